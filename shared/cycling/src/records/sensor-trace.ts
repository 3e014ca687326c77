import type { TrackPoint } from '../files/track.ts';
import { lastAtMost } from './ridden-way.ts';

/** What the sensors wrote, in time. Arrays have one value a record; NaN where a sensor is silent. */
export type SensorTrace = {
  /** s since 1970, only rising */
  timeS: Float64Array;
  powerW: Float64Array;
  heartRateBpm: Float64Array;
  hasPower: boolean;
};

/** A recorder that writes only changes is silent for some seconds; a longer silence is a stop. */
const HOLD_S = 10;
const LONGEST_S = 1_000_000;

/** The records with a time, in order; those that run backwards are left out. */
export function sensorTrace(points: readonly TrackPoint[]): SensorTrace {
  const kept: TrackPoint[] = [];
  let before = -Infinity;
  for (const point of points) {
    if (point.timeMs === null || !(Math.abs(point.timeMs) < 1e14) || !(point.timeMs > before)) continue;
    before = point.timeMs;
    kept.push(point);
  }
  const series = (value: (point: TrackPoint) => number | null) =>
    Float64Array.from(kept, (point) => value(point) ?? NaN);
  const powerW = series((point) => point.powerW);
  return {
    timeS: series((point) => point.timeMs! / 1000),
    powerW,
    heartRateBpm: series((point) => point.heartRateBpm),
    hasPower: powerW.some((watts) => watts >= 0),
  };
}

/**
 * Power of each second between two moments, W, or null without a power meter. A value holds until the next record, at
 * most 10 s; longer silence counts as 0.
 */
export function powerOverSeconds(trace: SensorTrace, fromS: number, toS: number): number[] | null {
  if (!trace.hasPower || !(toS - fromS > 0 && toS - fromS < LONGEST_S)) return null;
  const { timeS, powerW } = trace;
  const seconds: number[] = [];
  let i = lastAtMost(timeS, fromS);
  let held = i;
  while (held >= 0 && fromS - timeS[held]! <= HOLD_S && Number.isNaN(powerW[held]!)) held--;
  for (let moment = fromS; moment < toS; moment++) {
    while (i < timeS.length - 1 && timeS[i + 1]! <= moment) {
      i++;
      if (!Number.isNaN(powerW[i]!)) held = i;
    }
    const watts = held >= 0 && moment - timeS[held]! <= HOLD_S ? powerW[held]! : 0;
    seconds.push(watts >= 0 ? watts : 0);
  }
  return seconds;
}

/** Time between two moments that was recorded while the power meter was silent, s: it counts as 0 W. */
export function silentPowerS({ timeS, powerW, hasPower }: SensorTrace, fromS: number, toS: number): number {
  if (!hasPower) return 0;
  let silentS = 0;
  let heardS = -Infinity;
  for (let i = Math.max(0, lastAtMost(timeS, fromS)); i < timeS.length && timeS[i]! < toS; i++) {
    const next = Math.min(toS, timeS[i + 1] ?? toS, timeS[i]! + HOLD_S);
    if (powerW[i]! >= 0) heardS = timeS[i]!;
    else silentS += Math.max(0, next - Math.max(timeS[i]!, fromS, heardS + HOLD_S));
  }
  return silentS;
}

/** Mean heart rate between two moments, 1/min; null without a sensor. */
export function meanHeartRateBpm(trace: SensorTrace, fromS: number, toS: number): number | null {
  let sum = 0;
  let count = 0;
  for (let i = lastAtMost(trace.timeS, fromS) + 1; i < trace.timeS.length && trace.timeS[i]! <= toS; i++) {
    const rate = trace.heartRateBpm[i]!;
    if (!(rate > 0)) continue;
    sum += rate;
    count++;
  }
  return count > 0 ? sum / count : null;
}
