import type { Reading } from '../../skill.ts';
import type { SessionAsk } from './ask.ts';
import type { Asked } from './asked.ts';
import { buildWords, generalWords, sessionWords } from './phrases.ts';

/** Reads a session on a hill of given length. */
export function readHill({ message, hill, constraint, flags }: Asked): Reading<SessionAsk> | null {
  const { text: plain } = message;
  return hill &&
    constraint?.kind !== 'shortHill' &&
    (buildWords.test(plain) ||
      sessionWords.test(plain) ||
      /\b(?:reps|repeats|blocks|total|something)\b/.test(plain)) &&
    !generalWords.test(plain)
    ? { ask: { wants: 'explain', spec: hill, ...flags, assumed: [] }, score: 0.95 }
    : null;
}
