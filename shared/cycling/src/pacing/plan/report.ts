import type { Climb } from '../../route/climbs.ts';
import type { Route } from '../../route/route.ts';
import { intensityFactor, trainingStressScore, variabilityIndex } from '../../physiology/training-load.ts';
import type { PacingLimits, PacingSolution } from '../optimum/solution.ts';

/** What a ride asks of the rider. */
export type PlanLoad = {
  /** over the whole time, coasting included, W */
  averagePowerW: number;
  normalizedW: number;
  intensityFactor: number;
  variabilityIndex: number;
  trainingStressScore: number;
  /** at the pedals, J */
  workJ: number;
  coastingS: number;
  /** W' at its lowest, where that is, and at the finish */
  wPrimeLeastJ: number;
  wPrimeLeastAtM: number;
  wPrimeEndJ: number;
  /** W' that was to be kept */
  wPrimeReserveJ: number;
};

/** Passing a place: time since the start and since the place before. */
export type PlanSplit = { distanceM: number; timeS: number; splitS: number };

/** A climb as it is ridden. */
export type PlanClimb = Climb & { reachedAtS: number; timeS: number; averagePowerW: number; vamMh: number };

export function planLoad(
  { ride, wBalanceJ, normalizedW }: PacingSolution,
  { reserveJ }: PacingLimits,
  ftpW: number,
  stepM: number,
): PlanLoad {
  const averagePowerW = ride.workJ / ride.totalTimeS;
  let least = 0;
  for (let i = 0; i < wBalanceJ.length; i++) if (wBalanceJ[i]! < wBalanceJ[least]!) least = i;
  return {
    averagePowerW,
    normalizedW,
    intensityFactor: intensityFactor(normalizedW, ftpW),
    variabilityIndex: averagePowerW > 0 ? variabilityIndex(normalizedW, averagePowerW) : 1,
    trainingStressScore: trainingStressScore(ride.totalTimeS, normalizedW, ftpW),
    workJ: ride.workJ,
    coastingS: ride.coastingS,
    wPrimeLeastJ: wBalanceJ[least]!,
    wPrimeLeastAtM: least * stepM,
    wPrimeEndJ: wBalanceJ.at(-1)!,
    wPrimeReserveJ: reserveJ,
  };
}

/**
 * Times at every whole kilometre and at the end.
 * @param timeS nodes of the ride, s
 * @param from where the first node lies and when the rider is there, and how long they stood between there and a place, s
 */
export function planSplits(
  { distanceM, stepM }: Route,
  timeS: Float64Array,
  { fromM, startS, standingS }: { fromM: number; startS: number; standingS?: (atM: number) => number } = {
    fromM: 0,
    startS: 0,
  },
): PlanSplit[] {
  const splits: PlanSplit[] = [];
  let before = startS;
  for (let km = Math.floor(fromM / 1000 + 1e-9) + 1; km * 1000 < distanceM + 999.5; km++) {
    const at = Math.min(distanceM, km * 1000);
    const time = startS + valueAt(timeS, (at - fromM) / stepM) + (standingS?.(at) ?? 0);
    splits.push({ distanceM: at, timeS: time, splitS: time - before });
    before = time;
  }
  return splits;
}

/** Power at each whole second between two times of a ride, W. */
export function powerBySecond(
  timeS: Float64Array,
  powerW: Float64Array,
  fromS: number,
  toS: number,
): number[] {
  const seconds: number[] = [];
  let cell = 0;
  for (let second = fromS; second < toS; second++) {
    while (cell < powerW.length - 1 && timeS[cell + 1]! <= second) cell++;
    seconds.push(powerW[cell]!);
  }
  return seconds;
}

export function planClimbs({ climbs, stepM }: Route, { timeS, powerW }: PacingSolution['ride']): PlanClimb[] {
  return climbs.map((climb) => {
    const reachedAtS = valueAt(timeS, climb.startM / stepM);
    const seconds = Math.max(1e-3, valueAt(timeS, climb.endM / stepM) - reachedAtS);
    let workJ = 0;
    let ridden = 0;
    for (let i = Math.round(climb.startM / stepM); i < Math.round(climb.endM / stepM); i++) {
      const cellS = timeS[i + 1]! - timeS[i]!;
      workJ += (powerW[i] ?? 0) * cellS;
      ridden += cellS;
    }
    return {
      ...climb,
      reachedAtS,
      timeS: seconds,
      averagePowerW: ridden > 0 ? workJ / ridden : 0,
      vamMh: (3600 * climb.gainM) / seconds,
    };
  });
}

/** Value between two nodes; at the ends those of the ends. */
export function valueAt(nodes: Float64Array, at: number): number {
  const i = Math.max(0, Math.min(nodes.length - 2, Math.floor(at)));
  const share = Math.max(0, Math.min(1, at - i));
  return nodes[i]! + share * (nodes[i + 1]! - nodes[i]!);
}
