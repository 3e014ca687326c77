import { localMetres } from './geo.ts';
import type { Route } from './route.ts';

/** A place as a receiver reports it. */
export type Fix = {
  latDeg: number;
  lonDeg: number;
  /** radius in which the place lies, m; 10 when not given */
  accuracyM?: number;
  /** direction of movement, degrees clockwise from north; only known while moving */
  headingDeg?: number;
};

/** Where on a route a place is. */
export type RoutePlace = {
  /** from the start of the route, m */
  atM: number;
  /** how far beside the line, m */
  asideM: number;
};

/** Half a wide road with the rider on the other side of it, m, beside what the receiver is off. */
const ROAD_M = 40;
const USUAL_ACCURACY_M = 10;
/** A place that is known no better than this says nothing about where on the route it is, m. */
const WORST_ACCURACY_M = 150;
/** Of two passages of the same place the one nearer to where the rider should be counts. */
const OFF_PLACE = 0.15;
/** Riding against the route counts as so far beside it, m. */
const AGAINST_M = 200;
const AGAINST_DEG = 110;

/**
 * Puts a place on the line of a route. Where the route passes the same place more than once (laps, out and back), the
 * passage nearer to where the rider should be counts, and the one in the direction of movement.
 * @param expectedM where the rider should be by now, m from the start: by the last place and the plan
 * @returns null when the place is beside the route, or not known well enough
 *
 * @example
 * const route = straightRoute(5000, 0)
 * placeOnRoute({ ...route, latDeg: route.latDeg.map((_, i) => 45 + i * 9e-5) }, { latDeg: 45.009, lonDeg: 0.0001 }, 900) // => { atM: 1000, asideM: 7.9 }
 */
export function placeOnRoute(route: Route, fix: Fix, expectedM: number): RoutePlace | null {
  const { accuracyM = USUAL_ACCURACY_M, headingDeg } = fix;
  if (!(accuracyM <= WORST_ACCURACY_M)) return null;
  const { latDeg, lonDeg, stepM } = route;
  const nearM = ROAD_M + accuracyM;
  // A first look in degrees: most of the route is far away.
  const nearDeg = (nearM + stepM) / 111_000;
  let best: RoutePlace | null = null;
  let least = Infinity;
  let before: [number, number] | null = null;
  for (const [node, nodeLat] of latDeg.entries()) {
    if (Math.abs(nodeLat - fix.latDeg) > nearDeg) {
      before = null;
      continue;
    }
    const here = localMetres(nodeLat, lonDeg[node] ?? NaN, fix.latDeg, fix.lonDeg);
    const from: [number, number] = before ?? here;
    before = here;
    const [east, north] = [here[0] - from[0], here[1] - from[1]];
    const square = east * east + north * north;
    const along = square > 0 ? Math.min(1, Math.max(0, -(from[0] * east + from[1] * north) / square)) : 1;
    const asideM = Math.hypot(from[0] + along * east, from[1] + along * north);
    if (asideM > nearM) continue;
    const atM = stepM * Math.max(0, node - 1 + along);
    const against = headingDeg !== undefined && turned(headingDeg, route.headingDeg[Math.max(0, node - 1)]);
    const cost = asideM + OFF_PLACE * Math.abs(atM - expectedM) + (against ? AGAINST_M : 0);
    if (cost >= least) continue;
    least = cost;
    best = { atM, asideM };
  }
  return best;
}

function turned(headingDeg: number, roadDeg = headingDeg): boolean {
  const apart = Math.abs(((headingDeg - roadDeg + 540) % 360) - 180);
  return apart > AGAINST_DEG;
}
