import type { Refusal } from '../answer/input.ts';
import { rideSteps, type RideSteps } from '../files/ride-steps.ts';
import { stopsOf } from '../files/ride-stops.ts';
import { isPlaced, isTimed, type Track } from '../files/track.ts';
import { riddenWay } from '../records/ridden-way.ts';
import { pairs } from '../route/pairs.ts';
import type { Route } from '../route/route.ts';
import { followRoute, type Passage } from './follow-route.ts';

/** A stop on the route. */
export type StopOnRoute = { atM: number; timeS: number; durationS: number };

/** Where the ride left the route and came back. */
export type Detour = {
  fromM: number;
  toM: number;
  /** ridden on it beyond the part of the route that it replaced, m; below 0 for a shortcut */
  extraM: number;
  /** in motion on it, s */
  seconds: number;
};

/** A recorded ride laid on a route. Arrays have one value a node; outside of `first` to `last` they are NaN. */
export type RideOnRoute = {
  ok: true;
  /** the first and the last node that the ride passed */
  first: number;
  last: number;
  /** when it passed the first, ms since 1970 */
  startMs: number;
  /** time since then with stops, and in motion only, s */
  elapsedS: Float64Array;
  movingS: Float64Array;
  /** cells: 1 where the ride was on the route, 0 on a detour or where it was not seen */
  seen: Uint8Array;
  /** share of the route's places between first and last that were passed in order, 0 to 1 */
  followed: number;
  stops: StopOnRoute[];
  /** all that was not in motion between first and last, s: more than the sum of `stops`, which leave out the short ones */
  stoppedS: number;
  detours: Detour[];
  /** the recording, for what else is in it */
  steps: RideSteps;
};

/** A ride that passed less of the route's places than this was another ride. */
const LEAST_FOLLOWED = 0.8;
/** A comparison over less of the route says nothing of the plan. */
const LEAST_COVERED = 0.3;
/** A stop that begins closer than this to the end of the route is behind the line, m. */
const FINISH_M = 60;
/** So many places missed in a row are a detour; fewer are a poor fix. */
const DETOUR_M = 150;

/**
 * Lays a recorded ride on a planned route in riding order: when it passed each node, where it stopped, and where it left the
 * route. The recording may begin before the start or late, end early, take detours and stand; a road that is ridden twice
 * (out and back, laps) counts each time at its own place.
 * @param track of `readActivityOrRoute`
 * @returns a refusal in one sentence for a file without times or places, and for a ride of another course
 */
export function rideOnRoute(route: Route, track: Track): RideOnRoute | Refusal {
  const problem = problemOf(track);
  if (problem) return { ok: false, message: problem };
  const way = riddenWay(track.points);
  const followed = followRoute(route, way);
  const steps = rideSteps(track);
  const passages = followed && upToTheStopBehindTheLine(route, followed.passages, steps);
  const [from, to] = [passages?.[0], passages?.at(-1)];
  if (!followed || !passages || !from || !to) return { ok: false, message: ANOTHER_COURSE };
  const nodes = route.latDeg.length;
  const places = (followed.places * (to.node - from.node)) / (nodes - 1) + 1;
  const share = Math.min(1, passages.length / places);
  const covered = (to.node - from.node) / (nodes - 1);
  if (share < LEAST_FOLLOWED) return { ok: false, message: ANOTHER_COURSE };
  if (covered < LEAST_COVERED) {
    const part = `${Math.round(100 * covered)} %`;
    return { ok: false, message: `This ride has only ${part} of the course in it, too little to compare.` };
  }
  const standing = stoppedUntil(steps);
  const elapsedS = new Float64Array(nodes).fill(NaN);
  const movingS = new Float64Array(nodes).fill(NaN);
  const seen = new Uint8Array(nodes - 1);
  const detours: Detour[] = [];
  const stoodBefore = standing(from.timeS);
  const movingAt = ({ timeS }: { timeS: number }) => timeS - from.timeS - (standing(timeS) - stoodBefore);
  for (const [a, b] of pairs(passages)) {
    const span = b.node - a.node;
    const apart = span * route.stepM >= DETOUR_M;
    if (!apart) seen.fill(1, a.node, b.node);
    const [movingA, movingB] = [movingAt(a), movingAt(b)];
    for (let node = a.node; node <= b.node; node++) {
      const part = (node - a.node) / span;
      elapsedS[node] = a.timeS + part * (b.timeS - a.timeS) - from.timeS;
      movingS[node] = movingA + part * (movingB - movingA);
    }
    const extraM = b.atM - a.atM - span * route.stepM;
    if (apart && Math.abs(extraM) > DETOUR_M / 2)
      detours.push({
        fromM: a.node * route.stepM,
        toM: b.node * route.stepM,
        extraM,
        seconds: movingB - movingA,
      });
  }
  return {
    ok: true,
    first: from.node,
    last: to.node,
    startMs: 1000 * from.timeS,
    elapsedS,
    movingS,
    seen,
    followed: share,
    stops: stopsBetween(steps, from, to, elapsedS, route.stepM),
    stoppedS: standing(to.timeS) - stoodBefore,
    detours,
    steps,
  };
}

