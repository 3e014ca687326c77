import type { Course } from '../../road/course.ts';
import { segmentCue } from './cue.ts';
import { gradeOf, START_M, type Cut } from './cut.ts';
import type { PacingLimits, PacingSolution } from '../optimum/solution.ts';

/** A stretch of a plan with one target. Distances from the start of the route, times from the start of the ride. */
export type PlanSegment = {
  fromM: number;
  toM: number;
  /** target at the pedals, a multiple of 5 W; 0 where the rider coasts */
  powerW: number;
  /** range in which the target counts as held, W */
  lowW: number;
  highW: number;
  /** `start`: a short first segment; `coast`: no pedalling */
  kind: 'start' | 'climb' | 'flat' | 'descent' | 'coast';
  /** what to do, in plain words */
  cue: string;
  /** when the segment begins, and how long it takes, s */
  startS: number;
  timeS: number;
  /** mean over the segment, m/s */
  speedMs: number;
  /** mean rise / run */
  slope: number;
  /** mean wind along the way at the rider, m/s; positive slows */
  headwindMs: number;
  /** W' left at its end, J */
  wPrimeEndJ: number;
};

/** Half the width of a target, as a share, and at least so many watts. */
const RANGE = 0.03;
const LEAST_RANGE_W = 5;
/** A rider who coasts may turn the legs. */
const COAST_HIGH_W = 60;

/** Describes what was ridden between the bounds. */
export function describeSegments(
  course: Course,
  limits: PacingLimits,
  { ride, wBalanceJ }: PacingSolution,
  { bounds, watts }: Cut,
  offsetM: number,
): PlanSegment[] {
  return watts.map((powerW, k) => {
    const from = bounds[k]!;
    const to = bounds[k + 1]!;
    const kind =
      k === 0 && offsetM === 0 && watts.length > 1 && powerW > 0 && to * course.stepM <= START_M
        ? 'start'
        : kindOf(course, from, to, powerW);
    const lengthM = (to - from) * course.stepM;
    const timeS = ride.timeS[to]! - ride.timeS[from]!;
    const halfW = Math.max(LEAST_RANGE_W, Math.round((RANGE * powerW) / 5) * 5);
    const segment = {
      fromM: offsetM + from * course.stepM,
      toM: offsetM + to * course.stepM,
      powerW,
      lowW: powerW === 0 ? 0 : Math.max(0, powerW - halfW),
      highW: powerW === 0 ? COAST_HIGH_W : powerW + halfW,
      kind,
      startS: ride.timeS[from]!,
      timeS,
      speedMs: lengthM / timeS,
      slope: meanOf(course.slope, from, to),
      headwindMs: meanOf(course.headwindMs, from, to),
      wPrimeEndJ: wBalanceJ[to]!,
    };
    const wPrimeShare = { from: wBalanceJ[from]! / limits.wPrimeJ, to: wBalanceJ[to]! / limits.wPrimeJ };
    return { ...segment, cue: segmentCue(segment, wPrimeShare, heldBySpeed(course, ride.speedMs, from, to)) };
  });
}

function kindOf(course: Course, from: number, to: number, powerW: number): PlanSegment['kind'] {
  if (powerW === 0) return 'coast';
  const grade = gradeOf(course, from, to);
  return grade > 0 ? 'climb' : grade < 0 ? 'descent' : 'flat';
}

/** Share of the nodes at which bends or the rider's own cap hold the speed. */
function heldBySpeed(course: Course, speedMs: Float64Array, from: number, to: number): number {
  let held = 0;
  for (let i = from + 1; i <= to; i++) if (speedMs[i]! >= course.limitMs[i]! * 0.999) held++;
  return held / Math.max(1, to - from);
}

function meanOf(values: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += values[i]!;
  return sum / Math.max(1, to - from);
}
