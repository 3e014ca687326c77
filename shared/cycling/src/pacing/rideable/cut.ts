import type { Course } from '../../road/course.ts';
import type { PacingSolution } from '../optimum/solution.ts';
import { mostSegments, type DetailRules } from './detail.ts';
import { bestBounds } from './best-bounds.ts';
import { settleBounds } from './settle.ts';
import { gradeOfSlope, stretchSums } from './stretch-sums.ts';
import { mergeWeights } from './weight.ts';

/** Segments before they are described: bounds are cells, the first 0, the last the number of cells. */
export type Cut = { bounds: number[]; watts: number[] };

/** With less than this share of the power before, the last segment on a road that does not fall is rolling out. */
const ROLLING_OUT = 0.5;
/** A first segment up to this length on a course at least so long is held to this share of the power after it. */
export const START_M = 1000;
export const LONG_M = 5000;
const CALM = 1.1;
/** Segments are sought in steps of at least so long, s, and at most so many, before their bounds move to the best cell. */
const STEP_S = 8;
const MOST_STEPS = 2000;

/**
 * Cuts a course where one power a segment costs least against given powers: those of the optimum, or of a rule. Returns the
 * first cell of every segment, and the number of cells at the end.
 */
export type Cutter = (wantedW: Float64Array, maxSegments?: number) => number[];

/** @param optimum how long each cell takes, and how much a watt counts there */
export function cutterFor(course: Course, optimum: PacingSolution, rules: DetailRules): Cutter {
  const { timeS, totalTimeS } = optimum.ride;
  const weight = mergeWeights(course, optimum);
  const seconds = Float64Array.from(course.slope, (_, i) => timeS[i + 1]! - timeS[i]!);
  const { slope, stepM } = course;
  const pieces = piecesOf(timeS);
  const price = rules.worthShare * totalTimeS;
  return (wantedW, maxSegments = mostSegments(rules, totalTimeS)) => {
    const sums = stretchSums({ value: wantedW, weight, seconds, slope, stepM }, rules);
    return settleBounds(sums, bestBounds(sums, pieces, { price, mostSegments: maxSegments }));
  };
}

function piecesOf(timeS: Float64Array): number[] {
  const cells = timeS.length - 1;
  const stepS = Math.max(STEP_S, (timeS[cells] ?? 0) / MOST_STEPS);
  const pieces = [0];
  let sinceS = 0;
  for (let cell = 1; cell < cells; cell++) {
    if (timeS[cell]! - sinceS < stepS) continue;
    pieces.push(cell);
    sinceS = timeS[cell]!;
  }
  return [...pieces, cells];
}

/** An optimum lets its speed run out towards the finish; a person rides on to the line. */
export function pedalHome(course: Course, { bounds, watts }: Cut): Cut {
  const [before, last] = watts.slice(-2);
  const rollsOut =
    last !== undefined && last < ROLLING_OUT * before! && gradeOf(course, bounds.at(-2)!, course.cells) >= 0;
  if (!rollsOut) return { bounds, watts };
  return { bounds: [...bounds.slice(0, -2), course.cells], watts: watts.slice(0, -1) };
}

/** On a long course an optimum still sprints away from the line; a person who does that pays for it later. A climb is a climb. */
export function calmStart(course: Course, { bounds, watts }: Cut, calm = CALM): Cut {
  const { cells, stepM } = course;
  const [first] = watts;
  const brief =
    bounds[1]! * stepM <= START_M && cells * stepM >= LONG_M && gradeOf(course, 0, bounds[1]!) <= 0;
  // Downhill little power is needed: that does not measure a start.
  const next = watts.find((_, k) => k > 0 && gradeOf(course, bounds[k]!, bounds[k + 1]!) >= 0);
  if (!brief || !next || first! <= calm * next) return { bounds, watts };
  return { bounds, watts: [calm * next, ...watts.slice(1)] };
}

/** Neighbours that are asked for the same watts become one, but for a climb and a descent. */
export function joinEqual(course: Course, { bounds, watts }: Cut): Cut {
  const joined: Cut = { bounds: [0], watts: [] };
  watts.forEach((power, k) => {
    const last = joined.watts.length - 1;
    const begin = joined.bounds[last]!;
    const middle = bounds[k]!;
    const end = bounds[k + 1]!;
    const alike =
      last >= 0 &&
      joined.watts[last] === power &&
      (power === 0 || Math.abs(gradeOf(course, begin, middle) - gradeOf(course, middle, end)) < 2);
    if (alike) joined.bounds[last + 1] = end;
    else {
      joined.watts.push(power);
      joined.bounds.push(end);
    }
  });
  return joined;
}

/** 1 for a climb, -1 for a descent, 0 between, by the mean slope. */
export function gradeOf(course: Course, from: number, to: number): -1 | 0 | 1 {
  return gradeOfSlope(meanSlope(course, from, to));
}

/** Mean rise / run of cells. */
export function meanSlope({ slope }: Course, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += slope[i]!;
  return sum / Math.max(1, to - from);
}

/** Watts of segments, cell by cell. */
export function askedOf({ bounds, watts }: Cut, cells: number): Float64Array {
  const asked = new Float64Array(cells);
  for (let k = 0; k < watts.length; k++) asked.fill(watts[k]!, bounds[k]!, bounds[k + 1]!);
  return asked;
}
