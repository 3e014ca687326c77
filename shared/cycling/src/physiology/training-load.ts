const WINDOW_S = 30;

/**
 * Normalized Power, W: the fourth root of the mean fourth power of the 30 s rolling mean, full windows only (Coggan).
 * @param powerW one sample a second
 * @returns null with less than 30 s, or with a sample that is not a number from zero up
 * @example
 * normalizedPowerW(Array.from({ length: 100 }, (_, second) => second)) // => 59.455350
 * normalizedPowerW([250, 250]) // => null
 */
export function normalizedPowerW(powerW: ArrayLike<number>): number | null {
  if (powerW.length < WINDOW_S) return null;
  const fourth = sumOfFourths(powerW);
  return fourth === null ? null : (fourth / (powerW.length - WINDOW_S + 1)) ** 0.25;
}

/** Fourth powers of the rolling mean; apart, because the compiler keeps a function that is nothing but a loop. */
function sumOfFourths(powerW: ArrayLike<number>): number | null {
  let windowSum = 0;
  let fourth = 0;
  for (let i = 0; i < powerW.length; i++) {
    const power = powerW[i];
    if (!isPower(power)) return null;
    windowSum += power;
    if (i >= WINDOW_S) windowSum -= powerW[i - WINDOW_S]!;
    if (i < WINDOW_S - 1) continue;
    // Multiplied, because a power in a loop over a whole ride takes several times as long.
    const square = (windowSum / WINDOW_S) * (windowSum / WINDOW_S);
    fourth += square * square;
  }
  return fourth;
}

/**
 * xPower, W: as Normalized Power, with an exponential mean of 25 s that begins at 0 W (Skiba).
 * @param powerW one sample a second
 * @returns null for an empty series, or with a sample that is not a number from zero up
 * @example
 * xPowerW(new Array(36000).fill(200)) // => 199.93
 */
export function xPowerW(powerW: ArrayLike<number>): number | null {
  if (powerW.length === 0) return null;
  const alpha = 1 - Math.exp(-1 / 25);
  let mean = 0;
  let fourth = 0;
  for (let i = 0; i < powerW.length; i++) {
    const power = powerW[i];
    if (!isPower(power)) return null;
    mean += alpha * (power - mean);
    fourth += mean ** 4;
  }
  return (fourth / powerW.length) ** 0.25;
}

/**
 * Intensity Factor: Normalized Power as a share of FTP, both W.
 * @example
 * intensityFactor(270, 300) // => 0.9
 */
export function intensityFactor(normalizedW: number, ftpW: number): number {
  return normalizedW / ftpW;
}

/**
 * Variability Index: Normalized Power as a share of mean power, both W.
 * @example
 * variabilityIndex(220, 200) // => 1.1
 */
export function variabilityIndex(normalizedW: number, meanW: number): number {
  return normalizedW / meanW;
}

/**
 * Training Stress Score: 100 for an hour at FTP (Coggan).
 * @example
 * trainingStressScore(3600, 300, 300) // => 100
 */
export function trainingStressScore(durationS: number, normalizedW: number, ftpW: number): number {
  return (100 * durationS * normalizedW ** 2) / (ftpW ** 2 * 3600);
}

/** Mean of a series; null when it is empty. */
export function meanOf(values: ArrayLike<number>): number | null {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return values.length > 0 ? sum / values.length : null;
}

const isPower = (power: number | undefined): power is number =>
  power !== undefined && Number.isFinite(power) && power >= 0;