/**
 * Who has finished and stands near the line while the device runs on may come nearer to it then: they were there when they
 * stopped.
 */
function upToTheStopBehindTheLine(
  { latDeg, stepM }: Route,
  passages: readonly Passage[],
  steps: RideSteps,
): readonly Passage[] {
  const nearby = latDeg.length - 1 - FINISH_M / stepM;
  const near = passages.find(({ node }) => node >= nearby);
  const stop = near && stopsOf(steps).find(({ endMs }) => endMs / 1000 > near.timeS);
  if (!near || !stop) return passages;
  const thereS = Math.max(near.timeS, stop.startMs / 1000);
  return passages.map((passage) => ({ ...passage, timeS: Math.min(passage.timeS, thereS) }));
}

const ANOTHER_COURSE = 'This ride does not follow the course, so there is nothing to compare.';

function problemOf(track: Track): string | null {
  const timed = track.points.filter(isTimed);
  if (timed.length < 2)
    return 'This file has no times in it, so it is a course and not a ride. Choose the recording of your ride.';
  return timed.some(isPlaced)
    ? null
    : 'This ride has no positions in it, as an indoor ride has not. Choose one that was recorded outside.';
}

/** Time that was not ridden from the start of the recording to a moment (s since 1970), s. */
function stoppedUntil({ points, steps }: RideSteps): (timeS: number) => number {
  const atS = points.map(({ timeMs }) => timeMs / 1000);
  const stoodS = new Float64Array(points.length);
  steps.forEach(({ kind, seconds }, i) => {
    stoodS[i + 1] = (stoodS[i] ?? 0) + (kind === 'riding' ? 0 : seconds);
  });
  return (timeS) => {
    let [low, high] = [0, atS.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((atS[middle] ?? 0) <= timeS) low = middle;
      else high = middle;
    }
    const [from, to] = [atS[low] ?? 0, atS[high] ?? 0];
    const share = to > from ? Math.min(1, Math.max(0, (timeS - from) / (to - from))) : 0;
    return (stoodS[low] ?? 0) + share * ((stoodS[high] ?? 0) - (stoodS[low] ?? 0));
  };
}

function stopsBetween(
  steps: RideSteps,
  from: Passage,
  to: Passage,
  elapsedS: Float64Array,
  stepM: number,
): StopOnRoute[] {
  const stops: StopOnRoute[] = [];
  let node = from.node;
  for (const { startMs, endMs } of stopsOf(steps)) {
    const [startS, endS] = [
      Math.max(startMs / 1000, from.timeS) - from.timeS,
      Math.min(endMs / 1000, to.timeS) - from.timeS,
    ];
    if (!(endS > startS)) continue;
    while (node < to.node && (elapsedS[node + 1] ?? Infinity) <= startS) node++;
    stops.push({ atM: node * stepM, timeS: startS, durationS: endS - startS });
  }
  return stops;
}
