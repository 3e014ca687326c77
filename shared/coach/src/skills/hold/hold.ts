import {
  type Athlete,
  type PowerVerdict,
  powerCurveOf,
  powerForDuration,
  powerVerdict,
} from '@breakaway/cycling';

const shortestS = 5;
const longestS = 12 * 3600;

/**
 * How long the rider can hold a power, s: the time at which their power-duration curve comes down to it. Null beyond
 * 12 h.
 * @param altitudeFactor share of critical power that is left at the altitude of the ride
 */
export function holdTime(athlete: Athlete, powerW: number, altitudeFactor = 1): number | null {
  const atSeaLevel = powerCurveOf(athlete);
  if (!atSeaLevel) return null;
  const curve = { ...atSeaLevel, cpW: altitudeFactor * atSeaLevel.cpW };
  if (powerForDuration(curve, longestS) >= powerW) return null;
  let [low, high] = [shortestS, longestS];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (powerForDuration(curve, middle) >= powerW) low = middle;
    else high = middle;
  }
  return low;
}

export type CurvePoint = { timeS: number; powerW: number; wattsPerKg: number };

export type Hold = {
  powerW: number;
  /** Null beyond 12 h. */
  timeS: number | null;
  wattsPerKg: number;
  shareOfFtp: number | null;
  /** Whether the power can be held for the time, when both were given. */
  verdict: PowerVerdict | null;
};

const shownTimes = [300, 1200, 3600];

/** The rider's best power over 5, 20 and 60 minutes; empty without a curve. */
export function curvePoints(athlete: Athlete): CurvePoint[] {
  const curve = powerCurveOf(athlete);
  if (!curve) return [];
  return shownTimes.map((timeS) => {
    const powerW = powerForDuration(curve, timeS);
    return { timeS, powerW, wattsPerKg: powerW / (athlete.massKg?.value ?? Number.NaN) };
  });
}

/** Power for a time or time for a power on the rider's curve; null without one; W/kg is NaN without a weight. */
export function hold(given: { powerW?: number; timeS?: number }, athlete: Athlete): Hold | null {
  const curve = powerCurveOf(athlete);
  const massKg = athlete.massKg?.value;
  if (!curve) return null;
  const powerW = given.powerW ?? powerForDuration(curve, given.timeS ?? 3600);
  return {
    powerW,
    timeS: given.powerW === undefined ? (given.timeS ?? 3600) : holdTime(athlete, powerW),
    wattsPerKg: massKg === undefined ? Number.NaN : powerW / massKg,
    shareOfFtp: athlete.ftpW && powerW / athlete.ftpW.value,
    verdict:
      given.powerW === undefined || given.timeS === undefined
        ? null
        : powerVerdict(curve, powerW, given.timeS),
  };
}
