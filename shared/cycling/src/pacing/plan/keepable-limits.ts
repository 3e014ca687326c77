import type { Course } from '../../road/course.ts';
import { ridePlanned, type PacingLimits, type PacingStart } from '../optimum/solution.ts';

/** Easier than this share of critical power nobody races. */
const EASY_SHARE = 0.3;
/** Left to the search, as a share of a limit. */
const SPARE = 0.002;

/**
 * Limits that can be kept around locked power: where it breaks one although all else is ridden easily, the limit gives way as
 * far as it must.
 */
export function keepableLimits(
  course: Course,
  limits: PacingLimits,
  start: PacingStart = {},
): { limits: PacingLimits; broken: ('wPrime' | 'normalized')[] } {
  if (!limits.locked?.length) return { limits, broken: [] };
  const askedW = new Float64Array(course.cells).fill(EASY_SHARE * limits.cpW);
  const { wBalanceJ, normalizedW } = ridePlanned(course, limits, askedW, start);
  const { reserveJ, floorJ = 0, npCapW, wPrimeJ } = limits;
  const leastJ = wBalanceJ.reduce((least, left) => Math.min(least, left), Infinity) - SPARE * wPrimeJ;
  const endJ = (wBalanceJ.at(-1) ?? 0) - SPARE * wPrimeJ;
  const hardest = npCapW !== null && normalizedW * (1 + SPARE) > npCapW;
  const kept: PacingLimits = {
    ...limits,
    floorJ: Math.min(floorJ, leastJ),
    reserveJ: Math.min(reserveJ, endJ),
    npCapW: hardest ? normalizedW * (1 + SPARE) : npCapW,
  };
  return {
    limits: kept,
    broken: [
      ...(leastJ < floorJ || endJ < reserveJ ? (['wPrime'] as const) : []),
      ...(hardest ? (['normalized'] as const) : []),
    ],
  };
}
