import { emptyTotals, type DeviceTotals, type Lap } from './track.ts';

/** Totals of a ride from those of its laps: sums, means by timer time, and the largest; null where a lap is silent. */
export function sumOfLaps(laps: readonly Lap[]): DeviceTotals | null {
  if (laps.length === 0) return null;
  const totals = emptyTotals();
  const sumOf = (valueOf: (lap: DeviceTotals) => number | null): number | null => {
    const known = laps.map((lap) => valueOf(lap.device)).filter((value) => value !== null);
    return known.length === laps.length ? known.reduce((sum, value) => sum + value, 0) : null;
  };
  for (const key of SUMMED) totals[key] = sumOf((lap) => lap[key]);
  for (const key of LARGEST) {
    const known = laps.map((lap) => lap.device[key]).filter((value) => value !== null);
    totals[key] = known.length > 0 ? known.reduce((most, value) => Math.max(most, value)) : null;
  }
  const { timerS } = totals;
  for (const key of AVERAGED) {
    const sum = sumOf((lap) => (lap[key] === null || lap.timerS === null ? null : lap[key] * lap.timerS));
    if (sum !== null && timerS !== null && timerS > 0) totals[key] = sum / timerS;
  }
  return possibleTotals(totals);
}

/** The totals without what cannot be; null when nothing is left. */
export function possibleTotals(totals: DeviceTotals): DeviceTotals | null {
  let known = false;
  for (const key of Object.keys(totals) as (keyof DeviceTotals)[]) {
    const value = totals[key];
    const least = /HeartRate/.test(key) ? 20 : 0;
    if (value !== null && !(value >= least && value <= MOST[key])) totals[key] = null;
    known ||= totals[key] !== null;
  }
  return known ? totals : null;
}

const SUMMED = ['distanceM', 'ascentM', 'descentM', 'elapsedS', 'timerS', 'movingS', 'workJ'] as const;
const LARGEST = ['maxPowerW', 'maxHeartRateBpm', 'maxSpeedMs'] as const;
const AVERAGED = ['averagePowerW', 'averageHeartRateBpm', 'averageCadenceRpm'] as const;

/** More than this is an error of the file. */
const MOST: Record<keyof DeviceTotals, number> = {
  distanceM: 1e7,
  ascentM: 1e5,
  descentM: 1e5,
  elapsedS: 1e8,
  timerS: 1e8,
  movingS: 1e8,
  averagePowerW: 2000,
  maxPowerW: 65534,
  normalizedW: 2000,
  trainingStressScore: 5000,
  ftpW: 1000,
  workJ: 1e9,
  averageHeartRateBpm: 250,
  maxHeartRateBpm: 250,
  averageCadenceRpm: 250,
  maxSpeedMs: 60,
};
