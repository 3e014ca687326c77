import type { Course } from '../../road/course.ts';
import { bestConstantPower } from '../optimum/constant-power.ts';
import { keepsLimits } from './feasible.ts';
import { cellMeans, coarseCourse, coarsening } from './coarse.ts';
import { bestSlopeHeuristic } from './heuristic.ts';
import type { RacePlan } from './race-plan.ts';
import { planSetup } from './setup.ts';
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

/** A plan beside other ways to ride the course within the same limits; null where none keeps them. */
export type PlanComparison = { constant: PlanRival | null; slopeRule: PlanRival | null; notes: string[] };

type PlanTimes = { planS: number; optimumS: number };

/** A gain below this share of the time is none. */
const EVEN_SHARE = 0.001;

/**
 * The best constant power and the best rule of thumb by slope, beside a plan.
 * @throws RangeError when the plan was not made by `racePlan`
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * comparePlan(plan).notes // => ['One even power, 270 W, is about as fast on this course.']
 */
export function comparePlan(plan: RacePlan): PlanComparison {
  const setup = planSetup(plan.question);
  if (!setup.ok) throw new RangeError(setup.message);
  const { course } = setup;
  const limits = { ...setup.limits, npCapW: plan.normalizedCapW ?? plan.load.normalizedW };
  const { totalTimeS: planS, optimum } = plan;
  const times = { planS, optimumS: optimum.totalTimeS };
  const { ride, normalizedW, unmet } = bestConstantPower(course, limits);
  const constant = keepsLimits({ unmet })
    ? rival('the best constant power', ride.totalTimeS, normalizedW, times)
    : null;
  const even = constant !== null && constant.gainS < EVEN_SHARE * planS;
  return {
    constant,
    slopeRule: slopeRival(course, limits, ride.totalTimeS, times),
    notes: even ? [`One even power, ${Math.round(normalizedW)} W, is about as fast on this course.`] : [],
  };
}

function rival(
  label: string,
  totalTimeS: number,
  normalizedW: number,
  { planS, optimumS }: PlanTimes,
): PlanRival {
  return { label, totalTimeS, normalizedW, gainS: totalTimeS - planS, optimumGainS: totalTimeS - optimumS };
}

/** A difference between two rides needs no finer grid. */
const COARSER = 3;

/** On the coarse course, set against the best constant power there. */
function slopeRival(
  course: Course,
  limits: PacingLimits,
  constantS: number,
  times: PlanTimes,
): PlanRival | null {
  const coarse = coarseCourse(course, COARSER * coarsening(course));
  const shares = limits.cpShare ? { cpShare: cellMeans(limits.cpShare, coarse.cells) } : {};
  const coarseLimits = { ...limits, ...shares };
  const rule = bestSlopeHeuristic(coarse, coarseLimits);
  const even = bestConstantPower(coarse, coarseLimits);
  if (!rule || !keepsLimits(even)) return null;
  return rival(
    `${Math.round(rule.flatW)} W on the flat and ${Math.round(100 * rule.morePer5Percent)} % more for every 5 % uphill, as much less downhill`,
    (constantS * rule.solution.ride.totalTimeS) / even.ride.totalTimeS,
    rule.solution.normalizedW,
    times,
  );
}
