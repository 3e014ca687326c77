import type { TrackPoint } from '../files/track.ts';
import { bestPowers } from './best-efforts.ts';
import { powerEachSecond } from './power-series.ts';

/** The best mean power over a duration, and when the ride it is from began. */
export type RideBest = {
  durationS: number;
  powerW: number;
  /** UTC, ms since 1970 */
  rideStartMs: number;
};

/** The durations of a power curve, s: those of the profile among them. */
export const CURVE_DURATIONS_S: readonly number[] = [
  3, 5, 15, 30, 60, 120, 180, 300, 480, 720, 1200, 1800, 2400, 3600,
];

/**
 * Best powers of one ride over the durations of the curve; pauses are left out.
 * @returns none without a power meter or without times
 * @example
 * const points = Array.from({ length: 100 }, (_, i) => ({ latDeg: null, lonDeg: null, elevationM: null, timeMs: 1000 * i, powerW: i < 60 ? 300 : 100, heartRateBpm: null, cadenceRpm: null, distanceM: null, speedMs: null }))
 * rideBests(points).find((best) => best.durationS === 60) // => { powerW: 300, rideStartMs: 0 }
 */
export function rideBests(points: readonly TrackPoint[]): RideBest[] {
  const rideStartMs = points.find(({ timeMs }) => timeMs !== null)?.timeMs;
  if (rideStartMs === undefined || rideStartMs === null) return [];
  if (!points.some(({ powerW }) => powerW !== null && powerW > 0)) return [];
  const series = powerEachSecond(
    points.map(({ timeMs }) => (timeMs ?? NaN) / 1000),
    points.map(({ powerW }) => powerW),
  );
  if (!series) return [];
  return bestPowers(series.powerW, CURVE_DURATIONS_S).map(({ durationS, powerW }) => ({
    durationS,
    powerW,
    rideStartMs,
  }));
}

/**
 * The better of two lists of bests, duration by duration, shortest first; of the same power the earlier ride counts.
 * @example
 * const [june, july] = [{ durationS: 60, powerW: 400, rideStartMs: 1 }, { durationS: 60, powerW: 420, rideStartMs: 2 }]
 * betterOf([june], [july]) // => [{ durationS: 60, powerW: 420, rideStartMs: 2 }]
 */
export function betterOf(a: readonly RideBest[], b: readonly RideBest[]): RideBest[] {
  const best = new Map<number, RideBest>();
  for (const one of [...a, ...b]) {
    const other = best.get(one.durationS);
    if (!other || one.powerW > other.powerW) best.set(one.durationS, one);
  }
  return [...best.values()].sort((one, other) => one.durationS - other.durationS);
}
