import type { Course } from '../../road/course.ts';
import {
  descentPower,
  heldBack,
  isDescent,
  joinDescents,
  meanSlope,
  PEDALLED_SHARE,
  settleDescents,
} from './descents.ts';
import { cellsOfSegments, mergeCells } from './merge.ts';
import { settleBounds } from './settle.ts';
import { timeElasticity } from './weight.ts';
import type { PacingSolution } from '../optimum/solution.ts';

/** Segments before they are described: bounds are cells, the first 0, the last the number of cells. */
export type Cut = { bounds: number[]; watts: number[] };

export const STEP_W = 5;
const LEAST_M = 200;
const LEAST_S = 20;
const PER_100_KM = 40;
/** A short course may have this many segments. */
const FEW = 6;
/** With less than this share of the power before, the last segment on a road that does not fall is rolling out. */
const ROLLING_OUT = 0.5;
/** A first segment up to this length on a course at least so long is held to this share of the power after it. */
export const START_M = 1000;
const LONG_M = 5000;
const CALM = 1.1;
/** Merging starts from this multiple of the wanted number of segments. */
const FINEST = 4;
/** Share of the time that merging may cost before it stops. */
const TOLERANCE = 0.0005;
/** A plan says where to stop pedalling even where power has next to no effect on time. */
const LEAST_ELASTICITY = 0.15;
export const LEAST_PEDALLED_W = 40;

/** How many segments a person follows over a distance. */
export function mostSegments({ cells, stepM }: Course): number {
  return Math.max(FEW, Math.floor((PER_100_KM * cells * stepM) / 100_000));
}

/** Shortest length of a segment, in cells, at a mean speed. */
export function leastCells(stepM: number, speedMs: number): number {
  return Math.ceil(Math.max(LEAST_M, LEAST_S * speedMs) / stepM - 1e-9);
}

/**
 * Cuts an optimum into segments of one power where that costs least time. Neighbours of equal watts are one segment to a
 * person, so as many are cut as leave no more than `mostSegments` of those.
 * @param shortFirst whether what is too short is merged before the rest: now this, now that is the better cut
 */
export function cutOptimum(course: Course, optimum: PacingSolution, shortFirst: boolean): Cut {
  const { powerW, ride } = optimum;
  const weight = mergeWeights(course, optimum);
  const most = mostSegments(course);
  const seconds = Float64Array.from(powerW, (_, i) => ride.timeS[i + 1]! - ride.timeS[i]!);
  const lengthM = new Float64Array(course.cells).fill(course.stepM);
  const cells = { value: powerW, weight, seconds, lengthM };
  const rules = { leastM: LEAST_M, leastS: LEAST_S, tolerance: TOLERANCE * ride.totalTimeS };
  const least = shortFirst ? {} : { leastM: 0, leastS: 0 };
  const fine = mergeCells(cells, { ...rules, ...least, maxSegments: FINEST * most, tolerance: 0 });
  const segments = cellsOfSegments(cells, fine);
  const cutAt = (fineBounds: number[]): Cut => {
    const leastEnd = Math.ceil(LEAST_M / course.stepM);
    const joined = joinDescents(course, optimum, fineBounds);
    const bounds = joinDescents(course, optimum, settleDescents(course, optimum, joined, leastEnd));
    return joinEqual(
      course,
      pedalHome(course, { bounds, watts: freePowers(course, optimum, bounds, weight) }),
    );
  };
  const cutInto = (maxSegments: number): number[] =>
    mergeCells(segments, { ...rules, maxSegments }).map((k) => fine[k]!);
  let bounds = cutInto(most);
  for (let into = Math.ceil(1.25 * most); into <= FINEST * most; into = Math.ceil(1.25 * into)) {
    const finer = cutInto(into);
    if (cutAt(finer).watts.length > most) break;
    bounds = finer;
  }
  const settled = cutAt(settleBounds(cells, bounds, rules));
  return settled.watts.length > most ? cutAt(bounds) : settled;
}

/** An optimum lets its speed run out towards the finish; a person rides on to the line. */
function pedalHome(course: Course, { bounds, watts }: Cut): Cut {
  const [before, last] = watts.slice(-2);
  const rollsOut =
    last !== undefined && last < ROLLING_OUT * before! && gradeOf(course, bounds.at(-2)!, course.cells) >= 0;
  if (!rollsOut) return { bounds, watts };
  return { bounds: [...bounds.slice(0, -2), course.cells], watts: watts.slice(0, -1) };
}

/** On a long course an optimum still sprints away from the line; a person who does that pays for it later. */
export function calmStart(course: Course, { bounds, watts }: Cut): Cut {
  const { cells, stepM } = course;
  const [first] = watts;
  const brief = bounds[1]! * stepM <= START_M && cells * stepM >= LONG_M;
  // Downhill little power is needed: that does not measure a start.
  const next = watts.find((_, k) => k > 0 && gradeOf(course, bounds[k]!, bounds[k + 1]!) >= 0);
  if (!brief || !next || first! <= CALM * next) return { bounds, watts };
  return { bounds, watts: [CALM * next, ...watts.slice(1)] };
}

