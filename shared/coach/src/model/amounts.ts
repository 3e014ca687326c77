import { isName, type Figure } from './figures.ts';

/** Amounts without a number that a text can hold: "twice", "two and a half hours", "dozens". */
const amounts =
  /\b(?:double[sd]?|doubling|twice|thrice|tripled?|triples|\w+fold|dozens?|a couple of|hundreds of|thousands of|millions?(?: of)?|(?:and )?a (?:half|third|quarter|fifth|tenth)\b(?! of an hour)|(?:two|three) (?:thirds|quarters)|half (?:of|your|the|as))\b/gi;

/** What of a text says how much and is no figure of `figuresOf`: other digits, and amounts in words. Its places and words. */
export function otherAmounts(text: string, figures: readonly Figure[]): { start: number; words: string }[] {
  const isRead = (at: number) => figures.some(({ start, end }) => at >= start && at < end);
  const digitsLeft = [...text.matchAll(/\p{N}+/gu)].flatMap(({ index, 0: written }) =>
    isRead(index) || isName(text, index, written) || /^[²³]$/.test(written)
      ? []
      : [{ start: index, words: written }],
  );
  const inAmounts = [...text.matchAll(amounts)].map(({ index, 0: words }) => ({
    start: index,
    words: words.toLowerCase(),
  }));
  return [...digitsLeft, ...inAmounts];
}
