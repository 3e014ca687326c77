import type { Spread } from '../../answer/input.ts';
import { uncertainRide } from '../band/rider.ts';
import type { PlanQuestion } from './question.ts';
import type { PlanSetup } from './setup.ts';

/**
 * Standard deviation of the time of a plan, s, and the effect of each cause, one at a time. `finishBand` gives the whole
 * band.
 */
export function planSpread(
  setup: PlanSetup,
  askedW: Float64Array,
  totalTimeS: number,
  question: PlanQuestion,
): { sd: number; spread: Spread[] } {
  const { causes, finishS } = uncertainRide(setup, askedW, totalTimeS, {
    hasElevation: question.route.hasElevation,
    windGiven: question.wind !== undefined || question.weather !== undefined,
  });
  const deviations = new Float64Array(causes.length);
  const at = (k: number, deviation: number) => {
    deviations[k] = deviation;
    const seconds = finishS(deviations);
    deviations[k] = 0;
    return seconds;
  };
  const spread = causes
    .map(({ key, label }, k) => ({ key, label, effect: (at(k, 1) - at(k, -1)) / 2 }))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  return { sd: Math.hypot(...spread.map(({ effect }) => effect)), spread };
}

/** The spread of a plan for nearly the same ride, in proportion to the time. */
export function scaledSpread(
  { sd, spread, totalTimeS }: { sd: number; spread: Spread[]; totalTimeS: number },
  timeS: number,
): { sd: number; spread: Spread[] } {
  const share = timeS / totalTimeS;
  return { sd: share * sd, spread: spread.map((cause) => ({ ...cause, effect: share * cause.effect })) };
}
