import type { Course } from '../../road/course.ts';
import type { Stretch } from '../../road/stretches.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';
import { cellMeans, coarseCourse, coarsening } from '../plan/coarse.ts';
import { roomWithin } from '../plan/feasible.ts';
import type { PlanDetail } from '../plan/question.ts';
import { askedOf, cutterFor, type Cut, type Cutter } from './cut.ts';
import { DETAIL, type DetailRules } from './detail.ts';
import type { PlanSegment } from './plan-segment.ts';
import { bestSlopeRule, rulePowers } from './rivals.ts';
import { lockedWatts, lockEnds } from '../optimum/locked.ts';
import { lockedBounds, lockedCut } from './locked-cut.ts';
import { describeSegments } from './segment.ts';
import { joinAlike, likeAPerson, tuneWatts } from './tune.ts';
import { evenPower, isBetter, STEP_W, wholeEven, wholeWatts, type Judge, type Ridden } from './watts.ts';

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
  /** the first good way to ride will do */
  quick?: boolean;
};

/** Ways to ride are compared in cells of so many: bounds need to be exact to 30 m. */
const MOST_COARSE = 3;
/** A target is met this closely, as a share. */
const ON_TIME = 0.0005;
/** Segments have to win so many times what one is worth, to be better than one power throughout. */
const WORTH_SEGMENTS = 10;
/** But not where more than this share of the time is rolled: nobody asks for the same watts down a pass. */
const ROLLED = 0.05;
/** The slope rule is ridden in segments as short as this, s, which a plan does not ask for. */
const BRIEF_S = 20;
const NEARLY = 0.001;
const CLEARLY = 0.0001;
/** Segments that stay may cost so much of the time more than the optimum; someone waits at a slider for them. */
const STAYS = 0.005;
const FEW_EVALUATIONS = 30;

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
  const task = { course, limits, optimum };
  const coarse = coarseTask(task, options);
  const chosen = sameCut(coarse, options) ?? bestCut(coarse, options);
  const judge = judgeOf(course, limits, options);
  const finer = course.cells / coarse.course.cells;
  const lockW = lockedWatts(course, limits.locked);
  const ends = lockW ? lockEnds(lockW) : [];
  // The end of a lock on the coarse course is the end of the same lock on the real one.
  const onCourse = (cell: number) => {
    const at = Math.round(cell * finer);
    return ends.find((end) => Math.abs(end - at) <= finer) ?? at;
  };
  const cut = chosen && { bounds: chosen.bounds.map(onCourse), watts: chosen.watts };
  const searched = chosen?.searched.map(onCourse) ?? [0, course.cells];
  let ridden =
    cut && (finer === 1 ? { cut, solution: judge.ride(cut) } : wholeWatts(cut, judge, chosen.stepW));
  if (chosen?.close && ridden) ridden = unbeaten(task, ridden, searched, options);
  // A wall that takes more than all of the limits: the easiest ride there is.
  const { cut: found, solution } = ridden ?? easiest(judge);
  const asked = lockedCut(course, limits.locked, found);
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

/**
 * The chosen segments, the step of watts that they are wanted in, the bounds that they were found with, and whether a simpler
 * way to ride is about as fast.
 */
type Chosen = Cut & { stepW: 1 | 5; searched: number[]; close: boolean };

/** New watts for segments that stay; null where there are none, or others would be clearly better. */
function sameCut({ course, limits, optimum }: Task, options: RideableOptions): Chosen | null {
  if (!options.bounds) return null;
  const coarser = course.cells / (options.bounds.at(-1) ?? 1);
  const searched = options.bounds.map((cell) => Math.round(cell * coarser));
  const tuned = tuneWatts(course, limits, optimum, searched, options, FEW_EVALUATIONS);
  const ridden = wholeWatts(likeAPerson(course, tuned), judgeOf(course, limits, options));
  if (!ridden || ridden.solution.ride.totalTimeS > (1 + STAYS) * optimum.ride.totalTimeS) return null;
  return { ...ridden.cut, stepW: STEP_W, searched, close: false };
}

