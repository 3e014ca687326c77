import { nearDate } from '@breakaway/contract/dates';
import { dateOf, deviceZone } from '@breakaway/tool-kit/clock';
import { isLightThere, shownIn } from './days-of.ts';
import type { ForecastHour, RoadOfDay } from './forecast.ts';

/** The day of a forecast in words, as in "Sat, May 8". */
export const dayName = (date: string | null, nowMs = Date.now()): string =>
  (date && nearDate(date, new Date(nowMs))) ?? 'This day';

/** How many hours are compared. */
export const comparedWords = (count: number): string =>
  count === 1 ? '1 hour is compared.' : `${count} hours are compared.`;

/** Whose clocks the times of a forecast are. */
export function clockWords(hours: readonly ForecastHour[], zone: string | null): string {
  if (hours.every(({ atMs }) => atMs === undefined)) return 'Times are those of the forecast.';
  const named = (zone ?? deviceZone()).replaceAll('_', ' ');
  return zone ? `Times are those of the segment, ${named}.` : `Times are those of this device, ${named}.`;
}

/** Which hours are compared, how many in the dark are not, and the days that have no others. */
export function lightWords(hours: readonly ForecastHour[], road: RoadOfDay): string {
  const rule = 'Only hours of light at the segment are compared, civil twilight included.';
  const shown = hours.map(shownIn(road.zone));
  const light = isLightThere(road);
  const left = shown.filter((hour) => !light(hour));
  if (left.length === 0) return rule;
  const count =
    left.length === 1 ? '1 hour in the dark is left out.' : `${left.length} hours in the dark are left out.`;
  const withLight = new Set(shown.filter(light).map(({ date }) => date));
  const dark = [...new Set(left.map(({ date }) => date))].filter((date) => date && !withLight.has(date));
  if (dark.length === 0) return `${rule} ${count}`;
  const names = dark.length > 2 ? `${dark.length} days` : dark.map((date) => dayName(date)).join(' and of ');
  return `${rule} ${count} Of ${names} there are no others.`;
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
