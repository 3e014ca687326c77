import { courseFrom } from './course.ts';
import { rideCourse } from './ride-course.ts';
import type { RiderOnBike } from './road-power.ts';
import type { Climb } from '../route/climbs.ts';
import type { Route } from '../route/route.ts';
import type { Descending } from './speed-limits.ts';
import { meanOf, normalizedPowerW } from '../physiology/training-load.ts';

/** A steady effort: one power, or others where the road rises or falls. */
export type SteadyEffort = {
  powerW: number;
  /** where the slope is above 2 % */
  uphillW?: number;
  /** where the slope is below -2 % */
  downhillW?: number;
};

export type SimulationOptions = {
  /** wind at the rider's height: speed and where it comes from */
  wind?: { speedMs: number; fromDeg: number };
  descending?: Descending;
  /** speed at the first node, m/s; a standing start when not given */
  entrySpeedMs?: number;
};

export type Simulation = {
  totalTimeS: number;
  averageSpeedMs: number;
  /** over the whole time, coasting included */
  averagePowerW: number;
  normalizedPowerW: number | null;
  workJ: number;
  coastingS: number;
  brakingJ: number;
  maxSpeedMs: number;
  minSpeedMs: number;
  /** at every node of the route */
  timeS: number[];
  speedMs: number[];
  /** from each node to the next */
  powerW: number[];
  /** time at each whole kilometre and at the end */
  splits: { distanceM: number; timeS: number; splitS: number }[];
  climbs: (Climb & { timeS: number; averagePowerW: number; vamMh: number; reachedAtS: number })[];
};

const STEEP = 0.02;

/**
 * Rides a route at a steady effort (`rideCourse`), with corner and descent limits and braking ahead of them. On a route without heights the result is
 * that of a flat road: say so beside it.
 * @throws never; power is held between 1 and 3000 W
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * simulate(straightRoute(10000, 0.03), rider, { powerW: 250 }) // => { totalTimeS: 1498.9, averagePowerW: 250.0 }
 */
export function simulate(
  route: Route,
  rider: RiderOnBike,
  effort: SteadyEffort,
  options: SimulationOptions = {},
): Simulation {
  const course = courseFrom(route, rider, options);
  const ride = rideCourse(
    course,
    course.slope.map((slope) => powerOn(slope, effort)),
    options,
  );
  const timeS = Array.from(ride.timeS);
  const speedMs = Array.from(ride.speedMs);
  const powerW = Array.from(ride.powerW);
  powerW.push(...powerW.slice(-1));
  const { totalTimeS, workJ, coastingS, brakingJ } = ride;
  const perSecond = resampleBySecond(timeS, powerW, totalTimeS);
  return {
    totalTimeS,
    averageSpeedMs: route.distanceM / totalTimeS,
    averagePowerW: workJ / totalTimeS,
    normalizedPowerW: normalizedPowerW(perSecond),
    workJ,
    coastingS,
    brakingJ,
    maxSpeedMs: speedMs.reduce((high, speed) => Math.max(high, speed), 0),
    minSpeedMs: speedMs.reduce((low, speed) => Math.min(low, speed), Infinity),
    timeS,
    speedMs,
    powerW,
    splits: kilometreSplits(route, timeS, totalTimeS),
    climbs: route.climbs.map((climb) => {
      const from = timeAt(route, timeS, climb.startM);
      const to = timeAt(route, timeS, climb.endM);
      const watts = meanOf(perSecond.slice(Math.floor(from), Math.ceil(to)));
      return {
        ...climb,
        timeS: to - from,
        averagePowerW: watts ?? 0,
        vamMh: (3600 * climb.gainM) / (to - from),
        reachedAtS: from,
      };
    }),
  };
}

/**
 * Time at a distance from the start, s, from the times at the nodes.
 * @param distanceM m from the start; beyond the route its nearest end
 * @example
 * const route = straightRoute(10000, 0.03);
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * timeAt(route, simulate(route, rider, { powerW: 250 }).timeS, 5000) // => 752.4
 */
export function timeAt(route: Pick<Route, 'stepM'>, timeS: ArrayLike<number>, distanceM: number): number {
  const at = Math.min(timeS.length - 1, Math.max(0, distanceM / route.stepM));
  const i = Math.min(timeS.length - 2, Math.floor(at));
  const fromS = timeS[i]!;
  return fromS + (at - i) * (timeS[i + 1]! - fromS);
}

function powerOn(slope: number, { powerW, uphillW = powerW, downhillW = powerW }: SteadyEffort): number {
  const watts = slope > STEEP ? uphillW : slope < -STEEP ? downhillW : powerW;
  return Math.min(3000, Math.max(1, Number.isFinite(watts) ? watts : 1));
}

function resampleBySecond(timeS: readonly number[], powerW: readonly number[], totalTimeS: number): number[] {
  const seconds: number[] = [];
  const end = Math.min(totalTimeS, 1_000_000);
  let node = 0;
  for (let second = 0; second < end; second++) {
    while (node < timeS.length - 2 && timeS[node + 1]! <= second) node++;
    seconds.push(powerW[node]!);
  }
  return seconds;
}

function kilometreSplits(route: Route, timeS: readonly number[], totalTimeS: number): Simulation['splits'] {
  const splits: Simulation['splits'] = [];
  let before = 0;
  for (let km = 1; before < totalTimeS; km++) {
    const distanceM = Math.min(km * 1000, route.distanceM);
    const time = timeAt(route, timeS, distanceM);
    if (distanceM === route.distanceM && time - before < 1e-9) break;
    splits.push({ distanceM, timeS: time, splitS: time - before });
    before = time;
    if (distanceM === route.distanceM) break;
  }
  return splits;
}
