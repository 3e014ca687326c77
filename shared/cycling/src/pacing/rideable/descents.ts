import type { Course } from '../../road/course.ts';
import type { PacingSolution } from '../optimum/solution.ts';

/** A road that falls by this is ridden as a descent, and one that falls at all where the rider mostly cannot pedal. */
export const FALLING_SLOPE = -0.025;
const SLIGHTLY = -0.01;
const MOSTLY = 0.5;
/** On steeper descents riders do not pedal harder than on the climbs; a little less leaves space for rounding. */
export const STEEP_SLOPE = -0.04;
const BELOW_CLIMBS = 0.95;
/** A flat or a rise within a descent is worth a segment from this time on, s, and when it rises by this at once. */
const BREATHER_S = 45;
const RISE_SLOPE = 0.01;

/** With less than this share of its time pedalled a segment is coasted. */
export const PEDALLED_SHARE = 0.15;
/** A descent is coasted below this mean, W; above it the legs are asked for what turns them. */
const COASTED_W = 15;
const TURNING_W = 40;
/** Mean power may stay below what is asked by this, W: where much is rolled, less is asked. */
const MISSED_W = 45;

type Span = { from: number; to: number };

/** Bounds without those within a descent: a person rides it as one. */
export function joinDescents(course: Course, optimum: PacingSolution, bounds: readonly number[]): number[] {
  const { timeS } = optimum.ride;
  const spans = bounds.slice(0, -1).map((from, k) => ({ from, to: bounds[k + 1]! }));
  const falls = spans.map((span) => isDescent(course, optimum, span));
  const passing = spans.map(
    ({ from, to }, k) =>
      falls[k - 1] === true &&
      falls[k + 1] === true &&
      timeS[to]! - timeS[from]! < BREATHER_S &&
      meanSlope(course, from, to) < RISE_SLOPE,
  );
  const inDescent = (k: number) => falls[k]! || passing[k]!;
  return bounds.filter((_, k) => k === 0 || k === spans.length || !inDescent(k - 1) || !inDescent(k));
}

/**
 * Moves the ends of descents to where the road begins and ends to fall: an optimum that surges between bends blurs them.
 * @param leastCells what has to be left of a neighbour
 */
export function settleDescents(
  course: Course,
  optimum: PacingSolution,
  bounds: readonly number[],
  leastCells: number,
): number[] {
  const settled = [...bounds];
  for (let k = 1; k < settled.length - 1; k++) {
    const [from, at, to] = [settled[k - 1]!, settled[k]!, settled[k + 1]!];
    const before = isDescent(course, optimum, { from, to: at });
    const after = isDescent(course, optimum, { from: at, to });
    if (before === after) continue;
    // What the road falls beyond a descent's least slope, summed up: most of it belongs to the descent.
    let fall = 0;
    let best = -Infinity;
    for (let i = from; i <= to - leastCells; i++) {
      if (i >= from + leastCells && (before ? fall > best : -fall >= best)) {
        best = before ? fall : -fall;
        settled[k] = i;
      }
      fall += FALLING_SLOPE - course.slope[i]!;
    }
  }
  return settled;
}

/** Whether a stretch is rolled down rather than ridden. */
export function isDescent(course: Course, { ride, powerW }: PacingSolution, { from, to }: Span): boolean {
  const slope = meanSlope(course, from, to);
  if (slope <= FALLING_SLOPE) return true;
  if (slope > SLIGHTLY) return false;
  return pedalledTime(course, ride, powerW, { from, to }) < MOSTLY * (ride.timeS[to]! - ride.timeS[from]!);
}

/** Time in which the plan decides how much is pedalled, s. */
function pedalledTime(
  course: Course,
  { timeS, speedMs }: PacingSolution['ride'],
  powerW: Float64Array,
  { from, to }: Span,
): number {
  let seconds = 0;
  for (let i = from; i < to; i++)
    if (!heldBack(course, powerW, speedMs, i)) seconds += timeS[i + 1]! - timeS[i]!;
  return seconds;
}

/**
 * Power of a descent: the average of the optimum there, not its peaks, and on a steep one less than on the climbs.
 * Surges between bends gain a few seconds; riders do not ride them.
 */
export function descentPower(
  course: Course,
  { ride, powerW }: PacingSolution,
  { from, to }: Span,
  climbsW: number,
): number {
  const wholeS = Math.max(1e-9, ride.timeS[to]! - ride.timeS[from]!);
  let workJ = 0;
  for (let i = from; i < to; i++) workJ += powerW[i]! * (ride.timeS[i + 1]! - ride.timeS[i]!);
  const mean = workJ / wholeS;
  const pedalled = pedalledTime(course, ride, powerW, { from, to }) / wholeS;
  if (mean < COASTED_W || pedalled < PEDALLED_SHARE) return 0;
  const lightW = Math.max(TURNING_W, Math.min(mean, MISSED_W / Math.max(1e-9, 1 - pedalled)));
  return meanSlope(course, from, to) < STEEP_SLOPE ? Math.min(lightW, BELOW_CLIMBS * climbsW) : lightW;
}

/** Whether a limit of speed, not the plan, decides how much is pedalled in a cell. */
export function heldBack(course: Course, powerW: Float64Array, speedMs: Float64Array, cell: number): boolean {
  return powerW[cell] === 0 || speedMs[cell + 1]! >= course.limitMs[cell + 1]! * 0.999;
}

/** Mean rise / run of cells. */
export function meanSlope({ slope }: Course, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += slope[i]!;
  return sum / Math.max(1, to - from);
}
