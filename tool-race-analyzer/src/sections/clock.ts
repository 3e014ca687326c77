import { shownMs, timeOf, type RideStart } from '@breakaway/tool-kit/clock';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Clock time after a start, such as `13:05`, with the days that have passed; a dash without a start. */
export function clockAfter(start: RideStart | null, seconds: number): string {
  if (!start) return '–';
  const { ms, zone } = start;
  const then = Math.round((ms + 1000 * seconds) / MINUTE_MS) * MINUTE_MS;
  const dayOf = (instant: number) => Math.floor(shownMs(instant, zone) / DAY_MS);
  const days = dayOf(then) - dayOf(ms);
  return `${timeOf(then, zone)}${days > 0 ? ` +${days} d` : ''}`;
}
