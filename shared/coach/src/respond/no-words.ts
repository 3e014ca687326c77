import { notice, text } from '../answer/parts.ts';
import { plainText } from '../answer/plain-text.ts';
import type { Memory } from '../memory.ts';
import type { Answer } from './reply.ts';

const parts = [notice('No words had come yet.')];

/** What stands in an answer that was stopped before it had any words. */
export const NO_WORDS = { parts, text: plainText(parts), stopped: true } as const;

/** The answer that a stop leaves where nobody was writing any more. @param words what had come, perhaps none */
export const stoppedAfter = (words: string, memory: Memory): Answer => ({
  ...(words.trim() === '' ? NO_WORDS : { parts: [text(words)], text: words, stopped: true }),
  memory,
  calls: [],
  outcome: 'talk',
  by: 'stopped',
});
