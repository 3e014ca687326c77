import type { Course } from '../../road/course.ts';
import type { Stretch } from '../../road/stretches.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';
import { roomWithin } from '../plan/feasible.ts';
import type { PlanDetail } from '../plan/question.ts';
import { cellMeans, coarseCourse, coarseLimitsOf, coarsening } from '../plan/coarse.ts';
import { QUICK } from '../plan/quick.ts';
import { askedOf, cutterFor, type Cut } from './cut.ts';
import { DETAIL, type DetailRules } from './detail.ts';
import type { PlanSegment } from './plan-segment.ts';
import { lockedBounds, lockedCut } from './locked-cut.ts';
import { describeSegments } from './segment.ts';
import { joinAlike, likeAPerson, tuneWatts, type Tuned } from './tune.ts';
import { isLevel, ruleBeats, unbeaten } from './unbeaten.ts';
import {
  asHardAsAllowed,
  costOf,
  evenPower,
  inWholeWatts,
  isBetter,
  isLate,
  ON_TIME,
  wholeEven,
  wholeWatts,
  type Judge,
  type Ridden,
} from './watts.ts';

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
  /** `bounds` of a plan for nearly the same ride: they stay if that is good enough, without a look at other ways to ride */
  bounds?: readonly number[];
  /** the first good segments will do; they are held against nothing */
  quick?: boolean;
};

/** Easy descents may cost so much of the time. */
const EASY = 0.0003;
/** So much may be lost to the whole watts of one power, as a share of the time. */
const WHOLE = 0.0005;
/** So many times the intensity is tried where a time is missed. */
const HARDER = [1.005, 1.015, 1.05];
/** Segments that stay may cost so much of the time more than the optimum; someone waits at a slider for them. */
const STAYS = 0.005;
const ROUNDED_SOON = { worth: QUICK.worth, about: QUICK.about };

/**
 * Turns an optimum into segments of one power each: cut where that costs least time, with the best watts for those
 * segments, in steps of 5 W where that is no slower. It is held against simpler ways to ride within the same limits, one even
 * power and the rule "more uphill, less downhill" in as many segments, and the best is given out.
 */
export function rideablePlan(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  options: RideableOptions = {},
): RideablePlan {
  const task = { course, limits, optimum, judge: judgeOf(course, limits, options), options };
  const { ridden, searched } = sameCut(task) ??
    bestCut(task) ?? { ridden: easiest(task.judge), searched: [0, course.cells] };
  const { cut, solution } = ridden;
  const asked = lockedCut(course, limits.locked, cut);
  const costS = solution.ride.totalTimeS - optimum.ride.totalTimeS;
  return {
    segments: describeSegments(course, limits, solution, asked, options),
    askedW: askedOf(asked, course.cells),
    bounds: searched,
    solution,
    costS,
    costPercent: (100 * costS) / optimum.ride.totalTimeS,
  };
}

/** Rides segments on a course and judges them by the limits, and by a time to arrive at. */
export function judgeOf(course: Course, limits: PacingLimits, options: RideableOptions = {}): Judge {
  const { targetS } = options;
  const within = roomWithin(limits, options);
  const besideCap = roomWithin({ ...limits, npCapW: null }, options);
  return {
    limits,
    course,
    targetS,
    ride: (tried) => ridePlanned(course, limits, askedOf(tried, course.cells), options),
    room(tried) {
      if (targetS === undefined) return within(tried);
      const early = tried.ride.totalTimeS / targetS - (1 - ON_TIME);
      return early < 0 ? early : Math.min(early, within(tried));
    },
    roomOfWPrime: (tried) =>
      besideCap({ ...tried, unmet: tried.unmet.filter((limit) => limit !== 'normalized') }),
  };
}

/** What has to be ridden: a course with its limits and its optimum. */
type Task = {
  course: Course;
  limits: PacingLimits;
  optimum: PacingSolution;
  judge: Judge;
  options: RideableOptions;
};

/** The chosen segments, and the bounds that they were found with. */
type Chosen = { ridden: Ridden; searched: number[] };

/** A plan, and the watts that it was made from. */
type Found = { ridden: Ridden; tuned: Tuned };

/** New watts for segments that stay; null where there are none, or others would be clearly better. */
function sameCut(task: Task): Chosen | null {
  const { limits, optimum, judge, options } = task;
  const searched = options.bounds && [...options.bounds];
  if (!searched) return null;
  const ridden = wholeWatts(cutSoon(task, limits, searched), judge, ROUNDED_SOON);
  if (!ridden || ridden.solution.ride.totalTimeS > (1 + STAYS) * optimum.ride.totalTimeS) return null;
  return { ridden, searched };
}

/** Watts for segments from a short search on a coarser course. */
function cutSoon({ course, optimum, options }: Task, limits: PacingLimits, bounds: number[]): Cut {
  const coarse = coarseCourse(course, coarsening(course));
  const within = coarseLimitsOf(limits, coarse.cells);
  const near = ridePlanned(coarse, within, cellMeans(optimum.powerW, coarse.cells), options);
  const coarser = coarse.cells / course.cells;
  const cut = bounds.map((cell) => Math.round(cell * coarser));
  const effort = { ...options, close: QUICK.close, maxEvaluations: QUICK.watts };
  const { watts } = likeAPerson(coarse, tuneWatts(coarse, within, near, cut, effort), QUICK.ease);
  return { bounds, watts };
}

