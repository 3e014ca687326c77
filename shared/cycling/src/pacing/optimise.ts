import type { Course } from '../road/course.ts';
import { rideCourse } from '../road/ride-course.ts';
import { bestConstantPower } from './constant-power.ts';
import { descend } from './descent.ts';
import { pacingModel, type PacingModel } from './gradient.ts';
import { planningGrid, toCourseCells, toSegments, type PlanningGrid } from './planning-grid.ts';
import { ridePlanned, type PacingLimits, type PacingSolution, type PacingStart } from './solution.ts';

export type { PacingLimits, PacingSolution, PacingStart, UnmetLimit } from './solution.ts';

export type PacingOptions = PacingStart & {
  /** powers to begin with, such as those of a solution for slightly other limits, W, one a cell */
  start?: Float64Array;
  /** shortest stretch of one power, m; by the length of the course when not given */
  knotM?: number;
  maxEvaluations?: number;
};

/**
 * The fastest power over a course that keeps every limit, cell by cell. The result is ridden by `rideCourse` and judged on
 * that ride: W' is nowhere below zero and at the finish not below the reserve, normalized power not above the cap, and the
 * ride is never slower than the best constant power. When no way of riding keeps a limit, it is named in `unmet`.
 * `converged` is false when the constant power had to do.
 */
export function optimisePower(
  course: Course,
  limits: PacingLimits,
  options: PacingOptions = {},
): PacingSolution {
  const constant = bestConstantPower(course, limits, options);
  if (constant.unmet.length > 0) return { ...constant, converged: false };
  const grid = gridFor(course, limits, options);
  const model = pacingModel(grid, limits, options);
  const maxEvaluations = options.maxEvaluations ?? 400;
  const result = solve(model, limits, startOf(model, grid, course, constant, options), maxEvaluations);
  model.forward(result.point);
  const asked = toCourseCells(grid, model.powerW, course.cells);
  const best = hold(course, limits, asked, options);
  const evaluations = constant.evaluations + result.evaluations;
  if (best && best.ride.totalTimeS <= constant.ride.totalTimeS)
    return { ...best, evaluations, converged: result.converged };
  return { ...constant, evaluations, converged: false };
}

function gridFor(course: Course, limits: PacingLimits, options: PacingOptions): PlanningGrid {
  const hardW = Math.min(limits.pMaxW, 1.4 * limits.cpW);
  const hard = rideCourse(course, new Float64Array(course.cells).fill(hardW), options);
  const distanceM = course.cells * course.stepM;
  return planningGrid(course, hard, {
    longestM: Math.min(40, Math.max(course.stepM, distanceM / 5000)),
    knotM: options.knotM ?? Math.min(100, Math.max(20, distanceM / 1000)),
    cpShare: limits.cpShare,
  });
}

function startOf(
  model: PacingModel,
  grid: PlanningGrid,
  course: Course,
  constant: PacingSolution,
  options: PacingOptions,
): Float64Array {
  if (options.start) return model.unknownsFor(toSegments(grid, options.start));
  let level = 0;
  for (let i = 0; i < course.cells; i++) level = Math.max(level, constant.powerW[i]!);
  const hilly = new Float64Array(course.cells);
  for (let i = 0; i < course.cells; i++)
    hilly[i] =
      level * Math.min(1.4, Math.max(0.5, 0.97 + 4 * course.slope[i]! + 0.02 * course.headwindMs[i]!));
  return model.unknownsFor(toSegments(grid, hilly));
}

function solve(model: PacingModel, limits: PacingLimits, start: Float64Array, maxEvaluations: number) {
  const { cpW, wPrimeJ, reserveJ, npCapW } = limits;
  const fourth = npCapW === null ? Infinity : npCapW ** 4;
  const begin = model.forward(start).timeS;
  const intensity = { price: 0.1 * begin, stiffness: begin };
  const reserve = { price: (0.4 * wPrimeJ) / cpW, stiffness: (4 * wPrimeJ) / cpW };
  let point = start;
  let evaluations = 1;
  let converged = false;
  for (let round = 0; round < 8 && evaluations < maxEvaluations; round++) {
    const value = (at: Float64Array, gradient: Float64Array) => {
      const { timeS, fourth: sum, wEndJ } = model.forward(at);
      const over = sum / (timeS * fourth) - 1;
      const short = (reserveJ - wEndJ) / wPrimeJ;
      const byOver = npCapW === null ? 0 : Math.max(0, intensity.price + intensity.stiffness * over);
      const byShort = Math.max(0, reserve.price + reserve.stiffness * short);
      model.backward(
        {
          timeS: 1 - (byOver * sum) / (timeS * timeS * fourth),
          fourth: byOver / (timeS * fourth),
          wEndJ: -byShort / wPrimeJ,
        },
        gradient,
      );
      return (
        timeS +
        (npCapW === null ? 0 : (byOver * byOver - intensity.price ** 2) / (2 * intensity.stiffness)) +
        (byShort * byShort - reserve.price ** 2) / (2 * reserve.stiffness)
      );
    };
    const found = descend(value, point, {
      maxEvaluations: Math.min(maxEvaluations - evaluations, 60),
      tolerance: 1e-5,
    });
    evaluations += found.evaluations;
    point = found.point;
    const { timeS, fourth: sum, wEndJ } = model.forward(point);
    const over = npCapW === null ? 0 : sum / (timeS * fourth) - 1;
    const short = (reserveJ - wEndJ) / wPrimeJ;
    if (npCapW !== null) intensity.price = Math.max(0, intensity.price + intensity.stiffness * over);
    reserve.price = Math.max(0, reserve.price + reserve.stiffness * short);
    converged = found.converged && over < 1e-3 && short < 2e-3;
    if (converged) break;
  }
  return { point, evaluations, converged };
}

/** The asked powers, all made smaller or larger by as much as the limits ask for. */
function hold(
  course: Course,
  limits: PacingLimits,
  asked: Float64Array,
  start: PacingStart,
): PacingSolution | null {
  const scaled = new Float64Array(course.cells);
  const at = (factor: number) => {
    for (let i = 0; i < course.cells; i++) scaled[i] = Math.min(limits.pMaxW, factor * asked[i]!);
    return ridePlanned(course, limits, scaled, start);
  };
  let low = 0.9;
  let high = 1.05;
  let best: PacingSolution | null = null;
  while (high - low > 1e-5) {
    const factor = (low + high) / 2;
    const ride = at(factor);
    if (ride.unmet.length === 0) [low, best] = [factor, ride];
    else high = factor;
  }
  return best;
}
