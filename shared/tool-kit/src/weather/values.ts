import { readNumber } from '@breakaway/contract/units';
import { dateOf, dayAfter, deviceZone } from '../clock/zone.ts';

const POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
];
const NAMES: Record<string, string> = { NORTH: 'N', EAST: 'E', SOUTH: 'S', WEST: 'W' };

/** The compass point nearest to a direction, of sixteen, such as `WSW`. */
export const pointOf = (deg: number): string =>
  POINTS[Math.round((((deg % 360) + 360) % 360) / 22.5) % 16] ?? 'N';

/**
 * Where a wind comes from, degrees: of `240`, `240°`, `WSW` or `west-south-west`; null for anything else. Arrows beside it
 * do not count.
 */
export function readDirection(text: string): number | null {
  const plain = text
    .replace(/[←-⇿➔-➾⬀-⬏°]/g, '')
    .replace(/\bfrom\b/i, '')
    .trim();
  const degrees = readNumber(plain);
  if (degrees !== null && !Number.isNaN(degrees))
    return degrees >= 0 && degrees <= 360 ? degrees % 360 : null;
  const letters = plain
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/NORTH|EAST|SOUTH|WEST/g, (name) => NAMES[name] ?? '');
  const point = POINTS.indexOf(letters);
  return point < 0 ? null : 22.5 * point;
}

export type WindUnit = 'km/h' | 'm/s' | 'kn' | 'mph' | 'Bft';

const WIND_UNITS: readonly [RegExp, WindUnit][] = [
  [/km\/?h|kph/i, 'km/h'],
  [/m\/s|\bmps\b|\bms-1\b/i, 'm/s'],
  [/\bkn\b|\bkts?\b|knots?/i, 'kn'],
  [/mph|mp\/h|mi\/h/i, 'mph'],
  [/bft|beaufort/i, 'Bft'],
];

/** The unit of a wind in a text; null where it names none. */
export const windUnitOf = (text: string): WindUnit | null =>
  WIND_UNITS.find(([pattern]) => pattern.test(unitsApart(text)))?.[1] ?? null;

/** A text whose units are words of their own, also behind a number or in a name such as `temp_f`. */
export const unitsApart = (text: string): string => text.replace(/_|(?<=\d)(?=[a-z])/gi, ' ');

/** Exact by definition; a Beaufort number is the middle of its class, 0.836 B^1.5 m/s (World Meteorological Organization). */
export function windKmh(value: number, unit: WindUnit): number {
  switch (unit) {
    case 'km/h':
      return value;
    case 'm/s':
      return 3.6 * value;
    case 'kn':
      return 1.852 * value;
    case 'mph':
      return 1.609344 * value;
    case 'Bft':
      return 3.6 * 0.836 * value ** 1.5;
  }
}

/** The number at the beginning of a cell that may have its unit behind it; null for none, NaN for something else. */
export function numberOf(cell: string): number | null {
  const [, number, unit = ''] = /^([+\-−–]?[\d.,]+)\s*(.*)$/.exec(cell.trim()) ?? [];
  if (number === undefined) return /^[-–—.]*$|^n\/?a$/i.test(cell.trim()) ? null : NaN;
  return /\d/.test(unit.replace(/ms-1/i, '')) ? NaN : readNumber(number);
}

/** A time as it is written: of a clock, with its day and its zone where those are there. */
export interface ClockTime {
  /** hh:mm */
  time: string;
  /** yyyy-mm-dd */
  date: string | null;
  /** since 1970, where the text says which zone it means, ms */
  atMs: number | null;
}

