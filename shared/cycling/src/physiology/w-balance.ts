import type { CriticalPower } from './critical-power.ts';

/** How fast W' comes back: the time constant, s, at a number of watts below critical power (above 0). */
export type RecoveryTau = (wattsBelowCp: number, wPrimeJ: number) => number;

const weigend: RecoveryTau = (d) => 1274.45 * Math.exp(-0.0308077 * d) + 266.65;

/**
 * `weigend` is the default for what was ridden (closest to 28 published observations), `careful` for what is planned,
 * `bartram` fits elite riders, `froncioni` is the constant of the classic differential form and depends on W'.
 */
export const RECOVERY: Record<'weigend' | 'careful' | 'bartram' | 'froncioni', RecoveryTau> = {
  /** Weigend et al. 2021 */
  weigend,
  /**
   * Weigend's, and next to critical power no faster than the differential form: there his constant stays finite, so
   * that a plan could recover endlessly at a watt below critical power, which has never been observed. From about 20 W
   * below it is his.
   */
  careful: (d, wPrimeJ) => Math.max(weigend(d, wPrimeJ), wPrimeJ / d),
  /** Bartram et al. 2018, elite riders */
  bartram: (d) => 2287.2 * d ** -0.688,
  /** Froncioni, Skiba and Clarke: recovery in proportion to what is missing */
  froncioni: (d, wPrimeJ) => wPrimeJ / d,
};

/** Length of each step, s: one for all, or one for each. */
export type Steps = number | ArrayLike<number>;

/**
 * W' left, J, after a steady power: exact, for any length of the step. At or above critical power the excess is
 * subtracted, below it the deficit recovers exponentially; at critical power nothing changes. Anything that is not a
 * number (a dropped reading, a step without length) changes nothing.
 * @param leftJ before the step; may be below zero
 * @example
 * wPrimeAfter(11000, 100, 120, { cpW: 250, wPrimeJ: 20000 }) // => 14144.3
 * wPrimeAfter(1000, 400, 10, { cpW: 250, wPrimeJ: 20000 }) // => -500
 */
export function wPrimeAfter(
  leftJ: number,
  powerW: number,
  stepS: number,
  { cpW, wPrimeJ }: CriticalPower,
  tau: RecoveryTau = RECOVERY.weigend,
): number {
  if (!Number.isFinite(powerW) || !(stepS > 0) || !Number.isFinite(stepS)) return leftJ;
  const below = cpW - powerW;
  if (below <= 0) return leftJ + below * stepS;
  return wPrimeJ - (wPrimeJ - leftJ) * Math.exp(-stepS / tau(below, wPrimeJ));
}

/**
 * W' left after each step, J, by a recovery of one's choice. It is not held at zero: below zero means that CP or W' is
 * set too low.
 * @param powerW power of each step, W
 * @param rider CP in W, W' in J (20 kJ is 20000)
 * @param stepS length of a step, or of each, s
 * @returns null where CP or W' is not a number above zero
 * @example
 * wBalance([300, 250, 250], { cpW: 250, wPrimeJ: 1000 }) // => [950, 950, 950]
 * wBalance([400, 100], { cpW: 250, wPrimeJ: 20000 }, RECOVERY.froncioni, [60, 120]) // => [11000, 16340.9]
 */
export function wBalance(
  powerW: ArrayLike<number>,
  rider: CriticalPower,
  tau: RecoveryTau = RECOVERY.weigend,
  stepS: Steps = 1,
): Float64Array | null {
  if (!usable(rider)) return null;
  const left = new Float64Array(powerW.length);
  let now = rider.wPrimeJ;
  for (let i = 0; i < left.length; i++) {
    now = wPrimeAfter(now, powerW[i]!, stepOf(stepS, i), rider, tau);
    left[i] = now;
  }
  return left;
}

/**
 * The time constant of Skiba et al. 2012 for a whole ride, s. It looks at the whole ride and so must not be used to plan.
 * Without a sample below critical power nothing recovers, and it is that of 0 W below.
 * @example
 * skibaTauS([400, 400, 100, 100], 250) // => 437.8
 */
export function skibaTauS(powerW: ArrayLike<number>, cpW: number, stepS: Steps = 1): number {
  let work = 0;
  let time = 0;
  for (let i = 0; i < powerW.length; i++) {
    const step = stepOf(stepS, i);
    const power = powerW[i]!;
    if (!(power < cpW) || !Number.isFinite(power) || !(step > 0)) continue;
    work += power * step;
    time += step;
  }
  return 546 * Math.exp(-0.01 * (time > 0 ? cpW - work / time : 0)) + 316;
}

/**
 * W' left after each step by the integral of Skiba et al. 2012, J, in one pass: every second's work above critical power
 * is won back exponentially from the next second on, whatever is ridden meanwhile. Not held at zero.
 * @param tauS time constant, s; that of the whole series when not given
 * @returns null where CP, W' or the time constant is not a number above zero
 * @example
 * wBalanceIntegral([300, 250, 250], { cpW: 250, wPrimeJ: 1000 }, 400) // => [950, 950.1248, 950.2494]
 */
export function wBalanceIntegral(
  powerW: ArrayLike<number>,
  rider: CriticalPower,
  tauS: number = skibaTauS(powerW, rider.cpW),
  stepS: Steps = 1,
): Float64Array | null {
  if (!usable(rider) || !(tauS > 0)) return null;
  const left = new Float64Array(powerW.length);
  const second = -Math.expm1(-1 / tauS);
  let spent = 0;
  for (let i = 0; i < left.length; i++) {
    const step = stepOf(stepS, i);
    const power = powerW[i]!;
    if (Number.isFinite(power) && step > 0 && Number.isFinite(step)) {
      // A step of n seconds is the published sum over its n seconds, so that cutting it changes nothing.
      const seconds = -Math.expm1(-step / tauS) / second;
      spent = spent * Math.exp(-step / tauS) + Math.max(0, power - rider.cpW) * seconds;
    }
    left[i] = rider.wPrimeJ - spent;
  }
  return left;
}

const stepOf = (stepS: Steps, i: number): number => (typeof stepS === 'number' ? stepS : stepS[i]!);

const usable = ({ cpW, wPrimeJ }: CriticalPower): boolean =>
  Number.isFinite(cpW) && cpW > 0 && Number.isFinite(wPrimeJ) && wPrimeJ > 0;
