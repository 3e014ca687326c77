import type { Course } from '../../road/course.ts';
import { keepLimits } from '../optimum/keep-limits.ts';
import { optimisePower } from '../optimum/optimise.ts';
import { keepableLimits } from './keepable-limits.ts';
import { cellMeans, coarseCourse, coarseLimitsOf, coarsening } from './coarse.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';

/** An optimum is about so much faster than an even ride, as a share. */
export const GAIN = 0.008;

/** A quick optimum comes this close to its limits, as a share of the power. */
export const NEARLY = 5e-4;

/**
 * So many looks at the gradient are enough for a quick optimum, and for one more at a cap nearby: with them quick plans lose no
 * more than without an end, and take half the time.
 */
const QUICK = { first: 40, nearby: 12 };

/** Optima of a course for one cap on normalized power after the other. */
export type Solver = {
  about(npCapW: number): PacingSolution;
  exactly(npCapW: number): { limits: PacingLimits; solution: PacingSolution };
};

/**
 * @param likely cells: powers that are likely near the optimum, W
 * @param quick the optimum of the coarse course, brought to the limits on the real one, will do for `exactly`
 */
export function solverFor(
  course: Course,
  limits: PacingLimits,
  start: PacingStart,
  { likely, quick }: { likely?: Float64Array; quick?: boolean } = {},
): Solver {
  const every = coarsening(course);
  const coarse = coarseCourse(course, every);
  const coarseLimits = coarseLimitsOf(limits, coarse.cells);
  let near = likely && cellMeans(likely, coarse.cells);
  let last: { npCapW: number; solution: PacingSolution } | null = null;
  const solve = (on: Course, by: PacingLimits, npCapW: number, from: Float64Array | undefined) =>
    optimisePower(
      on,
      { ...by, npCapW },
      {
        ...start,
        ...(from ? { start: from } : {}),
        ...(quick ? { maxEvaluations: from ? QUICK.nearby : QUICK.first, follow: true } : {}),
      },
    );
  // Locked power may be above any cap.
  const possible = (npCapW: number) =>
    keepableLimits(course, { ...limits, npCapW }, start).limits.npCapW ?? npCapW;
  const about = (wantedW: number) => {
    const npCapW = possible(wantedW);
    const solution = solve(coarse, coarseLimits, npCapW, near);
    near = solution.powerW;
    last = { npCapW, solution };
    return solution;
  };
  return {
    about,
    exactly(wantedW) {
      if (!near && every > 1) about(wantedW);
      const npCapW = possible(wantedW);
      const within = { ...limits, npCapW };
      const powerW = near && cellMeans(near, course.cells);
      const solution =
        every === 1 && last?.npCapW === npCapW
          ? last.solution
          : ((quick && powerW ? keepLimits(course, within, powerW, start, NEARLY) : null) ??
            solve(course, limits, npCapW, powerW));
      return { limits: within, solution };
    },
  };
}
