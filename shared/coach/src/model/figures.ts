import { counting, small, tens } from '../language/number-words.ts';
import { denominatorAt } from './denominators.ts';
import { unitPattern, units, type Dimension } from './units.ts';

/** A figure as it stands in a text. */
export interface Figure {
  /** the number as written, without sign and separators */
  plain: number;
  /** in the base unit of its dimension; the same as `plain` without a unit */
  value: number;
  dimension: Dimension | null;
  /** the part of the dimension that says what it is counted by: " per week" */
  per?: string;
  /** half of the last digit written, in the base unit; 0 where the figure is taken to be exact */
  within: number;
  start: number;
  end: number;
  text: string;
}

const digits = String.raw`\d{1,3}(?:[,\u00A0\u202F\u2009]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+|½|¼|¾`;
const clock = String.raw`(?<clock>\d{1,3}:\d{2}(?::\d{2})?)`;
const counts = `(?:${counting})`;
/** "Three hundred and twelve", "a hundred", "half an hour". */
const inWords = `(?<words>\\b(?:(?:an?[\\s-]+)?${counts}(?:(?:\\s|-|\\sand\\s)+${counts})*|half\\san?|a\\squarter\\sof\\san?)\\b)`;
/** What may stand between a figure and its unit: "30 more watts", "30+ W", "four long hours". */
export const inBetween =
  '(?:more|extra|less|fewer|additional|further|full|long|easy|hard|good|solid|whole|or so|odd)';
const between = `(?:\\+|ish|-odd)?(?:\\s${inBetween})?[\\s\\u00A0\\u202F-]?`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,:])(?:${clock}|(?<digits>${digits})|${inWords})(?:${between}${unitPattern})?`,
  'giu',
);

/** Names that hold a digit and measure nothing: "zone 2", "Z4", "VO2max". */
const names = /(?:\b(?:zones?|z)[\s-]?|\b(?:vo|co|h)|\bvitamin [bd])$/i;

const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The number of digits that count: "3.50" has three, "250" three, "30" two. */
const significant = (written: string) => written.replace(/\D/g, '').replace(/^0+/, '').length;

function readDigits(written: string): { plain: number; step: number } {
  if (written in fractions) return { plain: fractions[written]!, step: 0 };
  const grouped = /^\d{1,3}(?:[,\u00A0\u202F\u2009]\d{3})+(?:\.\d+)?$/.test(written);
  const number = grouped ? written.replace(/[,\u00A0\u202F\u2009]/g, '') : written.replace(',', '.');
  const decimals = number.split('.')[1]?.length ?? 0;
  return { plain: Number(number), step: significant(number) >= 2 ? 10 ** -decimals : 0 };
}

function readWords(written: string): number {
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
function readClock(written: string): number {
  const [a = 0, b = 0, c] = written.split(':').map(Number);
  return c === undefined ? 60 * a + b : 3600 * a + 60 * b + c;
}

/** Number words up to this are ordinary speech where no unit follows: "two things", "one more". */
const SPOKEN = 12;

/** Whether a number is part of a name. */
export const isName = (text: string, start: number, written: string) =>
  /^\d{1,2}$/.test(written) && names.test(text.slice(Math.max(0, start - 16), start));

/** Every figure of a text, in order: digits, clocks, and numbers in words. */
export function figuresOf(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups!;
    const start = match.index;
    const end = start + match[0].length;
    const at = units.findIndex((_, i) => groups[`u${i}`] !== undefined);
    const unit = units[at];
    if (groups['clock'] !== undefined) {
      const value = readClock(groups['clock']);
      found.push({ plain: value, value, dimension: 'time', within: 0.5, start, end, text: match[0] });
      continue;
    }
    const written = groups['digits'];
    if (!unit && written !== undefined && isName(text, start, written)) continue;
    const { plain, step } =
      written === undefined ? { plain: readWords(groups['words']!), step: 0 } : readDigits(written);
    if (written === undefined && !unit && plain <= SPOKEN) continue;
    const factor = unit?.[2] ?? 1;
    found.push({
      plain,
      value: plain * factor,
      dimension: unit?.[1] ?? null,
      within: (step * factor) / 2,
      start,
      end,
      text: match[0],
    });
  }
  return withSharedUnit(text, counted(text, joined(text, withSharedUnit(text, found))));
}

/** "60 g per kilo" is no mass: what a figure is counted by is a part of what it measures. */
function counted(text: string, figures: Figure[]): Figure[] {
  return figures.map((one) => {
    const denominator = denominatorAt(text, one.end);
    if (!denominator) return one;
    const { per, end } = denominator;
    return {
      ...one,
      dimension: `${one.dimension ?? 'number'}${per}`,
      end,
      text: text.slice(one.start, end),
      per,
    };
  });
}

/** "245 to 255 W": the first figure has the unit of the second. */
function withSharedUnit(text: string, figures: Figure[]): Figure[] {
  return figures.map((one, i) => {
    const next = figures[i + 1];
    if (one.dimension !== null || !next || next.dimension === null) return one;
    if (!/^\s*(?:to|or|and|–|-|—)\s*$/.test(text.slice(one.end, next.start))) return one;
    const factor = next.plain === 0 ? 1 : next.value / next.plain;
    return { ...one, dimension: next.dimension, value: one.plain * factor, within: one.within * factor };
  });
}

/** "1 h 23 min" is one time. */
function joined(text: string, figures: Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const one of figures) {
    const before = all.at(-1);
    if (
      before?.dimension === 'time' &&
      one.dimension === 'time' &&
      !before.text.includes(':') &&
      !one.text.includes(':') &&
      before.value / before.plain > one.value / one.plain &&
      /^\s*(?:and\s|,\s)?\s*$/.test(text.slice(before.end, one.start))
    ) {
      const value = before.value + one.value;
      all[all.length - 1] = {
        ...before,
        value,
        plain: value,
        within: one.value / one.plain / 2,
        end: one.end,
        text: text.slice(before.start, one.end),
      };
    } else all.push(one);
  }
  return all;
}
