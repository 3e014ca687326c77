import { isPlaced, isTimed, type PlacedPoint, type TimedPoint, type TrackPoint } from '../files/track.ts';
import { haversineM } from '../route/geo.ts';

/** A place of a ride. */
export type WayPlace = {
  latDeg: number;
  lonDeg: number;
  /** s since 1970 */
  timeS: number;
  /** by the device, m/s; NaN where it does not say */
  speedMs: number;
  /** metres ridden since the first place */
  atM: number;
  /** the same by the device's own count, which need not begin at 0; NaN where it does not say */
  deviceM: number;
};

/** A recorded ride as places in time, cleaned of what cannot be; their times only rise, their distances never fall. */
export type RiddenWay = readonly WayPlace[];

/** No bicycle and no forgivable error of position goes faster. */
const FASTEST_MS = 40;
/** So many impossible places in a row are not impossible: the recorder was carried or lost its fix. */
const ACCEPT_AFTER = 10;
/** A move shorter than this is noise of the receiver. */
const NOISE_M = 15;
const MOST_METRES_A_DEGREE = 111_200;

/**
 * The timed places of a ride. The way between them is the device's own where it has one that agrees with the positions
 * (a recorder that writes only changes cuts bends); else it is measured between places at least 15 m apart, so that a
 * receiver that wanders while the rider stands adds nothing.
 */
export function riddenWay(points: readonly TrackPoint[]): RiddenWay {
  const places = possible(points).map(({ latDeg, lonDeg, timeMs, speedMs, distanceM }): WayPlace => ({
    latDeg,
    lonDeg,
    timeS: timeMs / 1000,
    speedMs: speedMs !== null && speedMs >= 0 ? Math.min(60, speedMs) : NaN,
    atM: 0,
    deviceM: distanceM ?? NaN,
  }));
  measure(places);
  takeDeviceDistance(places);
  return places;
}

/** The highest index whose value is at most the one asked, in a series that never falls; -1 when all are above. */
export function lastAtMost<T>(series: readonly T[], valueOf: (item: T) => number, value: number): number {
  let low = 0;
  let high = series.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(series[middle]!) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function possible(points: readonly TrackPoint[]): (TimedPoint & PlacedPoint)[] {
  const kept: (TimedPoint & PlacedPoint)[] = [];
  let last: (TimedPoint & PlacedPoint) | null = null;
  let refused = 0;
  for (const point of points) {
    if (!isTimed(point) || !isPlaced(point)) continue;
    const { latDeg, lonDeg, timeMs } = point;
    if (!(Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180 && Math.abs(timeMs) < 1e14)) continue;
    if (last) {
      const stepS = (timeMs - last.timeMs) / 1000;
      if (!(stepS > 0)) continue;
      const mostM = FASTEST_MS * Math.max(1, stepS);
      if ((apartM(last, point, mostM) ?? 0) > mostM && refused < ACCEPT_AFTER) {
        refused++;
        continue;
      }
    }
    refused = 0;
    last = point;
    kept.push(point);
  }
  return kept;
}

type Place = { latDeg: number; lonDeg: number };

/** Metres between two places at least so far apart, else null, which most pairs show at a glance. */
function apartM(a: Place, b: Place, leastM: number): number | null {
  // Along a meridian and a parallel it is no shorter than straight on.
  const mostM = MOST_METRES_A_DEGREE * (Math.abs(b.latDeg - a.latDeg) + Math.abs(b.lonDeg - a.lonDeg));
  if (mostM < leastM) return null;
  const metres = haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
  return metres < leastM ? null : metres;
}

function measure(places: readonly WayPlace[]): void {
  let anchor = places[0];
  let next = 1;
  for (let i = 1; anchor && i < places.length; i++) {
    const place = places[i]!;
    const stepM = apartM(anchor, place, i < places.length - 1 ? NOISE_M : 0);
    if (stepM === null) continue;
    for (; next <= i; next++) {
      const each = places[next]!;
      const share = (each.timeS - anchor.timeS) / (place.timeS - anchor.timeS);
      each.atM = anchor.atM + share * stepM;
    }
    anchor = place;
  }
}

/** Replaces the measured way by the device's, when it is whole, never falls and agrees within a fifth. */
function takeDeviceDistance(places: readonly WayPlace[]): void {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const total = last.deviceM - first.deviceM;
  if (!(total > 0 && Math.abs(total / last.atM - 1) < 0.2)) return;
  let before = first.deviceM;
  for (const { deviceM } of places) {
    if (!(deviceM >= before)) return;
    before = deviceM;
  }
  for (const place of places) place.atM = place.deviceM - first.deviceM;
}
