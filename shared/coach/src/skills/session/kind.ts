import type { Reading } from '../../skill.ts';
import type { About, SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { explainWords, sessionWords } from './phrases.ts';

/** Questions on a kind of session, which are no wish for one. */
const ASIDE: ReadonlySet<About> = new Set<About>([
  'where',
  'often',
  'rest',
  'mistake',
  'notWhen',
  'last',
  'fail',
  'easy',
  'effort',
  'progress',
  'feel',
  'cadence',
  'safe',
]);

/** Reads a question on one side of a kind of session: how often, where, with which rests. */
export function readAside({
  message,
  type,
  minutes,
  flags,
  about,
  otherFigures,
}: Asked): Reading<SessionAsk> | null {
  const { text: plain } = message;
  const anyDay = about === 'when' && type !== 'recovery' && type !== 'endurance' && type !== 'openers';
  return type !== null &&
    about &&
    (ASIDE.has(about) || anyDay) &&
    minutes === undefined &&
    !otherFigures &&
    !/\b(?:build|give me|make me|design|create|suggest)\b/.test(plain)
    ? { ask: { wants: 'explain', type, ...flags, about, words: plain }, score: 0.65 }
    : null;
}

/** Reads a question on a kind of session as a whole: what it is, and what it is good for. */
export function readKind({ message, type, flags, about, otherFigures }: Asked): Reading<SessionAsk> | null {
  const { text: plain } = message;
  return type !== null &&
    (explainWords.test(plain) || about) &&
    (sessionWords.test(plain) ||
      /\b(?:over ?-?unders?|30 ?\/ ?15|40 ?\/ ?20|tabata|openers|microburst|hour of power|sprints?|hill (?:reps|repeats)|pyramid)\b/.test(
        plain,
      )) &&
    (!otherFigures || /\bwhat (?:exactly |actually )?is an?\b/.test(plain))
    ? {
        ask: { wants: 'explain', type, ...flags, ...(about ? { about, words: plain } : {}) },
        score: 0.6,
      }
    : null;
}
