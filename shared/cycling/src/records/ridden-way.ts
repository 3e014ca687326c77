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
  let refused = 0;
  for (const point of points) {
    if (!isTimed(point) || !isPlaced(point)) continue;
    const { latDeg, lonDeg, timeMs } = point;
    if (!(Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180 && Math.abs(timeMs) < 1e14)) continue;
    const last = kept.at(-1);
    if (last) {
      const stepS = (timeMs - last.timeMs) / 1000;
      if (!(stepS > 0)) continue;
      const jump = haversineM(last.latDeg, last.lonDeg, latDeg, lonDeg) > FASTEST_MS * Math.max(1, stepS);
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

function measure(places: readonly WayPlace[]): void {
  const last = places.at(-1);
  let anchor: WayPlace | null = null;
  let since: WayPlace[] = [];
  for (const place of places) {
    if (anchor) {
      since.push(place);
      const stepM = haversineM(anchor.latDeg, anchor.lonDeg, place.latDeg, place.lonDeg);
      if (stepM < NOISE_M && place !== last) continue;
      for (const each of since) {
        const share = (each.timeS - anchor.timeS) / (place.timeS - anchor.timeS);
        each.atM = anchor.atM + share * stepM;
      }
    }
    anchor = place;
    since = [];
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
