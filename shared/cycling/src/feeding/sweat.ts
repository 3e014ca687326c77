import { energyExpenditureW } from './fuel-use.ts';

/** The air that a rider sweats in. */
export type FeedingWeather = {
  temperatureC: number;
  /** 0 to 1 */ relativeHumidity: number;
  /** height that the temperature is of, m; the start of the ride when not given */
  heightM?: number;
};

export type SweatLoss = {
  /** fluid, ml/h */
  sweatMlH: number;
  /** heat that sweat has to carry off, and what the air can take up from wet skin, W */
  neededW: number;
  possibleW: number;
  /** share of the body's sweat that cools; the rest drips */
  usedShare: number;
};

const LATENT_HEAT_J_KG = 2.43e6;
const SKIN_C = 34;
/** Share of skin and air speed that cloth and the rider's lee leave. */
const EXPOSED = 0.48;
const RADIATION_W_M2K = 2.63;
/** Lewis relation: evaporative against convective coefficient, K/kPa. */
const LEWIS_K_KPA = 16.5;
const BEST_USED_SHARE = 0.85;
/** The least and the most that is sweated, ml/h: Baker et al. 2016 found 1210 ± 680, the lowest 260. */
const LEAST_ML_H = 250;
const MOST_ML_H = 2600;

/** Pressure of water vapour over water, kPa (Magnus form). */
const vapourKPa = (celsius: number) => 0.6112 * Math.exp((17.62 * celsius) / (243.12 + celsius));

/**
 * Sweat of a rider, an estimate from a heat balance (energy used less work, breathing, and heat lost to the air in dry
 * form); in humid air part of the sweat drips instead of cooling: used share 1 - w²/2 with w = needed / possible evaporation
 * (Vogt et al. 1981, ISO 7933). Above `possibleW` the body warms up. A measured sweat rate is always better.
 * @param powerW W
 * @param speedMs speed through the air, m/s
 * @param body mass kg, height m
 * @example
 * sweatLoss(200, 9, { massKg: 75, heightM: 1.8 }, { temperatureC: 20, relativeHumidity: 0.3 }) // => { sweatMlH: 525 }
 * sweatLoss(250, 4, { massKg: 75, heightM: 1.8 }, { temperatureC: 32, relativeHumidity: 0.8 }).possibleW // => 386
 */
export function sweatLoss(
  powerW: number,
  speedMs: number,
  body: { massKg: number; heightM: number },
  { temperatureC, relativeHumidity }: FeedingWeather,
): SweatLoss {
  const energyW = energyExpenditureW(powerW);
  const areaM2 = 0.007184 * body.massKg ** 0.425 * (100 * body.heightM) ** 0.725;
  const convection = EXPOSED * 8.3 * Math.sqrt(Math.max(0.5, speedMs));
  const dryW = areaM2 * (SKIN_C - temperatureC) * (convection + RADIATION_W_M2K);
  const neededW = Math.max(0, energyW - Math.max(0, powerW) - 0.08 * energyW - dryW);
  const deficitKPa = Math.max(0, vapourKPa(SKIN_C) - relativeHumidity * vapourKPa(temperatureC));
  const possibleW = areaM2 * LEWIS_K_KPA * convection * deficitKPa;
  const wetness = possibleW > 0 ? Math.min(1, neededW / possibleW) : 1;
  const usedShare = Math.min(BEST_USED_SHARE, 1 - wetness ** 2 / 2);
  const mlH = (neededW / (usedShare * LATENT_HEAT_J_KG)) * 3600 * 1000;
  return { sweatMlH: Math.min(MOST_ML_H, Math.max(LEAST_ML_H, mlH)), neededW, possibleW, usedShare };
}

/** Sodium of sweat, mmol/l: 30.6 in easy work (60 % of maximum heart rate, about 36 % of VO2max), 49.4 in a time trial. */
const SODIUM_EASY = { share: 0.36, mmolL: 30.6 };
const SODIUM_HARD = { share: 0.85, mmolL: 49.4 };
const SODIUM_MG_MMOL = 22.99;

/** Sodium in a litre of sweat, mg, on a line through both ends of Holmes et al. 2016. */
export function sweatSodiumMgL(shareOfVo2Max: number): number {
  const along = (shareOfVo2Max - SODIUM_EASY.share) / (SODIUM_HARD.share - SODIUM_EASY.share);
  const rise = Math.min(1, Math.max(0, along)) * (SODIUM_HARD.mmolL - SODIUM_EASY.mmolL);
  return SODIUM_MG_MMOL * (SODIUM_EASY.mmolL + rise);
}
