import { haversineM } from '../route/geo.ts';
import { pairs } from '../route/pairs.ts';
import { possibleTotals } from './totals.ts';
import { isPlaced, isTimed, type Track, type TrackPoint } from './track.ts';

/** More than this for a single second is an error of the power meter. */
const MAX_POWER_W = 2000;
const LOW = {
  elevationM: -500,
  timeMs: 0,
  heartRateBpm: 20,
  cadenceRpm: 0,
  distanceM: 0,
  speedMs: 0,
  temperatureC: -60,
};
const HIGH: typeof LOW = {
  elevationM: 9000,
  timeMs: Date.UTC(2100, 0),
  heartRateBpm: 250,
  cadenceRpm: 250,
  distanceM: 1e7,
  speedMs: 60,
  temperatureC: 60,
};
const STRAY_MS = 86_400_000;

/**
 * Takes out of a track what cannot be: places off the globe, numbers out of all bounds, single times far from those
 * around them; and puts the points in the order of their times where that makes the way no longer.
 * @returns plain sentences on what was changed
 */
export function keepPossible(track: Track): string[] {
  const warnings: string[] = [];
  boundPoints(track, warnings);
  dropStrayTimes(track.points, warnings);
  sortByTime(track, warnings);
  takeSpikes(track, warnings);
  for (const lap of track.laps) {
    possibleTotals(lap.device);
    if (lap.startMs !== null && lap.endMs !== null && lap.endMs < lap.startMs) lap.endMs = null;
  }
  if (track.device) track.device = possibleTotals(track.device);
  for (const waypoint of track.waypoints) {
    boundPlace(waypoint);
    if (!isWithin(waypoint.distanceM, LOW.distanceM, HIGH.distanceM)) waypoint.distanceM = null;
  }
  track.waypoints = track.waypoints.filter(
    (waypoint) => waypoint.latDeg !== null || waypoint.distanceM !== null,
  );
  return warnings;
}

function boundPoints(track: Track, warnings: string[]): void {
  let impossible = 0;
  for (const point of track.points) {
    if (isPossible(point)) continue;
    boundPlace(point);
    for (const key of KEYS) {
      const value = point[key] ?? null;
      if (value === null || (value >= LOW[key] && value <= HIGH[key])) continue;
      // With a heart rate of 0 a device says that there is no strap.
      if (value !== 0) impossible++;
      point[key] = null;
    }
    if (point.powerW !== null && !(point.powerW >= 0)) point.powerW = null;
  }
  if (impossible > 0) warnings.push(`${counted(impossible, 'impossible number')} left out.`);
}

/**
 * Whether `keepPossible` would leave points as they are, but for a heart rate of 0 (no strap), which is taken out here
 * too: two places or more, every number within its bounds, times that never fall and are never a day apart.
 */
export function arePossible(points: readonly TrackPoint[]): boolean {
  let lastMs: number | null = null;
  let placed = 0;
  for (const point of points) {
    if (point.heartRateBpm === 0) point.heartRateBpm = null;
    const { latDeg, powerW, timeMs } = point;
    if (!isPossible(point) || (powerW !== null && !(powerW <= MAX_POWER_W))) return false;
    if (latDeg !== null) placed++;
    if (timeMs === null) continue;
    if (lastMs !== null && !(timeMs >= lastMs && timeMs - lastMs <= STRAY_MS)) return false;
    lastMs = timeMs;
  }
  return placed >= 2;
}

