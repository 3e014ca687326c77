import type { FeedingPlan } from './feeding-plan-types.ts';
import { emptyAtS, tankOf, type Intake } from './tank.ts';

/** How the stores go when a plan is eaten otherwise. */
export type Otherwise = {
  /** stores at the end of each minute, g, and what reaches the muscles in it, g */
  tankG: Float64Array;
  absorbedG: Float64Array;
  /** the items with their times as they are eaten, by the clock; those that are missed are not among them */
  items: { atS: number; carbohydrateG: number }[];
  endG: number;
  /** when they come down to the reserve, s from the start; null: they last */
  emptyAtS: number | null;
  /** what was not eaten, g */
  missedG: number;
};

/**
 * The stores of a feeding plan when some of its items are left out and not made up for, or are eaten at other times. It
 * takes less than a millisecond.
 * @param missed indices of `items`
 * @param atS other times, s from the start, by the index of the item; times after the end count as missed
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 }, feedingData: { choTolerance: 90 } })
 * const plan = feedingPlan({ athlete, minutes: steadyMinutes(5 * 3600, 195) })
 * const without = eatenOtherwise(plan, { missed: new Set(plan.items.keys()) })
 * [eatenOtherwise(plan, {}).endG - plan.tank.endG, without.emptyAtS < plan.ifNotEaten[0].emptyAtS + 1] // => [0, true]
 */
export function eatenOtherwise(
  plan: FeedingPlan,
  {
    missed = new Set(),
    atS: times = new Map(),
  }: { missed?: ReadonlySet<number>; atS?: ReadonlyMap<number, number> },
): Otherwise {
  const { minutes, inputs, tank, durationS } = plan;
  const usedShare = inputs.find(({ key }) => key === 'usedShare')?.value;
  const last = minutes.startS.length - 1;
  const eaten = plan.items.flatMap((item, i) => {
    const atS = times.get(i);
    if (missed.has(i) || (atS !== undefined && !(atS >= 0 && atS <= durationS))) return [];
    return [atS === undefined ? item : { ...item, atS, minute: Math.min(last, Math.floor(atS / 60)) }];
  });
  const intake: Intake[] = eaten.flatMap(({ minute, carbohydrateG: grams, food }) =>
    food ? [{ minute, grams, appearanceMin: food.appearanceMin }] : [],
  );
  const { levelG, absorbedG, endG } = tankOf(minutes.burnG, intake, tank.startG, usedShare);
  const ridden = Array.from(minutes.startS, (startS) => ({
    startS,
    seconds: Math.min(60, durationS - startS),
  }));
  return {
    tankG: levelG.subarray(1),
    absorbedG,
    items: eaten.toSorted((a, b) => a.atS - b.atS),
    endG,
    emptyAtS: emptyAtS(ridden, levelG, tank.reserveG),
    missedG: plan.totals.carbohydrateG - eaten.reduce((sum, { carbohydrateG }) => sum + carbohydrateG, 0),
  };
}
