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
  /** where the segments ended before neighbours of equal watts became one, in cells: for a plan of nearly the same ride */
  bounds: number[];
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
  /** `bounds` of a plan for nearly the same ride: they stay if that is good enough */
  bounds?: readonly number[];
};

/** Ways to ride are compared in cells of so many: bounds need to be exact to 30 m. */
const MOST_COARSE = 3;
/** A target is met this closely, as a share. */
const ON_TIME = 0.0005;
/** Segments have to win so many times what one is worth, to be better than one power throughout. */
const WORTH_SEGMENTS = 10;
/** Segments that stay may cost so much of the time more than the optimum. */
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
  const task = coarseTask({ course, limits, optimum }, options);
  const chosen = bestCut(task, options);
  const judge = judgeOf(course, limits, options);
  const finer = course.cells / task.course.cells;
  const onCourse = (cell: number) => Math.round(cell * finer);
  const cut = chosen && { bounds: chosen.bounds.map(onCourse), watts: chosen.watts };
  const ridden =
    cut && (finer === 1 ? { cut, solution: judge.ride(cut) } : wholeWatts(cut, judge, chosen.stepW));
  // A wall that takes more than all of the limits: the easiest ride there is.
  const { cut: asked, solution } = ridden ?? easiest(judge);
  const costS = solution.ride.totalTimeS - optimum.ride.totalTimeS;
  return {
    segments: describeSegments(course, limits, solution, asked, options),
    askedW: askedOf(asked, course.cells),
    bounds: chosen?.searched.map(onCourse) ?? asked.bounds,
    solution,
    costS,
    costPercent: (100 * costS) / optimum.ride.totalTimeS,
  };
}

/** Rides segments on a course and judges them by the limits, and by a time to arrive at. */
export function judgeOf(course: Course, limits: PacingLimits, options: RideableOptions = {}): Judge {
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

/** What has to be ridden: a course with its limits and its optimum. */
type Task = { course: Course; limits: PacingLimits; optimum: PacingSolution };

function coarseTask(task: Task, start: PacingStart): Task {
  const every = Math.min(MOST_COARSE, coarsening(task.course));
  if (every === 1) return task;
  const course = coarseCourse(task.course, every);
  const { cpShare } = task.limits;
  const limits = cpShare ? { ...task.limits, cpShare: cellMeans(cpShare, course.cells) } : task.limits;
  const powerW = cellMeans(task.optimum.powerW, course.cells);
  return { course, limits, optimum: ridePlanned(course, limits, powerW, start) };
}

/** The chosen segments, the step of watts that they are wanted in, and the bounds that they were found with. */
type Chosen = Cut & { stepW: 1 | 5; searched: number[] };

/** The best segments of all ways to find some; null when no way keeps the limits. */
function bestCut({ course, limits, optimum }: Task, options: RideableOptions): Chosen | null {
  const rules = DETAIL[options.detail ?? 'normal'];
  const judge = judgeOf(course, limits, options);
  const cutter = cutterFor(course, optimum, rules);
  const tuned = (bounds: number[]) => tuneWatts(course, limits, optimum, bounds, options);
  type Found = Ridden & { searched: number[] };
  const better = (a: Found | null, bounds: number[], ridden: Ridden | null): Found | null =>
    ridden && (!a || isBetter(ridden, a, judge)) ? { ...ridden, searched: bounds } : a;
  const offer = (best: Found | null, bounds: number[]) =>
    better(best, bounds, wholeWatts(tuned(bounds), judge));

  const coarser = course.cells / (options.bounds?.at(-1) ?? course.cells);
  const kept = options.bounds?.map((cell) => Math.round(cell * coarser));
  let best = kept ? offer(null, kept) : null;
  if (!best || best.solution.ride.totalTimeS > (1 + STAYS) * optimum.ride.totalTimeS) {
    best = offer(best, cutter(optimum.powerW));
    best = offer(best, cutter(rulePowers(course, optimum)));
  }
  const even = evenPower(judge, optimum.normalizedW);
  // One power is simpler, where segments are no better.
  if (even && (!best || !isBetter(best, even.exact, judge, WORTH_SEGMENTS * rules.worthShare)))
    return { ...even.whole.cut, stepW: 1, searched: best?.searched ?? [0, course.cells] };
  if (!best) return null;
  const rule = judge.forTime ? null : bestSlopeRule(judge, optimum, cutter, best.cut.watts.length);
  if (!rule || !isBetter(rule, best, judge)) return { ...best.cut, stepW: STEP_W, searched: best.searched };
  const exact = better(best, best.searched, wholeWatts(tuned(best.searched), judge, 1)) ?? best;
  const chosen = better(exact, rule.cut.bounds, wholeWatts(rule.cut, judge, 1)) ?? exact;
  return { ...chosen.cut, stepW: 1, searched: chosen.searched };
}

function easiest({ course, limits, ride }: Judge): Ridden {
  const cut = { bounds: [0, course.cells], watts: [Math.round(0.3 * limits.cpW)] };
  return { cut, solution: ride(cut) };
}
