import type { CriticalPower, Effort } from './critical-power.ts';
import { powerForDuration } from './critical-power.ts';

/** The best mean power over a duration, and the second at which it begins. */
export type BestEffort = Effort & { startS: number };

/**
 * Best mean powers of a ride (mean-maximal power), each in one pass. A missing second (NaN) breaks a window; seconds
 * are whole, so durations are rounded.
 * @param powerBySecond W, one sample a second, without pauses
 * @param durationsS s; those longer than the series, under a second or without an unbroken window give no entry
 * @example
 * bestPowers([100, 100, 400, 400, 100], [2, 4, 60]) // => [{ durationS: 2, powerW: 400, startS: 2 }, { durationS: 4, powerW: 250, startS: 0 }]
 * bestPowers([], [60]) // => []
 */
export function bestPowers(powerBySecond: ArrayLike<number>, durationsS: readonly number[]): BestEffort[] {
  const seconds = powerBySecond.length;
  return durationsS.flatMap((asked) => {
    const durationS = Math.round(asked);
    if (!(durationS >= 1) || durationS > seconds) return [];
    let work = 0;
    let broken = 0;
    let best: BestEffort | null = null;
    for (let i = 0; i < seconds; i++) {
      const power = powerBySecond[i];
      if (isPower(power)) work += power;
      else broken++;
      if (i >= durationS) {
        const left = powerBySecond[i - durationS];
        if (isPower(left)) work -= left;
        else broken--;
      }
      const powerW = work / durationS;
      if (i >= durationS - 1 && broken === 0 && (best === null || powerW > best.powerW + 1e-9))
        best = { durationS, powerW, startS: i - durationS + 1 };
    }
    return best ? [best] : [];
  });
}

const isPower = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0;

/** FTP read off a model curve through one effort. */
export type ModelFtp = { ftpW: number; sdW: number; cpW: number; cpSdW: number };

/** How well one effort represents the rider's ability: few are all-out to the second. */
const EFFORT_SHARE_SD = 0.03;
/** FTP as a share of critical power (Karsten et al. 2021), and its spread */
const FTP_OF_CP = 1 / 1.03;
const FTP_OF_CP_SD = 0.04;

/**
 * A model FTP, W, from one maximal effort of 3 to 40 minutes: the critical power of the curve through it with the
 * rider's W' (and sprint power), divided by 1.03. It resembles the "eFTP" of training diaries and does not replace an
 * FTP test: the effort must have been all-out, and the shorter it was, the more the answer depends on W'.
 * @param rider W' in J and its standard deviation (30 % when not given), highest power in W
 * @returns null for an effort outside 3 to 40 minutes or a power or W' that no rider has (W' in kJ)
 * @example
 * ftpFromOneEffort({ durationS: 720, powerW: 290 }, { wPrimeJ: 20000 }) // => { cpW: 262.2, ftpW: 254.6, sdW: 15.5 }
 * ftpFromOneEffort({ durationS: 30, powerW: 600 }, { wPrimeJ: 20000 }) // => null
 */
export function ftpFromOneEffort(
  { durationS, powerW }: Effort,
  { wPrimeJ, wPrimeSdJ = 0.3 * wPrimeJ, pMaxW }: { wPrimeJ: number; wPrimeSdJ?: number; pMaxW?: number },
): ModelFtp | null {
  if (!(durationS >= 180 && durationS <= 2400)) return null;
  const through = (power: number, wPrime: number): number | null => {
    const curve = (cpW: number): CriticalPower & { pMaxW?: number } => ({
      cpW,
      wPrimeJ: wPrime,
      ...(pMaxW === undefined ? {} : { pMaxW }),
    });
    let [low, high] = [0, 2 * power];
    if (!(powerForDuration(curve(low), durationS) < power)) return null;
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (powerForDuration(curve(middle), durationS) < power) low = middle;
      else high = middle;
    }
    return high;
  };
  if (!(powerW >= 30 && powerW <= 2000 && wPrimeJ >= 1000 && wPrimeJ <= 100_000 && wPrimeSdJ >= 0))
    return null;
  const cpW = through(powerW, wPrimeJ);
  if (cpW === null) return null;
  const fresher = through(powerW * (1 + EFFORT_SHARE_SD), wPrimeJ) ?? cpW;
  const bigger = through(powerW, wPrimeJ + wPrimeSdJ) ?? 0;
  const cpSdW = Math.hypot(fresher - cpW, bigger - cpW);
  return {
    cpW,
    cpSdW,
    ftpW: FTP_OF_CP * cpW,
    sdW: FTP_OF_CP * Math.hypot(cpSdW, FTP_OF_CP_SD * cpW),
  };
}
