import type { Course } from '../../road/course.ts';

/** As slow as a course is ridden (`rideCourse`), m/s. */
const CRAWL_MS = 0.7;

/**
 * Power that just holds a crawl in a cell, W: with less the rider would stand. A ride goes on at the crawl all the same, so
 * a plan has to see to it.
 */
export function crawlPowerW(course: Course, cell: number): number {
  const along = CRAWL_MS + course.headwindMs[cell]!;
  const across = course.crosswindMs[cell]!;
  const air = course.dragKgM[cell]! * Math.sqrt(along * along + across * across) * along;
  const force = course.steadyN[cell]! + course.bearingNsM * CRAWL_MS + air;
  return Math.max(0, (force * CRAWL_MS) / course.efficiency);
}

/** True where a ride stands by its forces: it crawls in a cell with less power than that takes. */
export function stands(course: Course, cell: number, speedMs: Float64Array, powerW: number): boolean {
  const slow = CRAWL_MS + 1e-6;
  if (speedMs[cell]! > slow || speedMs[cell + 1]! > slow) return false;
  return powerW < crawlPowerW(course, cell) - 1e-3;
}
