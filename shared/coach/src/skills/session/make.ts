import {
  buildSession,
  builtSpec,
  sessionFrom,
  sessionLoad,
  SESSION_TYPES,
  type Session,
  type SessionSpec,
  type SessionTypeId,
  type TargetRider,
} from '@breakaway/cycling';
import type { Talk } from '../../skill.ts';
import type { SessionAsk, Side } from './ask.ts';

/** What is known of the rider for targets. */
export const riderOf = ({ athlete }: Talk) => ({
  ftpW: athlete.ftpW?.value,
  massKg: athlete.massKg?.value,
  thresholdHrBpm: athlete.thresholdHrBpm?.value,
  maxHrBpm: athlete.maxHrBpm?.value,
});

/** Length of a session of which none was said, min. */
const USUAL: Partial<Record<SessionTypeId, number>> = {
  endurance: 120,
  long: 210,
  recovery: 45,
  openers: 50,
  groupRide: 120,
  fatigued: 180,
  enduranceSprints: 90,
};
const usualMinutes = (type: SessionTypeId): number => USUAL[type] ?? 60;

/** The session that a question is about; null where it cannot be read, `needsFtp` where its watts need one. */
export function sessionOf(ask: SessionAsk, talk: Talk): Session | null | 'needsFtp' {
  const spec = specOf(ask);
  if (spec && (ask.spec || ask.workMinutes || ask.sprints)) {
    const made = sessionFrom(spec, riderOf(talk));
    if (made.ok) return made.session;
    return made.missing?.includes('powerMatrix.ftp') ? 'needsFtp' : null;
  }
  return buildSession(buildQuestion(ask));
}

/** What a sprint takes with its rest, min. */
const SPRINTS_MIN = 3.5;

/** A session as plain data that words can change: as it was written, or as it was built; null where it has no such form. */
export function specOf(ask: SessionAsk): SessionSpec | null {
  if (ask.spec) return ask.spec;
  const base = ask.workMinutes
    ? withWork(ask.type ?? 'sweetSpot', ask.workMinutes, ask.minutes)
    : builtSpec(
        buildQuestion(
          ask.sprints && ask.minutes !== undefined
            ? { ...ask, minutes: Math.max(20, ask.minutes - SPRINTS_MIN * ask.sprints) }
            : ask,
        ),
      );
  if (!base || !ask.sprints) return base;
  return {
    ...base,
    then: [{ type: 'sprints', reps: ask.sprints, work: [{ seconds: 10 }], restS: 180 }, ...(base.then ?? [])],
  };
}

/** The kind of session whose mean intensity brings a load, TSS, in a time, min: TSS an hour is 100 x IF². */
function typeForLoad(tss: number, minutes: number): SessionTypeId {
  const hourly = (60 * tss) / minutes;
  if (hourly <= 28) return 'recovery';
  if (hourly <= 45) return 'endurance';
  return hourly <= 54 ? 'tempo' : hourly <= 66 ? 'sweetSpot' : 'threshold';
}

/** @returns the question for `buildSession`, with the share of the most work that comes nearest to the load where one is wished for */
function buildQuestion({
  type: kind,
  minutes,
  tss,
  beginner,
  indoor,
  noPowerMeter,
}: SessionAsk): Parameters<typeof buildSession>[0] {
  const type = kind ?? (tss === undefined || minutes === undefined ? 'sweetSpot' : typeForLoad(tss, minutes));
  const question = {
    aim: type,
    minutes: minutes ?? usualMinutes(type),
    level: beginner ? ('new' as const) : ('regular' as const),
    ...(indoor ? { indoor } : {}),
    ...(noPowerMeter ? { noPowerMeter } : {}),
  };
  if (tss === undefined) return question;
  const lengths = minutes === undefined ? Array.from({ length: 67 }, (_, i) => 30 + 5 * i) : [minutes];
  const shares = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1];
  const all = lengths.flatMap((length) =>
    (minutes === undefined ? [0.85] : shares).flatMap((shareOfMost) => {
      const made = buildSession({ ...question, minutes: length, shareOfMost });
      return made
        ? [
            {
              question: { ...question, minutes: length, shareOfMost },
              off: Math.abs(sessionLoad(made).tss - tss),
            },
          ]
        : [];
    }),
  );
  return all.length > 0 ? all.reduce((best, one) => (one.off < best.off ? one : best)).question : question;
}

/** Lengths of a piece that riders use, min, by how hard it is. */
const PIECES: readonly (readonly [from: number, pieces: readonly number[]])[] = [
  [1.15, [1, 2]],
  [1.06, [4, 5, 3]],
  [1.01, [8, 6, 10]],
  [0.94, [10, 8, 15, 20, 12]],
  [0, [20, 15, 10, 12, 25, 30]],
];

/** "40 min at sweet spot in an hour": two to six pieces of a usual length. */
function withWork(type: SessionTypeId, workMinutes: number, minutes: number | undefined): SessionSpec {
  const pieces = PIECES.find(([from]) => SESSION_TYPES[type].target >= from)![1];
  const piece =
    pieces.find((one) => workMinutes % one === 0 && workMinutes / one >= 2 && workMinutes / one <= 6) ??
    workMinutes;
  const reps = Math.round(workMinutes / piece);
  const spec: SessionSpec = { type, reps, work: [{ seconds: 60 * piece }] };
  return minutes === undefined ? spec : inTime(spec, minutes, {});
}

/** A session with just the repetitions that were said, in a time, min: the rest of it is warm-up, cool-down and easy riding. */
export function inTime(spec: SessionSpec, minutes: number, rider: TargetRider): SessionSpec {
  const built = sessionFrom({ ...spec, warmUpS: 0, coolDownS: 0 }, rider);
  const spareS = built.ok ? 60 * minutes - sessionLoad(built.session).durationS : 0;
  if (spec.within || spareS < 600) return { ...spec, totalS: 60 * minutes };
  const coolDownS = Math.min(600, 60 * Math.round(spareS / 180));
  const warmUpS = Math.min(1200, spareS - coolDownS);
  const easyS = spareS - coolDownS - warmUpS;
  return {
    ...spec,
    warmUpS,
    coolDownS,
    ...(easyS > 0 && { then: [...(spec.then ?? []), { type: 'endurance', work: [{ seconds: easyS }] }] }),
  };
}

/** One side of a comparison as a session. */
export function sideOf({ spec, type }: Side, talk: Talk): Session | null {
  if (!spec) return type ? buildSession({ aim: type, minutes: usualMinutes(type) }) : null;
  const made = sessionFrom(spec, riderOf(talk));
  return made.ok ? made.session : null;
}
