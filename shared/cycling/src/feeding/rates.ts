import { mealG, type Menu } from './servings.ts';

const DRINK_SHARE = 0.5;
/** What was missed may be caught up on, up to this much in any 60 minutes, ml: a stomach rarely empties more. */
export const MOST_ML_IN_60_MIN = 1000;
/** Loss to be left at the end, share of body mass; at least half of the loss is replaced. */
const LOSS_LEFT = 0.015;
const SIPS_AN_HOUR = 4;
/** So much of a piece is left to chance rather than one more planned every hour. */
const SPARE_PIECE = 0.25;
/** Of a strong drink a sip holds no more than this share of the tolerance. */
const SIP_SHARE = 0.2;
/** More often nobody wants to unwrap something. */
export const MOST_PIECES_AN_HOUR = 3;
const SIP_ML = { least: 40, small: 60, most: 150 };

/** How much to take an hour from the bottle, from pieces, and as water, and how large a sip is. */
export type Rates = {
  drinkGMl: number;
  drinkGH: number;
  drinkMlH: number;
  pieceGH: number;
  /** most from pieces in any 60 minutes while nothing is behind, g */
  mostPieceG: number;
  waterMlH: number;
  /** the smallest serving that is not a drink, g; Infinity without any */
  leastPieceG: number;
  /** so many pieces are needed that the larger ones are better */
  manyPieces: boolean;
  sipMl: number;
  sipG: number;
  largestSipMl: number;
  /** less than this is not worth a hand */
  leastSipMl: number;
};

/**
 * About half of the carbohydrate from the bottle as far as fluid may be drunk, the rest in whole pieces: as many every hour,
 * so that no 60 minutes hold more than others. Water where that leaves too much loss.
 */
export function ratesOf(
  menu: Menu,
  intakeGH: number,
  toleranceGH: number,
  body: { massKg: number; lossMl: number; mostMlH: number; eatingHours: number; solids: boolean },
): Rates {
  const { massKg, lossMl, mostMlH, eatingHours, solids } = body;
  const drinkGMl = menu.drink.carbohydrateG / Math.max(1, menu.drink.fluidMl);
  const meals = [...menu.gels, ...(solids ? menu.solids : [])]
    .map((one) => mealG(one, toleranceGH))
    .filter((grams) => grams <= intakeGH * eatingHours);
  const meanG = meals.reduce((sum, grams) => sum + grams, 0) / Math.max(1, meals.length);
  const mostG = Math.max(0, ...meals);
  const mostDrinkGH = mostMlH * drinkGMl;
  const manyPieces = piecesAnHour(intakeGH, mostDrinkGH, meanG) >= MOST_PIECES_AN_HOUR;
  const pieceG = manyPieces ? mostG : meanG;
  const wantedPieces = piecesAnHour(intakeGH, mostDrinkGH, pieceG);
  const drinkGH = Math.min(intakeGH - wantedPieces * pieceG, mostDrinkGH);
  const drinkMlH = drinkGH / drinkGMl;
  const wantedMl = Math.max(lossMl - LOSS_LEFT * 1000 * massKg, lossMl / 2);
  const wantedMlH = eatingHours > 0 ? Math.min(wantedMl / eatingHours, mostMlH) : 0;
  const bearableMl = (SIP_SHARE * toleranceGH) / drinkGMl;
  const largestSipMl = Math.min(SIP_ML.most, Math.max(5, bearableMl));
  const sipMl = Math.min(largestSipMl, Math.max(SIP_ML.small, drinkMlH / SIPS_AN_HOUR));
  return {
    drinkGMl,
    drinkGH,
    drinkMlH,
    pieceGH: intakeGH - drinkGH,
    manyPieces,
    mostPieceG: Math.max(1, wantedPieces) * mostG,
    waterMlH: Math.max(0, wantedMlH - drinkMlH),
    leastPieceG: Math.min(Infinity, ...meals),
    sipMl,
    sipG: sipMl * drinkGMl,
    largestSipMl,
    leastSipMl: Math.min(SIP_ML.least, 5 * Math.floor(largestSipMl / 5)),
  };
}

/** How many pieces an hour: a whole number where one fits into the hour, enough of them for what cannot be drunk. */
function piecesAnHour(intakeGH: number, mostDrinkGH: number, pieceG: number): number {
  if (pieceG === 0) return 0;
  const half = ((1 - DRINK_SHARE) * intakeGH) / pieceG;
  const most = Math.floor(intakeGH / pieceG + 1e-9);
  if (most === 0) return half;
  const least = Math.ceil((intakeGH - mostDrinkGH) / pieceG - SPARE_PIECE);
  return Math.min(most, MOST_PIECES_AN_HOUR, Math.max(1, least, Math.round(half)));
}

/** A sip in steps of 5 ml; none when it is smaller than the least. */
export function sipOf(ml: number, leastMl: number): number {
  const whole = 5 * Math.floor(ml / 5 + 1e-9);
  return whole >= leastMl && whole > 0 ? whole : 0;
}