/** The best segments of all ways to find some; null when no way keeps the limits. */
function bestCut({ course, limits, optimum }: Task, options: RideableOptions): Chosen | null {
  const rules = DETAIL[options.detail ?? 'normal'];
  const judge = judgeOf(course, limits, options);
  const freely = cutterFor(course, optimum, rules);
  const withLocks = (bounds: number[]) => lockedBounds(course, limits.locked, bounds);
  const cutter: Cutter = (wantedW, most) => withLocks(freely(wantedW, most));
  const capped = { ...limits, npCapW: limits.npCapW ?? optimum.normalizedW };
  type Found = Ridden & { searched: number[] };
  const offer = (best: Found | null, bounds: number[]): Found | null => {
    const tuned = tuneWatts(course, capped, optimum, bounds, options);
    const searched = withLocks(joinAlike(course, tuned, rules.alike));
    const settled =
      searched.length < bounds.length ? tuneWatts(course, capped, tuned.solution, searched, options) : tuned;
    const ridden = wholeWatts(likeAPerson(course, settled), judge);
    return ridden && (!best || isBetter(ridden, best, judge)) ? { ...ridden, searched } : best;
  };

  const first = offer(null, cutter(optimum.powerW));
  const best = first && options.quick ? first : offer(first, cutter(rulePowers(course, optimum)));
  // A time is met by the watts; beside locked watts another way to ride means nothing.
  if ((options.quick || judge.targetS !== undefined || limits.locked?.length) && best)
    return { ...best.cut, stepW: STEP_W, searched: best.searched, close: false };
  const even = evenPower(judge, optimum.normalizedW);
  if (even && (!best || isLevel(best, even, judge, rules)))
    return {
      ...wholeEven(even, judge).cut,
      stepW: 1,
      searched: best?.searched ?? [0, course.cells],
      close: false,
    };
  if (!best) return null;
  const rule = bestSlopeRule(judge, optimum, briefCutter(course, optimum, rules), best.cut.watts.length);
  const { cut, searched } = best;
  const close = [even, rule].some(
    (rival) => rival && !isBetter({ cut, solution: best.solution }, rival, judge, NEARLY),
  );
  return { ...cut, stepW: STEP_W, searched, close };
}

/**
 * A plan that no simpler way to ride beats: with whole watts in place of steps of 5 W, and then with the watts as they come
 * out, on descents too, where round watts and easy descents cost more than segments win.
 */
function unbeaten(task: Task, plan: Ridden, searched: number[], options: RideableOptions): Ridden {
  const { course, limits, optimum } = task;
  const rules = DETAIL[options.detail ?? 'normal'];
  const judge = judgeOf(course, limits, options);
  const even = evenPower(judge, optimum.normalizedW);
  const brief = briefCutter(course, optimum, rules);
  const rivals = [even, bestSlopeRule(judge, optimum, brief, plan.cut.watts.length)];
  const beaten = (found: Ridden) => rivals.some((rival) => rival && !isBetter(found, rival, judge, CLEARLY));
  if (!beaten(plan)) return plan;
  const tuned = tuneWatts(course, limits, optimum, searched, options);
  let best = plan;
  const offer = (ridden: Ridden | null) => {
    if (ridden && isBetter(ridden, best, judge)) best = ridden;
  };
  for (const rolling of [true, false]) {
    offer(wholeWatts(likeAPerson(course, tuned, rolling), judge, 1));
    if (!beaten(best)) return best;
  }
  offer(wholeWatts(tuned.cut, judge, 1));
  if (!beaten(best)) return best;
  const cutter = cutterFor(course, optimum, rules);
  offer(wholeWatts(tuneWatts(course, limits, optimum, cutter(optimum.powerW), options).cut, judge, 1));
  if (!beaten(best)) return best;
  const rule = bestSlopeRule(judge, optimum, cutter, best.cut.watts.length);
  offer(rule && wholeWatts(rule.cut, judge, 1));
  // One power in whole watts is what one power is at its own effort.
  return even && isBetter(even, best, judge) ? wholeEven(even, judge) : best;
}

/** Whether one power throughout is no worse: it is simpler, where nothing is rolled. */
function isLevel(segments: Ridden, even: Ridden, judge: Judge, { worthShare }: DetailRules): boolean {
  const { coastingS, totalTimeS } = even.solution.ride;
  const worth = coastingS > ROLLED * totalTimeS ? 0 : WORTH_SEGMENTS * worthShare;
  return !isBetter(segments, even, judge, worth) && !isBetter(even, segments, judge, worth);
}

/** The rule may change its watts sooner than a plan does. */
function briefCutter(course: Course, optimum: PacingSolution, rules: DetailRules): Cutter {
  return cutterFor(course, optimum, { ...rules, leastS: BRIEF_S, leastFlatS: BRIEF_S });
}

function easiest({ course, limits, ride }: Judge): Ridden {
  const cut = { bounds: [0, course.cells], watts: [Math.round(0.3 * limits.cpW)] };
  return { cut, solution: ride(cut) };
}
