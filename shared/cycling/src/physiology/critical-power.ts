/** Best mean power over a duration. */
export type Effort = { durationS: number; powerW: number };

/** Critical power and the work above it. */
export type CriticalPower = { cpW: number; wPrimeJ: number };

/** What a rider can do over any duration. */
export type PowerCurve = CriticalPower & {
  /** best power over about a second; without it the curve rises without end towards 0 s */
  pMaxW?: number;
  /** standard deviations; 4 % of CP and 30 % of W' when not given */
  cpSdW?: number;
  wPrimeSdJ?: number;
};

/** How long the curve holds without decay, and how fast it decays after, as a share of CP per e-fold of time. */
const DECAY = { fromS: 1800, shareOfCp: 0.1 };

/**
 * Two-parameter fit in the work-time form, W = CP t + W', by least squares. Efforts of 2 to 20 minutes fit best.
 * @returns null with fewer than two different durations
 */
export function fitCriticalPower(efforts: readonly Effort[]): CriticalPower | null {
  const line = regress(efforts.map(({ durationS, powerW }) => [durationS, powerW * durationS]));
  return line && { cpW: line.slope, wPrimeJ: line.intercept };
}

/**
 * Two-parameter fit in the inverse-time form, P = CP + W' / t, by least squares; it weighs the short efforts more.
 * @returns null with fewer than two different durations
 */
export function fitCriticalPowerInverse(efforts: readonly Effort[]): CriticalPower | null {
  const line = regress(efforts.map(({ durationS, powerW }) => [1 / durationS, powerW]));
  return line && { cpW: line.intercept, wPrimeJ: line.slope };
}

/**
 * Best mean power over a duration, W: the three-parameter model (Morton 1996) with the logarithmic decay beyond
 * 30 minutes of Puchowicz et al. 2020.
 */
export function powerForDuration({ cpW, wPrimeJ, pMaxW }: PowerCurve, durationS: number): number {
  const time = Math.max(1, durationS);
  const offset = pMaxW !== undefined && pMaxW > cpW ? wPrimeJ / (pMaxW - cpW) : 0;
  const decay = time > DECAY.fromS ? DECAY.shareOfCp * cpW * Math.log(time / DECAY.fromS) : 0;
  return Math.max(0, cpW + wPrimeJ / (time + offset) - decay);
}

export type PowerVerdict = {
  /** `within`: at least 80 % likely; `at-limit`: 20 to 80 %; `beyond`: under 20 % */
  level: 'within' | 'at-limit' | 'beyond';
  /** best mean power over the duration by the rider's curve, and its standard deviation, W */
  bestW: number;
  bestSdW: number;
  /** best minus asked, W; negative when it is too much */
  reserveW: number;
  /** the same as a share of the best, percent */
  reservePercent: number;
  /** how likely the best is at least the asked power, 0 to 1 */
  probability: number;
  /** work above critical power that it takes, and that there is, J */
  wPrimeNeededJ: number;
  wPrimeAvailableJ: number;
  /** asked power as a share of critical power, percent */
  percentOfCp: number;
};

/** Says whether a steady power over a duration is within a rider's curve. */
export function powerVerdict(curve: PowerCurve, powerW: number, durationS: number): PowerVerdict {
  const bestW = powerForDuration(curve, durationS);
  const cpSd = curve.cpSdW ?? 0.04 * curve.cpW;
  const wPrimeSd = curve.wPrimeSdJ ?? 0.3 * curve.wPrimeJ;
  const moreCp = powerForDuration({ ...curve, cpW: curve.cpW + cpSd }, durationS) - bestW;
  const moreWPrime = powerForDuration({ ...curve, wPrimeJ: curve.wPrimeJ + wPrimeSd }, durationS) - bestW;
  const bestSdW = Math.max(1, Math.hypot(moreCp, moreWPrime));
  const reserveW = bestW - powerW;
  const probability = normalCdf(reserveW / bestSdW);
  return {
    level: probability >= 0.8 ? 'within' : probability >= 0.2 ? 'at-limit' : 'beyond',
    bestW,
    bestSdW,
    reserveW,
    reservePercent: bestW > 0 ? (100 * reserveW) / bestW : -100,
    probability,
    wPrimeNeededJ: Math.max(0, (powerW - curve.cpW) * durationS),
    wPrimeAvailableJ: curve.wPrimeJ,
    percentOfCp: (100 * powerW) / curve.cpW,
  };
}

function regress(
  points: readonly (readonly [number, number])[],
): { slope: number; intercept: number } | null {
  const n = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / n;
  const sxx = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const sxy = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  if (n < 2 || !(sxx > 0)) return null;
  const slope = sxy / sxx;
  return { slope, intercept: meanY - slope * meanX };
}

/** Normal distribution function by Abramowitz and Stegun 26.2.17; error under 1e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = 0.3989422804 * Math.exp((-z * z) / 2) * poly;
  return z >= 0 ? 1 - upper : upper;
}
