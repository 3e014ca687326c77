import type { Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { Track } from '../files/track.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import { withStops } from '../pacing/plan/places.ts';
import { planSetup } from '../pacing/plan/setup.ts';
import { proposedDragArea, type DragProposal } from './drag-proposal.ts';
import { whatTheModelMissed, type ModelMiss } from './model-miss.ts';
import { rideOnRoute, type Detour, type StopOnRoute } from './ride-on-route.ts';
import { riddenLoad, type RiddenLoad } from './ridden-load.ts';
import { wattsOnCells } from './ridden-power.ts';
import { riddenSections, type RiddenSection } from './ridden-sections.ts';

/** A recorded ride beside its plan. */
export type RideAgainstPlan = {
  ok: true;
  /** when the ride passed the start of what is compared, ms since 1970 */
  startMs: number;
  /** what is compared, m from the start of the route; all of it where the ride has all of it */
  fromM: number;
  toM: number;
  /** share of the places between that were passed in order, 0 to 1 */
  followed: number;
  /** of this part: planned in motion, ridden with stops, and in motion, s */
  plannedS: number;
  elapsedS: number;
  movingS: number;
  /** ridden less planned, s, and what it is made of; without power nothing tells `wattsS` from `modelS`: both are null */
  difference: {
    totalS: number;
    /** beyond the stops of the plan */
    stopsS: number;
    detoursS: number;
    /** other watts than planned, by the model */
    wattsS: number | null;
    /** the model is wrong by this, at the watts that were ridden */
    modelS: number | null;
  };
  sections: RiddenSection[];
  /** null without power */
  load: RiddenLoad | null;
  /** nodes: s behind the plan since `fromM`, stops counted; NaN outside */
  gapS: Float64Array;
  /** cells: mean power in motion, W; NaN where none was recorded. Null without power */
  riddenW: Float64Array | null;
  stops: StopOnRoute[];
  detours: Detour[];
  /** null without power, or where the ride is too short to tell */
  model: ModelMiss | null;
  /** a drag area for plans to come, or why there is none */
  drag: DragProposal;
  /** plain sentences for the rider */
  notes: string[];
  sources: SourceKey[];
};

/**
 * A recorded ride held against its plan: section by section, and the difference of the finish as stops, other watts and
 * what the model got wrong; from the last the drag area that the ride shows.
 * @param track of `readActivityOrRoute`
 * @returns a refusal in one sentence for a file that is no ride of this course
 * @throws RangeError when the plan's question has been changed into one that cannot be answered
 * @example
 * const points = Array.from({ length: 401 }, (_, i) => ({ latDeg: 45 + i * 9e-5, lonDeg: 6, elevationM: 200, timeMs: null, powerW: null, heartRateBpm: null, cadenceRpm: null, distanceM: null, speedMs: null }))
 * const route = routeFrom(points)
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } })
 * const plan = racePlan({ route, athlete, goal: { kind: 'fastest' } })
 * const ridden = points.map((point, i) => ({ ...point, timeMs: 1000 * i, powerW: 250 }))
 * const against = rideAgainstPlan(plan, { format: 'fit', kind: 'activity', name: null, points: ridden, laps: [], pauses: [], device: null, waypoints: [], powerSpikes: [] })
 * [against.elapsedS, against.load.averageW, against.difference.stopsS] // => [400, 250, 0]
 */
export function rideAgainstPlan(plan: RacePlan, track: Track): RideAgainstPlan | Refusal {
  const { route } = plan.question;
  const ride = rideOnRoute(route, track);
  if (!ride.ok) return ride;
  const setup = planSetup(plan.question);
  if (!setup.ok) throw new RangeError(setup.message);
  const { first, last } = ride;
  const between = (times: Float64Array) => (times[last] ?? NaN) - (times[first] ?? NaN);
  const plannedS = between(plan.timeS);
  const atClockS = withStops(plan.timeS, route.stepM, plan.question.stops);
  const plannedStopsS = between(atClockS) - plannedS;
  const elapsedS = between(ride.elapsedS);
  const movingS = between(ride.movingS);
  const riddenW = wattsOnCells(ride);
  const detoursS = ride.detours.reduce(
    (sum, { fromM, toM, extraM, seconds }) =>
      sum + Math.max(0, seconds * Math.min(1, extraM / Math.max(1, toM - fromM + extraM))),
    0,
  );
  const model = riddenW && whatTheModelMissed(setup, plan, ride, riddenW, movingS - detoursS);
  const load = riddenLoad(plan, ride);
  return {
    ok: true,
    startMs: ride.startMs,
    fromM: first * route.stepM,
    toM: Math.min(route.distanceM, last * route.stepM),
    followed: ride.followed,
    plannedS,
    elapsedS,
    movingS,
    difference: {
      totalS: elapsedS - plannedS - plannedStopsS,
      stopsS: elapsedS - movingS - plannedStopsS,
      detoursS,
      wattsS: model && model.expectedS - plannedS,
      modelS: model && movingS - detoursS - model.expectedS,
    },
    sections: riddenSections(plan, atClockS, ride, riddenW, model?.expectedAtS ?? null, load),
    load,
    gapS: ride.elapsedS.map((each, node) => each - ((atClockS[node] ?? NaN) - (atClockS[first] ?? NaN))),
    riddenW,
    stops: ride.stops,
    detours: ride.detours,
    model,
    drag: proposedDragArea(plan, setup, model),
    notes: notesOf(plan, first, last, riddenW, model),
    sources: ['martin1998', 'usualValues'],
  };
}

/** Fewer nodes than this at an end are a poor fix and not worth a word. */
const NEAR_END = 20;

function notesOf(
  { question: { route } }: RacePlan,
  first: number,
  last: number,
  riddenW: Float64Array | null,
  model: ModelMiss | null,
): string[] {
  const km = (node: number) => `km ${((node * route.stepM) / 1000).toFixed(1)}`;
  const notes: string[] = [];
  if (first > NEAR_END) notes.push(`The recording begins at ${km(first)}, so the comparison begins there.`);
  if (last < route.latDeg.length - 1 - NEAR_END)
    notes.push(`The recording ends at ${km(last)}, so the comparison ends there.`);
  if (!riddenW)
    notes.push(
      'This ride has no power in it, so other watts cannot be told from a wrong model, and there is no drag area.',
    );
  else if (model && model.unknownShare > 0.02)
    notes.push(
      `For ${Math.round(100 * model.unknownShare)} % of the way there is no power. There the watts of the plan are taken.`,
    );
  return notes;
}
