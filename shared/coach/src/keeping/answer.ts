import type { AnswerPart } from '@breakaway/contract';
import { plainText } from '../answer/plain-text.ts';
import type { Answer, Turn } from '../respond/reply.ts';

/** An answer about what is kept; no question stays open after it, unless `more` says so. */
export const answer = (parts: AnswerPart[], turn: Turn, by: string, more: Partial<Answer> = {}): Answer => ({
  parts,
  text: plainText(parts),
  memory: { ...turn.memory, saved: [], offer: null, open: null },
  calls: [],
  outcome: 'answered',
  by,
  ...more,
});

/** "a, b and c" */
export const inList = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
