/**
 * The units that a member reads and types. Everything is stored, sent and computed in metric units; screens convert at
 * their edge, by `unitFormat`. It imports nothing, so that browsers can load it.
 */
export const unitChoices = {
  /** also of climbing (m or ft) and of speed */
  distance: ['km', 'mi'],
  mass: ['kg', 'lb'],
  temperature: ['C', 'F'],
} as const;

export type Units = { [K in keyof typeof unitChoices]: (typeof unitChoices)[K][number] };

export const METRIC: Units = { distance: 'km', mass: 'kg', temperature: 'C' };

/** The units in stored or received data; metric for each that is missing or unknown. */
export function unitsOf(value: unknown): Units {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return {
    distance: record.distance === 'mi' ? 'mi' : 'km',
    mass: record.mass === 'lb' ? 'lb' : 'kg',
    temperature: record.temperature === 'F' ? 'F' : 'C',
  };
}

/** A unit that has a counterpart. `cm` is the height of a person, and `m` a climb or an altitude. */
export type MetricUnit = 'km' | 'm' | 'km/h' | 'm/s' | 'kg' | '°C' | 'cm';

interface Scale {
  choice: keyof Units;
  /** Empty where the value names its own: "5 ft 11 in". */
  unit: string;
  /** How many of the metric unit are one of this. */
  per: number;
  /** What zero of this is in the metric unit. */
  zero?: number;
  /** Decimals on screen at most. */
  shownDecimals: number;
  /** Decimals of a typed value in metric units, enough for it to come back as it was typed. */
  decimals: number;
}

/** Exact by definition: the international yard and pound (1959). */
const FOOT_M = 0.3048;
const MILE_KM = 1.609344;
const INCH_CM = 2.54;

const counterparts: Record<MetricUnit, Scale> = {
  km: { choice: 'distance', unit: 'mi', per: MILE_KM, shownDecimals: 2, decimals: 3 },
  m: { choice: 'distance', unit: 'ft', per: FOOT_M, shownDecimals: 0, decimals: 2 },
  'km/h': { choice: 'distance', unit: 'mph', per: MILE_KM, shownDecimals: 1, decimals: 2 },
  'm/s': { choice: 'distance', unit: 'mph', per: MILE_KM / 3.6, shownDecimals: 1, decimals: 3 },
  kg: { choice: 'mass', unit: 'lb', per: 0.45359237, shownDecimals: 1, decimals: 2 },
  '°C': { choice: 'temperature', unit: '°F', per: 5 / 9, zero: -160 / 9, shownDecimals: 1, decimals: 1 },
  cm: { choice: 'distance', unit: '', per: INCH_CM, shownDecimals: 0, decimals: 1 },
};

const isMetricUnit = (unit: string | undefined): unit is MetricUnit =>
  unit !== undefined && Object.hasOwn(counterparts, unit);

const typedNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Parses a number as people type it, with a decimal point or a decimal comma.
 * @returns null for nothing, NaN for something that is not a number
 */
export function readNumber(typed: string): number | null {
  // Phones and word processors use another minus sign; thousands may be separated by spaces.
  const text = typed
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '');
  if (text === '') return null;
  return typedNumber.test(text) ? Number(text.replace(',', '.')) : NaN;
}

const trimmed = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** A body height in inches as people say it: "5 ft 11 in". */
const feetAndInches = (inches: number): string => {
  const whole = Math.round(inches);
  return `${Math.floor(whole / 12)} ft ${whole % 12} in`;
};
const feetTyped =
  /^(\d)\s*(?:ft\.?|feet|foot|'|′|’|-|\s)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:in\.?|inch|inches|"|″|”|'')?)?$/i;

/** Inches in "5 ft 11 in", "5'11", "5 11" or "71"; NaN for anything else. */
function readFeet(typed: string): number | null {
  const match = feetTyped.exec(typed.trim());
  if (match) return 12 * Number(match[1]) + Number((match[2] ?? '0').replace(',', '.'));
  return readNumber(typed.replace(/\s*(?:in\.?|inches|"|″)$/i, ''));
}

/** Conversion and formatting for one member's choice of units. */
export interface UnitFormat {
  units: Units;
  /** The unit on screen: "mi" for `km`, where the member reads miles; any other unit is returned as it is. */
  name(unit: string): string;
  /** The number on screen of a metric one. */
  shown(value: number, unit: string): number;
  /** The metric number of one on screen. */
  metric(value: number, unit: string): number;
  /** "34.2 mi" of a number in `unit`, "20" of one without a unit; without `decimals` no more than are needed. */
  show(value: number, unit: string, decimals?: number): string;
  /** The text of a form's field on screen: "165" of "74.84" in kg. What is not a number stays as it is. */
  shownText(text: string, unit: string | undefined): string;
  /** The reverse: "74.84" of "165". What is not a number stays as it is, for the form to refuse. */
  metricText(typed: string, unit: string | undefined): string;
}

/** @param units the member's choice */
export function unitFormat(units: Units): UnitFormat {
  /** Undefined where the member reads the metric unit. */
  const scaleOf = (unit: string | undefined): Scale | undefined => {
    if (!isMetricUnit(unit)) return undefined;
    const scale = counterparts[unit];
    return units[scale.choice] === METRIC[scale.choice] ? undefined : scale;
  };
  const shown = (value: number, unit: string) => {
    const scale = scaleOf(unit);
    return scale ? (value - (scale.zero ?? 0)) / scale.per : value;
  };
  const metric = (value: number, unit: string) => {
    const scale = scaleOf(unit);
    return scale ? value * scale.per + (scale.zero ?? 0) : value;
  };
  const name = (unit: string) => scaleOf(unit)?.unit ?? unit;
  return {
    units,
    name,
    shown,
    metric,
    show(value, unit, decimals) {
      const scale = scaleOf(unit);
      if (scale && unit === 'cm') return feetAndInches(shown(value, unit));
      const number = shown(value, unit);
      return `${decimals === undefined ? trimmed(number, scale?.shownDecimals ?? 3) : number.toFixed(decimals)} ${name(unit)}`.trimEnd();
    },
    shownText(text, unit = '') {
      const scale = scaleOf(unit);
      const value = readNumber(text);
      if (!scale || value === null || Number.isNaN(value)) return text;
      return unit === 'cm'
        ? feetAndInches(shown(value, unit))
        : trimmed(shown(value, unit), scale.shownDecimals);
    },
    metricText(typed, unit = '') {
      const scale = scaleOf(unit);
      if (!scale) return typed;
      const value = unit === 'cm' ? readFeet(typed) : readNumber(typed);
      return value === null || Number.isNaN(value) ? typed : trimmed(metric(value, unit), scale.decimals);
    },
  };
}
