import { counting } from '../language/number-words.ts';
import { foreignLanguages } from '../language/foreign/books.ts';
import { fold } from '../language/foreign/fold.ts';
import { numberAt } from '../language/foreign/number-words.ts';
import type { Figure } from './figures.ts';
import { isName } from './names.ts';

const ordinals =
  'half|halve|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth|hundredth|thousandth';
const how =
  'your|my|as|the|more|less|that|this|what|of|its|bigger|larger|higher|stronger|harder|faster|longer|heavier|body';

/** Amounts without a number of their own: "twice", "two and a half hours", "dozens". */
const amounts = new RegExp(
  `\\b(?:${[
    '(?:re)?doubl(?:e[sd]?|ing)|twice|thrice|trebl(?:e[sd]?|ing)|(?:tri|quadru|quintu|multi)pl(?:e[sd]?|y|ied|ying)|halv(?:e[sd]?|ing)',
    `(?:${counting}|\\d+|many|several)[\\s-]?fold`,
    `(?:${counting}|\\d+|many|several)\\s(?:times|x)\\s(?:${how})`,
    `(?:and[\\s-])?(?:an?|${counting}|several)[\\s-](?:${ordinals})s?(?!\\sof an hour)`,
    `(?:${ordinals})s\\sof`,
    'half\\s(?:of|again|your|my|its|the|as|that|this|what)',
    '(?:by|in)\\shalf',
    'dozens?|(?:a\\s)?couple\\sof|scores\\sof|tens\\sof|hundreds|thousands|millions?(?:\\sof)?|billions?(?:\\sof)?',
  ].join('|')})\\b`,
  'gi',
);
/** Words that an amount or a number in words goes on after, as alternatives of a pattern. */
export const goesOn = `an?|of|and|or|so|by|in|point|times|x|zero|nought|many|several|couple|dozens?|scores|tens|hundreds|thousands|millions?|billions?|(?:${ordinals})s?`;

/** Words, with the digits in them. */
const words = /[\p{L}\p{N}]+/gu;

/** Words of other scripts: the answers are in English, and a number could be among them. */
const otherScript = /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}])\p{L})+/gu;
/** Number words of other languages that are English words too, or short for a month. */
const english = new Set(['once', 'due', 'six', 'elf', 'cent', 'cents', 'mil', 'sept']);

/** Whether a word is a number in one of the languages that members write in. */
const isForeignNumber = (word: string) =>
  !english.has(word) && foreignLanguages.some((language) => numberAt([word], language)?.article === false);

/** What of a text says how much and is no figure of `figuresOf`: other digits, and amounts in words. Its places and words. */
export function otherAmounts(text: string, figures: readonly Figure[]): { start: number; words: string }[] {
  const isRead = (at: number) => figures.some(({ start, end }) => at >= start && at < end);
  const isLeft = (word: string, start: number) =>
    [...word.matchAll(/\p{N}+/gu)].some(
      ({ index, 0: written }) =>
        !isRead(start + index) && !isName(text, start + index, written) && !/^[²³]$/.test(written),
    );
  return [
    ...[...text.matchAll(words)].filter(({ index, 0: word }) => isLeft(word, index)),
    ...text.matchAll(amounts),
    ...text.matchAll(otherScript),
    ...[...text.matchAll(/\p{L}{3,}/gu)].filter(({ 0: word }) => isForeignNumber(fold(word))),
  ].map(({ index, 0: written }) => ({ start: index, words: written.toLowerCase() }));
}
