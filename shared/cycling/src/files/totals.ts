import { emptyTotals, type DeviceTotals, type Lap } from './track.ts';

/** Totals of a ride from those of its laps: sums, means by timer time, and the largest; null where a lap is silent. */
export function sumOfLaps(laps: readonly Lap[]): DeviceTotals | null {
  if (laps.length === 0) return null;
  const totals = emptyTotals();
  const all = (key: keyof DeviceTotals): number[] | null => {
    const values = laps.map((lap) => lap.device[key]);
    return values.every((value) => value !== null) ? (values as number[]) : null;
  };
  const timerS = all('timerS');
  for (const key of SUMMED) totals[key] = all(key)?.reduce((sum, value) => sum + value, 0) ?? null;
  for (const key of LARGEST) {
    const known = laps.map((lap) => lap.device[key]).filter((value) => value !== null);
    totals[key] = known.length > 0 ? known.reduce((most, value) => Math.max(most, value)) : null;
  }
  for (const key of AVERAGED) {
    const values = all(key);
    if (!values || !timerS || !(totals.timerS! > 0)) continue;
    totals[key] = values.reduce((sum, value, i) => sum + value * timerS[i]!, 0) / totals.timerS!;
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
