import { courseFrom } from './course.ts';
import { rideCourse, type CourseRide } from './ride-course.ts';
import { speedAtPower, type RiderOnBike } from './road-power.ts';
import type { Route } from '../route/route.ts';
import { riseM } from '../route/smooth.ts';
import { simulate, type Simulation, type SimulationOptions } from './simulate.ts';

const LEAST_W = 5;
const MOST_W = 2000;
const EXACT_W = 0.02;

export type PowerForTime =
  { ok: true; powerW: number; simulation: Simulation } | { ok: false; message: string };

/**
 * Steady power that takes a route in a time, W, to 0.05 W.
 * @returns a refusal when coasting alone is faster or 2000 W is not enough
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * powerForTime(straightRoute(10000, 0.03), rider, 1500) // => { ok: true, powerW: 249.72 }
 * powerForTime(straightRoute(10000, 0.03), rider, 60).ok // => false
 */
export function powerForTime(
  route: Route,
  rider: RiderOnBike,
  targetS: number,
  options: SimulationOptions = {},
): PowerForTime {
  if (!(targetS > 0)) return { ok: false, message: 'The time must be more than zero.' };
  const course = courseFrom(route, rider, options);
  const powers = new Float64Array(course.cells);
  let ride: CourseRide | undefined;
  // More power never takes longer, so the answer stays between an early and a late ride.
  const late = (powerW: number) => {
    ride = rideCourse(course, powers.fill(powerW), { ...options, into: ride });
    return ride.totalTimeS - targetS;
  };
  let low = LEAST_W;
  let high = MOST_W;
  let lateLow = late(low);
  let lateHigh = late(high);
  if (!Number.isFinite(lateLow + lateHigh)) {
    return { ok: false, message: 'Mass, drag area, rolling resistance and air density must all be numbers.' };
  }
  if (lateHigh > 0) {
    return { ok: false, message: 'No rider can do that: even 2000 W would not be enough for this time.' };
  }
  if (lateLow < 0) {
    return { ok: false, message: 'This time is slower than rolling along. Almost no power is needed.' };
  }
  // A guess from the mean slope brackets the answer closely, then false position (Illinois) closes in.
  const guess = steadyGuess(route, rider, targetS);
  for (const near of [guess * 0.85, guess * 1.3]) {
    if (near <= low || near >= high) continue;
    const lateNear = late(near);
    if (lateNear > 0) [low, lateLow] = [near, lateNear];
    else [high, lateHigh] = [near, lateNear];
  }
  let powerW = (low + high) / 2;
  let side = 0;
  for (let i = 0; i < 60 && high - low > EXACT_W; i++) {
    const between =
      lateLow - lateHigh > 0 ? low + ((high - low) * lateLow) / (lateLow - lateHigh) : (low + high) / 2;
    const step = Math.abs(between - powerW);
    powerW = between;
    const lateNow = late(powerW);
    if (Math.abs(lateNow) < 1e-4 * Math.max(1, targetS / 1000) || step < EXACT_W / 50) break;
    if (lateNow > 0) {
      [low, lateLow] = [powerW, lateNow];
      if (side === 1) lateHigh /= 2;
      side = 1;
    } else {
      [high, lateHigh] = [powerW, lateNow];
      if (side === -1) lateLow /= 2;
      side = -1;
    }
  }
  return { ok: true, powerW, simulation: simulate(route, rider, { powerW }, options) };
}

function steadyGuess(route: Route, rider: RiderOnBike, targetS: number): number {
  const slope = riseM(route.elevationM, 0, route.elevationM.length - 1) / route.distanceM;
  const speed = route.distanceM / targetS;
  let low = LEAST_W;
  let high = MOST_W;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (speedAtPower(rider, { slope }, middle) < speed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
