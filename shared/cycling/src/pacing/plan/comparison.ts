import type { Course } from '../../road/course.ts';
import { bestConstantPower } from '../optimum/constant-power.ts';
import { keepsLimits } from './feasible.ts';
import { cellMeans, coarseCourse, coarsening } from './coarse.ts';
import { bestSlopeHeuristic } from './heuristic.ts';
import type { PacingLimits } from '../optimum/solution.ts';

/** Another way to ride the course within the same limits. */
export type PlanRival = {
  label: string;
  totalTimeS: number;
  normalizedW: number;
  /** how much the plan of segments is faster, s; a rule is ridden here cell by cell, as no person can */
  gainS: number;
  /** how much the optimum is faster, s */
  optimumGainS: number;
};

export type PlanComparison = { constant: PlanRival | null; slopeRule: PlanRival | null };

type PlanTimes = { planS: number; optimumS: number };

/** The best constant power and the best rule of thumb by slope, beside a plan. */
export function comparePlan(
  course: Course,
  limits: PacingLimits,
  { planS, optimumS }: PlanTimes,
): PlanComparison {
  const constant = bestConstantPower(course, limits);
  return {
    constant: keepsLimits(constant)
      ? {
          label: 'the best constant power',
          totalTimeS: constant.ride.totalTimeS,
          normalizedW: constant.normalizedW,
          gainS: constant.ride.totalTimeS - planS,
          optimumGainS: constant.ride.totalTimeS - optimumS,
        }
      : null,
    slopeRule: slopeRival(course, limits, constant.ride.totalTimeS, { planS, optimumS }),
  };
}

/** A difference between two rides needs no finer grid. */
const COARSER = 3;

/** On the coarse course, set against the best constant power there. */
function slopeRival(
  course: Course,
  limits: PacingLimits,
  constantS: number,
  { planS, optimumS }: PlanTimes,
): PlanRival | null {
  const coarse = coarseCourse(course, COARSER * coarsening(course));
  const shares = limits.cpShare ? { cpShare: cellMeans(limits.cpShare, coarse.cells) } : {};
  const coarseLimits = { ...limits, ...shares };
  const rule = bestSlopeHeuristic(coarse, coarseLimits);
  const even = bestConstantPower(coarse, coarseLimits);
  if (!rule || !keepsLimits(even)) return null;
  const totalTimeS = (constantS * rule.solution.ride.totalTimeS) / even.ride.totalTimeS;
  return {
    label: `${Math.round(rule.flatW)} W on the flat and ${Math.round(100 * rule.morePer5Percent)} % more for every 5 % uphill, as much less downhill`,
    totalTimeS,
    normalizedW: rule.solution.normalizedW,
    gainS: totalTimeS - planS,
    optimumGainS: totalTimeS - optimumS,
  };
}
