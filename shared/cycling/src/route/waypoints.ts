import type { Waypoint } from '../files/track.ts';
import { haversineM, localMetres } from './geo.ts';
import type { Route } from './route.ts';

/** A waypoint where the route passes it. */
export type RouteMark = {
  name: string;
  /** the file's own word, such as `food`, `water` or `summit` */
  kind: string | null;
  /** from the start of the route */
  atM: number;
  /** how far beside the line it lies */
  asideM: number;
};

/** A place farther beside the line than this is none of the route's. */
const MAX_ASIDE_M = 150;
/** Only after leaving a place this far behind can it be passed again. */
const LEFT_M = 400;
const MAX_WAYPOINTS = 300;
const RADIANS = Math.PI / 180;

/**
 * Puts the waypoints of a file (feed stations, summits, course points) on a route, in the order in which they are passed; on
 * loops and out-and-back roads one place may be passed several times. Places more than 150 m beside the line are left
 * out, and so are those after the first 300.
 * @param waypoints of `Track.waypoints`; those with a distance of their own and no place keep it
 *
 * @example
 * const gpx = '<gpx><wpt lat="45.005" lon="6"><name>Water</name></wpt><rte><rtept lat="45" lon="6"/><rtept lat="45.01" lon="6"/></rte></gpx>'
 * const { track } = await readActivityOrRoute(new TextEncoder().encode(gpx))
 * waypointsOnRoute(routeFrom(track.points), track.waypoints)[0] // => { name: 'Water', kind: null, atM: 556, asideM: 0 }
 */
export function waypointsOnRoute(route: Route, waypoints: readonly Waypoint[]): RouteMark[] {
  const marks: RouteMark[] = [];
  for (const { name, kind, latDeg, lonDeg, distanceM } of waypoints.slice(0, MAX_WAYPOINTS)) {
    if (latDeg !== null && lonDeg !== null) {
      for (const { atM, asideM } of passes(route, latDeg, lonDeg)) marks.push({ name, kind, atM, asideM });
    } else if (distanceM !== null && distanceM <= route.distanceM)
      marks.push({ name, kind, atM: distanceM, asideM: 0 });
  }
  return marks.sort((a, b) => a.atM - b.atM);
}

type Pass = { atM: number; asideM: number };

function passes(route: Route, latDeg: number, lonDeg: number): Pass[] {
  const found: Pass[] = [];
  const nearDeg = (2 * MAX_ASIDE_M) / 111_000;
  let best: Pass | null = null;
  for (let i = 0; i < route.latDeg.length; i++) {
    const atM = i * route.stepM;
    if (best && atM - best.atM > LEFT_M) {
      found.push(exactly(route, best, latDeg, lonDeg));
      best = null;
    }
    const nodeLat = route.latDeg[i]!;
    if (Math.abs(nodeLat - latDeg) > nearDeg) continue;
    const asideM = asideOf(nodeLat, route.lonDeg[i]!, latDeg, lonDeg);
    if (asideM <= MAX_ASIDE_M && (!best || asideM < best.asideM)) best = { atM, asideM };
  }
  if (best) found.push(exactly(route, best, latDeg, lonDeg));
  return found;
}

/** The pass between the nodes: on the line to the nearer neighbour. */
function exactly(route: Route, { atM }: Pass, latDeg: number, lonDeg: number): Pass {
  const i = Math.round(atM / route.stepM);
  const fromPlace = (node: number) => localMetres(route.latDeg[node]!, route.lonDeg[node]!, latDeg, lonDeg);
  const here = fromPlace(i);
  let best: Pass = { atM, asideM: Math.hypot(...here) };
  for (const next of [i - 1, i + 1]) {
    if (next < 0 || next >= route.latDeg.length) continue;
    const there = fromPlace(next);
    const [east, north] = [there[0] - here[0], there[1] - here[1]];
    const square = east * east + north * north;
    const share = square > 0 ? -(here[0] * east + here[1] * north) / square : 0;
    if (share <= 0 || share > 1) continue;
    const asideM = Math.hypot(here[0] + share * east, here[1] + share * north);
    if (asideM < best.asideM) best = { atM: (i + share * (next - i)) * route.stepM, asideM };
  }
  return best;
}

function asideOf(nodeLat: number, nodeLon: number, latDeg: number, lonDeg: number): number {
  const dLon = ((nodeLon - lonDeg + 540) % 360) - 180;
  // A first look without arithmetic of the sphere: most nodes are far away.
  if (Math.abs(dLon) * Math.cos(latDeg * RADIANS) > (3 * MAX_ASIDE_M) / 111_000) return Infinity;
  return haversineM(nodeLat, nodeLon, latDeg, lonDeg);
}
