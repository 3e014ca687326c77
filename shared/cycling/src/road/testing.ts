import type { Course } from './course.ts';

/**
 * The same ride by another method: Runge-Kutta of the fourth order in time, with the speed itself as the state, written
 * from the paper of Martin et al. 1998 and sharing nothing with `rideCourse` but the forces of the course. For tests only: it takes
 * seconds where the other takes milliseconds.
 * @param powerW asked at the pedals, one value a cell
 * @returns total time, s
 */
export function fineRideS(
  course: Course,
  powerW: ArrayLike<number>,
  options: { entrySpeedMs?: number; stepS?: number } = {},
): number {
  const { cells, stepM } = course;
  const lengthM = cells * stepM;
  const longestS = options.stepS ?? 0.05;
  const crawl = 0.7;
  // Between two nodes the highest speed changes as braking evenly changes it.
  const limitAt = (x: number): number => {
    const node = Math.min(cells - 1, Math.floor(x / stepM));
    const share = Math.min(1, x / stepM - node);
    return Math.sqrt((1 - share) * course.limitMs[node]! ** 2 + share * course.limitMs[node + 1]! ** 2);
  };
  const againstN = (cell: number, v: number): number => {
    const air = v + course.headwindMs[cell]!;
    const relative = Math.hypot(air, course.crosswindMs[cell]!);
    return course.steadyN[cell]! + course.bearingNsM * v + course.dragKgM[cell]! * relative * air;
  };
  const accelerationIn = (cell: number, v: number): number => {
    const speed = Math.max(v, crawl);
    const full = Math.max(0, powerW[cell]!) * course.efficiency;
    const coast = course.coastAboveMs[cell]!;
    // At the coasting speed the legs give what keeps it, above it nothing.
    const drive =
      speed < coast ? full : speed > coast ? 0 : Math.min(full, Math.max(0, againstN(cell, speed) * speed));
    return (drive / speed - againstN(cell, speed)) / course.inertiaKg;
  };
  let x = 0;
  let v = Math.min(course.limitMs[0]!, Math.max(crawl, options.entrySpeedMs ?? 1));
  let t = 0;
  let cell = 0;
  while (cell < cells) {
    // A step ends at the latest at the end of its cell, where the forces change; slow riders take short steps.
    const leftM = (cell + 1) * stepM - x;
    const h = Math.min(longestS, 0.05 * v, leftM / v);
    const k1 = accelerationIn(cell, v);
    const k2 = accelerationIn(cell, v + (h / 2) * k1);
    const k3 = accelerationIn(cell, v + (h / 2) * k2);
    const k4 = accelerationIn(cell, v + h * k3);
    let next = Math.max(crawl, v + (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4));
    const coast = course.coastAboveMs[cell]!;
    const rollsOn = againstN(cell, coast) < 0;
    if (v <= coast && next > coast && !rollsOn) next = coast;
    if (v > coast && next < coast && powerW[cell]! * course.efficiency > againstN(cell, coast) * coast)
      next = coast;
    next = Math.min(next, limitAt(Math.min(x + (h * (v + next)) / 2, lengthM)));
    const mean = (v + next) / 2;
    x += h * mean;
    v = next;
    t += h;
    const end = (cell + 1) * stepM;
    if (x >= end - 1e-9) {
      // What a step overshoots is given back at its mean speed.
      t -= (x - end) / mean;
      x = end;
      cell++;
    }
  }
  return t;
}
