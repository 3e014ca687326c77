import type { TrackPoint } from '../files/track.ts';
import { haversineM } from './geo.ts';

export type Place = { latDeg: number; lonDeg: number; distanceM: number; elevationM: number };

/** Points in order with distance, without what cannot be; and plain sentences on what was mended. */
export type CleanLine = { places: Place[]; hasElevation: boolean; mended: string[] };

/** No bicycle and no forgivable GPS error goes faster. */
const MAX_SPEED_MS = 35;
/** So many impossible points in a row are not impossible: the recorder was carried or lost its fix. */
const ACCEPT_JUMP_AFTER = 10;
const SPIKE_M = 30;
const LONG_GAP_M = 500;
const MOST_MISSING = 0.2;

/**
 * Puts a track in order: drops points without or with impossible position, repeated points, time that runs backwards and
 * speeds over 35 m/s; measures distance; fills missing heights and cuts spikes.
 */
export function cleanLine(points: readonly TrackPoint[]): CleanLine {
  const mended: string[] = [];
  const kept = keepPossible(points, mended);
  const places: Place[] = [];
  let distanceM = 0;
  for (const point of kept) {
    const last = places.at(-1);
    if (last) distanceM += haversineM(last.latDeg, last.lonDeg, point.latDeg!, point.lonDeg!);
    places.push({
      latDeg: point.latDeg!,
      lonDeg: point.lonDeg!,
      distanceM,
      elevationM: point.elevationM ?? NaN,
    });
  }
  const hasElevation = fillElevation(places, mended);
  if (hasElevation) cutSpikes(places, mended);
  return { places, hasElevation, mended };
}

function keepPossible(points: readonly TrackPoint[], mended: string[]): TrackPoint[] {
  const kept: TrackPoint[] = [];
  const dropped = { unplaced: 0, backwards: 0, jumps: 0 };
  let refused = 0;
  for (const point of points) {
    if (!onEarth(point)) {
      dropped.unplaced++;
      continue;
    }
    const last = kept.at(-1);
    if (last) {
      const stepM = haversineM(last.latDeg!, last.lonDeg!, point.latDeg!, point.lonDeg!);
      if (stepM < 0.05) continue;
      const stepS =
        last.timeMs !== null && point.timeMs !== null ? (point.timeMs - last.timeMs) / 1000 : null;
      const backwards = stepS !== null && stepS < 0;
      const jump = stepS !== null && !backwards && stepM > MAX_SPEED_MS * Math.max(1, stepS);
      if ((backwards || jump) && refused < ACCEPT_JUMP_AFTER) {
        refused++;
        dropped[backwards ? 'backwards' : 'jumps']++;
        continue;
      }
    }
    refused = 0;
    kept.push(point);
  }
  if (dropped.unplaced > 0)
    mended.push(`${counted(dropped.unplaced, 'point')} without a possible position left out.`);
  if (dropped.backwards > 0)
    mended.push(`${counted(dropped.backwards, 'point')} left out where time ran backwards.`);
  if (dropped.jumps > 0)
    mended.push(`${counted(dropped.jumps, 'point')} left out where the position jumped.`);
  return kept;
}

function onEarth({ latDeg, lonDeg }: TrackPoint): boolean {
  return latDeg !== null && lonDeg !== null && Math.abs(latDeg) <= 90 && Math.abs(lonDeg) <= 180;
}

function fillElevation(places: Place[], mended: string[]): boolean {
  const missing = places.filter((place) => !Number.isFinite(place.elevationM)).length;
  const allZero = places.every((place) => !(Math.abs(place.elevationM) > 0));
  if (allZero || missing > MOST_MISSING * places.length) {
    mended.push(
      missing === places.length || !allZero
        ? 'The file has no usable elevation, so climbs are not known.'
        : 'Every elevation in the file is zero, which means missing, so climbs are not known.',
    );
    for (const place of places) place.elevationM = 0;
    return false;
  }
  if (missing === 0) return true;
  let longest = 0;
  let from = -1;
  for (let i = 0; i <= places.length; i++) {
    if (i < places.length && !Number.isFinite(places[i]!.elevationM)) continue;
    if (i - from > 1) longest = Math.max(longest, bridge(places, from, i));
    from = i;
  }
  mended.push(
    `${counted(missing, 'missing elevation')} filled in from the points around` +
      (longest > LONG_GAP_M ? `, over up to ${Math.round(longest)} m: the profile is uncertain there.` : '.'),
  );
  return true;
}

/** Fills the heights between two known points (or from the only one); returns the distance bridged. */
function bridge(places: Place[], from: number, to: number): number {
  const start = places[from] ?? places[to]!;
  const end = places[to] ?? start;
  const span = end.distanceM - start.distanceM;
  for (let i = from + 1; i < to; i++) {
    const share = span > 0 ? (places[i]!.distanceM - start.distanceM) / span : 0;
    places[i]!.elevationM = start.elevationM + share * (end.elevationM - start.elevationM);
  }
  return (places[to] ?? places.at(-1)!).distanceM - (places[from] ?? places[0]!).distanceM;
}

function cutSpikes(places: Place[], mended: string[]): void {
  const raw = places.map((place) => place.elevationM);
  let cut = 0;
  for (let i = 2; i < raw.length - 2; i++) {
    // With both neighbours near, the median of five is near as well.
    if (Math.abs(raw[i]! - raw[i - 1]!) <= SPIKE_M && Math.abs(raw[i]! - raw[i + 1]!) <= SPIKE_M) continue;
    const median = raw.slice(i - 2, i + 3).sort((a, b) => a - b)[2]!;
    const near = places[i + 2]!.distanceM - places[i - 2]!.distanceM < 4 * SPIKE_M;
    if (Math.abs(raw[i]! - median) > SPIKE_M && near) {
      places[i]!.elevationM = median;
      cut++;
    }
  }
  if (cut > 0) mended.push(`${counted(cut, 'elevation spike')} cut.`);
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
