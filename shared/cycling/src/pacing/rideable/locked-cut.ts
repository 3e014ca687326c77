import type { Course } from '../../road/course.ts';
import { lockedWatts, lockEnds, type LockedPower } from '../optimum/locked.ts';
import { askedOf, type Cut } from './cut.ts';

/** A bound this near to the end of a lock moves there, m. */
const NEAR_M = 200;

/** Bounds of segments that begin and end with the locked stretches, and none inside them or near to their ends. */
export function lockedBounds(
  course: Course,
  locked: readonly LockedPower[] | undefined,
  bounds: readonly number[],
): number[] {
  const watts = lockedWatts(course, locked);
  if (!watts) return [...bounds];
  const ends = lockEnds(watts);
  const near = Math.round(NEAR_M / course.stepM);
  const free = bounds.filter(
    (cell) =>
      cell === 0 ||
      cell === course.cells ||
      (Number.isNaN(watts[cell]) && !ends.some((end) => Math.abs(end - cell) < near)),
  );
  return [...new Set([...free, ...ends])].toSorted((a, b) => a - b);
}

/** Segments with the locked stretches as segments of their own, at their watts. */
export function lockedCut(course: Course, locked: readonly LockedPower[] | undefined, cut: Cut): Cut {
  const lockW = lockedWatts(course, locked);
  if (!lockW) return cut;
  const asked = askedOf(cut, course.cells).map((watts, cell) => {
    const lock = lockW[cell] ?? NaN;
    return Number.isNaN(lock) ? watts : lock;
  });
  const ends = lockEnds(lockW);
  const inside = (cell: number) => !Number.isNaN(lockW[cell] ?? NaN);
  const bounds = [
    ...new Set([
      ...cut.bounds.filter((cell) => cell === 0 || cell === course.cells || !inside(cell)),
      ...ends,
    ]),
  ].toSorted((a, b) => a - b);
  return { bounds, watts: bounds.slice(0, -1).map((cell) => asked[cell] ?? 0) };
}
