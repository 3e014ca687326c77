import { readRidePoints } from '../files/ride-points.ts';
import { isPlaced, isTimed } from '../files/track.ts';
import { rideBests, type RideBest } from '../physiology/ride-bests.ts';
import { attemptFrom, type Attempt, type AttemptRider } from './attempt.ts';
import { nearness } from './near-segment.ts';
import { stationsOf, type SegmentLine } from './segment-line.ts';
import { findSegmentEfforts, GATE_HALF_WIDTH_M, type MatchOptions } from './segment-match.ts';

export type RideSearch = MatchOptions & { segment: SegmentLine; rider: AttemptRider };

/** What is kept of one file that was searched for a segment. */
export type SearchedRide =
  | {
      kind: 'ride';
      /** UTC, ms since 1970 */
      startMs: number;
      endMs: number;
      attempts: Attempt[];
      /** from the start line to the nearest record, m */
      nearestM: number;
      bests: RideBest[];
    }
  /** no positions: no attempts, but powers */
  | { kind: 'indoor'; startMs: number; endMs: number; bests: RideBest[] }
  /** a route, or a ride without times */
  | { kind: 'untimed' }
  | { kind: 'failed'; message: string };

/**
 * Searches the bytes of one file for a segment, and keeps only the attempts and the best powers of it: memory does not
 * grow with the number of files. A file that goes nowhere near is not matched. Never throws.
 * @param name of the file, for the attempts
 * @example
 * const point = (i) => `<trkpt lat="${45 + i / 11119.508}" lon="6"><time>${new Date(1e12 + 1000 * i).toISOString()}</time></trkpt>`
 * const gpx = `<gpx><trk><trkseg>${Array.from({ length: 200 }, (_, i) => point(i)).join('')}</trkseg></trk></gpx>`
 * const segment = [{ latDeg: 45.0045, lonDeg: 6 }, { latDeg: 45.0135, lonDeg: 6 }]
 * const found = await searchRide(new TextEncoder().encode(gpx), 'june.gpx', { segment, rider: {} })
 * found // => { kind: 'ride', startMs: 1000000000000, bests: [] }
 * found.attempts[0] // => { ride: 'june.gpx', lap: 1, timeS: 100.1, powerW: null }
 */
export async function searchRide(bytes: Uint8Array, name: string, search: RideSearch): Promise<SearchedRide> {
  const read = await readRidePoints(bytes);
  if (!read.ok) return { kind: 'failed', message: read.message };
  const { points } = read;
  const first = points.find(isTimed);
  const last = points.findLast(isTimed);
  if (!first || !last || !(last.timeMs > first.timeMs)) return { kind: 'untimed' };
  const times = { startMs: first.timeMs, endMs: last.timeMs };
  const bests = rideBests(points);
  if (!points.some(isPlaced)) return { kind: 'indoor', ...times, bests };
  const { segment, leads, rider, gateHalfWidthM = GATE_HALF_WIDTH_M } = search;
  const stations = stationsOf(segment);
  const near = stations && nearness(stations, points, gateHalfWidthM);
  const efforts = near?.mayCross
    ? findSegmentEfforts(segment, points, { gateHalfWidthM, ...(leads && { leads }) })
    : [];
  const of = { ride: name, rideStartMs: times.startMs };
  return {
    kind: 'ride',
    ...times,
    attempts: efforts.map((effort, i) => attemptFrom(effort, { ...of, lap: i + 1 }, segment, points, rider)),
    nearestM: near?.startM ?? Infinity,
    bests,
  };
}
