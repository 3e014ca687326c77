const WINDOW_S = 30;

/**
 * Normalized Power, W: the fourth root of the mean fourth power of the 30 s rolling mean, full windows only (Coggan).
 * @param powerW one sample a second
 * @returns null with less than 30 s
 */
export function normalizedPowerW(powerW: readonly number[]): number | null {
  if (powerW.length < WINDOW_S) return null;
  let windowSum = 0;
  let fourth = 0;
  for (let i = 0; i < powerW.length; i++) {
    windowSum += powerW[i]!;
    if (i >= WINDOW_S) windowSum -= powerW[i - WINDOW_S]!;
    if (i >= WINDOW_S - 1) fourth += (windowSum / WINDOW_S) ** 4;
  }
  return (fourth / (powerW.length - WINDOW_S + 1)) ** 0.25;
}

/** xPower, W: as Normalized Power, with an exponential mean of 25 s (Skiba). Null for an empty series. */
export function xPowerW(powerW: readonly number[]): number | null {
  if (powerW.length === 0) return null;
  const alpha = 1 - Math.exp(-1 / 25);
  let mean = 0;
  let fourth = 0;
  for (const power of powerW) {
    mean += alpha * (power - mean);
    fourth += mean ** 4;
  }
  return (fourth / powerW.length) ** 0.25;
}

/** Intensity Factor: Normalized Power as a share of FTP. */
export function intensityFactor(normalizedW: number, ftpW: number): number {
  return normalizedW / ftpW;
}

/** Variability Index: Normalized Power as a share of mean power. */
export function variabilityIndex(normalizedW: number, meanW: number): number {
  return normalizedW / meanW;
}

/** Training Stress Score: 100 for an hour at FTP. */
export function trainingStressScore(durationS: number, normalizedW: number, ftpW: number): number {
  return (100 * durationS * normalizedW ** 2) / (ftpW ** 2 * 3600);
}

/** Mean of a series; null when it is empty. */
export function meanOf(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}
