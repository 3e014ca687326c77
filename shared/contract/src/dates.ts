/**
 * A day in a sentence, `November 21, 2027`: that of the moment in UTC, so that screens, mails and receipts name the
 * same one wherever they are read.
 * @param moment ISO 8601 where it is a text
 * @param zone whose day it is, for a moment that somebody lived through, such as a ride
 * @returns null where there is no moment, or none that can be read
 */
export function longDate(moment: Date, zone?: string): string;
export function longDate(moment: Date | string | null | undefined, zone?: string): string | null;
export function longDate(moment: Date | string | null | undefined, zone?: string): string | null {
  return inWords(moment, { dateStyle: 'long' }, zone);
}

/** The same without its year, `November 21`, for what is a few days away. */
export function dayAndMonth(moment: Date, zone?: string): string;
export function dayAndMonth(moment: Date | string | null | undefined, zone?: string): string | null;
export function dayAndMonth(moment: Date | string | null | undefined, zone?: string): string | null {
  return inWords(moment, { month: 'long', day: 'numeric' }, zone);
}

/** The same in a table, `Nov 21, 2027`. */
export function shortDate(moment: Date, zone?: string): string;
export function shortDate(moment: Date | string, zone?: string): string | null;
export function shortDate(moment: Date | string, zone?: string): string | null {
  return inWords(moment, { dateStyle: 'medium' }, zone);
}

/**
 * A day near, such as one of a forecast: `Sat, Dec 5`, with its year where that is not this one.
 * @param date yyyy-mm-dd
 */
export function nearDate(date: string, today = new Date()): string | null {
  const thisYear = String(today.getFullYear()) === date.slice(0, 4);
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return inWords(date, thisYear ? day : { ...day, year: 'numeric' });
}

function inWords(
  moment: Date | string | null | undefined,
  form: Intl.DateTimeFormatOptions,
  timeZone = 'UTC',
): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toLocaleDateString('en-US', { ...form, timeZone });
}