/** Neighbours that are asked for the same rounded watts become one, but for a climb and a descent. */
export function joinEqual(course: Course, { bounds, watts }: Cut): Cut {
  const joined: Cut = { bounds: [0], watts: [] };
  watts.forEach((power, k) => {
    const last = joined.watts.length - 1;
    const begin = joined.bounds[last]!;
    const middle = bounds[k]!;
    const end = bounds[k + 1]!;
    const alike =
      last >= 0 &&
      rounded(joined.watts[last]!) === rounded(power) &&
      (power === 0 || Math.abs(gradeOf(course, begin, middle) - gradeOf(course, middle, end)) < 2);
    if (!alike) {
      joined.watts.push(power);
      joined.bounds.push(end);
      return;
    }
    const [before, more] = [middle - begin, end - middle];
    joined.watts[last] = (joined.watts[last]! * before + power * more) / (before + more);
    joined.bounds[last + 1] = end;
  });
  return joined;
}

const CLIMB_SLOPE = 0.025;
const DESCENT_SLOPE = -0.015;

/** 1 for a climb, -1 for a descent, 0 between, by the mean slope. */
export function gradeOf(course: Course, from: number, to: number): -1 | 0 | 1 {
  const mean = meanSlope(course, from, to);
  return mean >= CLIMB_SLOPE ? 1 : mean <= DESCENT_SLOPE ? -1 : 0;
}

function rounded(powerW: number): number {
  return powerW < LEAST_PEDALLED_W ? 0 : Math.round(powerW / STEP_W) * STEP_W;
}

/** Seconds that a squared watt of deviation costs in each cell, about. */
function mergeWeights(course: Course, { powerW, ride }: PacingSolution): Float64Array {
  const meanW = Math.max(50, ride.workJ / Math.max(1, ride.totalTimeS - ride.coastingS));
  return Float64Array.from({ length: course.cells }, (_, i) => {
    const seconds = ride.timeS[i + 1]! - ride.timeS[i]!;
    const elasticity = heldBack(course, powerW, ride.speedMs, i)
      ? 0
      : timeElasticity(course, i, powerW[i]!, ride.speedMs[i + 1]!);
    const felt = Math.max(LEAST_ELASTICITY, elasticity);
    // Time t ~ P^-e, so its second derivative by power is e (1 + e) t / P^2.
    return (0.5 * seconds * felt * (1 + felt)) / meanW ** 2;
  });
}

/** Power of every segment: that of `freePower`, and on descents that of `descentPower`. */
export function freePowers(
  course: Course,
  optimum: PacingSolution,
  bounds: readonly number[],
  weight?: Float64Array,
): number[] {
  const { timeS } = optimum.ride;
  const spans = bounds.slice(0, -1).map((from, k) => ({ from, to: bounds[k + 1]! }));
  const watts = spans.map((span) => freePower(course, optimum, span, weight));
  let climbingJ = 0;
  let climbingS = 0;
  spans.forEach(({ from, to }, k) => {
    if (gradeOf(course, from, to) <= 0) return;
    const seconds = timeS[to]! - timeS[from]!;
    climbingJ += watts[k]! * seconds;
    climbingS += seconds;
  });
  const climbsW = climbingS > 0 ? climbingJ / climbingS : optimum.normalizedW;
  return spans.map((span, k) =>
    isDescent(course, optimum, span) ? descentPower(course, optimum, span, climbsW) : watts[k]!,
  );
}

/** The mean where the rider is free to pedal, by `weight` or by time; 0 where that is hardly anywhere. */
function freePower(
  course: Course,
  { powerW, ride }: PacingSolution,
  { from, to }: { from: number; to: number },
  weight: Float64Array | undefined,
): number {
  let pedalledS = 0;
  let whole = 0;
  let sum = 0;
  for (let i = from; i < to; i++) {
    if (heldBack(course, powerW, ride.speedMs, i)) continue;
    const seconds = ride.timeS[i + 1]! - ride.timeS[i]!;
    const part = weight?.[i] ?? seconds;
    pedalledS += seconds;
    whole += part;
    sum += part * powerW[i]!;
  }
  const share = pedalledS / Math.max(1e-9, ride.timeS[to]! - ride.timeS[from]!);
  return share < PEDALLED_SHARE || whole === 0 ? 0 : sum / whole;
}

/** One power wherever the rider does not roll downhill. */
export function evenBesideDescents(course: Course, optimum: PacingSolution, { bounds, watts }: Cut): Cut {
  const even = watts.map((power, k) =>
    isDescent(course, optimum, { from: bounds[k]!, to: bounds[k + 1]! }) ? power : optimum.normalizedW,
  );
  return joinEqual(course, { bounds, watts: even });
}

/** Watts of segments, cell by cell. */
export function askedOf({ bounds, watts }: Cut, cells: number): Float64Array {
  const asked = new Float64Array(cells);
  for (let k = 0; k < watts.length; k++) asked.fill(watts[k]!, bounds[k]!, bounds[k + 1]!);
  return asked;
}
