import type { Course } from '../../road/course.ts';
import { keepsLimits, largestAllowed } from './feasible.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';

/** How much more power at 5 % uphill, as a share; as much less at 5 % downhill. */
const SHARES = [0.05, 0.1, 0.2, 0.3];
const PER_SLOPE = 1 / 0.05;
const MOST_SLOPE = 0.1;

/** A rule of thumb at its best on one course. */
export type SlopeHeuristic = {
  /** power on the flat, W */
  flatW: number;
  /** added for every 5 % of slope, as a share */
  morePer5Percent: number;
  solution: PacingSolution;
};

/**
 * The rule of thumb "+ x % power for every 5 % uphill, as much less downhill" with the x and the power on the flat that are
 * fastest within the limits: what a plan has to beat.
 * @returns null when no power keeps the limits
 */
export function bestSlopeHeuristic(
  course: Course,
  limits: PacingLimits,
  start: PacingStart = {},
): SlopeHeuristic | null {
  const shape = new Float64Array(course.cells);
  const asked = new Float64Array(course.cells);
  let best: SlopeHeuristic | null = null;
  for (const share of SHARES) {
    for (let i = 0; i < course.cells; i++) {
      const slope = Math.min(MOST_SLOPE, Math.max(-MOST_SLOPE, course.slope[i]!));
      shape[i] = Math.max(0, 1 + share * PER_SLOPE * slope);
    }
    const ride = (flatW: number) => {
      for (let i = 0; i < asked.length; i++) asked[i] = Math.min(limits.pMaxW, flatW * shape[i]!);
      return ridePlanned(course, limits, asked, start);
    };
    const found = largestAllowed(ride, keepsLimits, {
      low: 20,
      high: Math.min(limits.pMaxW, 3 * limits.cpW),
      exact: 0.5,
      guess: guessFor(ride, best?.flatW ?? limits.npCapW ?? limits.cpW, limits.npCapW),
    });
    if (!found) continue;
    if (!best || found.solution.ride.totalTimeS < best.solution.ride.totalTimeS)
      best = { flatW: found.at, morePer5Percent: share, solution: found.solution };
  }
  return best;
}

/** Normalized power grows in proportion to all powers: one ride shows where the cap is reached. */
function guessFor(ride: (flatW: number) => PacingSolution, flatW: number, npCapW: number | null): number {
  return npCapW === null ? flatW : (flatW * npCapW) / Math.max(1, ride(flatW).normalizedW) - 0.1;
}
