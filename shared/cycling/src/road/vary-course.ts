import type { Course } from './course.ts';

/** What is a little different from what was thought. Factors are 1 and differences 0 when not given. */
export type CourseChange = {
  /** factor on drag area times air density */
  drag?: number;
  /** factor on rolling resistance */
  rolling?: number;
  /** factor on every slope */
  climbing?: number;
  /** factor on the share of power that reaches the wheel */
  efficiency?: number;
  /** more mass, kg */
  massKg?: number;
  /** factor on the wind that was expected */
  wind?: number;
  /** wind added at the rider's height, as the vector that it comes FROM, m/s */
  addedWindMs?: { eastMs: number; northMs: number };
};

/**
 * A course with small changes, in a fraction of the time that rebuilding takes: for bands of uncertainty and for "what
 * if". Limits and coasting speeds stay.
 * @param into a varied course that is no longer needed: its arrays are written over and it is given back
 * @example
 * const rider = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
 * const course = courseFrom(straightRoute(1000, 0), rider);
 * const windy = varyCourse(course, { drag: 1.1, addedWindMs: { eastMs: 0, northMs: 2 } });
 * [windy.dragKgM[0] / course.dragKgM[0], windy.headwindMs[0]] // => [1.1, 2]
 */
export function varyCourse(course: Course, change: CourseChange, into?: Course): Course {
  const { drag = 1, rolling = 1, climbing = 1, efficiency = 1, massKg = 0, wind = 1 } = change;
  const { eastMs = 0, northMs = 0 } = change.addedWindMs ?? {};
  const { cells, crr, slope, gravityMs2, eastward, northward } = course;
  const varied = into ?? {
    ...course,
    steadyN: new Float64Array(cells),
    crr: new Float64Array(cells),
    dragKgM: new Float64Array(cells),
    headwindMs: new Float64Array(cells),
    crosswindMs: new Float64Array(cells),
    slope: new Float64Array(cells),
  };
  varied.massKg = course.massKg + massKg;
  varied.inertiaKg = course.inertiaKg + massKg;
  varied.efficiency = Math.min(1, course.efficiency * efficiency);
  const weightN = varied.massKg * gravityMs2;
  const bearingsN = course.bearingsN;
  for (let i = 0; i < cells; i++) {
    const rise = (varied.slope[i] = slope[i]! * climbing);
    const roll = (varied.crr[i] = crr[i]! * rolling);
    varied.steadyN[i] = (weightN * (roll + rise)) / Math.sqrt(1 + rise * rise) + bearingsN;
    varied.dragKgM[i] = course.dragKgM[i]! * drag;
    const east = eastward[i]!;
    const north = northward[i]!;
    varied.headwindMs[i] = wind * course.headwindMs[i]! + eastMs * east + northMs * north;
    varied.crosswindMs[i] = course.axialDrag
      ? 0
      : wind * course.crosswindMs[i]! + northMs * east - eastMs * north;
  }
  return varied;
}
