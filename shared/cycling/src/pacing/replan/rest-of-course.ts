import type { LockedPower } from '../optimum/locked.ts';
import type { PlanSetup } from '../plan/setup.ts';

/** A setup for the course from one of its cells to the end. */
export function restOfCourse(setup: PlanSetup, cell: number): PlanSetup {
  if (cell === 0) return setup;
  const { course, limits } = setup;
  const rest = <T>(value: T): T => (value instanceof Float64Array ? (value.slice(cell) as T) : value);
  const entries = Object.entries(course).map(([key, value]) => [key, rest(value)]);
  return {
    ...setup,
    course: { ...(Object.fromEntries(entries) as typeof course), cells: course.cells - cell },
    limits: {
      ...limits,
      ...(limits.cpShare ? { cpShare: rest(limits.cpShare) } : {}),
      ...(limits.locked ? { locked: limits.locked.flatMap((lock) => after(lock, cell * course.stepM)) } : {}),
    },
  };
}

/** What is left of a locked stretch after a place, from there. */
function after({ fromM, toM, powerW }: LockedPower, atM: number): LockedPower[] {
  return toM > atM ? [{ fromM: Math.max(0, fromM - atM), toM: toM - atM, powerW }] : [];
}
