import type { Refusal } from '../answer/input.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { FeedingPlan, FeedingPlanQuestion } from '../feeding/feeding-plan-types.ts';

/** What would make the stores last at the same pace. */
export type More = {
  /** carbohydrate to take, g/h; null: more an hour does not help, or no gut takes enough */
  intakeGH: number | null;
  /** stores at the start, g, as after days of carbohydrate loading; null: no body stores enough, or the stores are known */
  startG: number | null;
};

const STEP_GH = 5;
const MOST_GH = 120;

/** How much more food or stores a plan needs, each tried with a feeding plan of its own. */
export function askForMore(
  { remedy, toleranceGH }: FeedingPlan,
  athlete: Athlete,
  feed: (other: Partial<FeedingPlanQuestion>) => FeedingPlan | Refusal,
): More {
  const lasts = (other: Partial<FeedingPlanQuestion>) => {
    const plan = feed(other);
    return plan.ok && plan.tank.emptyAtS === null;
  };
  const tolerance = athlete.choToleranceGh;
  const eaten = (value: number) =>
    tolerance !== null && lasts({ athlete: { ...athlete, choToleranceGh: { ...tolerance, value } } });
  let intakeGH: number | null = null;
  if (remedy?.trainToGH) {
    const least = STEP_GH * Math.ceil(Math.max(remedy.trainToGH, toleranceGH + 1) / STEP_GH);
    for (let gH = least; gH <= Math.min(MOST_GH, least + 2 * STEP_GH) && intakeGH === null; gH += STEP_GH)
      if (eaten(gH)) intakeGH = gH;
  }
  const startG = remedy?.startG ?? null;
  return { intakeGH, startG: startG !== null && lasts({ storeG: startG }) ? startG : null };
}
