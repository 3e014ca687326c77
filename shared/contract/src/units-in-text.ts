import { unitFormat, type MetricUnit, type Units } from './units.ts';

/**
 * Sentences with metric figures, in the member's units: "about 40 km at 32.1 km/h" becomes "about 25 mi at 19.9 mph".
 * The coach, the models and the API write metric; a screen converts what it shows.
 */

const NUMBER = String.raw`[−-]?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`;
/** The space before a unit may be one that does not break. */
const SPACE = '[ \u00a0]?';
/** "5", "5 to 10", "2, 3 or 4". */
const NUMBERS = String.raw`(?<![\d.,/:x×])${NUMBER}(?:(?:, ${NUMBER})*,?(?: (?:to|and|or|–|-) |[–-])${NUMBER})?`;
/** Not m², m/h, kg/m³ or "kg each"; W/kg and "per kg" have no number before the unit. */
const UNIT = String.raw`(?:km/h|km|m/s|m|metres|kg|°C|cm)(?![\w²³/·])`;
const figures = new RegExp(`(${NUMBERS})(${SPACE})(${UNIT})`, 'g');
/** "km 12.3 to 15" is a place on a route, and so is "km 12 of 110". */
const places = new RegExp(String.raw`\bkm (\d+(?:\.\d+)?)(?:( to | of )(\d+(?:\.\d+)?))?(?![\w²³/])`, 'g');

/** A sentence that names both systems converts already: "a century is 100 miles, 161 km". */
const namesBoth = /\d[ \u00a0]?(?:mph|mi\b|miles?\b|lbs?\b|pounds?\b|°F|ft\b|feet\b|in\b(?= |$))/;

const unitOf = (written: string): MetricUnit => (written === 'metres' ? 'm' : (written as MetricUnit));

/** "2 °C colder" is a difference: no zero to shift. */
const difference = /^ ?(?:warmer|colder|cooler|hotter|higher|lower|more|less|off|per\b)/;
const differenceBefore =
  /(?:\bby|±|\brises?|\bfalls?|\bdrops?|\bof warming|\banother|\btakes? off) (?:about |around )?$/;

const significant = (value: number, digits: number) => Number(value.toPrecision(digits));

/** How many digits of a whole number count: 2 of "1500". */
const digitsOf = (written: string) => written.replace(/[−,-]/g, '').replace(/0+$/, '').length || 1;

export interface TextOptions {
  /** For cells of a table and large figures: "1500 m" is 4921 ft there, and 4900 ft in a sentence. */
  exact?: boolean;
}

/**
 * A text in the member's units.
 * @param text one or more sentences with metric figures
 */
export function inUnits(text: string, units: Units, { exact = false }: TextOptions = {}): string {
  const format = unitFormat(units);
  if (format.name('km') === 'km' && format.name('kg') === 'kg' && format.name('°C') === '°C') return text;

  const one = (written: string, unit: MetricUnit, isDifference: boolean): string => {
    const value = Number(written.replaceAll(',', '').replace('−', '-'));
    const decimals = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
    const zero = isDifference ? format.shown(0, unit) : 0;
    const shown = format.shown(value, unit) - zero;
    if (shown === 0) return '0';
    let rounded: string;
    if (isDifference) rounded = String(Number(shown.toFixed(Math.max(decimals, 1))));
    else if (unit === '°C') rounded = shown.toFixed(decimals);
    // Nobody weighs themselves in tenths of a pound, but a bicycle.
    else if (unit === 'kg') rounded = shown >= 30 ? shown.toFixed(0) : String(Number(shown.toFixed(1)));
    else if (exact) rounded = shown.toFixed(Math.abs(shown) < 10 ? Math.max(decimals, 1) : decimals);
    // Speeds keep their tenths; "16.09 km" is 10 mi.
    else if (decimals > 0)
      rounded = unit === 'km/h' ? shown.toFixed(decimals) : String(Number(shown.toFixed(decimals)));
    else {
      // As round as it was written.
      const tolerance = unit === 'km' ? 0.015 : 0.025;
      let digits = Math.max(2, digitsOf(written));
      while (Math.abs(significant(shown, digits) - shown) > tolerance * Math.abs(shown)) digits += 1;
      rounded = String(Number(significant(shown, digits).toFixed(1)));
    }
    return rounded.replace('-', '−');
  };

  const figure = (
    whole: string,
    numbers: string,
    space: string,
    unitText: string,
    at: number,
    all: string,
  ) => {
    const unit = unitOf(unitText);
    if (format.name(unit) === unit) return whole;
    const numbersIn = numbers.match(new RegExp(NUMBER, 'g')) ?? [];
    if (isHeight(numbers, unit))
      return format.show(unit === 'm' ? 100 * Number(numbers) : Number(numbers), 'cm');
    // Body measures and parts of a bicycle stay in centimetres.
    if (unit === 'cm') return whole;
    const rest = all.slice(at + whole.length);
    const isDifference = unit === '°C' && (difference.test(rest) || differenceBefore.test(all.slice(0, at)));
    const last = Number(numbersIn.at(-1)?.replaceAll(',', '').replace('−', '-'));
    const converted = numbers.replace(new RegExp(NUMBER, 'g'), (written) => {
      const value = Number(written.replaceAll(',', '').replace('−', '-'));
      // "Zone 2 or 40 km/h": a number of another kind.
      const alike = unit === '°C' ? Math.abs(value - last) < 60 : last <= 12 * value || value === last;
      return alike ? one(written, unit, isDifference) : written;
    });
    return `${converted}${space}${format.name(unit)}`;
  };

  const place = (_: string, from: string, between?: string, to?: string) => {
    const shown = (km: string) => format.shown(Number(km), 'km').toFixed(1);
    return `mile ${shown(from)}${to === undefined ? '' : `${between}${shown(to)}`}`;
  };

  return text
    .split(/(?<=[.!?] )/)
    .map((sentence) => {
      if (namesBoth.test(sentence)) return sentence;
      const withPlaces = units.distance === 'mi' ? sentence.replace(places, place) : sentence;
      return withPlaces.replace(figures, figure);
    })
    .join('');
}

/** "1.80 m" is the height of a person, and so is any length in whole centimetres from "100 cm" on. */
function isHeight(numbers: string, unit: MetricUnit): boolean {
  const value = Number(numbers);
  return unit === 'm'
    ? /^[12]\.\d\d$/.test(numbers) && value >= 1.2 && value <= 2.1
    : unit === 'cm' && value >= 100;
}
