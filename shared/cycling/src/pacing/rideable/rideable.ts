import type { Course } from '../../road/course.ts';
import type { Stretch } from '../../road/stretches.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';
import { cellMeans, coarseCourse, coarsening } from '../plan/coarse.ts';
import { keepsLimits } from '../plan/feasible.ts';
import type { PlanDetail } from '../plan/question.ts';
import { askedOf, cutterFor, type Cut } from './cut.ts';
import { DETAIL } from './detail.ts';
import type { PlanSegment } from './plan-segment.ts';
import { bestSlopeRule, rulePowers } from './rivals.ts';
import { describeSegments } from './segment.ts';
import { tuneWatts } from './tune.ts';
import { evenPower, isBetter, STEP_W, wholeWatts, type Judge, type Ridden } from './watts.ts';

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
  detail?: PlanDetail;
  /** ride for this time instead of for the shortest, s */
  targetS?: number;
  /** distance of the first node from the start of the whole route, m */
  offsetM?: number;
  /** stretches of the route, from its start: a surface that is not asphalt is named */
  stretches?: readonly Stretch[];
  /** where the segments of a plan for nearly the same ride end, in cells: they stay if that is good enough */
  bounds?: readonly number[];
};

/** Ways to ride are compared in cells of so many: bounds need to be exact to 30 m. */
const MOST_COARSE = 3;
/** A target is met this closely, as a share. */
const ON_TIME = 0.0005;
/** Segments have to win so many times what one is worth, to be better than one power throughout. */
const WORTH_SEGMENTS = 10;
/** Segments that stay may cost so much of the time more than new ones. */
const STAYS = 0.005;

/**
 * Turns an optimum into segments of one power each: cut where that costs least time, with the best watts for those
 * segments, in steps of 5 W where that is no slower. It is held against simpler ways to ride within the same limits, one even
 * power and the rule "more uphill, less downhill" in as many segments, and the best is given out. Ways to ride are
 * compared on a coarser course; the best is then brought to the limits on the real one.
 */
export function rideablePlan(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  options: RideableOptions = {},
): RideablePlan {
  const coarse = coarsely(course, limits, optimum, options);
  const chosen = bestCut(coarse, options);
  const real = judgeOf(course, limits, options);
  const finer = course.cells / coarse.course.cells;
  const cut = chosen && {
    ...chosen,
    bounds: chosen.bounds.map((cell) => Math.round(cell * finer)),
  };
  const ridden =
    cut && (finer === 1 ? { cut, solution: real.ride(cut) } : wholeWatts(cut, real, chosen.stepW));
  // A wall that takes more than all of the limits: the easiest ride there is.
  const { cut: asked, solution } = ridden ?? easiest(real);
  const costS = solution.ride.totalTimeS - optimum.ride.totalTimeS;
  return {
    segments: describeSegments(course, limits, solution, asked, options),
    askedW: askedOf(asked, course.cells),
    solution,
    costS,
    costPercent: (100 * costS) / optimum.ride.totalTimeS,
  };
}

/** What has to be ridden: a course with its limits and its optimum. */
type Task = { course: Course; limits: PacingLimits; optimum: PacingSolution };

function coarsely(course: Course, limits: PacingLimits, optimum: PacingSolution, start: PacingStart): Task {
  const every = Math.min(MOST_COARSE, coarsening(course));
  if (every === 1) return { course, limits, optimum };
  const coarse = coarseCourse(course, every);
  const { cpShare } = limits;
  const coarseLimits = cpShare ? { ...limits, cpShare: cellMeans(cpShare, coarse.cells) } : limits;
  const powerW = cellMeans(optimum.powerW, coarse.cells);
  return { course: coarse, limits: coarseLimits, optimum: ridePlanned(coarse, coarseLimits, powerW, start) };
}

function judgeOf(course: Course, limits: PacingLimits, options: RideableOptions): Judge {
  const { targetS } = options;
  return {
    limits,
    course,
    forTime: targetS !== undefined,
    ride: (tried) => ridePlanned(course, limits, askedOf(tried, course.cells), options),
    allowed: (tried) =>
      keepsLimits(tried) && (targetS === undefined || tried.ride.totalTimeS >= targetS * (1 - ON_TIME)),
  };
}

/** The best segments of all ways to find some; null when no way keeps the limits. */
function bestCut(
  { course, limits, optimum }: Task,
  options: RideableOptions,
): (Cut & { stepW: 1 | 5 }) | null {
  const { detail = 'normal' } = options;
  const rules = DETAIL[detail];
  const judge = judgeOf(course, limits, options);
  const cutter = cutterFor(course, optimum, rules);
  const tuned = (bounds: number[]) => tuneWatts(course, limits, optimum, bounds, options);
  const better = (a: Ridden | null, b: Ridden | null) => (a && (!b || isBetter(a, b, judge)) ? a : b);
  const coarser = course.cells / (options.bounds?.at(-1) ?? course.cells);
  const kept = options.bounds?.map((cell) => Math.round(cell * coarser));
  let best = kept ? wholeWatts(tuned(kept), judge) : null;
  if (!best || best.solution.ride.totalTimeS > (1 + STAYS) * optimum.ride.totalTimeS) {
    best = better(wholeWatts(tuned(cutter(optimum.powerW)), judge), best);
    best = better(wholeWatts(tuned(cutter(rulePowers(course, optimum))), judge), best);
  }
  // One power is simpler, where segments are no better.
  const even = evenPower(judge, optimum.normalizedW);
  if (even && (!best || !isBetter(best, even.exact, judge, WORTH_SEGMENTS * rules.worthShare)))
    return { ...even.whole.cut, stepW: 1 };
  if (!best) return null;
  if (!judge.forTime) {
    const rule = bestSlopeRule(judge, optimum, cutter, best.cut.watts.length);
    if (rule && isBetter(rule, best, judge)) {
      const exact = better(wholeWatts(tuned(best.cut.bounds), judge, 1), wholeWatts(rule.cut, judge, 1));
      if (exact && isBetter(exact, best, judge)) return { ...exact.cut, stepW: 1 };
    }
  }
  return { ...best.cut, stepW: STEP_W };
}

function easiest({ course, limits, ride }: Judge): Ridden {
  const cut = { bounds: [0, course.cells], watts: [Math.round(0.3 * limits.cpW)] };
  return { cut, solution: ride(cut) };
}
