/** Days of a week, in the order of a plan. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

/** Place of a weekday in the week, 0 for Monday. */
export const dayIndex = (weekday: Weekday): number => WEEKDAYS.indexOf(weekday);

/** The weekday of a day that is counted from a Monday, which is 0. */
export const weekdayAt = (day: number): Weekday => WEEKDAYS[day % 7]!;

/**
 * Whether a text is a date as plans write it, `2026-11-24`, that exists in the calendar.
 * @example
 * isIsoDate('2026-02-28') // => true
 * isIsoDate('2026-02-30') // => false
 */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/**
 * The date some days later, or earlier with a negative number. Counted in UTC, so that no change of clocks moves it.
 * @example
 * addDays('2026-12-30', 3) // => '2027-01-02'
 */
export function addDays(date: string, days: number): string {
  return new Date(msOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whole days from one date to another; negative where the second is earlier.
 * @example
 * daysBetween('2026-11-24', '2026-12-01') // => 7
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((msOf(to) - msOf(from)) / DAY_MS);
}

/**
 * The weekday of a date.
 * @example
 * weekdayOf('2026-11-24') // => 'Tue'
 */
export function weekdayOf(date: string): Weekday {
  return weekdayAt(new Date(msOf(date)).getUTCDay() + 6);
}

/**
 * The Monday of the week that a date lies in.
 * @example
 * mondayOf('2026-11-26') // => '2026-11-23'
 */
export function mondayOf(date: string): string {
  return addDays(date, -dayIndex(weekdayOf(date)));
}

const msOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
