import { longDate } from '@breakaway/contract/dates';

const DAY_MS = 86_400_000;
const FAR_DAYS = 60;

/** A day of a race, and how far away it is: `December 5, 2026, in 9 days`. @param date yyyy-mm-dd */
export function dayWords(date: string, today = new Date()): string {
  const here = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const days = Math.round((Date.parse(date) - here) / DAY_MS);
  const day = longDate(date) ?? date;
  if (days === 0) return `${day}, today`;
  if (days === 1) return `${day}, tomorrow`;
  return days > 1 && days <= FAR_DAYS ? `${day}, in ${days} days` : day;
}