/** The best segments of all ways to find some; null when no way keeps the limits. */
function bestCut(task: Task): Chosen | null {
  const { course, limits, optimum, judge, options } = task;
  const rules = DETAIL[options.detail ?? 'normal'];
  const withLocks = (found: number[]) => lockedBounds(course, limits.locked, found);
  const capped = { ...limits, npCapW: limits.npCapW ?? optimum.normalizedW };
  const bounds = withLocks(cutterFor(course, optimum, rules)(optimum.powerW));
  if (options.quick) {
    const cut = cutSoon(task, capped, bounds);
    const soon = { ...rules, alike: QUICK.alike * rules.alike };
    const fewer = joinAlike(course, { cut, solution: judge.ride(cut) }, soon, true);
    const joined = lockedCut(course, limits.locked, fewer);
    const ridden = wholeWatts(joined, judge, ROUNDED_SOON);
    if (ridden) return { ridden, searched: joined.bounds };
  }
  const first = tuneWatts(course, capped, optimum, bounds, options);
  const searched = withLocks(joinAlike(course, first, rules).bounds);
  const tuned =
    searched.length < bounds.length ? tuneWatts(course, capped, first.solution, searched, options) : first;
  const found = easiestWorthIt(tuned, judge, rules);
  // Beside locked watts another way to ride means nothing.
  if (limits.locked?.length && found) return { ridden: found, searched };
  if (judge.targetS !== undefined && found)
    return { ridden: easiestOnTime(task, faster(task, found, tuned)), searched };
  const even = evenPower(judge, optimum.normalizedW);
  if (!found) return even && { ridden: wholeEven(even, judge), searched: [0, course.cells] };
  if (even && isLevel(found, even, judge, rules)) {
    const whole = wholeEven(even, judge);
    if (!isBetter(found, whole, judge, WHOLE) && !ruleBeats(task, whole)) return { ridden: whole, searched };
  }
  return { ridden: unbeaten(task, found, tuned, even), searched };
}

/**
 * The segments with descents as easy, and cut as seldom, as costs next to nothing: what easing costs grows with its square, about.
 */
function easiestWorthIt(tuned: Tuned, judge: Judge, rules: DetailRules): Ridden | null {
  const { course } = judge;
  const hard = asHardAsAllowed(likeAPerson(course, tuned, 0), judge);
  if (!hard) return null;
  for (const calmDown of [true, false]) {
    const eased = (ease: number) => {
      const { solution } = tuned;
      const cut = joinAlike(course, { cut: likeAPerson(course, tuned, ease), solution }, rules, calmDown);
      return asHardAsAllowed(cut, judge);
    };
    const easy = eased(1);
    if (!easy) continue;
    if (!isBetter(hard, easy, judge, EASY)) return inWholeWatts(easy, judge);
    const lost = costOf(easy, judge) / costOf(hard, judge) - 1;
    const between = eased(Math.sqrt(EASY / Math.max(EASY, lost)));
    // Where the watts fall to none the cost jumps.
    if (between && !isBetter(hard, between, judge, 2 * EASY)) return inWholeWatts(between, judge);
  }
  return inWholeWatts(hard, judge);
}

/** Harder watts for the same segments, as far as they are too late because W' holds them back in some of them. */
function faster({ course, limits, judge, options }: Task, found: Ridden, tuned: Tuned): Found {
  const rules = DETAIL[options.detail ?? 'normal'];
  let best = { ridden: found, tuned };
  let { normalizedW: npCapW } = tuned.solution;
  for (const harder of HARDER) {
    if (!isLate(best.ridden, judge)) break;
    npCapW = Math.min(limits.pMaxW, harder * npCapW);
    const { cut, solution } = best.tuned;
    const again = tuneWatts(course, { ...limits, npCapW }, solution, cut.bounds, options);
    const ridden = easiestWorthIt(again, judge, rules);
    if (ridden && isBetter(ridden, best.ridden, judge)) best = { ridden, tuned: again };
  }
  return best;
}

/** A plan for a time, or what a simpler way to ride that is faster at the same effort becomes when it is ridden for that time. */
function easiestOnTime(task: Task, { ridden, tuned }: Found): Ridden {
  const { course, judge, options } = task;
  const level = isLate(ridden, judge) ? evenPower(judge, task.optimum.normalizedW) : null;
  if (level && isBetter(level, ridden, judge)) return wholeEven(level, judge);
  const { targetS: _, ...free } = options;
  const limits = { ...task.limits, npCapW: ridden.solution.normalizedW };
  const atEffort = { ...task, limits, judge: judgeOf(course, limits, free), options: free };
  const even = evenPower(atEffort.judge, ridden.solution.normalizedW);
  const best = unbeaten(atEffort, ridden, tuned, even);
  const eased = best === ridden ? null : wholeWatts(best.cut, judge, { stepW: 1 });
  return eased && isBetter(eased, ridden, judge) ? eased : ridden;
}

function easiest({ course, limits, ride }: Judge): Ridden {
  const cut = { bounds: [0, course.cells], watts: [Math.round(0.3 * limits.cpW)] };
  return { cut, solution: ride(cut) };
}
