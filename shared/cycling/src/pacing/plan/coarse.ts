import type { Course } from '../../road/course.ts';

/** Cells of this length cost a fifth of those of 10 m. */
const CELL_M = 50;
/** Below this number of cells fewer gain nothing; above the other the cells get longer. */
const ENOUGH_CELLS = 1000;
const MOST_CELLS = 8000;
/**
 * One limit for the bends around a coarse node, between the slowest of them and their mean by time: the first alone loses
 * 0.4 % of the time on a mountain route, the second gains 0.9 %.
 */
const SLOWEST_SHARE = 0.7;

/** How many cells of a course make one coarse cell. */
export function coarsening({ cells, stepM }: Course): number {
  const byLength = Math.max(1, Math.round(CELL_M / stepM));
  return Math.max(1, Math.min(byLength, Math.floor(cells / ENOUGH_CELLS)), Math.ceil(cells / MOST_CELLS));
}

/**
 * The same course in fewer, longer cells with the same forces and climbing in all. Its rides take 0.1 % less
 * than those of the fine course on the road, 1 % less where every kilometre has a hairpin; changes of a course move both alike
 * within 0.1 % of the time: use it for differences.
 * @param every how many cells become one, about
 */
export function coarseCourse(course: Course, every: number): Course {
  if (every <= 1) return course;
  const known = made.get(course) ?? new Map<number, Course>();
  const coarse = known.get(every) ?? inLongCells(course, every);
  made.set(course, known.set(every, coarse));
  return coarse;
}

/** A plan asks for the same one several times. */
const made = new WeakMap<Course, Map<number, Course>>();

function inLongCells(course: Course, every: number): Course {
  const cells = Math.max(1, Math.round(course.cells / every));
  const mean = (values: Float64Array) => cellMeans(values, cells);
  return {
    ...course,
    long: true,
    cells,
    stepM: (course.cells * course.stepM) / cells,
    steadyN: mean(course.steadyN),
    crr: mean(course.crr),
    dragKgM: mean(course.dragKgM),
    headwindMs: mean(course.headwindMs),
    crosswindMs: mean(course.crosswindMs),
    eastward: mean(course.eastward),
    northward: mean(course.northward),
    slope: mean(course.slope),
    limitMs: coarseSpeedLimits(course.limitMs, cells),
    coastAboveMs: coastingOfCells(course.coastAboveMs, cells),
  };
}

/** The same limits on a coarser course. */
export function coarseLimitsOf<Limits extends { cpShare?: Float64Array }>(
  limits: Limits,
  cells: number,
): Limits {
  return limits.cpShare ? { ...limits, cpShare: cellMeans(limits.cpShare, cells) } : limits;
}

/** Values of cells (such as watts) on a grid of another number of cells: means, or the same value again. */
export function cellMeans(values: Float64Array, cells: number): Float64Array {
  const means = new Float64Array(cells);
  const width = values.length / cells;
  let whole = 0;
  let next = 0;
  let before = 0;
  for (let cell = 0; cell < cells; cell++) {
    const end = (cell + 1) * width;
    while (next < values.length && next + 1 <= end) whole += values[next++]!;
    const upTo = next < values.length ? whole + (end - next) * values[next]! : whole;
    means[cell] = (upTo - before) / width;
    before = upTo;
  }
  return means;
}

function coarseSpeedLimits(limitMs: Float64Array, cells: number): Float64Array {
  const width = (limitMs.length - 1) / cells;
  return Float64Array.from({ length: cells + 1 }, (_, i) => {
    const from = Math.max(0, Math.ceil((i - 0.5) * width));
    const to = Math.min(limitMs.length - 1, Math.floor((i + 0.5) * width));
    let slowness = 0;
    let slowest = Infinity;
    for (let j = from; j <= to; j++) {
      slowness += 1 / limitMs[j]!;
      slowest = Math.min(slowest, limitMs[j]!);
    }
    return SLOWEST_SHARE * slowest + ((1 - SLOWEST_SHARE) * (to - from + 1)) / slowness;
  });
}

/** Coasting counts for a coarse cell where it does for most of it. */
function coastingOfCells(coastAboveMs: Float64Array, cells: number): Float64Array {
  const width = coastAboveMs.length / cells;
  return Float64Array.from({ length: cells }, (_, i) => coastAboveMs[Math.floor((i + 0.5) * width)]!);
}
