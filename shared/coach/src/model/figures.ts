import { counting, small, tens } from '../language/number-words.ts';

/** What a figure measures; figures without a unit have none. */
type Dimension = string;

/** A figure as it stands in a text. */
export interface Figure {
  /** the number as written, without sign and separators */
  plain: number;
  /** in the base unit of its dimension; the same as `plain` without a unit */
  value: number;
  dimension: Dimension | null;
  /** half of the last digit written, in the base unit; 0 where the figure is taken to be exact */
  within: number;
  start: number;
  end: number;
  text: string;
}

/** Spellings of a unit, what it measures, and how many base units it is. Longer spellings come first. */
const units: [spelling: string, dimension: Dimension, factor: number][] = [
  [String.raw`w(?:atts?)?\s?(?:\/|per\s)\s?k(?:g|ilo(?:gram)?s?)`, 'power per mass', 1],
  [String.raw`ml\s?\/\s?kg\s?\/\s?min|ml\/\(kg[·*\s]min\)`, 'oxygen', 1],
  [String.raw`k(?:m|ilomet(?:er|re)s?)\s?(?:\/\s?h|per hour|an hour)|kmh|kph`, 'speed', 1 / 3.6],
  [String.raw`mph|miles? (?:per|an) hour`, 'speed', 0.44704],
  [String.raw`m\/s|met(?:er|re)s? (?:per|a) second`, 'speed', 1],
  [String.raw`m\s?\/\s?h|met(?:er|re)s? (?:per|an) hour`, 'climbing speed', 1],
  [
    String.raw`g\s?\/\s?h|g(?:rams?)?(?: of carbs?| of carbohydrates?)? (?:per|an|each|every) hour`,
    'mass per time',
    1,
  ],
  [String.raw`ml\s?\/\s?h|ml (?:per|an|each|every) hour`, 'volume per time', 1],
  [String.raw`mg\s?\/\s?h|mg (?:per|an|each|every) hour`, 'salt per time', 1],
  [String.raw`kg\s?\/\s?m(?:³|\^?3)`, 'density', 1],
  [String.raw`m²|m\^2|square met(?:er|re)s?`, 'area', 1],
  [String.raw`kw|kilowatts?`, 'power', 1000],
  [String.raw`w(?:atts?)?`, 'power', 1],
  [String.raw`km|k|kilomet(?:er|re)s?`, 'length', 1000],
  [String.raw`mi(?:les?)?`, 'length', 1609.344],
  [String.raw`mm|millimet(?:er|re)s?`, 'length', 0.001],
  [String.raw`cm|centimet(?:er|re)s?`, 'length', 0.01],
  [String.raw`ft|feet|foot`, 'length', 0.3048],
  [String.raw`m(?:et(?:er|re)s?)?`, 'length', 1],
  [String.raw`kg|kilo(?:gram)?s?`, 'mass', 1],
  [String.raw`lbs?|pounds?`, 'mass', 0.45359237],
  [String.raw`mg|milligrams?`, 'mass', 1e-6],
  [String.raw`g(?:rams?)?`, 'mass', 0.001],
  [String.raw`ml|millilit(?:er|re)s?`, 'volume', 0.001],
  [String.raw`l(?:it(?:er|re)s?)?`, 'volume', 1],
  [String.raw`kj|kilojoules?`, 'energy', 1000],
  [String.raw`j(?:oules?)?`, 'energy', 1],
  [String.raw`kcal|calories`, 'food energy', 1],
  [String.raw`tss`, 'load', 1],
  [String.raw`bpm|beats?(?: (?:per|a) minute)?`, 'heart rate', 1],
  [String.raw`rpm|revolutions?(?: (?:per|a) minute)?`, 'cadence', 1],
  [String.raw`%|per\s?cent`, 'share', 1],
  [String.raw`bar`, 'pressure', 1],
  [String.raw`psi`, 'pressure', 0.0689476],
  [String.raw`°\s?c|degrees?(?: celsius)?`, 'temperature', 1],
  [String.raw`°\s?f|degrees? fahrenheit`, 'temperature in fahrenheit', 1],
  [String.raw`h(?:(?:ou)?rs?)?`, 'time', 3600],
  [String.raw`min(?:ute)?s?`, 'time', 60],
  [String.raw`s(?:ec(?:ond)?s?)?`, 'time', 1],
  [String.raw`days?`, 'days', 1],
  [String.raw`weeks?`, 'weeks', 1],
  [String.raw`months?`, 'months', 1],
  [String.raw`years?`, 'years', 1],
];
const unitPattern = `(?:${units.map(([spelling], i) => `(?<u${i}>${spelling})`).join('|')})(?![\\p{L}\\d²³])`;

const digits = String.raw`\d{1,3}(?:[,\u00A0\u202F\u2009]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+|½|¼|¾`;
const clock = String.raw`(?<clock>\d{1,3}:\d{2}(?::\d{2})?)`;
const counts = `(?:${counting})`;
/** "Three hundred and twelve", "a hundred", "half an hour". */
const inWords = `(?<words>\\b(?:(?:an?[\\s-]+)?${counts}(?:(?:\\s|-|\\sand\\s)+${counts})*|half\\san?|a\\squarter\\sof\\san?)\\b)`;
/** What may stand between a figure and its unit: "30 more watts", "30+ W", "four long hours". */
const between =
  '(?:\\+|ish|-odd)?(?:\\s(?:more|extra|less|fewer|additional|further|full|long|easy|hard|good|solid|whole|or so|odd))?[\\s\\u00A0\\u202F-]?';
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

const isName = (text: string, start: number, written: string) =>
  /^\d{1,2}$/.test(written) && names.test(text.slice(Math.max(0, start - 16), start));

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
  return joined(text, withSharedUnit(text, found));
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