const DAY = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?/i;
/** English names of days, Sunday first. */
const NAMED_DAY =
  /^(sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)\.?,?\s+/i;
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s]+|$)/;
const POINT_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,?\s+|$)/;
const SLASH_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+|$)/;
/** A day whose year is missing or short. */
const SHORT_DATE = /^\d{1,2}\/\d{1,2}(?:\/\d{1,2})?(?:,?\s|$)/;
const ZONE = /\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)$/i;
const CLOCK =
  /^(\d{1,2})(?:[:.h](\d\d)|(?<=\d\d)(\d\d))?(?::\d\d(?:\.\d+)?)?\s*(am|pm|a\.m\.|p\.m\.|h|uhr|hrs?)?$/i;

/** The day at the beginning of a text, yyyy-mm-dd, and how long its text is; null where it begins with none. */
function dayIn(text: string): { date: string; length: number } | null {
  const iso = ISO_DATE.exec(text);
  if (iso) return { date: `${iso[1]}-${iso[2]}-${iso[3]}`, length: iso[0].length };
  const point = POINT_DATE.exec(text);
  if (point) return { date: `${point[3]}-${two(point[2])}-${two(point[1])}`, length: point[0].length };
  const slash = SLASH_DATE.exec(text);
  if (!slash) return null;
  const [all, first, second, year] = slash;
  // Day first, but where only the second part can be the day.
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  const canBeTwo = Number(day) <= 12 && day !== month;
  return canBeTwo ? null : { date: `${year}-${two(month)}-${two(day)}`, length: all.length };
}

/** Whether a text begins with numbers that are a day, but which one is not clear, such as `05/06/2026` or `28/11`. */
export function unclearDay(text: string): boolean {
  const rest = text.trim().replace(DAY, '');
  return SHORT_DATE.test(rest) || (SLASH_DATE.test(rest) && dayIn(rest) === null);
}

/** The next day of this name, yyyy-mm-dd; today where it is today. */
function nextNamed(name: string, today: string): string {
  const wanted = DAYS.indexOf(name.slice(0, 3).toLowerCase());
  return dayAfter(today, (wanted - new Date(`${today}T00:00Z`).getUTCDay() + 7) % 7);
}

const two = (part: string | undefined) => (part ?? '').padStart(2, '0');

/** Whether a text begins with a day that no calendar has, such as `2026-02-31`. */
export function noSuchDay(text: string): boolean {
  const day = dayIn(text.trim().replace(DAY, ''));
  // A date of JavaScript counts on into the next month.
  const ms = day ? Date.parse(`${day.date}T00:00Z`) : 0;
  return day !== null && (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day.date);
}

/**
 * Reads `08:00`, `8`, `8 am`, `8h30`, `0800`, `Sat 08:00`, `2026-06-21T08:00+02:00`, `21.06.2026 08:00` and
 * `21/06/2026 08:00`; null otherwise. The name of a day is the next such day.
 * @param today yyyy-mm-dd, by the clocks of this device when not given
 */
export function readClock(text: string, today?: string): ClockTime | null {
  const named = NAMED_DAY.exec(text.trim())?.[1];
  let rest = text.trim().replace(DAY, '');
  if (noSuchDay(rest)) return null;
  const { date: written = null, length } = dayIn(rest) ?? { length: 0 };
  const date = written ?? (named ? nextNamed(named, today ?? dateOf(Date.now(), deviceZone())) : null);
  rest = rest.slice(length);
  const zone = date ? ZONE.exec(rest)?.[1] : undefined;
  if (zone) rest = rest.replace(ZONE, '');
  const [, hours, after, close, half = ''] = CLOCK.exec(rest.trim()) ?? [];
  if (hours === undefined) return null;
  const minute = Number(after ?? close ?? 0);
  let hour = Number(hours);
  if (/^[ap]/i.test(half)) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null;
  const time = `${two(String(hour % 24))}:${two(String(minute))}`;
  if (!date) return { time, date: null, atMs: null };
  const shownMs = Date.parse(`${date}T${time}Z`) + (hour === 24 ? 86_400_000 : 0);
  return {
    time,
    date: new Date(shownMs).toISOString().slice(0, 10),
    atMs: zone ? shownMs - aheadMs(zone) : null,
  };
}

function aheadMs(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
