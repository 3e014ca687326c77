import type { Course } from '../../road/course.ts';
import type { Stretch } from '../../road/stretches.ts';
import { keepsLimits } from '../plan/feasible.ts';
import { askedOf, cutOptimum, evenBesideDescents, type Cut } from './cut.ts';
import { describeSegments } from './segment.ts';
import type { PlanSegment } from './plan-segment.ts';
import { tuneWatts } from './tune.ts';
import { evenWatt, sameSegments, wholeWatts, type Judge, type Ridden } from './watts.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';

/** What a person can follow: few segments, whole watts. */
export type RideablePlan = {
  segments: PlanSegment[];
  /** cells: watts that the segments ask for */
  askedW: Float64Array;
  /** the course ridden by those segments */
  solution: PacingSolution;
  /** time that it takes more than the optimum, s and percent; below zero when it is faster */
  costS: number;
  costPercent: number;
};

export type RideableOptions = PacingStart & {
  /** ride for this time instead of for the shortest, s */
  targetS?: number;
  /** distance of the first node from the start of the whole route, m */
  offsetM?: number;
  /** stretches of the route, from its start: a surface that is not asphalt is named */
  stretches?: readonly Stretch[];
  /** where the segments of a plan for nearly the same ride end, in cells: they stay if that is good enough */
  bounds?: readonly number[];
};

/** A target is met this closely, as a share. */
const ON_TIME = 0.0005;
/** When segments cost more than this share of the time, others are looked at too. */
const MUCH = 0.005;
/** Slope of a road on which one power is not ridden throughout. */
const FALLS = -0.02;
/** Share of W' below which it is low. */
const LOW = 0.1;

/**
 * Turns an optimum into segments of one power each: neighbouring cells are merged where that costs least time, watts are
 * rounded to 5 W so that the errors cancel, and all is scaled until the ride keeps W', the reserve and the cap.
 */
export function rideablePlan(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  options: RideableOptions = {},
): RideablePlan {
  const { targetS } = options;
  const judge: Judge = {
    limits,
    course,
    ride: (tried) => ridePlanned(course, limits, askedOf(tried, course.cells), options),
    allowed: (tried) =>
      keepsLimits(tried) && (targetS === undefined || tried.ride.totalTimeS >= targetS * (1 - ON_TIME)),
  };
  const optimumS = optimum.ride.totalTimeS;
  const kept = options.bounds && !runsLow(optimum, limits) && sameSegments(options.bounds, optimum, judge);
  if (kept && kept.solution.ride.totalTimeS <= optimumS * (1 + MUCH)) return described(kept);
  const cut = (shortFirst: boolean) => cutOptimum(course, optimum, shortFirst);
  const tuned = (means: Cut) => tuneWatts(course, limits, optimum, means, options);
  const low = runsLow(optimum, limits);
  const means = cut(false);
  let ridden = wholeWatts(low ? tuned(means) : means, optimum, judge);
  // Where an optimum lives of short surges, as out of many bends, other ways to simplify it may cost less.
  const others = [
    () => (low ? means : tuned(means)),
    () => (low ? tuned(cut(true)) : cut(true)),
    () => evenBesideDescents(course, optimum, means),
  ];
  for (const other of targetS === undefined ? others : []) {
    if (ridden.solution.ride.totalTimeS <= optimumS * (1 + MUCH)) break;
    const tried = wholeWatts(other(), optimum, judge);
    const faster = tried.solution.ride.totalTimeS < ridden.solution.ride.totalTimeS;
    if (judge.allowed(tried.solution) && faster) ridden = tried;
  }
  // On a long even climb 5 W are too coarse for one power, and one is all that it takes.
  const falls = course.slope.some((slope) => slope < FALLS);
  if (targetS === undefined && !falls && ridden.solution.ride.totalTimeS > optimumS * (1 + MUCH)) {
    const even = evenWatt(judge, optimum.normalizedW);
    if (even && even.solution.ride.totalTimeS < ridden.solution.ride.totalTimeS) ridden = even;
  }
  return described(ridden);

  function described({ cut: chosen, solution }: Ridden): RideablePlan {
    const costS = solution.ride.totalTimeS - optimumS;
    return {
      segments: describeSegments(course, limits, solution, chosen, options),
      askedW: askedOf(chosen, course.cells),
      solution,
      costS,
      costPercent: (100 * costS) / optimumS,
    };
  }
}

/** Whether W' decides over the optimum: then means over a segment spend it at the wrong place. */
function runsLow({ wBalanceJ }: PacingSolution, { wPrimeJ, reserveJ, floorJ = 0 }: PacingLimits): boolean {
  return (
    wBalanceJ.at(-1)! < reserveJ + LOW * wPrimeJ || wBalanceJ.some((left) => left < floorJ + LOW * wPrimeJ)
  );
}
