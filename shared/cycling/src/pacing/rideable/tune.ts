import type { Course } from '../../road/course.ts';
import { optimisePower } from '../optimum/optimise.ts';
import { askedOf, freePowers, type Cut } from './cut.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';

/**
 * The best watts for segments with given bounds: the optimum again, with one unknown per segment. The mean of an
 * optimum over a segment is not the best where W' runs low in the middle.
 */
export function tuneWatts(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  { bounds, watts }: Cut,
  start: PacingStart,
): Cut {
  const npCapW = limits.npCapW ?? optimum.normalizedW;
  const tuned = optimisePower(
    course,
    { ...limits, npCapW },
    { ...start, bounds, start: askedOf({ bounds, watts }, course.cells) },
  );
  return { bounds, watts: freePowers(course, tuned, bounds) };
}
