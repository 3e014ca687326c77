import type { Attempt } from '@breakaway/cycling';
import { dateOf, deviceZone } from '@breakaway/tool-kit/clock';

/** Whether the wind corrects the power of an attempt: an estimate knows no more than the time does. */
export const isCorrectable = ({ powerW, powerSource }: Attempt): boolean =>
  powerW !== null && powerSource === 'measured';

/** Attempts of the day of another that its wind would correct, and have another wind or none; by the clocks of this device. */
export function sameDay(attempt: Attempt, among: readonly Attempt[], zone = deviceZone()): Attempt[] {
  const { wind, startMs } = attempt;
  if (!wind) return [];
  const day = dateOf(startMs, zone);
  return among.filter(
    (one) =>
      isCorrectable(one) &&
      dateOf(one.startMs, zone) === day &&
      (one.wind?.speedMs !== wind.speedMs || one.wind.fromDeg !== wind.fromDeg),
  );
}
