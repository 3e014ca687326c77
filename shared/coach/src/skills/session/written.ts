import type { Session, SessionSpec, SessionTypeId } from '@breakaway/cycling';
import type { Reading } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import type { SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { inTime, riderOf } from './make.ts';
import { workIn } from './minutes.ts';
import { buildWords, explainWords } from './phrases.ts';

/** Kinds that are named by words and not by an intensity. */
const KINDS_OF_WORDS: ReadonlySet<SessionTypeId> = new Set<SessionTypeId>([
  'overUnder',
  'lowCadence',
  'sweetSpot',
  'tempo',
]);
const STEADY: readonly SessionTypeId[] = ['endurance', 'long', 'tempo', 'sweetSpot', 'threshold'];

/** Reads a session that is written in notation: to be explained, built around, or swapped. */
export function readWritten(asked: Asked): Reading<SessionAsk> | null {
  const { message, talk, type, constraint, minutes, tss, flags, about } = asked;
  const { text: plain, session } = message;
  if (!session) return null;
  const spec = session.spec as SessionSpec;
  if (isLesser(spec, asked.hill !== null, type, plain)) return null;
  const begin = about ? { about, words: plain } : {};
  const open = session.assumed.some((one) => one.startsWith('No intensity was given'));
  // "3x12 over-unders", "5x6 min at low cadence": what has no watts is of the kind that the words name.
  if (open && type !== null && type !== spec.type && KINDS_OF_WORDS.has(type) && !constraint)
    return {
      ask: { wants: 'explain', type, workMinutes: Math.round(workMinutesOf(spec)), ...flags, ...begin },
      score: 0.95,
    };
  const whole = wholeSession(session.session, spec);
  if (
    whole &&
    !constraint &&
    !/\b(?:explain|what (?:is|does|are)|why|purpose|can i|hold|in one go|non ?-?stop|straight)\b/.test(plain)
  )
    return {
      ask: {
        wants: 'build',
        ...whole,
        ...(type ? { type } : {}),
        ...(tss === undefined ? {} : { tss }),
        ...workIn(message, whole.type),
        ...flags,
        assumed: session.assumed,
      },
      score: 0.9,
    };
  // Where the whole length is said, nothing was added to the work by assumption.
  const assumedInTime = session.assumed.filter((one) => !one.startsWith('I added'));
  const length = lengthBeside(session, message);
  if (length !== undefined && !constraint) {
    if (noNumber(session))
      return {
        ask: { wants: 'build', type: spec.type ?? type ?? 'vo2max', minutes: length, ...flags },
        score: 0.95,
      };
    if (!spec.within)
      return {
        ask: { wants: 'build', spec: inTime(spec, length, riderOf(talk)), assumed: assumedInTime, ...flags },
        score: 0.95,
      };
  }
  const total =
    minutes !== undefined &&
    !constraint &&
    !spec.within &&
    (buildWords.test(plain) || /\binclud\w+|^session\b/.test(plain)) &&
    minutes >= 40 &&
    minutes > workMinutesOf(spec) + 10;
  const ask: SessionAsk = {
    wants: constraint ? 'swap' : 'explain',
    spec: total ? inTime(spec, minutes, riderOf(talk)) : spec,
    assumed: total ? assumedInTime : session.assumed,
    ...flags,
    ...begin,
  };
  if (constraint) ask.constraint = constraint;
  // "2x40 min to work and back, does that replace 90 min endurance?": what was read is what stands for the session.
  if (
    constraint &&
    ['commute', 'split'].includes(constraint.kind) &&
    !/\d ?x ?\d+ .{0,16}(?:@|\bat\b|sst|threshold|vo2)/.test(plain)
  ) {
    const { spec: _, assumed: __, ...rest } = ask;
    return { ask: { ...rest, type: type ?? 'endurance' }, score: 0.95 };
  }
  if (session.question) ask.question = session.question;
  const elsewhere = /\bhow far\b/.test(plain) ? 0.5 : /\b(?:eat|carbs?|gels?|drink)\b/.test(plain) ? 0.35 : 0;
  return { ask, score: (constraint || explainWords.test(plain) || about ? 0.95 : 0.85) - elsewhere };
}

/** Whether the session that was read is only a part of what is asked: sprints beside a hill or tempo, one go up a hill, an easy hour that has a name. */
function isLesser(
  { type: read, reps = 1, sets = 1, work, target, then }: SessionSpec,
  hill: boolean,
  type: SessionTypeId | null,
  plain: string,
): boolean {
  if (read === 'sprints')
    return (
      hill ||
      (type !== null &&
        STEADY.includes(type) &&
        /\b(?:some|a few|with|and|plus)\b/.test(plain) &&
        !/\d ?x ?\d/.test(plain))
    );
  if (then || reps * sets > 1 || work.length > 1) return false;
  return (
    (hill && read === 'hillReps') ||
    (type === 'recovery' && read === undefined && target?.of === 'ftp' && target.to <= 0.75)
  );
}

const noNumber = ({ assumed }: NonNullable<Message['session']>): boolean =>
  assumed.some((one) => one.startsWith('No number was given'));

/** The length, min, that stands beside a session which goes by a name: "pyramid, 75 min", "40/20s for 50 minutes". */
function lengthBeside(
  session: NonNullable<Message['session']>,
  { text: plain }: Message,
): number | undefined {
  const { name, type, work } = session.spec as SessionSpec;
  if (type === 'test' || !(name || type === 'pyramid' || noNumber(session))) return undefined;
  const found = /\b(\d{2,3}) ?-?min|\b(\d(?:\.\d)?) ?-?h(?:ours?|rs?)?\b/.exec(
    plain.slice(Math.max(0, session.start - 20), session.end + 28),
  );
  const minutes = found ? (found[1] ? Number(found[1]) : 60 * Number(found[2])) : 0;
  const whole = work.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return minutes >= 30 && minutes <= 360 && minutes > whole ? minutes : undefined;
}

const workMinutesOf = ({ work, reps = 1, sets = 1 }: SessionSpec): number =>
  (sets * reps * work.reduce((sum, { seconds }) => sum + seconds, 0)) / 60;

/**
 * "60 min of sweet spot", "VO2 session, 75 min": the length of the whole session is meant, not one effort of an hour above
 * what anybody rides in one piece.
 */
function wholeSession(
  made: Session | null,
  spec: SessionSpec,
): { type: SessionTypeId; minutes: number } | null {
  if (
    !made ||
    spec.then ||
    spec.within ||
    (spec.reps ?? 1) > 1 ||
    (spec.sets ?? 1) > 1 ||
    spec.work.length > 1
  )
    return null;
  const seconds = spec.work[0]?.seconds ?? 0;
  const easy = [
    'endurance',
    'recovery',
    'long',
    'tempo',
    'groupRide',
    'test',
    'hourOfPower',
    'openers',
    'enduranceSprints',
  ];
  return seconds >= 20 * 60 && !easy.includes(made.type) ? { type: made.type, minutes: seconds / 60 } : null;
}
