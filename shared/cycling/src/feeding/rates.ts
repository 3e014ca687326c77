import { QUARTER_SHARE, type Menu } from './servings.ts';

const DRINK_SHARE = 0.5;
/** What was missed may be caught up on, up to this much in any 60 minutes, ml: a stomach rarely empties more. */
export const MOST_ML_IN_60_MIN = 1000;
/** Loss to be left at the end, share of body mass; at least half of the loss is replaced. */
const LOSS_LEFT = 0.015;
const SIPS_AN_HOUR = 5;
const SIP_ML = { least: 40, small: 60, most: 150 };

/** How much to take an hour from the bottle, from pieces, and as water, and how large a sip is. */
export type Rates = {
  drinkGMl: number;
  drinkGH: number;
  drinkMlH: number;
  pieceGH: number;
  waterMlH: number;
  /** the smallest serving that is not a drink, g; Infinity without any */
  leastPieceG: number;
  sipMl: number;
  sipG: number;
  largestSipMl: number;
  /** less than this is not worth a hand */
  leastSipMl: number;
};

/** Half of the carbohydrate from the bottle as far as fluid may be drunk, and water where that leaves too much loss. */
export function ratesOf(
  menu: Menu,
  intakeGH: number,
  toleranceGH: number,
  body: { massKg: number; lossMl: number; mostMlH: number; eatingHours: number },
): Rates {
  const { massKg, lossMl, mostMlH, eatingHours } = body;
  const drinkGMl = menu.drink.carbohydrateG / Math.max(1, menu.drink.fluidMl);
  const servings = [...menu.gels, ...menu.solids];
  const drinkGH = Math.min(servings.length > 0 ? DRINK_SHARE * intakeGH : intakeGH, mostMlH * drinkGMl);
  const drinkMlH = drinkGH / drinkGMl;
  const wantedMl = Math.max(lossMl - LOSS_LEFT * 1000 * massKg, lossMl / 2);
  const wantedMlH = eatingHours > 0 ? Math.min(wantedMl / eatingHours, mostMlH) : 0;
  const bearableMl = (QUARTER_SHARE * toleranceGH) / 2 / drinkGMl;
  const largestSipMl = Math.min(SIP_ML.most, Math.max(5, bearableMl));
  const sipMl = Math.min(largestSipMl, Math.max(SIP_ML.small, drinkMlH / SIPS_AN_HOUR));
  return {
    drinkGMl,
    drinkGH,
    drinkMlH,
    pieceGH: intakeGH - drinkGH,
    waterMlH: Math.max(0, wantedMlH - drinkMlH),
    leastPieceG: servings.reduce((least, { grams }) => Math.min(least, grams), Infinity),
    sipMl,
    sipG: sipMl * drinkGMl,
    largestSipMl,
    leastSipMl: Math.min(SIP_ML.least, 5 * Math.floor(largestSipMl / 5)),
  };
}

/** A sip in steps of 5 ml; none when it is smaller than the least. */
export function sipOf(ml: number, leastMl: number): number {
  const whole = 5 * Math.floor(ml / 5 + 1e-9);
  return whole >= leastMl && whole > 0 ? whole : 0;
}
