import type { Input } from '../answer/input.ts';
import type { RideMinute } from './ride-minutes.ts';

/**
 * Most that a stomach passes on while riding, ml/h: 0.4 to 0.8 l/h suit most riders (ACSM 2007), those who sweat much get up
 * to a litre down.
 */
const USUAL_ML_H = 800;
const MOST_ML_H = 1000;
const SHARE_OF_HEAVY_SWEAT = 0.6;
/** Share of the loss that drink may replace. */
const SHARE_OF_LOSS = 0.9;
/** As much is offered on any ride above an hour: the estimate of sweat is too rough to forbid it. */
const OFFERED_ML_H = 400;
/** The estimate of sweat may be this many standard deviations too low. */
const UPPER_SDS = 2;
/** More than was lost by the estimate is offered only up to this share of body mass. */
const MOST_SURPLUS = 0.01;

/** How much of what is sweated may be drunk. */
export type DrinkLimits = {
  mostMlH: number;
  /** for each minute, ml: what was drunk so far stays below its sum */
  drinkableMl: Float64Array;
};

/**
 * How much may be drunk: what the estimate of sweat loses; where that is below 400 ml/h, up to 400 ml/h, which stays within
 * two standard deviations of the estimate and within 1 % of body mass above its middle.
 */
export function drinkLimits(
  minutes: readonly RideMinute[],
  sweatMl: Float64Array,
  massKg: number,
  sweatFactor: Pick<Input, 'value' | 'sd'>,
): DrinkLimits {
  const hours = minutes.reduce((sum, { seconds }) => sum + seconds, 0) / 3600;
  const lossMlH = sum(sweatMl) / hours;
  const upper = 1 + (UPPER_SDS * sweatFactor.sd) / sweatFactor.value;
  const factor = hours > 1 ? Math.min(upper, Math.max(1, OFFERED_ML_H / lossMlH)) : 1;
  let surplusMl = 1000 * MOST_SURPLUS * massKg;
  const drinkableMl = sweatMl.map((ml) => {
    const extraMl = Math.min(surplusMl, (factor - 1) * ml);
    surplusMl -= extraMl;
    return ml + extraMl;
  });
  const stomachMlH = Math.min(MOST_ML_H, Math.max(USUAL_ML_H, SHARE_OF_HEAVY_SWEAT * lossMlH));
  const offeredMlH = hours > 1 ? Math.min(OFFERED_ML_H, sum(drinkableMl) / hours) : 0;
  return {
    mostMlH: Math.min(stomachMlH, Math.max(SHARE_OF_LOSS * lossMlH, offeredMlH)),
    drinkableMl,
  };
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
