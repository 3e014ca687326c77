import { alternativeSessions, sessionLoad, type Session } from '@breakaway/cycling';
import type { AnswerPart } from '@breakaway/contract';
import { details, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { typeForAim, typeIn } from '../../language/session-types.ts';
import type { Outcome, Reading, Talk } from '../../skill.ts';
import { likeIt } from './alike.ts';
import { capital, resultOf, sessionPart } from './answer.ts';
import type { SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { effortsIn } from './hill.ts';
import { longestOther } from './minutes.ts';
import { sessionWords } from './phrases.ts';
import { heartRange, targetWords } from './words.ts';

/** Reads a request to replace a kind of session because of some obstacle. */
export function readSwap({
  message,
  type,
  constraint,
  otherSport,
  minutes,
  flags,
}: Asked): Reading<SessionAsk> | null {
  const { text: plain } = message;
  if (
    !constraint ||
    !(type !== null || otherSport || sessionWords.test(plain) || constraint.kind !== 'other')
  )
    return null;
  const long = /\blong rides?\b/.test(plain) ? 'long' : null;
  const from =
    long ??
    type ??
    typeIn(plain) ??
    typeForAim(plain) ??
    (/\b(?:intervals?|hard|(?<!air )quality|key)\b/.test(plain)
      ? 'threshold'
      : otherSport || (minutes ?? 0) >= 100 || /\b(?:ride|riding)\b/.test(plain)
        ? 'endurance'
        : 'threshold');
  const planned = longestOther(message, constraint.minutes);
  const slept = constraint.kind === 'badSleep' || constraint.kind === 'missed';
  const length =
    constraint.kind === 'lessTime' || (constraint.kind === 'indoor' && constraint.minutes !== undefined)
      ? planned
      : otherSport || slept
        ? undefined
        : minutes;
  const clear =
    type !== null ||
    long !== null ||
    otherSport ||
    ['swapDays', 'missed', 'split', 'commute', 'noTrainer', 'outdoors', 'storm'].includes(constraint.kind);
  const efforts = constraint.kind === 'shortHill' ? effortsIn(message, from, constraint.minutes) : null;
  const sure =
    otherSport ||
    ((constraint.kind === 'hot' || constraint.kind === 'lessTime') && (type !== null || long !== null)) ||
    efforts !== null;
  return {
    ask: {
      wants: 'swap',
      type: from,
      constraint,
      ...flags,
      ...(length ? { minutes: length } : {}),
      ...(efforts ? { spec: efforts } : {}),
    },
    score: sure ? 0.95 : clear ? 0.85 : 0.65,
  };
}

/** Answers "what instead?": what to ride, what is kept and lost, and when not to swap. */
export function swapped(ask: SessionAsk, from: Session | 'needsFtp', talk: Talk): Outcome {
  if (from === 'needsFtp')
    return { kind: 'refuse', text: 'Tell me your FTP first: the session is in watts.' };
  const { athlete } = talk;
  const constraint = ask.constraint ?? { kind: 'other' as const };
  const { options, doNotSwap } =
    constraint.kind === 'other'
      ? likeIt(from)
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
      `${first.title}. ${kept}. You lose ${lower(first.lost)}.${targetSentence(first.session, ask, talk)}`,
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
  if (!session || !target || session.type === 'groupRide') return '';
  const hard = session.steps.some(({ kind }) => kind === 'work');
  return ` ${hard ? 'Work' : 'Ride'} at ${`${target.value} ${target.unit}`.trim()}.`;
}

const lower = (words: string) => words.replace(/^[A-Z](?=[a-z' ])/, (letter) => letter.toLowerCase());
