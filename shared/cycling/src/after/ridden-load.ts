import { rideLoad } from '../physiology/ride-load.ts';
import { powerEachSecond } from '../physiology/power-series.ts';
import { wBalanceOfRide } from '../physiology/w-balance-ride.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { RideOnRoute } from './ride-on-route.ts';

/** What a ride took from its rider, between the first and the last place that is compared. */
export type RiddenLoad = {
  averageW: number;
  normalizedW: number;
  intensityFactor: number | null;
  trainingStressScore: number | null;
  workJ: number;
  /** W' left at each node, J, by the plan's critical power and W'; below zero where they are set too low */
  wBalanceJ: Float64Array;
  wPrimeLeastJ: number;
  wPrimeLeastAtM: number;
  /** what would keep W' from going below zero; null where it does not */
  neededCpW: number | null;
};

/** Null without power. Models and rider are those of the plan, so that both sides of the comparison mean the same. */
export function riddenLoad(plan: RacePlan, ride: RideOnRoute): RiddenLoad | null {
  const { first, last, startMs, elapsedS } = ride;
  const endS = elapsedS[last] ?? 0;
  const points = ride.steps.points.filter(({ timeMs }) => {
    const atS = (timeMs - startMs) / 1000;
    return atS >= -0.5 && atS <= endS + 0.5;
  });
  const timeS = Float64Array.from(points, ({ timeMs }) => (timeMs - startMs) / 1000);
  const powerW = points.map((point) => point.powerW);
  const seconds = powerEachSecond(timeS, powerW);
  if (!seconds) return null;
  const load = rideLoad(seconds.powerW, { ftpW: plan.ftpW });
  const of = (key: string) => plan.inputs.find((input) => input.key === key)?.value ?? NaN;
  const left = wBalanceOfRide({
    cpW: of('cpW'),
    wPrimeJ: of('wPrimeJ'),
    timeS,
    powerW,
    model: plan.question.recovery ?? 'careful',
  });
  if (!load.ok || !left.ok) return null;
  const wBalanceJ = new Float64Array(elapsedS.length).fill(NaN);
  let i = 0;
  let least = first;
  for (let node = first; node <= last; node++) {
    while (i < timeS.length - 1 && (timeS[i + 1] ?? Infinity) <= (elapsedS[node] ?? 0)) i++;
    wBalanceJ[node] = left.balanceJ[i] ?? NaN;
    if ((wBalanceJ[node] ?? NaN) < (wBalanceJ[least] ?? NaN)) least = node;
  }
  return {
    averageW: load.meanPowerW,
    normalizedW: load.normalizedPowerW,
    intensityFactor: load.intensityFactor,
    trainingStressScore: load.trainingStressScore,
    workJ: load.workJ,
    wBalanceJ,
    wPrimeLeastJ: left.lowestJ,
    wPrimeLeastAtM: least * plan.question.route.stepM,
    neededCpW: left.needed?.cpW ?? null,
  };
}
