import type { Course } from '../../road/course.ts';
import type { CourseRide } from '../../road/ride-course.ts';
import { lockEnds } from './locked.ts';

/**
 * A course on the grid that the optimiser thinks in: cells merged where nothing happens, kept where a limit of speed is in
 * reach, split where the speed rises fast.
 */
export type PlanningGrid = {
  cells: number;
  /** unknowns: one a segment of cells */
  segments: number;
  segment: Int32Array;
  /** segments: the power that is locked there, W; NaN where it is free */
  lockedW: Float64Array;
  /** cells of the course that a cell stands for: from, and up to but without, the last one */
  fromCell: Int32Array;
  toCell: Int32Array;
  lengthM: Float64Array;
  /** forces per kg that has to be accelerated, as in `Course` */
  steady: Float64Array;
  drag: Float64Array;
  headwindMs: Float64Array;
  crosswind2: Float64Array;
  bearing: number;
  /** W at the pedals -> W/kg at the wheel */
  drive: number;
  /** kinetic energy per kg: the limit at the end of a cell, and the most that is pedalled to */
  limitJKg: Float64Array;
  pedalToJKg: Float64Array;
  /** share of critical power */
  cpShare: Float64Array;
};

/** Where the speed rises fast, from a stop or out of a bend, its cube at most doubles within a part of a cell. */
const LARGEST_RISE = 2;
/** Cells are merged while their steady forces differ by less than this, as a slope. */
const SAME_SLOPE = 0.015;

/**
 * @param hard a hard ride of the course: a limit that even this ride stays below is out of reach
 * @param longestM longest merged cell
 * @param knotM shortest segment
 * @param bounds cells of the course at which segments begin, in place of `knotM`
 * @param locked cells of the course: watts that are locked, NaN where they are free; a segment is all of one
 */
export function planningGrid(
  course: Course,
  hard: CourseRide,
  {
    longestM,
    knotM,
    bounds,
    cpShare,
    locked,
  }: {
    longestM: number;
    knotM: number;
    bounds?: readonly number[] | undefined;
    cpShare?: Float64Array | undefined;
    locked?: Float64Array | null;
  },
): PlanningGrid {
  const ends = locked ? lockEnds(locked) : [];
  const cuts = new Set([...(bounds ?? []), ...ends]);
  const atEnd = new Set(ends);
  const { from, to, length } = cutCells(course, hard, longestM, cuts);
  const cells = from.length;
  const grid: PlanningGrid = {
    cells,
    segments: 0,
    segment: new Int32Array(cells),
    lockedW: new Float64Array(0),
    fromCell: Int32Array.from(from),
    toCell: Int32Array.from(to),
    lengthM: Float64Array.from(length),
    steady: new Float64Array(cells),
    drag: new Float64Array(cells),
    headwindMs: new Float64Array(cells),
    crosswind2: new Float64Array(cells),
    bearing: course.bearingNsM / course.inertiaKg,
    drive: course.efficiency / course.inertiaKg,
    limitJKg: new Float64Array(cells),
    pedalToJKg: new Float64Array(cells),
    cpShare: new Float64Array(cells),
  };
  let sinceKnotM = 0;
  for (let i = 0; i < cells; i++) {
    const first = from[i]!;
    const last = to[i]!;
    const count = last - first;
    let coastAbove = Infinity;
    for (let cell = first; cell < last; cell++) {
      const cross = course.crosswindMs[cell]!;
      grid.steady[i]! += course.steadyN[cell]! / count / course.inertiaKg;
      grid.drag[i]! += course.dragKgM[cell]! / count / course.inertiaKg;
      grid.headwindMs[i]! += course.headwindMs[cell]! / count;
      grid.crosswind2[i]! += (cross * cross) / count;
      grid.cpShare[i]! += (cpShare?.[cell] ?? 1) / count;
      coastAbove = Math.min(coastAbove, course.coastAboveMs[cell]!);
    }
    const limit = course.limitMs[last]!;
    grid.limitJKg[i] = (limit * limit) / 2;
    grid.pedalToJKg[i] = Math.min(grid.limitJKg[i]!, (coastAbove * coastAbove) / 2);
    const begins = i > 0 && first !== from[i - 1] && cuts.has(first);
    if (bounds ? begins : sinceKnotM >= knotM - 1e-6 || (begins && atEnd.has(first))) {
      grid.segments++;
      sinceKnotM = 0;
    }
    grid.segment[i] = grid.segments;
    sinceKnotM += length[i]!;
  }
  grid.segments++;
  grid.lockedW = new Float64Array(grid.segments).fill(NaN);
  if (locked) for (let i = 0; i < cells; i++) grid.lockedW[grid.segment[i]!] = locked[from[i]!]!;
  return grid;
}

function cutCells(course: Course, hard: CourseRide, longestM: number, cuts: ReadonlySet<number>) {
  const { cells, stepM, limitMs, steadyN } = course;
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const differentN = SAME_SLOPE * course.massKg * course.gravityMs2;
  const inReach = (node: number) => hard.speedMs[node]! > 0.97 * limitMs[node]!;
  for (let first = 0; first < cells;) {
    let last = first + 1;
    const rise = (hard.speedMs[first + 1]! / hard.speedMs[first]!) ** 3;
    const parts = Math.ceil(Math.log(rise) / Math.log(LARGEST_RISE));
    if (parts > 1) {
      // The cube of the speed grows with the distance: parts in which it grows alike.
      const ratio = rise ** (1 / parts);
      for (let part = 0, grown = 1; part < parts; part++, grown *= ratio) {
        from.push(first);
        to.push(last);
        length.push((stepM * grown * (ratio - 1)) / (rise - 1));
      }
    } else {
      while (
        last < cells &&
        !cuts.has(last) &&
        (last + 1 - first) * stepM <= longestM + 1e-6 &&
        !inReach(last) &&
        !inReach(last + 1) &&
        Math.abs(steadyN[last]! - steadyN[first]!) < differentN
      )
        last++;
      from.push(first);
      to.push(last);
      length.push((last - first) * stepM);
    }
    first = last;
  }
  return { from, to, length };
}

/** Powers of segments as powers of the cells of the course. */
export function toCourseCells(grid: PlanningGrid, powerW: Float64Array, courseCells: number): Float64Array {
  const spread = new Float64Array(courseCells);
  const covered = new Float64Array(courseCells);
  for (let i = 0; i < grid.cells; i++) {
    for (let cell = grid.fromCell[i]!; cell < grid.toCell[i]!; cell++) {
      spread[cell]! += powerW[i]! * grid.lengthM[i]!;
      covered[cell]! += grid.lengthM[i]!;
    }
  }
  for (let cell = 0; cell < courseCells; cell++) spread[cell]! /= covered[cell]!;
  return spread;
}

/** Powers of the cells of a course as the mean power of each segment. */
export function toSegments(grid: PlanningGrid, powerW: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(grid.segments);
  const covered = new Float64Array(grid.segments);
  for (let i = 0; i < grid.cells; i++) {
    const segment = grid.segment[i]!;
    let mean = 0;
    for (let cell = grid.fromCell[i]!; cell < grid.toCell[i]!; cell++) mean += powerW[cell]!;
    sum[segment]! += (mean / (grid.toCell[i]! - grid.fromCell[i]!)) * grid.lengthM[i]!;
    covered[segment]! += grid.lengthM[i]!;
  }
  return sum.map((total, segment) => total / covered[segment]!);
}