/** Whether nothing of a point is out of bounds: nearly all are, and asking key by key takes ten times as long. */
function isPossible(point: TrackPoint): boolean {
  const { latDeg, lonDeg, elevationM, timeMs, powerW, heartRateBpm, cadenceRpm, distanceM, speedMs } = point;
  const { temperatureC } = point;
  if (latDeg === null || lonDeg === null) {
    if (latDeg !== lonDeg) return false;
  } else if (!(latDeg >= -90 && latDeg <= 90 && lonDeg >= -180 && lonDeg <= 180)) return false;
  if (powerW !== null && !(powerW >= 0)) return false;
  return (
    (elevationM === null || (elevationM >= LOW.elevationM && elevationM <= HIGH.elevationM)) &&
    (timeMs === null || (timeMs >= LOW.timeMs && timeMs <= HIGH.timeMs)) &&
    (heartRateBpm === null || (heartRateBpm >= LOW.heartRateBpm && heartRateBpm <= HIGH.heartRateBpm)) &&
    (cadenceRpm === null || (cadenceRpm >= LOW.cadenceRpm && cadenceRpm <= HIGH.cadenceRpm)) &&
    (distanceM === null || (distanceM >= LOW.distanceM && distanceM <= HIGH.distanceM)) &&
    (speedMs === null || (speedMs >= LOW.speedMs && speedMs <= HIGH.speedMs)) &&
    (temperatureC === null ||
      temperatureC === undefined ||
      (temperatureC >= LOW.temperatureC && temperatureC <= HIGH.temperatureC))
  );
}

const KEYS = Object.keys(LOW) as (keyof typeof LOW)[];

function boundPlace(place: { latDeg: number | null; lonDeg: number | null }): void {
  const { latDeg, lonDeg } = place;
  if (latDeg !== null && lonDeg !== null && Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180) return;
  place.latDeg = null;
  place.lonDeg = null;
}

/** A time that is more than a day from its two neighbours, which are close to each other, is invalid. */
function dropStrayTimes(points: readonly TrackPoint[], warnings: string[]): void {
  if (!hasLongStep(points)) return;
  const timed = points.filter(isTimed).map((point) => ({ point: point as TrackPoint, timeMs: point.timeMs }));
  const apart = (a: { timeMs: number }, b: { timeMs: number }) => Math.abs(a.timeMs - b.timeMs) > STRAY_MS;
  let dropped = 0;
  for (const [i, here] of timed.entries()) {
    // At the ends the two nearest on one side. Of less than three times none can be told to be wrong.
    const a = timed[i - 1] ?? timed[i + 2];
    const b = timed[i + 1] ?? timed[i - 2];
    if (!a || !b || apart(a, b) || !apart(here, a) || !apart(here, b)) continue;
    here.point.timeMs = null;
    dropped++;
  }
  if (dropped > 0) warnings.push(`${counted(dropped, 'time')} far from all others left out.`);
}

function hasLongStep(points: readonly TrackPoint[]): boolean {
  let lastMs: number | null = null;
  for (const { timeMs } of points) {
    if (timeMs === null) continue;
    if (lastMs !== null && Math.abs(timeMs - lastMs) > STRAY_MS) return true;
    lastMs = timeMs;
  }
  return false;
}

function sortByTime(track: Track, warnings: string[]): void {
  const { points } = track;
  let backwards = false;
  let lastMs = -Infinity;
  for (const { timeMs } of points) {
    if (timeMs === null) continue;
    backwards ||= timeMs < lastMs;
    lastMs = timeMs;
  }
  if (!backwards) return;
  // A point without a time stays behind the one before it.
  let heldMs = -Infinity;
  const order = points.map((point, i) => ({ point, i, ms: (heldMs = point.timeMs ?? heldMs) }));
  order.sort((a, b) => a.ms - b.ms || a.i - b.i);
  const sorted = order.map(({ point }) => point);
  if (lengthM(sorted) > lengthM(points)) return;
  track.points = sorted;
  warnings.push('The points were not in the order of their times, so they were sorted.');
}

function lengthM(points: readonly TrackPoint[]): number {
  let sum = 0;
  for (const [a, b] of pairs(points.filter(isPlaced)))
    sum += haversineM(a.latDeg, a.lonDeg, b.latDeg, b.lonDeg);
  return sum;
}

function takeSpikes(track: Track, warnings: string[]): void {
  track.points.forEach((point, index) => {
    if (point.powerW === null || point.powerW <= MAX_POWER_W) return;
    track.powerSpikes.push({ index, powerW: point.powerW });
    point.powerW = null;
  });
  const count = track.powerSpikes.length;
  if (count > 0) warnings.push(`${counted(count, 'power value')} over ${MAX_POWER_W} W left out.`);
}

function isWithin(value: number | null, min: number, max: number): boolean {
  return value !== null && value >= min && value <= max;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
