import type { Refusal } from '../answer/input.ts';
import type { Route } from '../route/route.ts';
import { climbingOn } from '../route/climbing.ts';
import type { SegmentLine } from './segment-line.ts';

/** A stretch of a route as a segment: the road to ride (`segmentRecordOn`) and the line to find (`findSegmentEfforts`). */
export type SegmentFromRoute = { ok: true; route: Route; line: SegmentLine };

const SHORTEST_M = 50;

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
  const { stepM } = route;
  const last = route.latDeg.length - 1;
  const node = (atM: number) => Math.min(last, Math.max(0, Math.round(atM / stepM)));
  const [from, to] = [node(fromM), node(toM)];
  if (!((to - from) * stepM >= SHORTEST_M))
    return { ok: false, message: 'A segment must be at least 50 m long.' };
  const nodes = (values: readonly number[]) => values.slice(from, to + 1);
  const elevationM = nodes(route.elevationM);
  const latDeg = nodes(route.latDeg);
  const lonDeg = nodes(route.lonDeg);
  return {
    ok: true,
    route: {
      ...route,
      distanceM: (to - from) * stepM,
      latDeg,
      lonDeg,
      elevationM,
      slope: nodes(route.slope),
      headingDeg: nodes(route.headingDeg),
      radiusM: nodes(route.radiusM),
      ...climbingOn(Float64Array.from(elevationM), stepM, route.roughM),
      minElevationM: elevationM.reduce((low, height) => Math.min(low, height), Infinity),
      maxElevationM: elevationM.reduce((high, height) => Math.max(high, height), -Infinity),
      climbs: [],
    },
    line: latDeg.map((lat, i) => ({ latDeg: lat, lonDeg: lonDeg[i]! })),
  };
}
