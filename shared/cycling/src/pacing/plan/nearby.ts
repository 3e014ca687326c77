import { rideCourse } from '../../road/ride-course.ts';
import { optimisePower } from '../optimum/optimise.ts';
import { cellMeans, coarseCourse, coarseLimitsOf, coarsening } from './coarse.ts';
import { keepsLimits } from './feasible.ts';
import { askedIntensity, capByDuration, type SolvedGoal } from './goal.ts';
import type { PacingGoal } from './question.ts';
import { QUICK } from './quick.ts';
import type { RacePlan } from './race-plan.ts';
import type { PlanSetup } from './setup.ts';
import { riddenFinely } from './solver.ts';

const PASSES = 2;
/** A cap that differs by more than this share is not a small change. */
const NEAR = 0.35;

/**
 * The optimum after a small change of the question, found from the optimum before: one short search in place of several.
 * @returns null when the plan before is for another course, another kind of goal, or no longer near
 */
export function solveNearby(
  { course, ftpW, limits, level, start }: PlanSetup,
  goal: PacingGoal,
  { question, optimum }: RacePlan,
): SolvedGoal | null {
  const { powerW, normalizedW } = optimum;
  if (goal.kind === 'time' || goal.kind !== question.goal.kind || powerW.length !== course.cells) return null;
  const scaled = (capW: number) =>
    powerW.map((power) => Math.min(limits.pMaxW, (power * capW) / normalizedW));
  const asked = askedIntensity(goal);
  let capW = asked === undefined ? normalizedW : asked * ftpW;
  if (asked === undefined) {
    const capFor = capByDuration(limits, ftpW, level);
    for (let pass = 0; pass < PASSES; pass++)
      capW = capFor(rideCourse(course, scaled(capW), start).totalTimeS);
  }
  if (!(Math.abs(capW / normalizedW - 1) < NEAR)) return null;
  const within = { ...limits, npCapW: capW };
  const coarse = coarseCourse(course, coarsening(course));
  const found = optimisePower(coarse, coarseLimitsOf(within, coarse.cells), {
    ...start,
    start: cellMeans(scaled(capW), coarse.cells),
    maxEvaluations: QUICK.nearby,
    follow: true,
    close: QUICK.close,
  });
  if (!keepsLimits(found)) return null;
  const solution = riddenFinely(course, within, found, start);
  return { ok: true, solution, limits: within, cap: asked === undefined ? 'duration' : 'asked' };
}
