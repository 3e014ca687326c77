import type { RecoveryTau } from '../../physiology/w-balance.ts';

/** Rates of recovery, 1/s, at each whole watt below critical power, as a curve of cubic pieces: value, slope, … */
export type RecoveryTable = Float64Array;

/** Any recovery model as a smooth curve with an exact slope, and without an exponential in the hot loop. */
export function recoveryTable(tau: RecoveryTau, cpW: number, wPrimeJ: number): RecoveryTable {
  const knots = Math.ceil(Math.max(1, cpW)) + 3;
  const table = new Float64Array(2 * knots);
  const rate = (below: number) => {
    const perS = 1 / tau(Math.max(0.01, below), wPrimeJ);
    return perS > 0 && Number.isFinite(perS) ? perS : 0;
  };
  for (let i = 0; i < knots; i++) {
    table[2 * i] = rate(i);
    table[2 * i + 1] = i === 0 ? rate(1) - rate(0) : (rate(i + 1) - rate(i - 1)) / 2;
  }
  return table;
}
