import type { RecoveryTau } from '../physiology/w-balance.ts';

/**
 * Recovery models jump at critical power: a watt below it W' comes back at some rate, at it not at all. Over this many watts
 * the rate fades in, so that the gradient exists; a plan so reckons with a little less recovery than there is.
 */
const FADE_W = 4;
const STEP_W = 1;

/** Rates of recovery, 1/s, over watts below critical power, as a curve of cubic pieces: value, slope, value, slope, … */
export type RecoveryTable = Float64Array;

/** Any recovery model as a smooth curve with an exact slope, and without an exponential in the hot loop. */
export function recoveryTable(tau: RecoveryTau, cpW: number, wPrimeJ: number): RecoveryTable {
  const knots = Math.ceil(Math.max(1, cpW) / STEP_W) + 3;
  const table = new Float64Array(2 * knots);
  const rate = (below: number) => {
    if (below <= 0) return 0;
    const share = Math.min(1, below / FADE_W);
    const perS = (share * share * (3 - 2 * share)) / tau(below, wPrimeJ);
    return perS > 0 && Number.isFinite(perS) ? perS : 0;
  };
  for (let i = 0; i < knots; i++) {
    table[2 * i] = rate(i * STEP_W);
    table[2 * i + 1] = i === 0 ? 0 : (rate((i + 0.5) * STEP_W) - rate((i - 0.5) * STEP_W)) / STEP_W;
  }
  return table;
}
