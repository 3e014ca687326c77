import type { Course } from '../../road/course.ts';
import { largestAllowed } from '../plan/feasible.ts';
import type { PacingSolution } from '../optimum/solution.ts';
import type { Cut, Cutter } from './cut.ts';
import type { Judge, Ridden } from './watts.ts';

/** How much more power at 5 % uphill, as a share; as much less at 5 % downhill. */
const SHARES = [0.05, 0.1, 0.2, 0.3];
const USUAL_SHARE = 0.2;
const PER_SLOPE = 1 / 0.05;
const MOST_SLOPE = 0.1;
const EXACT_W = 0.1;

/** The rule of thumb "so much more power uphill, as much less downhill". */
export type SlopeRule = Ridden & {
  /** power on the flat, W */
  flatW: number;
  /** added for every 5 % of slope, as a share */
  morePer5Percent: number;
};

/** Power by the rule, cell by cell, for 1 W on the flat. */
function ruleShape({ slope }: Course, share: number): Float64Array {
  return slope.map((each) =>
    Math.max(0, 1 + share * PER_SLOPE * Math.min(MOST_SLOPE, Math.max(-MOST_SLOPE, each))),
  );
}

/** Power by the rule, cell by cell, about as hard as the optimum, W. */
export function rulePowers(
  course: Course,
  { normalizedW }: PacingSolution,
  share = USUAL_SHARE,
): Float64Array {
  return ruleShape(course, share).map((each) => each * normalizedW);
}

/**
 * The rule at its best, ridden in segments: the share and the power on the flat that are fastest within the limits.
 * @returns null when no power keeps the limits
 */
export function bestSlopeRule(
  judge: Judge,
  optimum: PacingSolution,
  cut: Cutter,
  maxSegments: number,
): SlopeRule | null {
  const { course, limits } = judge;
  const { timeS } = optimum.ride;
  let best: SlopeRule | null = null;
  for (const share of SHARES) {
    const shape = ruleShape(course, share);
    const bounds = cut(rulePowers(course, optimum, share), maxSegments);
    const means = bounds.slice(0, -1).map((from, k) => {
      let sum = 0;
      for (let i = from; i < bounds[k + 1]!; i++) sum += shape[i]! * (timeS[i + 1]! - timeS[i]!);
      return sum / (timeS[bounds[k + 1]!]! - timeS[from]!);
    });
    const at = (flatW: number): Cut => ({
      bounds,
      watts: means.map((mean) => Math.min(limits.pMaxW, flatW * mean)),
    });
    const found = largestAllowed((flatW) => judge.ride(at(flatW)), judge.room, {
      low: 20,
      high: Math.min(limits.pMaxW, 3 * limits.cpW),
      exact: EXACT_W,
      guess: best?.flatW ?? limits.npCapW ?? limits.cpW,
    });
    if (!found || (best && found.solution.ride.totalTimeS >= best.solution.ride.totalTimeS)) continue;
    best = { cut: at(found.at), solution: found.solution, flatW: found.at, morePer5Percent: share };
  }
  return best;
}
