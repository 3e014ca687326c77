import type { CriticalPower } from './critical-power.ts';

/**
 * How fast W' comes back: the time constant, s, at a number of watts below critical power (above 0).
 * `weigend` is the default of the product (closest to 28 published observations), `bartram` fits elite riders,
 * `froncioni` is the constant of the classic differential form and depends on W'.
 */
export type RecoveryTau = (wattsBelowCp: number, wPrimeJ: number) => number;

export const RECOVERY: Record<'weigend' | 'bartram' | 'froncioni', RecoveryTau> = {
  /** Weigend et al. 2021 */
  weigend: (d) => 1274.45 * Math.exp(-0.0308077 * d) + 266.65,
  /** Bartram et al. 2018, elite riders */
  bartram: (d) => 2287.2 * d ** -0.688,
  /** Froncioni, Skiba and Clarke: recovery in proportion to what is missing */
  froncioni: (d, wPrimeJ) => wPrimeJ / d,
};

/**
 * W' left after each sample, J. It is not held at zero: below zero means that CP or W' is set too low.
 * @param powerW power of each step, W
 * @param stepS length of a step, s
 */
export function wBalance(
  powerW: readonly number[],
  { cpW, wPrimeJ }: CriticalPower,
  tau: RecoveryTau = RECOVERY.weigend,
  stepS = 1,
): number[] {
  let left = wPrimeJ;
  return powerW.map((power) => {
    const below = cpW - power;
    if (below <= 0) left += below * stepS;
    else left = wPrimeJ - (wPrimeJ - left) * Math.exp(-stepS / tau(below, wPrimeJ));
    return left;
  });
}

/**
 * The time constant of Skiba et al. 2012 for a whole ride, s. It looks at the whole ride and so must not be used to plan.
 */
export function skibaTauS(powerW: readonly number[], cpW: number): number {
  const below = powerW.filter((power) => power < cpW);
  const mean = below.length > 0 ? below.reduce((sum, power) => sum + power, 0) / below.length : cpW;
  return 546 * Math.exp(-0.01 * (cpW - mean)) + 316;
}

/**
 * W' left after each sample by the integral of Skiba et al. 2012, J, in one pass.
 * @param tauS time constant, s; that of the whole series when not given
 */
export function wBalanceIntegral(
  powerW: readonly number[],
  { cpW, wPrimeJ }: CriticalPower,
  tauS: number = skibaTauS(powerW, cpW),
  stepS = 1,
): number[] {
  const decay = Math.exp(-stepS / tauS);
  let spent = 0;
  return powerW.map((power) => {
    spent = spent * decay + Math.max(0, power - cpW) * stepS;
    return wPrimeJ - spent;
  });
}
