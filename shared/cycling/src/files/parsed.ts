import { haversineM } from '../route/geo.ts';
import { isPlaced, type PlacedPoint, type Track, type TrackPoint } from './track.ts';

/** A line of a file that holds several. */
export type TrackChoice = { name: string | null; /** m, along its places */ lengthM: number };

/** A ride or a route with warnings about the file, or one plain sentence on why there is none. */
export type Parsed =
  | {
      ok: true;
      track: Track;
      /** the separate lines of the file in its order, and which of them was taken */
      tracks: TrackChoice[];
      taken: number;
      warnings: string[];
    }
  | { ok: false; message: string };

/** Most points that are read: five days of one a second, and what 60 MB of GPX can hold. */
export const MAX_POINTS = 500_000;

/** The file has more than `MAX_POINTS`; thrown by a reader and reported by `readActivityOrRoute`. */
export class TooManyPoints extends Error {}

/** Most laps, waypoints, pauses or separate tracks that are kept of one file. */
export const MAX_MARKS = 2000;

export const DAMAGED_END = 'The file ends in the middle. Everything before that was read.';

type Choosable = { name: string | null; points: readonly TrackPoint[] };

/** The line of a file that is asked for, or the one with the most points; null when there is none. */
export function chooseTrack<T extends Choosable>(lines: readonly T[], asked: number | undefined) {
  const most = (a: number, b: number) =>
    (lines[b]?.points.length ?? 0) > (lines[a]?.points.length ?? 0) ? b : a;
  const taken = asked !== undefined && lines[asked] ? asked : [...lines.keys()].reduce(most, 0);
  const chosen = lines[taken];
  if (!chosen) return null;
  return { chosen, taken, tracks: lines.map(({ name, points }) => ({ name, lengthM: lengthOf(points) })) };
}

/** Along the places of a line, m. */
export function lengthOf(points: readonly TrackPoint[]): number {
  let lengthM = 0;
  let last: PlacedPoint | null = null;
  for (const point of points) {
    if (!isPlaced(point)) continue;
    if (last) lengthM += haversineM(last.latDeg, last.lonDeg, point.latDeg, point.lonDeg);
    last = point;
  }
  return lengthM;
}
