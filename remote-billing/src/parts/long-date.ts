/** The long US form, `November 21, 2027`, on the day that it is in UTC; null where there is no date. */
export function longDate(iso: string | null | undefined): string | null {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
