import type { TrackPoint } from '../files/track.ts';
import { haversineM } from '../route/geo.ts';

/** A recorded ride as places in time, cleaned of what cannot be. Arrays have one value a place. */
export type RiddenWay = {
  count: number;
  latDeg: Float64Array;
  lonDeg: Float64Array;
  /** s since 1970, only rising */
  timeS: Float64Array;
  /** by the device, m/s; NaN where it does not say */
  speedMs: Float64Array;
  /** metres ridden since the first place, never falling */
  atM: Float64Array;
};

/** No bicycle and no forgivable error of position goes faster. */
const FASTEST_MS = 40;
/** So many impossible places in a row are not impossible: the recorder was carried or lost its fix. */
const ACCEPT_AFTER = 10;
/** A move shorter than this is noise of the receiver. */
const NOISE_M = 8;

/**
 * The timed places of a ride. The way between them is the device's own where it has one that agrees with the positions
 * (a recorder that writes only changes cuts bends); else it is measured between places at least 8 m apart, so that a
 * receiver that wanders while the rider stands adds nothing.
 */
export function riddenWay(points: readonly TrackPoint[]): RiddenWay {
  const kept = possible(points);
  const count = kept.length;
  const way: RiddenWay = {
    count,
    latDeg: new Float64Array(count),
    lonDeg: new Float64Array(count),
    timeS: new Float64Array(count),
    speedMs: new Float64Array(count),
    atM: new Float64Array(count),
  };
  for (let i = 0; i < count; i++) {
    const point = kept[i]!;
    way.latDeg[i] = point.latDeg!;
    way.lonDeg[i] = point.lonDeg!;
    way.timeS[i] = point.timeMs! / 1000;
    way.speedMs[i] = point.speedMs !== null && point.speedMs >= 0 ? Math.min(60, point.speedMs) : NaN;
  }
  measure(way);
  takeDeviceDistance(way, kept);
  return way;
}

/** The highest index whose value is at most the one asked, in a series that never falls; -1 when all are above. */
export function lastAtMost(values: Float64Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function possible(points: readonly TrackPoint[]): TrackPoint[] {
  const kept: TrackPoint[] = [];
  let refused = 0;
  for (const point of points) {
    const { latDeg, lonDeg, timeMs } = point;
    if (latDeg === null || lonDeg === null || timeMs === null) continue;
    if (!(Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180 && Math.abs(timeMs) < 1e14)) continue;
    const last = kept.at(-1);
    if (last) {
      const stepS = (timeMs - last.timeMs!) / 1000;
      if (!(stepS > 0)) continue;
      const jump = haversineM(last.latDeg!, last.lonDeg!, latDeg, lonDeg) > FASTEST_MS * Math.max(1, stepS);
      if (jump && refused < ACCEPT_AFTER) {
        refused++;
        continue;
      }
    }
    refused = 0;
    kept.push(point);
  }
  return kept;
}

function measure({ count, latDeg, lonDeg, timeS, atM }: RiddenWay): void {
  let anchor = 0;
  for (let i = 1; i < count; i++) {
    const step = haversineM(latDeg[anchor]!, lonDeg[anchor]!, latDeg[i]!, lonDeg[i]!);
    if (step < NOISE_M && i < count - 1) continue;
    for (let j = anchor + 1; j <= i; j++) {
      const share = (timeS[j]! - timeS[anchor]!) / (timeS[i]! - timeS[anchor]!);
      atM[j] = atM[anchor]! + share * step;
    }
    anchor = i;
  }
}

/** Replaces the measured way by the device's, when it is whole, never falls and agrees within a fifth. */
function takeDeviceDistance({ count, atM }: RiddenWay, kept: readonly TrackPoint[]): void {
  const first = kept[0]?.distanceM ?? null;
  const total = (kept.at(-1)?.distanceM ?? NaN) - (first ?? NaN);
  const measured = atM[count - 1] ?? 0;
  if (!(total > 0 && Math.abs(total / measured - 1) < 0.2)) return;
  let before = first!;
  for (const { distanceM } of kept) {
    if (distanceM === null || !(distanceM >= before)) return;
    before = distanceM;
  }
  for (let i = 0; i < count; i++) atM[i] = kept[i]!.distanceM! - first!;
}
