import { stoppedS, type FeedingPlan, type PlanStop } from '@breakaway/cycling';

/**
 * Food of a ride at the times that a clock shows: a feeding plan counts the riding alone.
 * @param doneS time of the stops that its times have already, s
 */
export function foodByClock(
  feeding: FeedingPlan,
  stops: readonly PlanStop[] | undefined,
  doneS = 0,
): FeedingPlan {
  const items = feeding.items.map((item) => ({
    ...item,
    atS: item.atS + Math.max(0, stoppedS(stops, item.atM) - doneS),
  }));
  return { ...feeding, items };
}
