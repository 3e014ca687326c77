import type { Refusal } from '../answer/input.ts';
import { partOfRoute } from '../route/changed-route.ts';
import type { Route } from '../route/route.ts';
import type { SegmentLine } from './segment-line.ts';

/** A stretch of a route as a segment: the road to ride (`segmentRecordOn`) and the line to find (`findSegmentEfforts`). */
export type SegmentFromRoute = { ok: true; route: Route; line: SegmentLine };

/**
 * Cuts a stretch out of a route, such as one of its climbs, to the nearest nodes.
 * @param fromM distance from the start of the route, m
 * @returns a refusal in one sentence when less than 50 m are left
 * @example
 * const hill = segmentFromRoute(straightRoute(5000, 0.06), 1000, 3000)
 * hill.route // => { distanceM: 2000, ascentM: 120, stepM: 10 }
 * hill.line.length // => 201
 */
export function segmentFromRoute(route: Route, fromM: number, toM: number): SegmentFromRoute | Refusal {
  const part = partOfRoute(route, fromM, toM);
  if (!part.ok) return { ok: false, message: 'A segment must be at least 50 m long.' };
  return {
    ok: true,
    route: part,
    line: part.latDeg.map((latDeg, i) => ({ latDeg, lonDeg: part.lonDeg[i] ?? NaN })),
  };
}
