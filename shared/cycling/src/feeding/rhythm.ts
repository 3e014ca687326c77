import { fitsFromS, type Amount } from './capacity.ts';
import { MOST_PIECES_AN_HOUR, type Rates } from './rates.ts';
import { mealG, partsOf, type Serving } from './servings.ts';

/** Least time between two pieces, or two parts of one, s. */
export const BETWEEN_PIECES_S = 10 * 60;

/** A piece that is due. */
export type Due = Amount & { serving: Serving };

/** What is to be eaten next. */
export type Next = {
  serving: Serving;
  /** how many parts of an opened product are to be eaten now; 0: none is opened */
  partsLeft: number;
};

type Rhythm = { rates: Rates; toleranceGH: number; firstS: number };

/** When a piece is due after those that were eaten, s from the start: at an even rate since the first one. */
export function dueFromS(pieces: readonly Amount[], { serving, partsLeft }: Next, rhythm: Rhythm): number {
  if (partsLeft > 0) return 0;
  const { rates, toleranceGH, firstS } = rhythm;
  const takenG = pieces.reduce((sum, { amount }) => sum + amount, 0);
  const evenS = (pieces[0]?.atS ?? firstS) + (takenG > 0 ? (3600 * takenG) / rates.pieceGH : 0);
  return fitsFromS(pieces, evenS, mealG(serving, toleranceGH), rates.mostPieceG) ?? Infinity;
}

/**
 * The pieces that are due in the hour after a time, as if the road were free.
 * @param pieces eaten so far
 * @param leftG what the plan still has, g
 * @param lastS nothing is eaten after this, s from the start
 */
export function dueSoon(
  pieces: readonly Amount[],
  next: Next,
  atS: number,
  { leftG, lastS, ...rhythm }: Rhythm & { leftG: number; lastS: number },
): Due[] {
  const { serving } = next;
  const { grams } = serving;
  const parts = mealG(serving, rhythm.toleranceGH) > grams ? partsOf(serving) : 1;
  const due: Due[] = [];
  const sofar = [...pieces];
  let earliestS = Math.max(atS, (pieces.at(-1)?.atS ?? -Infinity) + BETWEEN_PIECES_S);
  let { partsLeft } = next;
  while (due.length < MOST_PIECES_AN_HOUR && leftG >= (due.length + 1) * grams) {
    const dueS = Math.max(earliestS, dueFromS(sofar, { serving, partsLeft }, rhythm));
    if (dueS > lastS || dueS - 3600 > atS + 60) break;
    due.push({ atS: dueS, amount: grams, serving });
    sofar.push({ atS: dueS, amount: grams });
    partsLeft = (partsLeft || parts) - 1;
    earliestS = dueS + BETWEEN_PIECES_S;
  }
  return due;
}
