import type { Figure } from './figures.ts';
import { isName } from './names.ts';

/** Amounts without a number that a text can hold: "twice", "two and a half hours", "dozens". */
const amounts =
  /\b(?:double[sd]?|doubling|twice|thrice|tripled?|triples|\w+fold|dozens?|a couple of|hundreds of|thousands of|millions?(?: of)?|(?:and )?a (?:half|third|quarter|fifth|tenth)\b(?! of an hour)|(?:two|three) (?:thirds|quarters)|half (?:of|your|the|as))\b/gi;

/** A word with a digit in it. */
const wordWithDigits = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu;

/** What of a text says how much and is no figure of `figuresOf`: other digits, and amounts in words. Its places and words. */
export function otherAmounts(text: string, figures: readonly Figure[]): { start: number; words: string }[] {
  const isRead = (at: number) => figures.some(({ start, end }) => at >= start && at < end);
  const isLeft = (word: string, start: number) =>
    [...word.matchAll(/\p{N}+/gu)].some(
      ({ index, 0: written }) =>
        !isRead(start + index) && !isName(text, start + index, written) && !/^[²³]$/.test(written),
    );
  return [
    ...[...text.matchAll(wordWithDigits)].filter(({ index, 0: word }) => isLeft(word, index)),
    ...text.matchAll(amounts),
  ].map(({ index, 0: words }) => ({ start: index, words: words.toLowerCase() }));
}
