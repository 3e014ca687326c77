/**
 * A day in a sentence, `November 21, 2027`: that of the moment in UTC, so that screens, mails and receipts name the
 * same one wherever they are read.
 * @param moment ISO 8601 where it is a text
 * @returns null where there is no moment, or none that can be read
 */
export function longDate(moment: Date): string;
export function longDate(moment: Date | string | null | undefined): string | null;
export function longDate(moment: Date | string | null | undefined): string | null {
  return inWords(moment, { dateStyle: 'long' });
}

/** The same without its year, `November 21`, for what is a few days ahead. */
export const dayAndMonth = (moment: Date | string | null | undefined): string | null =>
  inWords(moment, { month: 'long', day: 'numeric' });

/** The same in a table, `Nov 21, 2027`. */
export function shortDate(moment: Date | string): string | null {
  return inWords(moment, { dateStyle: 'medium' });
}

function inWords(moment: Date | string | null | undefined, form: Intl.DateTimeFormatOptions): string | null {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toLocaleDateString('en-US', { ...form, timeZone: 'UTC' });
}
