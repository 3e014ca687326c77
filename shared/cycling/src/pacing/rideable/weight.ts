import type { Course } from '../../road/course.ts';
import type { PacingSolution } from '../optimum/solution.ts';

/** What a cell counts in which a limit of speed decides how much is pedalled, as a share of its time. */
const HELD_BACK = 1e-3;

/**
 * How much less time a cell takes for 1 % more power, in percent, at a steady speed: 1 up a steep hill, a third on the flat,
 * next to nothing downhill (Martin et al. 1998).
 */
function timeElasticity(course: Course, cell: number, powerW: number, speedMs: number): number {
  const along = speedMs + course.headwindMs[cell]!;
  const across = course.crosswindMs[cell]!;
  const wind = Math.hypot(along, across);
  const drag = course.dragKgM[cell]!;
  const stiffening = course.bearingNsM + drag * (wind + (wind > 0 ? (along * along) / wind : 0));
  const drive = (course.efficiency * powerW) / (speedMs * speedMs);
  return drive > 0 ? drive / (drive + stiffening) : 0;
}

/**
 * Seconds that a squared watt away from the optimum costs in each cell, about: what the time bends, t ~ P^-e, and what the
 * fourth power of normalized power bends. At an optimum one more watt is worth as much time as intensity, which sets the
 * price of intensity.
 */
export function mergeWeights(course: Course, { powerW, ride }: PacingSolution): Float64Array {
  const { timeS, speedMs } = ride;
  const { cells } = course;
  const seconds = Float64Array.from(powerW, (_, i) => timeS[i + 1]! - timeS[i]!);
  const elasticity = Float64Array.from(powerW, (watts, i) =>
    heldBack(course, powerW, speedMs, i) ? 0 : timeElasticity(course, i, watts, speedMs[i + 1]!),
  );
  let worth = 0;
  let fourth = 0;
  let pedalledS = 0;
  for (let i = 0; i < cells; i++) {
    worth += elasticity[i]! * seconds[i]!;
    fourth += powerW[i]! ** 4 * seconds[i]!;
    if (elasticity[i]! > 0) pedalledS += seconds[i]!;
  }
  const price = fourth > 0 ? worth / (4 * fourth) : 0;
  const meanW = Math.max(50, ride.workJ / Math.max(1, pedalledS));
  return Float64Array.from(powerW, (watts, i) => {
    const e = elasticity[i]!;
    if (e === 0) return (HELD_BACK * seconds[i]!) / meanW ** 2;
    return 0.5 * seconds[i]! * ((e * (1 + e)) / meanW ** 2 + 12 * price * watts * watts);
  });
}

/** Whether a limit of speed, not the plan, decides how much is pedalled in a cell. */
export function heldBack(course: Course, powerW: Float64Array, speedMs: Float64Array, cell: number): boolean {
  return powerW[cell] === 0 || speedMs[cell + 1]! >= course.limitMs[cell + 1]! * 0.999;
}
