import {
  alternativeSessions,
  buildSession,
  sessionLoad,
  sessionSeconds,
  SESSION_TYPES,
  type Alternatives,
  type Session,
  type SessionTypeId,
} from '@breakaway/cycling';
import type { AnswerPart } from '@breakaway/contract';
import { details, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { resultOf, sessionPart } from './answer.ts';
import type { SessionAsk } from './ask.ts';
import { heartRange, targetWords } from './words.ts';

/** Answers "what instead?": what to ride, what is kept and lost, and when not to swap. */
export function swapped(ask: SessionAsk, from: Session | 'needsFtp', talk: Talk): Outcome {
  if (from === 'needsFtp')
    return { kind: 'refuse', text: 'Tell me your FTP first: the session is in watts.' };
  const { athlete } = talk;
  const constraint = ask.constraint ?? { kind: 'other' as const };
  const { options, doNotSwap } =
    constraint.kind === 'other'
      ? likeIt(from, ask)
      : alternativeSessions(from, {
          kind: constraint.kind,
          ...(constraint.minutes === undefined ? {} : { minutes: constraint.minutes }),
        });
  const [first, ...others] = options;
  if (!first)
    return {
      kind: 'refuse',
      text: 'I have no good swap for that. Ride easily instead, and do it another day.',
    };
  const ftpW = athlete.ftpW?.value ?? null;
  const all = sessionLoad(from, ftpW);
  const kept = first.kept.startsWith('it ') ? capital(first.kept) : `You keep ${first.kept}`;
  const parts: AnswerPart[] = [
    text(
      `${first.title}. ${kept}; you lose ${lower(first.lost)}.${targetSentence(first.session, ask, talk)}`,
    ),
    ...(first.session ? [sessionPart(first.session, ftpW)] : []),
    ...(doNotSwap ? [notice(doNotSwap)] : []),
    ...details(
      'Other ways, and what each costs',
      table(
        'Choices',
        ['Instead', 'Kept', 'Lost'],
        [first, ...others].map((option) => [option.title, option.kept, option.lost]),
      ) as never,
      {
        kind: 'text',
        text: `Planned was ${from.name}: ${show.aboutTime(all.durationS)}, about ${Math.round(all.tss)} TSS.`,
      },
      ...others.flatMap((option) => (option.session ? [sessionPart(option.session, ftpW)] : [])),
    ),
    suggestions('Do I have to catch up?', 'Explain it', 'What should I do tomorrow?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'alternative', arguments: ask, result: { shown: parts } }],
    ...(first.session ? { result: resultOf(first.session, talk) } : {}),
  };
}

/** " Work at 245 W." */
function targetSentence(session: Session | null, ask: SessionAsk, talk: Talk): string {
  const byFeel = ask.constraint?.kind === 'noPowerMeter' || ask.constraint?.kind === 'travel';
  const target = session && !byFeel ? targetWords(session, talk, ask.byHeart) : null;
  const { thresholdHrBpm } = talk.athlete;
  if (session && byFeel && ask.noHeart) return '';
  if (session && byFeel && thresholdHrBpm) {
    const beats = heartRange(session, thresholdHrBpm.value);
    return beats ? ` Heart rate ${beats} bpm late in the work.` : '';
  }
  if (!target || session?.type === 'groupRide') return '';
  const hard = session!.steps.some(({ kind }) => kind === 'work');
  return ` ${hard ? 'Work' : 'Ride'} at ${`${target.value} ${target.unit}`.trim()}.`;
}

/** Kinds of session that train nearly the same, with what is different. */
const relatives: Partial<Record<SessionTypeId, [SessionTypeId, string][]>> = {
  hillReps: [
    ['threshold', 'the slope; on the flat take a headwind, a big gear or the trainer'],
    ['vo2max', 'the slope, and some length'],
  ],
  threshold: [
    ['sweetSpot', 'a little intensity'],
    ['overUnder', 'steadiness'],
  ],
  sweetSpot: [
    ['tempo', 'a little intensity'],
    ['threshold', 'minutes'],
  ],
  overUnder: [
    ['threshold', 'the surges'],
    ['fortyTwenty', 'length'],
  ],
  vo2max: [
    ['thirtyFifteen', 'long efforts in one piece'],
    ['longVo2', 'the highest power'],
    ['hillReps', 'exact watts; a hard group ride or a race does it too'],
  ],
  longVo2: [
    ['vo2max', 'minutes'],
    ['threshold', 'intensity'],
  ],
  thirtyFifteen: [
    ['fortyTwenty', 'the rhythm'],
    ['vo2max', 'the short pieces'],
  ],
  fortyTwenty: [
    ['thirtyFifteen', 'the rhythm'],
    ['microbursts', 'length'],
  ],
  thirtyThirty: [
    ['thirtyFifteen', 'rest'],
    ['vo2max', 'the short pieces'],
  ],
  microbursts: [
    ['thirtyThirty', 'the sharpness'],
    ['fortyTwenty', 'the sharpness'],
  ],
  anaerobic: [
    ['sprintIntervals', 'length'],
    ['vo2max', 'power'],
  ],
  sprintIntervals: [
    ['sprints', 'the endurance of it'],
    ['tabata', 'full power'],
  ],
  sprints: [
    ['standingStarts', 'speed'],
    ['anaerobic', 'peak power'],
  ],
  standingStarts: [
    ['sprints', 'the force at the start; seated and at a high cadence it is kind to knees'],
    ['lowCadence', 'explosiveness'],
  ],
  lowCadence: [
    ['sweetSpot', 'the torque'],
    ['hillReps', 'the low cadence'],
  ],
  tempo: [
    ['endurance', 'intensity'],
    ['sweetSpot', 'ease'],
  ],
  endurance: [
    ['tempo', 'ease: take less of it'],
    ['recovery', 'the training in it'],
  ],
  long: [
    ['fatigued', 'hours'],
    ['tempo', 'hours: two shorter days in a row come nearer'],
  ],
  tabata: [
    ['thirtyFifteen', 'the all-out efforts'],
    ['sprintIntervals', 'the short rests'],
  ],
  timeTrialPace: [
    ['threshold', 'minutes in position'],
    ['sweetSpot', 'race pace'],
  ],
  raceWinning: [
    ['anaerobic', 'the holding on'],
    ['fortyTwenty', 'the attack'],
  ],
  pyramid: [
    ['vo2max', 'variety'],
    ['thirtyFifteen', 'the long steps'],
  ],
};

/** Something that trains nearly the same, where nothing was said to stand in the way. */
function likeIt(from: Session, _ask: SessionAsk): Alternatives {
  const minutes = Math.min(360, Math.max(20, Math.round(sessionSeconds(from) / 60)));
  const some = relatives[from.type] ?? [
    ['sweetSpot', 'the special stimulus'],
    ['endurance', 'intensity'],
  ];
  const options = some.flatMap(([aim, lost]) => {
    const session = buildSession({ aim, minutes });
    return session
      ? [
          {
            title: capital(session.name),
            session,
            kept: SESSION_TYPES[aim].purpose.replace(/^It /, 'it ').replace(/\.$/, ''),
            lost,
            loadChangeTss: Math.round(sessionLoad(session).tss - sessionLoad(from).tss),
          },
        ]
      : [];
  });
  return { options, doNotSwap: null };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const lower = (words: string) => words.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
