import type { Course } from './course.ts';
import { CRAWL_MS, crossCell, crossLongCell, type CellEnd } from './cross-cell.ts';

/** A course ridden: arrays of nodes have one value more than those of cells. */
export type CourseRide = {
  totalTimeS: number;
  /** nodes: time since the start, s */
  timeS: Float64Array;
  /** nodes: m/s */
  speedMs: Float64Array;
  /** cells: power really pedalled, W: less than asked where the rider coasts or is held by a limit */
  powerW: Float64Array;
  /** at the pedals, J */
  workJ: number;
  coastingS: number;
  /** taken away by the brakes, J */
  brakingJ: number;
};

export type CourseRideOptions = {
  /** speed at the first node, m/s; a standing start when not given */
  entrySpeedMs?: number;
  /** a ride of the same course that is no longer needed: its arrays are written over and it is given back */
  into?: CourseRide;
};

/** A standing start, m/s. */
const PUSH_OFF_MS = 1;
const MOST_W = 5000;

/**
 * Rides a course with a power for every cell: the energy equation of Martin et al. 1998 over the distance, Heun steps,
 * short ones where the speed changes quickly. At a limit the rider first pedals less, then brakes. Up to `coastAboveMs` he
 * pedals as much as takes him there, above it not at all. He never goes slower than a crawl of 0.7 m/s.
 *
 * More power anywhere, or more wind from behind, never takes longer: a cell then ends no slower. Nor does less drag area, unless
 * a wind from behind is faster than the rider and drives him. Less weight never takes longer where the road does not fall, nor in still
 * air from any place back to it while the rider is faster than a crawl; downhill it does, on the road as well.
 * @param powerW asked at the pedals, W, one value a cell; held between 0 and 5000, NaN is 0
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const course = courseFrom(straightRoute(1000, 0), rider);
 * const ride = rideCourse(course, new Float64Array(course.cells).fill(200));
 * [ride.totalTimeS, ride.speedMs[100], ride.workJ] // => [115.8, 9.46, 23169]
 */
export function rideCourse(
  course: Course,
  powerW: ArrayLike<number>,
  options: CourseRideOptions = {},
): CourseRide {
  const { cells, stepM, inertiaKg, limitMs, coastAboveMs } = course;
  const ride = options.into ?? emptyRide(cells);
  const { timeS, speedMs } = ride;
  const ridden = ride.powerW;
  const cross = course.long ? crossLongCell : crossCell;
  const end: CellEnd = { energyJKg: 0, seconds: 0 };
  let workJ = 0;
  let coastingS = 0;
  let brakingJ = 0;
  let time = 0;
  const entryMs = options.entrySpeedMs ?? PUSH_OFF_MS;
  let speed = Math.min(limitMs[0]!, entryMs > CRAWL_MS ? entryMs : CRAWL_MS);
  timeS[0] = 0;
  speedMs[0] = speed;
  for (let i = 0; i < cells; i++) {
    const asked = powerW[i]!;
    let watts = asked > 0 ? Math.min(MOST_W, asked) : 0;
    const start = (speed * speed) / 2;
    cross(course, i, start, watts, end);
    let reached = end.energyJKg;
    let seconds = end.seconds;
    const limit = (limitMs[i + 1]! * limitMs[i + 1]!) / 2;
    const pedalTo = Math.min(limit, (coastAboveMs[i]! * coastAboveMs[i]!) / 2);
    if (watts > 0 && reached > pedalTo) {
      // Less power, down to none: what takes him there, as if the way from no power to all of it were straight.
      const pedalled = reached;
      cross(course, i, start, 0, end);
      const share = Math.max(0, (pedalTo - end.energyJKg) / (pedalled - end.energyJKg));
      watts *= share;
      if (share > 0) cross(course, i, start, watts, end);
      reached = share > 0 ? pedalTo : end.energyJKg;
      seconds = (end.seconds * (speed + Math.sqrt(2 * end.energyJKg))) / (speed + Math.sqrt(2 * reached));
    }
    if (reached > limit) {
      brakingJ += inertiaKg * (reached - limit);
      seconds = brakingS(stepM, start, reached, (limitMs[i]! * limitMs[i]!) / 2, limit);
      reached = limit;
    }
    workJ += watts * seconds;
    if (watts === 0) coastingS += seconds;
    time += seconds;
    speed = Math.sqrt(2 * reached);
    ridden[i] = watts;
    timeS[i + 1] = time;
    speedMs[i + 1] = speed;
  }
  ride.totalTimeS = time;
  ride.workJ = workJ;
  ride.coastingS = coastingS;
  ride.brakingJ = brakingJ;
  return ride;
}

/** Time in a cell that is rolled from `startJKg` on the way to `rolledJKg` until the limit, and from there braked along it, s. */
function brakingS(
  stepM: number,
  startJKg: number,
  rolledJKg: number,
  limitJKg: number,
  nextJKg: number,
): number {
  const room = Math.max(0, limitJKg - startJKg);
  const share = room / (room + rolledJKg - nextJKg);
  const start = Math.sqrt(2 * startJKg);
  const brake = Math.sqrt(2 * (startJKg + share * (rolledJKg - startJKg)));
  return 2 * stepM * (share / (start + brake) + (1 - share) / (brake + Math.sqrt(2 * nextJKg)));
}

function emptyRide(cells: number): CourseRide {
  return {
    totalTimeS: 0,
    timeS: new Float64Array(cells + 1),
    speedMs: new Float64Array(cells + 1),
    powerW: new Float64Array(cells),
    workJ: 0,
    coastingS: 0,
    brakingJ: 0,
  };
}
