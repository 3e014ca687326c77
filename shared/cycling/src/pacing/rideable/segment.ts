import type { Course } from '../../road/course.ts';
import { segmentCue } from './cue.ts';
import type { Stretch } from '../../road/stretches.ts';
import { gradeOf, LONG_M, START_M, type Cut } from './cut.ts';
import { surfaceRuns, wordsForSurface } from './surface-words.ts';
import type { PacingLimits, PacingSolution } from '../optimum/solution.ts';
import type { PlanSegment } from './plan-segment.ts';

/** Half the width of a target, as a share, and at least so many watts. */
const RANGE = 0.03;
const LEAST_RANGE_W = 5;
/** A rider who coasts may turn the legs. */
const COAST_HIGH_W = 60;
/** Down a road that falls a rider pedals when it suits, up to this share of the target. */
const DESCENT_HIGH = 1.3;
/** Below this share of critical power pedalling is light. */
const LIGHT = 0.5;

/** With less than this share of the target a rider coasts. */
const LIGHTEST = 0.1;

/** Where a segment lies in the whole route, and what is particular about that. */
export type SegmentPlace = { offsetM?: number; stretches?: readonly Stretch[] };

/** Describes what was ridden between the bounds. */
export function describeSegments(
  course: Course,
  limits: PacingLimits,
  { ride, powerW: riddenW, wBalanceJ }: PacingSolution,
  { bounds, watts }: Cut,
  { offsetM = 0, stretches = [] }: SegmentPlace,
): PlanSegment[] {
  const capMs = course.limitMs.reduce((most, limit) => Math.max(most, limit), 0);
  const surfaces = surfaceRuns(stretches, offsetM + course.cells * course.stepM, course.stepM);
  return watts.map((powerW, k) => {
    const from = bounds[k]!;
    const to = bounds[k + 1]!;
    const kind: PlanSegment['kind'] =
      k === 0 &&
      offsetM === 0 &&
      watts.length > 1 &&
      powerW > 0 &&
      to * course.stepM <= START_M &&
      course.cells * course.stepM >= LONG_M
        ? 'start'
        : kindOf(course, from, to, powerW);
    const lengthM = (to - from) * course.stepM;
    const timeS = ride.timeS[to]! - ride.timeS[from]!;
    const segment = {
      fromM: offsetM + from * course.stepM,
      toM: offsetM + to * course.stepM,
      powerW,
      ...rangeOf(kind, powerW),
      kind,
      startS: ride.timeS[from]!,
      timeS,
      speedMs: lengthM / timeS,
      slope: meanOf(course.slope, from, to),
      headwindMs: meanOf(course.headwindMs, from, to),
      wPrimeEndJ: wBalanceJ[to]!,
    };
    const wPrimeShare = { from: wBalanceJ[from]! / limits.wPrimeJ, to: wBalanceJ[to]! / limits.wPrimeJ };
    const cue = segmentCue(segment, {
      wPrime: wPrimeShare,
      held: heldBySpeed(course, capMs, ride.speedMs, from, to),
      light: powerW < LIGHT * limits.cpW,
      rolled: rolledS(ride.timeS, riddenW, LIGHTEST * powerW, from, to) / timeS,
      nextW: watts[k + 1] ?? null,
    });
    return { ...segment, cue: cue + wordsForSurface(surfaces, segment) };
  });
}

function rangeOf(kind: PlanSegment['kind'], powerW: number): { lowW: number; highW: number } {
  if (kind === 'coast') return { lowW: 0, highW: COAST_HIGH_W };
  if (kind === 'descent')
    return { lowW: 0, highW: Math.max(COAST_HIGH_W, Math.round((DESCENT_HIGH * powerW) / 5) * 5) };
  const halfW = Math.max(LEAST_RANGE_W, Math.round((RANGE * powerW) / 5) * 5);
  return { lowW: Math.max(0, powerW - halfW), highW: powerW + halfW };
}

function kindOf(course: Course, from: number, to: number, powerW: number): PlanSegment['kind'] {
  if (powerW === 0) return 'coast';
  const grade = gradeOf(course, from, to);
  return grade > 0 ? 'climb' : grade < 0 ? 'descent' : 'flat';
}

/** Below this share of the highest limit of a course it is bends that limit. */
const BEND = 0.98;

/**
 * Shares of the nodes at which bends, and at which the rider's own cap hold the speed. A course has one limit for both: its
 * highest value is the cap, unless the whole course is bends.
 */
function heldBySpeed(
  { limitMs }: Course,
  capMs: number,
  speedMs: Float64Array,
  from: number,
  to: number,
): { bends: number; cap: number; capMs: number } {
  let bends = 0;
  let cap = 0;
  for (let i = from + 1; i <= to; i++) {
    if (speedMs[i]! < limitMs[i]! * 0.999) continue;
    if (limitMs[i]! < BEND * capMs) bends++;
    else cap++;
  }
  const nodes = Math.max(1, to - from);
  return { bends: bends / nodes, cap: cap / nodes, capMs };
}

/** Time with less power than this, s. */
function rolledS(timeS: Float64Array, powerW: Float64Array, lessW: number, from: number, to: number): number {
  let seconds = 0;
  for (let i = from; i < to; i++) if (powerW[i]! < lessW) seconds += timeS[i + 1]! - timeS[i]!;
  return seconds;
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i]!;
  return sum / Math.max(1, to - from);
}
