import type { Course } from './course.ts';

/** As slow as a rider gets up a wall, m/s. */
export const CRAWL_MS = 0.7;
const CRAWL_J_KG = CRAWL_MS ** 2 / 2;
const SHORTEST_STEP_M = 0.05;
/** A long cell takes steps in which the energy changes by no more than this share, and none shorter than this, m. */
const LONG_CHANGE = 0.3;
const SHORTEST_LONG_STEP_M = 0.5;

/** Kinetic energy per kg at the end of a cell, and the time in it. */
export type CellEnd = { energyJKg: number; seconds: number };

/** Writes how a cell ends to `end`: an object for each would take long. */
export function crossCell(course: Course, i: number, startJKg: number, pedalW: number, end: CellEnd): void {
  const { inertiaKg, stepM, bearingNsM } = course;
  const driveW = pedalW * course.efficiency;
  const steadyN = course.steadyN[i]!;
  const dragKgM = course.dragKgM[i]!;
  const headwindMs = course.headwindMs[i]!;
  const crosswind2 = course.crosswindMs[i]! * course.crosswindMs[i]!;
  const stiffness = (0.5 * inertiaKg) / Math.max(driveW, 1);
  let energy = startJKg;
  let speed = Math.sqrt(2 * energy);
  let seconds = 0;
  for (let left = stepM; left > 1e-9;) {
    let along = speed + headwindMs;
    const first =
      (driveW / speed -
        steadyN -
        bearingNsM * speed -
        dragKgM * Math.sqrt(along * along + crosswind2) * along) /
      inertiaKg;
    if (first <= 0 && energy <= CRAWL_J_KG) {
      // As slow as can be: it stays so to the end of the cell.
      seconds += left / speed;
      break;
    }
    // Power / speed falls steeply at low speed, and a rider may slow to a crawl within a cell: short steps there.
    const stiffM = stiffness * speed * speed * speed;
    const changeM = (0.15 * energy) / Math.abs(first);
    const stepNowM = Math.min(left, Math.max(SHORTEST_STEP_M, Math.min(stiffM, changeM)));
    const guess = Math.sqrt(2 * Math.max(CRAWL_J_KG, energy + stepNowM * first));
    along = guess + headwindMs;
    const second =
      (driveW / guess -
        steadyN -
        bearingNsM * guess -
        dragKgM * Math.sqrt(along * along + crosswind2) * along) /
      inertiaKg;
    energy = Math.max(CRAWL_J_KG, energy + (stepNowM * (first + second)) / 2);
    const next = Math.sqrt(2 * energy);
    seconds += (2 * stepNowM) / (speed + next);
    speed = next;
    left -= stepNowM;
  }
  end.energyJKg = energy;
  end.seconds = seconds;
}

/**
 * The same for a long cell: exponential steps, which stay exact where the rider comes to a steady speed within a few metres,
 * so that most cells take one.
 */
export function crossLongCell(
  course: Course,
  i: number,
  startJKg: number,
  pedalW: number,
  end: CellEnd,
): void {
  const { inertiaKg, stepM, bearingNsM } = course;
  const driveW = pedalW * course.efficiency;
  const steadyN = course.steadyN[i]!;
  const dragKgM = course.dragKgM[i]!;
  const headwindMs = course.headwindMs[i]!;
  const crosswind2 = course.crosswindMs[i]! * course.crosswindMs[i]!;
  const perKg = 1 / inertiaKg;
  let energy = startJKg;
  let speed = Math.sqrt(2 * energy);
  let seconds = 0;
  for (let left = stepM; left > 1e-9;) {
    const perSpeed = 1 / speed;
    const along = speed + headwindMs;
    const wind = Math.sqrt(along * along + crosswind2);
    const pullN = driveW * perSpeed;
    const force = (pullN - steadyN - bearingNsM * speed - dragKgM * wind * along) * perKg;
    if (force <= 0 && energy <= CRAWL_J_KG) {
      seconds += left * perSpeed;
      break;
    }
    const stepNowM = Math.min(left, Math.max(SHORTEST_LONG_STEP_M, (LONG_CHANGE * energy) / Math.abs(force)));
    const stiffening = bearingNsM + dragKgM * (wind + (wind > 1e-9 ? (along * along) / wind : 0));
    const decay = (pullN * perSpeed + stiffening) * perKg * perSpeed * stepNowM;
    const gainM = (stepNowM * (1 + 0.5 * decay)) / (1 + decay + 0.5 * decay * decay);
    energy = Math.max(CRAWL_J_KG, energy + gainM * force);
    const next = Math.sqrt(2 * energy);
    seconds += (2 * stepNowM) / (speed + next);
    speed = next;
    left -= stepNowM;
  }
  end.energyJKg = energy;
  end.seconds = seconds;
}
