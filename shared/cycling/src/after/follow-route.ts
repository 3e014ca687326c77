import { lastAtMost, type RiddenWay, type WayPlace } from '../records/ridden-way.ts';
import { onLeg } from '../records/gate-crossing.ts';
import { offsetM } from '../records/segment-line.ts';
import type { Route } from '../route/route.ts';

/** A place of the route as the ride came by. */
export type Passage = {
  /** of the route */
  node: number;
  /** s since 1970 */
  timeS: number;
  /** metres ridden since the start of the recording */
  atM: number;
};

/** A route followed through a ride: the passages in riding order, and how many places were looked for. */
export type FollowedRoute = { passages: Passage[]; places: number };

const PLACE_M = 20;
const ASIDE_M = 30;
const SLACK_M = 80;
/** Of two passages of the same place the one nearer to where the rider should be counts. */
const OFF_PLACE = 0.15;
/** Riders on a detour are looked for further ahead once so much of the route was missed, and no further ahead than this. */
const LOST_M = 300;
const DETOUR_M = 8000;
/** A leg shorter than this has no direction that counts. */
const DIRECTED_M = 2;
/** Cosine of the angle between ride and road up to which it is the same way. */
const SAME_WAY = 0.4;
/** Places of the route where a recording may begin: so far apart, up to this share of the route. */
const START_EVERY_M = 250;
const START_SHARE = 0.3;
const MOST_STARTS = 12;
/** With so much of the route followed no other start is tried. */
const WHOLE = 0.97;
/** Passages of one place closer than this are one. */
const APART_S = 30;
/** Starts that follow this share of each other's part of the route are about equally good. */
const AS_GOOD = 0.99;

/**
 * The passages of a ride along a route, in riding order: out-and-back roads and laps are told apart by direction and by
 * the way since the last passage. The recording may begin before the route or late, end early, and leave the route between.
 * Null where no place of the route is passed.
 */
export function followRoute(route: Route, way: RiddenWay): FollowedRoute | null {
  const every = Math.max(1, Math.round(PLACE_M / route.stepM));
  const nodes: number[] = [];
  for (let node = 0; node < route.latDeg.length; node += every) nodes.push(node);
  let best: Passage[] = [];
  const startEvery = Math.max(1, Math.round(START_EVERY_M / route.stepM));
  for (let node = 0; node < Math.max(startEvery, START_SHARE * route.latDeg.length); node += startEvery) {
    for (const start of startsAt(route, node, way)) {
      const passages = walk(route, way, nodes, start);
      if (isBetter(passages, best)) best = passages;
    }
    if (best.length >= WHOLE * nodes.length) break;
  }
  return best.length > 1 ? { passages: best, places: nodes.length } : null;
}

/** More of the route; of laps that begin at the same place the one ridden fastest, for the others were to warm up. */
function isBetter(passages: readonly Passage[], best: readonly Passage[]): boolean {
  if (passages.length < AS_GOOD * best.length) return false;
  const laps = passages[0]?.node === best[0]?.node && AS_GOOD * passages.length <= best.length;
  return laps ? secondsOf(passages) < secondsOf(best) : passages.length > best.length;
}

const secondsOf = (passages: readonly Passage[]) => (passages.at(-1)?.timeS ?? 0) - (passages[0]?.timeS ?? 0);

/** Every time that the ride comes by a place where it may enter the route. */
function startsAt(route: Route, node: number, way: RiddenWay): Passage[] {
  const starts: Passage[] = [];
  for (const passage of passagesOf(route, node, way, 0, way.length - 1)) {
    // Who waits at the line starts with the last of these.
    if (passage.timeS - (starts.at(-1)?.timeS ?? -Infinity) < APART_S) starts.pop();
    starts.push(passage);
  }
  return starts.slice(0, MOST_STARTS);
}

function walk(route: Route, way: RiddenWay, nodes: readonly number[], start: Passage): Passage[] {
  const passages = [start];
  let last = start;
  for (const node of nodes) {
    if (node <= last.node) continue;
    const gapM = (node - last.node) * route.stepM;
    const expectedM = last.atM + gapM;
    const slackM = SLACK_M + 0.5 * gapM;
    let found = nearest(route, node, way, last, expectedM, slackM);
    if (!found && gapM >= LOST_M) {
      // Off the route: the next time that the ride comes by here in this direction.
      const from = legAt(way, last.atM);
      const to = legAt(way, expectedM + DETOUR_M);
      found = passagesOf(route, node, way, from, to).find(({ timeS }) => timeS > last.timeS) ?? null;
    }
    if (!found) continue;
    passages.push(found);
    last = found;
  }
  return passages;
}

const legAt = (way: RiddenWay, atM: number) =>
  Math.max(
    0,
    lastAtMost(way, (place) => place.atM, atM),
  );

function nearest(
  route: Route,
  node: number,
  way: RiddenWay,
  last: Passage,
  expectedM: number,
  slackM: number,
): Passage | null {
  let best = Infinity;
  let found: Passage | null = null;
  const from = legAt(way, Math.max(last.atM, expectedM - slackM));
  const to = legAt(way, expectedM + slackM);
  for (let i = from; i <= to; i++) {
    const near = passageOn(route, node, way[i], way[i + 1]);
    if (!near || near.passage.timeS < last.timeS || near.passage.atM < last.atM) continue;
    const score = near.asideM + OFF_PLACE * Math.abs(near.passage.atM - expectedM);
    if (score < best) [best, found] = [score, near.passage];
  }
  return found;
}

/** Every time that the ride comes by a place of the route between two of its legs, each where it is nearest. */
function passagesOf(route: Route, node: number, way: RiddenWay, fromLeg: number, toLeg: number): Passage[] {
  const passages: Passage[] = [];
  let best: { passage: Passage; asideM: number } | null = null;
  for (let i = fromLeg; i <= toLeg; i++) {
    const near = passageOn(route, node, way[i], way[i + 1]);
    if (near) {
      if (!best || near.asideM <= best.asideM) best = near;
    } else if (best) {
      passages.push(best.passage);
      best = null;
    }
  }
  if (best) passages.push(best.passage);
  return passages;
}

/** Where a leg of the ride is nearest to a place of the route; null where it is far or goes another way. */
function passageOn(
  route: Route,
  node: number,
  from: WayPlace | undefined,
  to: WayPlace | undefined,
): { passage: Passage; asideM: number } | null {
  const [latDeg, lonDeg] = [route.latDeg[node], route.lonDeg[node]];
  if (!from || !to || latDeg === undefined || lonDeg === undefined) return null;
  const [ax, ay] = offsetM(latDeg, lonDeg, from.latDeg, from.lonDeg);
  const [bx, by] = offsetM(latDeg, lonDeg, to.latDeg, to.lonDeg);
  const [dx, dy] = [bx - ax, by - ay];
  const size2 = dx * dx + dy * dy;
  const share = size2 > 0 ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / size2)) : 0;
  const asideM = Math.hypot(ax + share * dx, ay + share * dy);
  if (!(asideM <= ASIDE_M)) return null;
  const size = Math.sqrt(size2);
  if (size >= DIRECTED_M) {
    const heading = ((route.headingDeg[node] ?? 0) * Math.PI) / 180;
    if (dx * Math.sin(heading) + dy * Math.cos(heading) < SAME_WAY * size) return null;
  }
  return { passage: { node, ...onLeg({ from, to }, share) }, asideM };
}
