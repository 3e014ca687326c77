import { dateOf, deviceZone } from '@breakaway/tool-kit/clock';
import { shownIn, isDaytime, type ForecastHour } from './forecast.ts';

/** The day of a date in words, as in "Sat, May 8"; with its year where that is not this one. */
export function dayName(date: string | null, nowMs = Date.now()): string {
  if (date === null) return 'This day';
  const thisYear = new Date(nowMs).getFullYear() === Number(date.slice(0, 4));
  return new Date(`${date}T12:00:00`).toLocaleDateString('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
  });
}

/** How many hours are compared. */
export const comparedWords = (count: number): string =>
  count === 1 ? '1 hour is compared.' : `${count} hours are compared.`;

/** Whose clocks the times of a forecast are. */
export function clockWords(hours: readonly ForecastHour[], zone: string | null): string {
  if (hours.every(({ atMs }) => atMs === undefined)) return 'Times are those of the forecast.';
  const named = (zone ?? deviceZone()).replaceAll('_', ' ');
  return zone ? `Times are those of the segment, ${named}.` : `Times are those of this device, ${named}.`;
}

/** How many hours of the night are not compared, and the days that have no others; null where there are none. */
export function nightWords(hours: readonly ForecastHour[], zone: string | null): string | null {
  const shown = hours.map(shownIn(zone));
  const left = shown.filter((hour) => !isDaytime(hour));
  if (left.length === 0) return null;
  const count =
    left.length === 1
      ? '1 hour of the night is left out.'
      : `${left.length} hours of the night are left out.`;
  const withDay = new Set(shown.filter(isDaytime).map(({ date }) => date));
  const dark = [...new Set(left.map(({ date }) => date))].filter((date) => date && !withDay.has(date));
  if (dark.length === 0) return count;
  const names = dark.map((date) => dayName(date)).join(' and of ');
  return `${count} Of ${names} there are no others.`;
}

/** What is said of a forecast whose days are all over; null of any other. */
export function pastWords(
  hours: readonly ForecastHour[],
  zone: string | null,
  nowMs = Date.now(),
): string | null {
  const today = dateOf(nowMs, zone ?? deviceZone());
  const dates = hours.map((hour) => shownIn(zone)(hour).date);
  const last = dates.reduce(
    (latest, date) => (date && latest && date < latest ? latest : date),
    dates[0] ?? null,
  );
  if (!last || dates.includes(null) || last >= today) return null;
  const year = last.slice(0, 4);
  return year === today.slice(0, 4)
    ? `This forecast is from the past. Its last day is ${dayName(last, nowMs)}.`
    : `This forecast is from ${year}.`;
}
