import { ridePlanned } from '../optimum/solution.ts';
import { cutterFor } from '../rideable/cut.ts';
import { DETAIL } from '../rideable/detail.ts';
import { judgeOf } from '../rideable/rideable.ts';
import { bestSlopeRule } from '../rideable/rivals.ts';
import { evenPower, wholeWatts } from '../rideable/watts.ts';
import type { RacePlan } from './race-plan.ts';
import { setupOfPlan } from './setup-of-plan.ts';

/** Another way to ride the course at the same effort. */
export type PlanRival = {
  label: string;
  totalTimeS: number;
  /** asked on the flat, W */
  powerW: number;
  normalizedW: number;
  /** how much the plan is faster, s */
  gainS: number;
};

/** A plan beside other ways to ride the course with its normalized power and its limits; null where none keeps them, and where sections are locked. */
export type PlanComparison = { constant: PlanRival | null; slopeRule: PlanRival | null; notes: string[] };

/** A gain below this share of the time is none. */
const EVEN_SHARE = 0.001;

/**
 * The best constant power, and the best rule of thumb by slope in as many segments, beside a plan: at the plan's own
 * normalized power and within its limits of W'.
 * @throws RangeError when the plan was not made by `racePlan`
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * comparePlan(plan).notes // => ['One even power, 274 W, is about as fast on this course.']
 */
export function comparePlan(plan: RacePlan): PlanComparison {
  const { question, totalTimeS, segments, load } = plan;
  const setup = setupOfPlan(plan);
  if (!setup.ok) throw new RangeError(setup.message);
  // Another way to ride would not be held to the locked watts.
  if (question.locked?.length) return { constant: null, slopeRule: null, notes: [] };
  const limits = { ...setup.limits, npCapW: load.normalizedW };
  const judge = judgeOf(setup.course, limits, setup.start);
  const optimum = ridePlanned(setup.course, limits, plan.optimum.powerW, setup.start);
  const cut = cutterFor(setup.course, optimum, DETAIL[question.detail ?? 'normal']);
  const even = evenPower(judge, load.normalizedW);
  const rule = bestSlopeRule(judge, optimum, cut, segments.length);
  // In whole watts, as the plan is: with two segments and a light rider a fraction of a watt decides over seconds. But not
  // faster by them than the rule itself, for a watt more in some segments is no rule.
  const whole = rule && wholeWatts(rule.cut, judge, { stepW: 1 });
  const ruled = whole && whole.solution.ride.totalTimeS > rule.solution.ride.totalTimeS ? whole : rule;
  const beside = (label: string, powerW: number, { ride, normalizedW }: typeof optimum): PlanRival => ({
    label,
    totalTimeS: ride.totalTimeS,
    powerW,
    normalizedW,
    gainS: ride.totalTimeS - totalTimeS,
  });
  const evenW = even?.cut.watts[0] ?? 0;
  const constant = even ? beside('one even power', evenW, even.solution) : null;
  return {
    constant,
    slopeRule:
      rule && ruled
        ? beside(
            `${Math.round(rule.flatW)} W on the flat and ${Math.round(100 * rule.morePer5Percent)} % more for every 5 % uphill, as much less downhill, in as many segments`,
            rule.flatW,
            ruled.solution,
          )
        : null,
    notes:
      constant && constant.gainS < EVEN_SHARE * totalTimeS
        ? [`One even power, ${Math.round(evenW)} W, is about as fast on this course.`]
        : [],
  };
}
