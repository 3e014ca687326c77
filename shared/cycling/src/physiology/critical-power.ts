/** Best mean power over a duration. */
export type Effort = { durationS: number; powerW: number };

/** No rider has more for a second, W. */
export const MOST_POWER_W = 3000;

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

/**
 * How long the curve holds without decay, and how fast it decays after, as a share of CP per e-fold of time. Riders
 * differ widely in it and their profile does not tell, so a third of it is its standard deviation.
 */
const DECAY = { fromS: 1800, shareOfCp: 0.1, shareSd: 1 / 3 };

/**
 * Best mean power over a duration, W: the three-parameter model (Morton 1996) with the logarithmic decay beyond
 * 30 minutes of Puchowicz et al. 2020. Critical power alone describes efforts of about 2 to 40 minutes; the decay is
 * what carries the curve beyond. Durations under 1 s count as 1 s.
 * @example
 * powerForDuration({ cpW: 268, wPrimeJ: 20000, pMaxW: 940 }, 3600) // => 254.93
 */
export function powerForDuration({ cpW, wPrimeJ, pMaxW }: PowerCurve, durationS: number): number {
  const time = durationS > 1 ? durationS : 1;
  const offset = pMaxW !== undefined && pMaxW > cpW ? wPrimeJ / (pMaxW - cpW) : 0;
  return Math.max(0, cpW + wPrimeJ / (time + offset) - decayW(cpW, time));
}

const decayW = (cpW: number, timeS: number): number =>
  timeS > DECAY.fromS ? DECAY.shareOfCp * cpW * Math.log(timeS / DECAY.fromS) : 0;

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

/**
 * Says whether a steady power, W, over a duration, s, is within a rider's curve. The curve's own standard deviation
 * decides (it widens beyond 30 min, where the curve rests on the decay), and that of the asked power, W, where it is a computed one: at best power it is a coin toss.
 * @example
 * powerVerdict({ cpW: 250, wPrimeJ: 20000 }, 270, 1200) // => { level: 'at-limit', bestW: 266.67, wPrimeNeededJ: 24000 }
 */
export function powerVerdict(
  curve: PowerCurve,
  powerW: number,
  durationS: number,
  askedSdW = 0,
): PowerVerdict {
  const bestW = powerForDuration(curve, durationS);
  const cpSd = curve.cpSdW ?? 0.04 * curve.cpW;
  const wPrimeSd = curve.wPrimeSdJ ?? 0.3 * curve.wPrimeJ;
  const moreCp = powerForDuration({ ...curve, cpW: curve.cpW + cpSd }, durationS) - bestW;
  const moreWPrime = powerForDuration({ ...curve, wPrimeJ: curve.wPrimeJ + wPrimeSd }, durationS) - bestW;
  const lessDecay = Math.min(bestW, DECAY.shareSd * decayW(curve.cpW, durationS));
  const bestSdW = Math.max(1, Math.hypot(moreCp, moreWPrime, lessDecay));
  const reserveW = bestW - powerW;
  const probability = normalCdf(reserveW / Math.hypot(bestSdW, askedSdW));
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

/** Normal distribution function by Abramowitz and Stegun 26.2.17; error under 1e-7. */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = 0.3989422804 * Math.exp((-z * z) / 2) * poly;
  return z >= 0 ? 1 - upper : upper;
}
