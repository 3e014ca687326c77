import type { Course } from '../road/course.ts';
import type { RideOnRoute } from './ride-on-route.ts';

/** A stretch of road ridden without a stop or brakes, with the force that the rider put in beyond what speed took up. */
export type ForceWindow = {
  /** cells, `to` not included */
  from: number;
  to: number;
  /** mean over the stretch at the wheel, bearings taken off, N */
  forceN: number;
  /** s since the start */
  atS: number;
};

const WINDOW_M = 300;
/** Speed at a node is that over so many metres around it: positions are a few metres off. */
const SPEED_OVER_M = 40;
/** After a stop and before it riders brake and push off. */
const NEAR_STOP_M = 100;
/** Nearer than this share to what bends and brakes allow, braking is likely. */
const NEAR_LIMIT = 0.85;
const STEEPEST_FALL = -0.03;
/** Slower the scatter of speed is too large a share; at less power the rider rolls, and may brake. */
const SLOWEST_MS = 2.5;
const LEAST_W = 40;

/** Speed at every node, smoothed, m/s; NaN where the ride was not seen. */
export function speedsOf(ride: RideOnRoute, stepM: number): Float64Array {
  const { movingS, first, last } = ride;
  const half = Math.max(1, Math.round(SPEED_OVER_M / stepM / 2));
  return movingS.map((_, node) => {
    if (node < first || node > last) return NaN;
    const [a, b] = [Math.max(first, node - half), Math.min(last, node + half)];
    const seconds = (movingS[b] ?? NaN) - (movingS[a] ?? NaN);
    return seconds > 0 ? ((b - a) * stepM) / seconds : NaN;
  });
}

/** The stretches of a ride that tell of drag and rolling resistance, each as long as the next. */
export function forceWindows(
  course: Course,
  ride: RideOnRoute,
  speedMs: Float64Array,
  wattsW: Float64Array,
): ForceWindow[] {
  const { stepM, cells } = course;
  const size = Math.max(2, Math.round(WINDOW_M / stepM));
  const usable = usableCells(course, ride, speedMs, wattsW);
  const windows: ForceWindow[] = [];
  for (let from = ride.first; from + size <= Math.min(cells, ride.last);) {
    const bad = lastFalse(usable, from, from + size);
    if (bad >= 0) {
      from = bad + 1;
      continue;
    }
    const window = windowOf(course, ride, speedMs, wattsW, from, from + size);
    if (window) windows.push(window);
    from += size;
  }
  return windows;
}

function windowOf(
  course: Course,
  { elapsedS, movingS }: RideOnRoute,
  speedMs: Float64Array,
  wattsW: Float64Array,
  from: number,
  to: number,
): ForceWindow | null {
  const { stepM, efficiency, inertiaKg, bearingsN, bearingNsM, slope } = course;
  const lengthM = (to - from) * stepM;
  let workJ = 0;
  let riseM = 0;
  for (let cell = from; cell < to; cell++) {
    workJ += (wattsW[cell] ?? 0) * ((movingS[cell + 1] ?? 0) - (movingS[cell] ?? 0));
    riseM += (slope[cell] ?? 0) * stepM;
  }
  const seconds = (movingS[to] ?? 0) - (movingS[from] ?? 0);
  if (riseM < STEEPEST_FALL * lengthM || workJ < LEAST_W * seconds) return null;
  const [entry, exit] = [speedMs[from] ?? NaN, speedMs[to] ?? NaN];
  const forceN =
    (efficiency * workJ - 0.5 * inertiaKg * (exit * exit - entry * entry)) / lengthM -
    bearingsN -
    (bearingNsM * lengthM) / seconds;
  return Number.isFinite(forceN) ? { from, to, forceN, atS: elapsedS[from] ?? 0 } : null;
}

function usableCells(
  { cells, stepM, limitMs }: Course,
  { seen, stops }: RideOnRoute,
  speedMs: Float64Array,
  wattsW: Float64Array,
): Uint8Array {
  const usable = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const speed = speedMs[cell] ?? NaN;
    const known = seen[cell] === 1 && !Number.isNaN(wattsW[cell] ?? NaN);
    usable[cell] = known && speed > SLOWEST_MS && speed < NEAR_LIMIT * (limitMs[cell] ?? Infinity) ? 1 : 0;
  }
  const around = Math.round(NEAR_STOP_M / stepM);
  for (const { atM } of stops) {
    const at = Math.round(atM / stepM);
    usable.fill(0, Math.max(0, at - around), Math.min(cells, at + around + 1));
  }
  // A standing start is a stop as well.
  usable.fill(0, 0, Math.min(cells, around));
  return usable;
}

function lastFalse(flags: Uint8Array, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--) if (flags[i] === 0) return i;
  return -1;
}
