import type { Course } from '../../road/course.ts';

/** A stretch that is ridden at a given power, whatever the rest of a plan does. */
export type LockedPower = {
  /** from the start of the course, m */
  fromM: number;
  toM: number;
  powerW: number;
};

/** A locked stretch in cells of a course: the first, and the one after the last. */
type LockedCells = { from: number; to: number; powerW: number };

function lockedCells({ cells, stepM }: Course, locked: readonly LockedPower[] = []): LockedCells[] {
  const cellAt = (atM: number) => Math.min(cells, Math.max(0, Math.round(atM / stepM)));
  return locked
    .map(({ fromM, toM, powerW }) => ({ from: cellAt(fromM), to: cellAt(toM), powerW }))
    .filter(({ from, to }) => to > from);
}

/** Powers of cells with the locked ones in their places; the same array where there are none. */
export function withLocked(
  course: Course,
  locked: readonly LockedPower[] | undefined,
  powerW: Float64Array,
): Float64Array {
  if (!locked?.length) return powerW;
  const held = Float64Array.from(powerW);
  for (const { from, to, powerW: lockW } of lockedCells(course, locked)) held.fill(lockW, from, to);
  return held;
}

/** Watts of locked cells; NaN where the power is free. */
export function lockedWatts(course: Course, locked: readonly LockedPower[] | undefined): Float64Array | null {
  return locked?.length ? withLocked(course, locked, new Float64Array(course.cells).fill(NaN)) : null;
}

/** Cells at which a locked stretch begins or ends. */
export function lockEnds(watts: Float64Array): number[] {
  return [...watts.keys()].filter((cell) => cell > 0 && !Object.is(watts[cell], watts[cell - 1]));
}
