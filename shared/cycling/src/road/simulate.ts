import { effectiveMassKg, resistanceN, windComponents, type RiderOnBike, type Road } from './road-power.ts';
import type { Climb } from '../route/climbs.ts';
import type { Route } from '../route/route.ts';
import { speedLimits, type Descending } from './speed-limits.ts';
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

const MIN_SPEED_MS = 0.7;
const LOWEST_J_KG = MIN_SPEED_MS ** 2 / 2;
const STEEP = 0.02;

/**
 * Rides a route at a steady effort by the energy equation of Martin 1998, Heun steps over the grid (finer where the speed
 * changes quickly), with corner and descent limits and braking ahead of them. On a route without heights the result is
 * that of a flat road: say so beside it.
 * @throws never; power is held between 1 and 3000 W
 */
export function simulate(
  route: Route,
  rider: RiderOnBike,
  effort: SteadyEffort,
  options: SimulationOptions = {},
): Simulation {
  const { stepM } = route;
  const cells = route.slope.length - 1;
  const descending = options.descending ?? {};
  const limits = speedLimits(route, descending);
  const coastAbove = descending.coastAboveMs ?? 55 / 3.6;
  const mass = effectiveMassKg(rider);
  const timeS = [0];
  const speedMs = [Math.min(limits[0]!, Math.max(MIN_SPEED_MS, options.entrySpeedMs ?? 1))];
  const powerW: number[] = [];
  let workJ = 0;
  let coastingS = 0;
  let brakingJ = 0;

  for (let i = 0; i < cells; i++) {
    const slope = route.slope[i]!;
    const road = options.wind
      ? { slope, ...windComponents(options.wind.speedMs, options.wind.fromDeg, route.headingDeg[i]!) }
      : { slope };
    const pedalW = slope < 0 && speedMs[i]! > coastAbove ? 0 : powerOn(slope, effort);
    const start = speedMs[i]! ** 2 / 2;
    const limit = limits[i + 1]! ** 2 / 2;
    let { energyJKg: reached, seconds: cellS } = rideCell(rider, road, start, pedalW, stepM);
    let riddenW = pedalW;
    if (reached > limit) {
      // At the limit the rider first pedals less, then brakes.
      const rolled = pedalW > 0 ? rideCell(rider, road, start, 0, stepM).energyJKg : reached;
      riddenW = rolled >= limit ? 0 : (pedalW * (limit - rolled)) / (reached - rolled);
      brakingJ += mass * Math.max(0, rolled - limit);
      reached = limit;
      cellS = (2 * stepM) / (speedMs[i]! + Math.sqrt(2 * limit));
    }
    const next = Math.sqrt(2 * reached);
    workJ += riddenW * cellS;
    if (riddenW === 0) coastingS += cellS;
    powerW.push(riddenW);
    speedMs.push(next);
    timeS.push(timeS[i]! + cellS);
  }
  powerW.push(powerW.at(-1)!);
  const totalTimeS = timeS.at(-1)!;
  const perSecond = resampleBySecond(timeS, powerW);
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
    splits: kilometreSplits(route, timeS),
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

/** Kinetic energy per kg at the end of a cell and the time in it, by Heun steps. */
function rideCell(rider: RiderOnBike, road: Road, startJKg: number, pedalW: number, lengthM: number) {
  const mass = effectiveMassKg(rider);
  const driveW = pedalW * (rider.drivetrainEfficiency ?? 0.976);
  const gain = (energy: number) => {
    const speed = Math.sqrt(2 * energy);
    return (driveW / speed - resistanceN(rider, road, speed)) / mass;
  };
  let energyJKg = startJKg;
  let seconds = 0;
  for (let left = lengthM; left > 1e-9;) {
    const speed = Math.sqrt(2 * energyJKg);
    const first = gain(energyJKg);
    if (first <= 0 && energyJKg <= LOWEST_J_KG) {
      // As slow as can be: it stays so to the end of the cell.
      seconds += left / speed;
      break;
    }
    // Power / speed falls steeply at low speed, and a rider may slow to a crawl within a cell: short steps there.
    const stiff = (0.5 * mass * speed ** 3) / Math.max(driveW, 1);
    const step = Math.min(left, Math.max(0.05, Math.min(stiff, (0.5 * energyJKg) / Math.abs(first))));
    const second = gain(Math.max(LOWEST_J_KG, energyJKg + step * first));
    energyJKg = Math.max(LOWEST_J_KG, energyJKg + (step * (first + second)) / 2);
    seconds += (2 * step) / (speed + Math.sqrt(2 * energyJKg));
    left -= step;
  }
  return { energyJKg, seconds };
}

/** Time at a distance from the start, s, from the times at the nodes. */
export function timeAt(route: Route, timeS: readonly number[], distanceM: number): number {
  const at = Math.min(timeS.length - 1, Math.max(0, distanceM / route.stepM));
  const i = Math.min(timeS.length - 2, Math.floor(at));
  return timeS[i]! + (at - i) * (timeS[i + 1]! - timeS[i]!);
}

function powerOn(slope: number, { powerW, uphillW = powerW, downhillW = powerW }: SteadyEffort): number {
  const watts = slope > STEEP ? uphillW : slope < -STEEP ? downhillW : powerW;
  return Math.min(3000, Math.max(1, Number.isFinite(watts) ? watts : 1));
}

function resampleBySecond(timeS: readonly number[], powerW: readonly number[]): number[] {
  const seconds: number[] = [];
  const end = Math.min(timeS.at(-1)!, 1_000_000);
  let node = 0;
  for (let second = 0; second < end; second++) {
    while (node < timeS.length - 2 && timeS[node + 1]! <= second) node++;
    seconds.push(powerW[node]!);
  }
  return seconds;
}

function kilometreSplits(route: Route, timeS: readonly number[]): Simulation['splits'] {
  const splits: Simulation['splits'] = [];
  let before = 0;
  for (let km = 1; before < timeS.at(-1)!; km++) {
    const distanceM = Math.min(km * 1000, route.distanceM);
    const time = timeAt(route, timeS, distanceM);
    if (distanceM === route.distanceM && time - before < 1e-9) break;
    splits.push({ distanceM, timeS: time, splitS: time - before });
    before = time;
    if (distanceM === route.distanceM) break;
  }
  return splits;
}
