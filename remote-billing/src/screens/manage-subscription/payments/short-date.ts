/** A day in a table, `21 Nov 2026`: that of the moment in UTC, as the long dates of the page. */
export function shortDate(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
