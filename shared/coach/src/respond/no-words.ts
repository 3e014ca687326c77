import { notice } from '../answer/parts.ts';
import { plainText } from '../answer/plain-text.ts';

const parts = [notice('No words had come yet.')];

/** What stands in an answer that was stopped before it had any words. */
export const NO_WORDS = { parts, text: plainText(parts), stopped: true } as const;
