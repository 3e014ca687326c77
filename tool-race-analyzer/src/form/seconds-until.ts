import { dateOf, dayAfter, zoneTime, type RideStart } from '@breakaway/tool-kit/clock';

/** From a start to the next time that the clocks show another time, s; null where one is missing. */
export function secondsUntil(start: RideStart | null, arrival: string): number | null {
  if (!start) return null;
  const date = dateOf(start.ms, start.zone);
  for (const day of [date, dayAfter(date)]) {
    const then = zoneTime(day, arrival, start.zone);
    if (then && then.ms > start.ms) return (then.ms - start.ms) / 1000;
  }
  return null;
}
