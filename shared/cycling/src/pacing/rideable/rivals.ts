import type { Course } from '../../road/course.ts';
import { allowedWithin, largestAllowed } from '../plan/feasible.ts';
import type { PacingSolution } from '../optimum/solution.ts';
import type { Cut, Cutter } from './cut.ts';
import type { Judge, Ridden } from './watts.ts';

/** How much more power at 5 % uphill, as a share; as much less at 5 % downhill. */
const MOST_SHARE = 0.3;
const SHARES = [0.05, 0.1, 0.2, MOST_SHARE];
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

/**
 * The rule with each share, ridden in segments, by its power on the flat. The best segments are the same for all shares, for
 * how much they deviate grows with the share everywhere alike.
 */
function rulesIn(
  { course, limits, ride }: Judge,
  { normalizedW, ride: { timeS, totalTimeS } }: PacingSolution,
  cut: Cutter,
  maxSegments: number,
) {
  const bounds = cut(
    ruleShape(course, MOST_SHARE).map((each) => each * normalizedW),
    maxSegments,
  );
  return SHARES.map((share) => {
    const shape = ruleShape(course, share);
    let fourth = 0;
    const means = bounds.slice(0, -1).map((from, k) => {
      const to = bounds[k + 1]!;
      const seconds = timeS[to]! - timeS[from]!;
      let sum = 0;
      for (let i = from; i < to; i++) sum += shape[i]! * (timeS[i + 1]! - timeS[i]!);
      fourth += (sum / seconds) ** 4 * seconds;
      return sum / seconds;
    });
    const at = (flatW: number): Cut => ({
      bounds,
      watts: means.map((mean) => Math.min(limits.pMaxW, flatW * mean)),
    });
    const search = {
      low: 20,
      high: Math.min(limits.pMaxW, 3 * limits.cpW),
      exact: EXACT_W,
      // As hard as the optimum, about.
      guess: normalizedW / Math.max(0.1, (fourth / totalTimeS) ** 0.25),
    };
    return { share, at, search, ride: (flatW: number) => ride(at(flatW)) };
  });
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
  let best: SlopeRule | null = null;
  for (const { share, at, search, ride } of rulesIn(judge, optimum, cut, maxSegments)) {
    const found = largestAllowed(ride, judge.room, search);
    if (!found || (best && found.solution.ride.totalTimeS >= best.solution.ride.totalTimeS)) continue;
    best = { cut: at(found.at), solution: found.solution, flatW: found.at, morePer5Percent: share };
  }
  return best;
}

/** Whether the rule with any share takes no longer than so many seconds, within the limits. */
export function slopeRuleWithin(
  judge: Judge,
  seconds: number,
  optimum: PacingSolution,
  cut: Cutter,
  maxSegments: number,
): boolean {
  return rulesIn(judge, optimum, cut, maxSegments).some(({ search, ride }) =>
    allowedWithin(ride, judge.room, seconds, search),
  );
}
