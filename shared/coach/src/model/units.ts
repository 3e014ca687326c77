/** What a figure measures; figures without a unit have none. */
export type Dimension = string;

/** Spellings of a unit, what it measures, and how many base units it is. Longer spellings come first. */
export const units: [spelling: string, dimension: Dimension, factor: number][] = [
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
  [String.raw`yards?|yd`, 'length', 0.9144],
  [String.raw`inch(?:es)?`, 'length', 0.0254],
  [String.raw`m(?:et(?:er|re)s?)?`, 'length', 1],
  [String.raw`kg|kilo(?:gram)?s?`, 'mass', 1],
  [String.raw`lbs?|pounds?`, 'mass', 0.45359237],
  [String.raw`oz|ounces?`, 'mass', 0.0283495],
  [String.raw`mg|milligrams?`, 'mass', 1e-6],
  [String.raw`g(?:rams?)?`, 'mass', 0.001],
  [String.raw`cl|centilit(?:er|re)s?`, 'volume', 0.01],
  [String.raw`dl|decilit(?:er|re)s?`, 'volume', 0.1],
  [String.raw`pints?`, 'volume', 0.568],
  [String.raw`gallons?`, 'volume', 4.546],
  [String.raw`ml|millilit(?:er|re)s?`, 'volume', 0.001],
  [String.raw`l(?:it(?:er|re)s?)?`, 'volume', 1],
  [String.raw`kj|kilojoules?`, 'energy', 1000],
  [String.raw`j(?:oules?)?`, 'energy', 1],
  [String.raw`kcal|(?:kilo)?calories`, 'food energy', 1],
  [String.raw`tss`, 'load', 1],
  [String.raw`bpm|beats?(?: (?:per|a) minute)?`, 'heart rate', 1],
  [String.raw`rpm|revolutions?(?: (?:per|a) minute)?`, 'cadence', 1],
  [String.raw`%|per\s?cent|pct|percentage points?`, 'share', 1],
  [String.raw`points?`, 'points', 1],
  [String.raw`(?:(?:caffeine|salt|sodium|electrolyte|iron)\s)?(?:tablets?|pills?|capsules?)`, 'tablets', 1],
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
/** One of the units, as a group `u0`, `u1`, … by its place in the list. */
export const unitPattern = `(?:${units.map(([spelling], i) => `(?<u${i}>${spelling})`).join('|')})(?![\\p{L}\\d²³])`;
/** The same without groups. */
export const anyUnit = unitPattern.replaceAll(/\(\?<u\d+>/g, '(?:');

/** "Week 3" and "day 2" are the third and the second. */
const counted = new Set(['days', 'weeks', 'months', 'years', 'points']);
/** A unit, and nothing but numbers after it: "Watts: 187, 203", "Power (W) 140", "bar 5.1 / 5.3". */
const atHead = new RegExp(
  `(?<!\\d[\\s\\u00A0\\u202F-]?)(?<![\\p{L}\\d])${unitPattern}\\)?:?\\s*(?:\\d[\\d.,:]*\\s?(?:[/,–-]|to|or|and)?\\s*)*$`,
  'iu',
);

/** The unit that stands at the head of the numbers before a place in a line; null for none. */
export function unitBefore(text: string, at: number): { dimension: Dimension; factor: number } | null {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 120), at);
  const groups = atHead.exec(line)?.groups;
  const unit = units.find((_, i) => groups?.[`u${i}`] !== undefined);
  return unit && !counted.has(unit[1]) ? { dimension: unit[1], factor: unit[2] } : null;
}
