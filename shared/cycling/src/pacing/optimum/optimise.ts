import type { Course } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { bestConstantPower, constantIsSlower } from './constant-power.ts';
import { PacingModel } from './gradient.ts';
import { keepLimits } from './keep-limits.ts';
import { lockedWatts } from './locked.ts';
import { planningGrid, toCourseCells, toSegments, type PlanningGrid } from './planning-grid.ts';
import { pricedDescent, type Rounding } from './priced-descent.ts';
import { floorOf, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';

export type { PacingLimits, PacingSolution, PacingStart, UnmetLimit } from './solution.ts';

export type PacingOptions = PacingStart & {
  /** powers to begin with, such as those of a solution for slightly other limits, W, one a cell */
  start?: Float64Array;
  /** shortest stretch of one power, m; by the length of the course when not given */
  knotM?: number;
  /** cells at which the power may change, in place of `knotM` */
  bounds?: readonly number[];
  maxEvaluations?: number;
  /** `start` is the optimum of nearly the same question: it is only followed, not held against other ways to ride */
  follow?: boolean;
  /** how close to the tightest limit, as a share of the power, as `keepLimits` takes it */
  close?: number;
};

/** Cells of the planning grid: longest, m, and how many of them a long course has at least. */
const LONGEST_CELL_M = 40;
const CELLS = 5000;
/** Courses with fewer cells are optimised from several starts. */
const SMALL = 1500;
/** Shares of the power that can be held for long, with which the search starts, and how it goes on from there. */
const STARTS = [
  { share: 1.05, rounding: 'narrow' },
  { share: 0.9, rounding: 'wide' },
] as const;

/**
 * The fastest power over a course that keeps every limit, cell by cell. The result is ridden by `rideCourse` and judged on
 * that ride: W' is nowhere below its floor and at the finish not below the reserve, normalized power not above the cap, and the
 * ride is never slower than the best constant power. When no way of riding keeps a limit, it is named in `unmet`.
 * `converged` is false when the constant power had to do, or the search was cut short.
 *
 * Power is constant over stretches of `knotM`. Its gradient comes from one pass forwards and one backwards over a coarser
 * course (`PacingModel`), limits of W' and intensity from prices (`pricedDescent`), and what that leaves open from a
 * factor found on the real ride (`keepLimits`). Structure of the optimum: Ashtiani et al. 2021, de Jong et al. 2017. On
 * courses of 2 to 6 km a dynamic programme is nowhere faster by more than 0.05 % with recovery that does not jump at
 * critical power. With Weigend's, which does, it gains up to 0.6 % by sprinting for some cells and resting at critical
 * power for the next, which no rider would.
 * @returns powers, speeds and times cell by cell, W, m/s, s; W' at the nodes, J
 * @throws never
 * @example
 * const rider = { massKg: 80, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const climb = courseFrom(straightRoute(2000, 0.05), rider);
 * const limits = { cpW: 280, wPrimeJ: 20000, pMaxW: 900, reserveJ: 2000, npCapW: null };
 * const fastest = optimisePower(climb, limits);
 * fastest.ride.totalTimeS // => 309
 * fastest.unmet // => []
 * fastest.ride.totalTimeS < bestConstantPower(climb, limits).ride.totalTimeS // => true
 */
export function optimisePower(
  course: Course,
  limits: PacingLimits,
  options: PacingOptions = {},
): PacingSolution {
  const hardW = Math.min(limits.pMaxW, 1.4 * limits.cpW);
  const hard = rideCourse(course, new Float64Array(course.cells).fill(hardW), options);
  const distanceM = course.cells * course.stepM;
  const grid = planningGrid(course, hard, {
    longestM: Math.min(LONGEST_CELL_M, Math.max(course.stepM, distanceM / CELLS)),
    knotM: options.knotM ?? Math.min(100, Math.max(20, distanceM / 1000)),
    bounds: options.bounds,
    cpShare: limits.cpShare,
    locked: lockedWatts(course, limits.locked),
  });
  const model = new PacingModel(grid, limits, options);
  // A start that is given is close, and someone waits at a slider.
  const enough = options.start
    ? Math.max(50, Math.min(300, 3e5 / grid.cells))
    : Math.max(300, Math.min(1500, 2e6 / grid.cells));
  const maxEvaluations = options.maxEvaluations ?? Math.round(enough);
  let best: PacingSolution | null = null;
  let evaluations = 0;
  for (const { unknown, rounding } of startsOf(model, grid, course, limits, options)) {
    const found = pricedDescent(model, limits, unknown, {
      maxEvaluations,
      rounding,
      floorJ: floorOf(limits, options),
    });
    model.forward(found.unknown);
    const kept = keepLimits(
      course,
      limits,
      toCourseCells(grid, model.powerW, course.cells),
      options,
      options.close,
    );
    evaluations += found.evaluations;
    // A search that was cut short may lie behind its start.
    const held =
      options.start &&
      !options.follow &&
      !found.converged &&
      keepLimits(course, limits, options.start, options);
    if (held) best = { ...held, converged: false };
    if (kept && !(best && best.ride.totalTimeS <= kept.ride.totalTimeS))
      best = { ...kept, converged: found.converged };
  }
  if (best && (options.follow || constantIsSlower(course, limits, options, best.ride.totalTimeS)))
    return { ...best, evaluations };
  return { ...bestConstantPower(course, limits, options), evaluations, converged: false };
}

/** Where the search begins: powers that are given, or more up hills and into the wind than down and with it. */
function startsOf(
  model: PacingModel,
  grid: PlanningGrid,
  course: Course,
  { npCapW, cpW }: PacingLimits,
  { start }: PacingOptions,
): { unknown: Float64Array; rounding: Rounding }[] {
  if (start) return [{ unknown: model.unknownsFor(toSegments(grid, start)), rounding: 'warm' }];
  const level = Math.min(npCapW ?? cpW, cpW);
  const hilly = Float64Array.from({ length: course.cells }, (_, i) => {
    const harder = 0.97 + 4 * course.slope[i]! + 0.02 * course.headwindMs[i]!;
    return level * Math.min(1.4, Math.max(0.5, harder));
  });
  return STARTS.slice(grid.cells < SMALL ? 0 : 1).map(({ share, rounding }) => ({
    unknown: model.unknownsFor(toSegments(grid, hilly).map((watts) => share * watts)),
    rounding,
  }));
}
