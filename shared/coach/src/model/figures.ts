import { denominatorAt } from './denominators.ts';
import { isName } from './names.ts';
import { unitPattern, units, type Dimension } from './units.ts';
import {
  clock,
  digits,
  hoursAndMinutes,
  inWords,
  isSpoken,
  readClock,
  readDigits,
  readWords,
} from './written.ts';

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

/** What may stand between a figure and its unit: "30 more watts", "30+ W", "four long hours". */
export const inBetween =
  '(?:more|extra|less|fewer|additional|further|full|long|easy|hard|good|solid|whole|or so|odd)';
const between = `(?:\\+|ish|-odd)?(?:[^\\S\\n]${inBetween})?(?:[^\\S\\n]|-)?`;
const pattern = new RegExp(
  `(?:(?<![\\p{L}\\d]|\\d[.,:])|(?<=\\d[x*]))(?:${clock}|${hoursAndMinutes}|(?<digits>${digits})|${inWords})(?:${between}${unitPattern})?`,
  'giu',
);

/** A minus, and no range, before a number. */
const minus = /(?:^|[\s(:])[-−–]$|\bminus\s$/i;

/** Every figure of a text, in order: digits, clocks, and numbers in words. */
export const figuresOf = (text: string): Figure[] =>
  numbersIn(text).filter((one) => one.dimension !== null || !isSpoken(one.text));

/** The same with small number words that no unit follows: one may still come. */
export function numbersIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups!;
    const start = match.index;
    const end = start + match[0].length;
    const at = units.findIndex((_, i) => groups[`u${i}`] !== undefined);
    const unit = units[at];
    if (groups['clock'] !== undefined) {
      const value = readClock(groups['clock'], unit?.[1] === 'time' && unit[2] === 3600);
      found.push({ plain: value, value, dimension: 'time', within: 0.5, start, end, text: match[0] });
      continue;
    }
    if (groups['hours'] !== undefined) {
      const value = 3600 * Number(groups['hours']) + 60 * Number(groups['minutes']);
      found.push({ plain: value, value, dimension: 'time', within: 30, start, end, text: match[0] });
      continue;
    }
    const written = groups['digits'];
    const { plain, step } =
      written === undefined ? { plain: readWords(groups['words']!), step: 0 } : readDigits(written);
    if (!unit && isName(text, start, written ?? String(plain), end)) continue;
    const factor = unit?.[2] ?? 1;
    // Elsewhere a sign only says which way.
    const sign = unit?.[1].startsWith('temperature') && minus.test(text.slice(0, start)) ? -1 : 1;
    found.push({
      plain,
      value: sign * plain * factor,
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
    if (!/^\s*(?:to|or|and|–|-|—|\/)\s*$/.test(text.slice(one.end, next.start))) return one;
    const factor = next.plain === 0 ? 1 : next.value / next.plain;
    return { ...one, dimension: next.dimension, value: one.plain * factor, within: one.within * factor };
  });
}

/** "1:23" and "1h23" are whole times. */
const isWhole = /:|h\s?\d/i;

/** "1 h 23 min" is one time. */
function joined(text: string, figures: Figure[]): Figure[] {
  const all: Figure[] = [];
  for (const one of figures) {
    const before = all.at(-1);
    if (
      before?.dimension === 'time' &&
      one.dimension === 'time' &&
      !isWhole.test(before.text) &&
      !isWhole.test(one.text) &&
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
