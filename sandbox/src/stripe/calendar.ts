import type Stripe from 'stripe';

export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** A time (seconds) some months after another; a day that the month does not have becomes its last day. */
export function monthsAfter(start: number, months: number): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

/**
 * The end of the billing period that starts at `start`. Months are counted from the anchor, so that a plan of the 31st
 * returns to the 31st after a short month, and one of 29 February to that day in the next leap year.
 */
export function periodEnd(anchor: number, start: number, recurring: Stripe.Price.Recurring): number {
  const { interval, interval_count: count } = recurring;
  if (interval === 'day') return start + count * DAY;
  if (interval === 'week') return start + count * 7 * DAY;
  const [first, now] = [new Date(anchor * 1000), new Date(start * 1000)];
  const passed =
    (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth();
  return monthsAfter(anchor, passed + (interval === 'year' ? 12 * count : count));
}
