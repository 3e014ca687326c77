import { isTimed, type TimedPoint, type TrackPoint } from '../files/track.ts';
import { lastAtMost } from './ridden-way.ts';

/** The records with a time, each later than the one before. */
export type SensorTrace = { records: TimedPoint[]; hasPower: boolean };

/** A recorder that writes only changes is silent for some seconds; a longer silence is a stop. */
const HOLD_S = 10;
const LONGEST_S = 1_000_000;

/** The records with a time, in order; those that run backwards are left out. */
export function sensorTrace(points: readonly TrackPoint[]): SensorTrace {
  const records: TimedPoint[] = [];
  let before = -Infinity;
  for (const point of points) {
    if (!isTimed(point) || !(Math.abs(point.timeMs) < 1e14) || !(point.timeMs > before)) continue;
    before = point.timeMs;
    records.push(point);
  }
  return { records, hasPower: records.some(hasPowerAt) };
}

function hasPowerAt({ powerW }: TimedPoint): boolean {
  return powerW !== null && powerW >= 0;
}

/** s since 1970 */
export function momentS({ timeMs }: TimedPoint): number {
  return timeMs / 1000;
}

/**
 * Power of each second between two moments, W, or null without a power meter. A value holds until the next record, at
 * most 10 s; longer silence counts as 0.
 */
export function powerOverSeconds(
  { records, hasPower }: SensorTrace,
  fromS: number,
  toS: number,
): number[] | null {
  if (!hasPower || !(toS - fromS > 0 && toS - fromS < LONGEST_S)) return null;
  const seconds: number[] = [];
  let i = lastAt(records, fromS);
  let held = records[i];
  for (let j = i; held && fromS - momentS(held) <= HOLD_S && isSilent(held);) held = records[--j];
  let next = records[++i];
  for (let moment = fromS; moment < toS; moment++) {
    for (; next && momentS(next) <= moment; next = records[++i]) if (!isSilent(next)) held = next;
    const watts = held && moment - momentS(held) <= HOLD_S ? held.powerW : null;
    seconds.push(watts !== null && watts >= 0 ? watts : 0);
  }
  return seconds;
}

/** Time between two moments that was recorded while the power meter was silent, s: it counts as 0 W. */
export function silentPowerS({ records, hasPower }: SensorTrace, fromS: number, toS: number): number {
  if (!hasPower) return 0;
  let silentS = 0;
  let heardS = -Infinity;
  const since = records.slice(Math.max(0, lastAt(records, fromS)));
  for (const [i, record] of since.entries()) {
    const timeS = momentS(record);
    if (!(timeS < toS)) break;
    const after = since[i + 1];
    const next = Math.min(toS, after ? momentS(after) : toS, timeS + HOLD_S);
    if (hasPowerAt(record)) heardS = timeS;
    else silentS += Math.max(0, next - Math.max(timeS, fromS, heardS + HOLD_S));
  }
  return silentS;
}

/** Mean heart rate between two moments, 1/min; null without a sensor. */
export function meanHeartRateBpm({ records }: SensorTrace, fromS: number, toS: number): number | null {
  let sum = 0;
  let count = 0;
  for (const { heartRateBpm } of records.slice(lastAt(records, fromS) + 1, lastAt(records, toS) + 1)) {
    if (heartRateBpm === null || !(heartRateBpm > 0)) continue;
    sum += heartRateBpm;
    count++;
  }
  return count > 0 ? sum / count : null;
}

/** Index of the last record up to a moment; -1 when there is none. */
function lastAt(records: readonly TimedPoint[], atS: number): number {
  return lastAtMost(records, momentS, atS);
}

function isSilent({ powerW }: TimedPoint): boolean {
  return powerW === null || Number.isNaN(powerW);
}
