import { normalizedPowerW } from '../../physiology/training-load.ts';
import { intensityForDuration } from '../plan/intensity.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import { powerBySecond } from '../plan/report.ts';

/** The rest is not planned outside of these shares of the cap, whatever was ridden before. */
const HARDEST = 1.05;
const EASIEST = 0.75;
/**
 * Normalized power for the rest, so that the whole ride keeps the cap: fourth powers add up over time. A late rider who
 * does not report their power is assumed to have ridden as planned: the longer ride alone lowers the cap.
 */
export function capOfRest(
  plan: RacePlan,
  riddenPowerW: readonly number[] | undefined,
  cell: number,
  elapsedS: number,
): number {
  const plannedCapW = plan.normalizedCapW ?? plan.load.normalizedW;
  const doneS = plan.timeS[cell]!;
  const restS = plan.totalTimeS - doneS;
  const shift =
    plan.cap === 'duration'
      ? intensityForDuration(elapsedS + restS, plan.level) / intensityForDuration(plan.totalTimeS, plan.level)
      : 1;
  const capW = plannedCapW * shift;
  const plannedRestW =
    shift * (normalizedPowerW(powerBySecond(plan.timeS, plan.powerW, doneS, plan.totalTimeS)) ?? plannedCapW);
  const restW = riddenPowerW
    ? fourthPowersLeft(capW, riddenPowerW, restS)
    : shift * fourthPowersLeft(plannedCapW, powerBySecond(plan.timeS, plan.powerW, 0, doneS), restS);
  return Math.min(
    HARDEST * Math.max(capW, plannedRestW),
    Math.max(EASIEST * Math.min(capW, plannedRestW), restW),
  );
}

/** Normalized power over `restS` that makes a cap of the whole, after what was ridden. */
function fourthPowersLeft(capW: number, doneW: readonly number[], restS: number): number {
  const normalizedW = normalizedPowerW(doneW);
  if (normalizedW === null) return capW;
  const left = capW ** 4 * (doneW.length + restS) - normalizedW ** 4 * doneW.length;
  return Math.max(0, left / restS) ** 0.25;
}
