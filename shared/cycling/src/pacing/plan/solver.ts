import type { Course } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { keepLimits } from '../optimum/keep-limits.ts';
import { optimisePower } from '../optimum/optimise.ts';
import { keepableLimits } from './keepable-limits.ts';
import { cellMeans, coarseCourse, coarseLimitsOf, coarsening } from './coarse.ts';
import { QUICK } from './quick.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';

/** An optimum is about so much faster than an even ride, as a share. */
export const GAIN = 0.008;

const SAME_CAP = 0.001;

/** Optima of a course for one cap on normalized power after the other. */
export type Solver = {
  /** closer than this, as a share, a cap that follows from the time is the same: it is a rule of thumb */
  sameCap: number;
  /** how long one even power takes, about, s */
  evenTimeS(powerW: number): number;
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
        ...(quick
          ? { maxEvaluations: from ? QUICK.nearby : QUICK.first, follow: true, close: QUICK.close }
          : {}),
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
    sameCap: quick ? QUICK.sameCap : SAME_CAP,
    evenTimeS(powerW) {
      const on = quick ? coarse : course;
      return rideCourse(on, new Float64Array(on.cells).fill(powerW), start).totalTimeS;
    },
    about,
    exactly(wantedW) {
      if (!near && every > 1) about(wantedW);
      const npCapW = possible(wantedW);
      const within = { ...limits, npCapW };
      if (quick && near) {
        const kept = keepLimits(coarse, { ...coarseLimits, npCapW }, near, start, QUICK.close);
        if (kept) return { limits: within, solution: riddenFinely(course, within, kept, start) };
      }
      const solution =
        every === 1 && last?.npCapW === npCapW
          ? last.solution
          : solve(course, limits, npCapW, near && cellMeans(near, course.cells));
      return { limits: within, solution };
    },
  };
}

/**
 * A coarse optimum on the real course. There it may lie a hair above its cap, which only the segments that are made from it have
 * to keep; where W' is what limits it, it is brought within that.
 */
export function riddenFinely(
  course: Course,
  limits: PacingLimits,
  { powerW, unmet }: PacingSolution,
  start: PacingStart,
): PacingSolution {
  const fineW = cellMeans(powerW, course.cells);
  const ridden = ridePlanned(course, limits, fineW, start);
  const capAlone = ridden.unmet.every((limit) => limit === 'normalized' || unmet.includes(limit));
  return (capAlone ? null : keepLimits(course, limits, fineW, start, QUICK.close)) ?? { ...ridden, unmet };
}
