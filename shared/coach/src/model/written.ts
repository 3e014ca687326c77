import { counting, small, tens } from '../language/number-words.ts';
import { anyUnit } from './units.ts';

/** Numbers in digits. */
export const digits = String.raw`\d{1,3}(?:[,\u00A0\u202F\u2009]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+|½|¼|¾`;
/** h:mm:ss and m:ss. */
export const clock = String.raw`(?<clock>\d{1,3}:\d{2}(?::\d{2})?)`;
/** "2h50", "2 h 50 min". */
export const hoursAndMinutes = `(?<hours>\\d{1,2})\\s?h\\s?(?<minutes>[0-5]?\\d)(?![\\d²³]|[.,:]\\d)(?:\\s?min(?:ute)?s?|\\s?m(?!\\p{L})|(?!\\s?${anyUnit}))(?![\\p{L}])`;
const counts = `(?:${counting})`;
/** "Three hundred and twelve", "a hundred", "half an hour". */
export const inWords = `(?<words>\\b(?:(?:an?[\\s-]+)?${counts}(?:(?:\\s|-|\\sand\\s)+${counts})*|half\\san?|a\\squarter\\sof\\san?)\\b)`;
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The number of digits that count: "3.50" has three, "250" three, "30" two. */
const significant = (written: string) => written.replace(/\D/g, '').replace(/^0+/, '').length;

/** The number that digits say, and what one more of their last digit is; 0 where the number is taken to be exact. */
export function readDigits(written: string): { plain: number; step: number } {
  if (written in fractions) return { plain: fractions[written]!, step: 0 };
  const grouped = /^\d{1,3}(?:[,\u00A0\u202F\u2009]\d{3})+(?:\.\d+)?$/.test(written);
  const number = grouped ? written.replace(/[,\u00A0\u202F\u2009]/g, '') : written.replace(',', '.');
  const decimals = number.split('.')[1]?.length ?? 0;
  return { plain: Number(number), step: significant(number) >= 2 ? 10 ** -decimals : 0 };
}

/** The number that words say. */
export function readWords(written: string): number {
  const words = written.toLowerCase().split(/[\s-]+/);
  if (words[0] === 'half') return 0.5;
  if (words[1] === 'quarter') return 0.25;
  let total = 0;
  let below = 0;
  for (const word of words) {
    if (word === 'hundred') below = (below || 1) * 100;
    else if (word === 'thousand') {
      total += (below || 1) * 1000;
      below = 0;
    } else below += small[word] ?? tens[word] ?? 0;
  }
  return total + below;
}

/** h:mm:ss or m:ss in seconds. */
export function readClock(written: string): number {
  const [a = 0, b = 0, c] = written.split(':').map(Number);
  return c === undefined ? 60 * a + b : 3600 * a + 60 * b + c;
}
