import { counting, small, tens } from '../language/number-words.ts';
import { anyUnit } from './units.ts';

/** Numbers in digits. */
export const digits = String.raw`\d{1,3}(?:[,'’ \u00A0\u202F\u2009]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+|½|¼|¾`;
/** h:mm:ss and m:ss. */
export const clock = String.raw`(?<clock>\d{1,3}:\d{2}(?::\d{2})?)`;
/** "2h50", "2 h 50 min". */
export const hoursAndMinutes = `(?<hours>\\d{1,2})\\s?h\\s?(?<minutes>[0-5]?\\d)(?![\\d²³]|[.,:]\\d)(?:\\s?min(?:ute)?s?|\\s?m(?!\\p{L})|(?!\\s?${anyUnit}))(?![\\p{L}])`;
const counts = `(?:${counting}|zero|nought)`;
const inARow = `${counts}(?:(?:[\\s-]|(?<=hundred|thousand)\\sand\\s|\\spoint\\s)+${counts})*`;
/** "Three hundred and twelve", "a hundred", "two five zero", "half an hour". */
export const inWords = `(?<words>\\b(?:(?:an?[\\s-]+)?${inARow}|half\\san?|a\\squarter\\sof\\san?)\\b)`;

/** Number words that are ordinary speech where no unit follows: "two things", "one more". */
export const isSpoken = (written: string): boolean => /^(?:zero|one|two|three)$/i.test(written);

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The number of digits that count: "3.50" has three, "250" three, "30" two. */
const significant = (written: string) => written.replace(/\D/g, '').replace(/^0+/, '').length;

/** The number that digits say, and what one more of their last digit is; 0 where the number is taken to be exact. */
export function readDigits(written: string): { plain: number; step: number } {
  if (written in fractions) return { plain: fractions[written]!, step: 0 };
  const grouped = /^\d{1,3}(?:[,'’ \u00A0\u202F\u2009]\d{3})+(?:\.\d+)?$/.test(written);
  const number = grouped ? written.replace(/[,'’ \u00A0\u202F\u2009]/g, '') : written.replace(',', '.');
  const decimals = number.split('.')[1]?.length ?? 0;
  return { plain: Number(number), step: significant(number) >= 2 ? 10 ** -decimals : 0 };
}

/** The number that words say, in English. */
export function readWords(written: string): number {
  const [whole = '', decimals] = written.toLowerCase().split(/\spoint\s/);
  const words = whole.split(/[\s-]+/);
  if (words[0] === 'half') return 0.5;
  if (words[1] === 'quarter') return 0.25;
  return decimals === undefined
    ? readWhole(words)
    : Number(`${readWhole(words)}.${digitsOf(decimals.split(/[\s-]+/))}`);
}

const digitsOf = (words: string[]) => words.map((word) => valueOf(word)).join('');
const valueOf = (word: string) => small[word] ?? tens[word] ?? 0;

function readWhole(words: string[]): number {
  // "Two five zero" is said digit by digit.
  const isDigit = (word: string) => word === 'zero' || word === 'nought' || (small[word] ?? 10) < 10;
  if (words.length > 1 && words.every(isDigit)) return Number(digitsOf(words));
  let total = 0;
  let below = 0;
  for (const word of words) {
    if (word === 'hundred') below = (below || 1) * 100;
    else if (word === 'thousand') {
      total += (below || 1) * 1000;
      below = 0;
    }
    // "Two fifty" is 250.
    else
      below = word in tens && below > 0 && below < 20 ? 100 * below + valueOf(word) : below + valueOf(word);
  }
  return total + below;
}

/** h:mm:ss or m:ss in seconds. @param inHours whether it is h:mm */
export function readClock(written: string, inHours: boolean): number {
  const [a = 0, b = 0, c] = written.split(':').map(Number);
  if (c === undefined && inHours) return 3600 * a + 60 * b;
  return c === undefined ? 60 * a + b : 3600 * a + 60 * b + c;
}
