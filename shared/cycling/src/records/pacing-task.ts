import { valuesOf, type Refusal } from '../answer/input.ts';
import { ridePlanned, type PacingLimits, type PacingSolution } from '../pacing/optimum/solution.ts';
import { powerForDuration, type PowerCurve } from '../physiology/critical-power.ts';
import { RECOVERY } from '../physiology/w-balance.ts';
import type { Course } from '../road/course.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { notByPower, type NotByWatts } from './segment-on-road.ts';

/** What is scarce on a segment, in an amount that makes a ride faster. */
export type Scarce = {
  /** W' in J; below critical power, which costs none, normalized power in W */
  kind: 'wPrime' | 'normalized';
  /** what even power in the time of the record takes */
  evenly: number;
  /** all that the rider has */
  most: number;
  limitsWith: (amount: number) => PacingLimits;
  usedBy: (ride: PacingSolution) => number;
};

/** A segment to be paced. */
export type PacingTask = {
  ok: true;
  segment: SegmentOnCourse;
  course: Course;
  entrySpeedMs: number;
  timeS: number;
  /** with all that the rider has */
  limits: PacingLimits;
  scarce: Scarce;
  ride: (askedW: Float64Array) => PacingSolution;
  /** the course at one power, W */
  evenly: (powerW: number) => PacingSolution;
  /** one power for a time, s; null where none gives it */
  evenFor: (timeS: number) => { powerW: number; solution: PacingSolution } | null;
  /** even power in the time of the record keeps every limit of the rider */
  isEvenlyInReach: boolean;
};

/** Gathers course, limits and what is scarce, or says in one sentence what is missing. */
export function pacingTask(question: SegmentQuestion): PacingTask | NotByWatts | Refusal {
  const segment = segmentOnCourse(question);
  if (!segment.ok) return segment;
  const { curve } = segment;
  if (!curve) {
    return {
      ok: false,
      message: 'I need your FTP and weight for this. Enter them in your settings.',
      missing: ['powerMatrix.ftp', 'bodyMatrix.weight'],
    };
  }
  const { timeS } = question;
  const values = valuesOf(segment.inputs);
  const { entrySpeedMs } = values;
  const course = segment.courseOf(values);
  const limits = limitsOf(curve, timeS);
  const ride = (askedW: Float64Array) => ridePlanned(course, limits, askedW, { entrySpeedMs });
  const evenly = (powerW: number) => ride(new Float64Array(course.cells).fill(powerW));
  const evenFor = (seconds: number) => {
    const found = constantPowerFor(course, seconds, entrySpeedMs);
    return found && { powerW: found.powerW, solution: evenly(found.powerW) };
  };
  const even = evenFor(timeS);
  if (!even) return notByPower(course, timeS, entrySpeedMs);
  return {
    ok: true,
    segment,
    course,
    entrySpeedMs,
    timeS,
    limits,
    scarce: scarceOf(limits, even),
    ride,
    evenly,
    evenFor,
    isEvenlyInReach: even.solution.unmet.every((limit) => limit === 'crawl'),
  };
}

/** The rider's limits for so long: beyond half an hour less than critical power can be held, as in every verdict. */
function limitsOf(curve: PowerCurve, timeS: number): PacingLimits {
  const cpW = powerForDuration({ ...curve, wPrimeJ: 0 }, timeS);
  return {
    cpW,
    wPrimeJ: curve.wPrimeJ,
    pMaxW: Math.max(cpW, curve.pMaxW ?? 2.5 * cpW),
    reserveJ: 0,
    npCapW: null,
    recovery: RECOVERY.careful,
  };
}

/** W' is scarce where even power spends any; below critical power it is the strain of the whole ride. */
function scarceOf(limits: PacingLimits, even: { powerW: number; solution: PacingSolution }): Scarce {
  const { wPrimeJ, cpW } = limits;
  const usedJ = wPrimeUsedBy(even.solution, wPrimeJ);
  if (usedJ > 0) {
    return {
      kind: 'wPrime',
      evenly: usedJ,
      most: wPrimeJ,
      limitsWith: (joules) => ({ ...limits, floorJ: wPrimeJ - joules, reserveJ: wPrimeJ - joules }),
      usedBy: (solution) => wPrimeUsedBy(solution, wPrimeJ),
    };
  }
  return {
    kind: 'normalized',
    evenly: even.solution.normalizedW,
    most: cpW,
    // In whole watts at most critical power, so that W' stays what even power leaves of it.
    limitsWith: (npCapW) => ({ ...limits, npCapW, pMaxW: Math.max(Math.floor(cpW), even.powerW) }),
    usedBy: ({ normalizedW }) => normalizedW,
  };
}

/** The most W' that is spent at any moment of a ride, J. */
export const wPrimeUsedBy = ({ wBalanceJ }: Pick<PacingSolution, 'wBalanceJ'>, wPrimeJ: number): number =>
  wPrimeJ - wBalanceJ.reduce((low, left) => Math.min(low, left), wPrimeJ);
