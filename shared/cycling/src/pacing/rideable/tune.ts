import type { Course } from '../../road/course.ts';
import { optimisePower } from '../optimum/optimise.ts';
import { askedOf, freePowers, type Cut } from './cut.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';

/**
 * The best watts for segments whose bounds are given: the optimum once more, with one unknown a segment. The mean of an
 * optimum over a segment is not it, where W' runs low in the middle.
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
