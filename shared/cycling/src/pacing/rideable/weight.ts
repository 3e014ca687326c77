import type { Course } from '../../road/course.ts';

/**
 * How much less time a cell takes for 1 % more power, in percent, at a steady speed: 1 up a steep hill, a third on the flat,
 * next to nothing downhill (Martin et al. 1998).
 */
export function timeElasticity(course: Course, cell: number, powerW: number, speedMs: number): number {
  const along = speedMs + course.headwindMs[cell]!;
  const across = course.crosswindMs[cell]!;
  const wind = Math.hypot(along, across);
  const drag = course.dragKgM[cell]!;
  const stiffening = course.bearingNsM + drag * (wind + (wind > 0 ? (along * along) / wind : 0));
  const drive = (course.efficiency * powerW) / (speedMs * speedMs);
  return drive > 0 ? drive / (drive + stiffening) : 0;
}
