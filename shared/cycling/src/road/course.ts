import type { Route } from '../route/route.ts';
import { effectiveMassKg, GRAVITY_MS2, windComponents, type RiderOnBike } from './road-power.ts';
import { speedLimits, type Descending } from './speed-limits.ts';

/**
 * A route as one rider meets it on one day: every force and limit, cell by cell, ready to be ridden or optimised. Cell i
 * runs from node i to node i + 1. Arrays `…` of cells have `cells` values, arrays of nodes one more.
 */
export type Course = {
  cells: number;
  stepM: number;
  /** rider, bicycle and kit, and the same with the turning of the wheels, kg */
  massKg: number;
  inertiaKg: number;
  /** share of pedal power that reaches the wheel */
  efficiency: number;
  /** cells: rolling, gravity and the constant part of the bearings, N */
  steadyN: Float64Array;
  /** friction of the bearings in proportion to speed, N s/m */
  bearingNsM: number;
  /** cells: half of air density times drag area, shelter counted, kg/m */
  dragKgM: Float64Array;
  /** cells: wind along the path at the rider's height, m/s; positive slows */
  headwindMs: Float64Array;
  /** cells: wind across the path, m/s; zero for the axial form of drag */
  crosswindMs: Float64Array;
  /** cells: rise / run */
  slope: Float64Array;
  /** nodes: highest speed, by bends, the rider's cap, and braking ahead of both, m/s */
  limitMs: Float64Array;
  /** cells: above this speed the rider does not pedal, m/s; Infinity where the road does not fall */
  coastAboveMs: Float64Array;
};

/** What the day and the company add to a route. Wind at the rider's height (`windAtRiderMs`). */
export type CourseDay = {
  wind?: { speedMs: number; fromDeg: number };
  descending?: Descending;
};

/** Puts a rider and a day on a route. */
export function courseFrom(route: Route, rider: RiderOnBike, day: CourseDay = {}): Course {
  const cells = route.slope.length - 1;
  const { wind, descending = {} } = day;
  const gravity = rider.gravityMs2 ?? GRAVITY_MS2;
  const bearings = rider.bearings !== false;
  const area = rider.cdaM2 + (rider.wheelDragAreaM2 ?? 0);
  const course: Course = {
    cells,
    stepM: route.stepM,
    massKg: rider.massKg,
    inertiaKg: effectiveMassKg(rider),
    efficiency: rider.drivetrainEfficiency ?? 0.976,
    steadyN: new Float64Array(cells),
    bearingNsM: bearings ? 0.0087 : 0,
    dragKgM: new Float64Array(cells).fill(0.5 * rider.airDensityKgM3 * area),
    headwindMs: new Float64Array(cells),
    crosswindMs: new Float64Array(cells),
    slope: Float64Array.from(route.slope.slice(0, cells)),
    limitMs: Float64Array.from(speedLimits(route, descending)),
    coastAboveMs: new Float64Array(cells),
  };
  for (let i = 0; i < cells; i++) {
    const slope = course.slope[i]!;
    course.coastAboveMs[i] = slope < 0 ? (descending.coastAboveMs ?? 55 / 3.6) : Infinity;
    course.steadyN[i] =
      (rider.massKg * gravity * (rider.crr + slope)) / Math.hypot(1, slope) + (bearings ? 0.091 : 0);
    if (!wind) continue;
    const { headwindMs, crosswindMs } = windComponents(wind.speedMs, wind.fromDeg, route.headingDeg[i]!);
    course.headwindMs[i] = headwindMs;
    if (rider.drag !== 'axial') course.crosswindMs[i] = crosswindMs;
  }
  return course;
}
