import { valuesOf, type Refusal } from '../answer/input.ts';
import { ridePlanned, type PacingLimits, type PacingSolution } from '../pacing/optimum/solution.ts';
import { powerForDuration, type PowerCurve } from '../physiology/critical-power.ts';
import { RECOVERY, type RecoveryTau } from '../physiology/w-balance.ts';
import type { Course } from '../road/course.ts';
import { constantPowerFor } from './constant-power.ts';
import { segmentOnCourse, type SegmentOnCourse, type SegmentQuestion } from './segment-course.ts';
import { notByPower, type NotByWatts } from './segment-on-road.ts';

/** A segment to be paced. */
export type PacingTask = {
  ok: true;
  segment: SegmentOnCourse;
  course: Course;
  entrySpeedMs: number;
  timeS: number;
  /** with all that the rider has */
  limits: PacingLimits;
  /** with a share of critical power, W' and the sprint */
  limitsAt: (share: number) => PacingLimits;
  /** the least share that is enough for a ride */
  shareOf: (ride: PacingSolution) => number;
  ride: (askedW: Float64Array) => PacingSolution;
  /** the course at one power, W */
  evenly: (powerW: number) => PacingSolution;
  /** one power for a time, s; null where none gives it */
  evenFor: (timeS: number) => { powerW: number; solution: PacingSolution } | null;
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
  if (!evenFor(timeS)) return notByPower(course, timeS, entrySpeedMs);
  return {
    ok: true,
    segment,
    course,
    entrySpeedMs,
    timeS,
    limits,
    limitsAt: (share) => scaled(limits, share),
    shareOf: (ridden) => shareOf(ridden, course, limits, entrySpeedMs),
    ride,
    evenly,
    evenFor,
  };
}

/**
 * The rider's limits for so long, as every verdict has them: beyond half an hour less than critical power can be held, and of W'
 * only so much is spent that the best even power can be held to the line. What the sprint model keeps of it could be had
 * by a fast start and a fade alone, which nobody should be told to do.
 */
function limitsOf(curve: PowerCurve, timeS: number): PacingLimits {
  const { wPrimeJ, pMaxW } = curve;
  const cpW = powerForDuration({ ...curve, wPrimeJ: 0 }, timeS);
  const keptJ = wPrimeJ - Math.max(0, (powerForDuration(curve, timeS) - cpW) * timeS);
  return {
    cpW,
    wPrimeJ,
    pMaxW: Math.max(cpW, pMaxW ?? UNLIMITED * cpW),
    floorJ: keptJ,
    reserveJ: keptJ,
    npCapW: null,
    recovery: NONE,
  };
}

const scaled = (limits: PacingLimits, share: number): PacingLimits => ({
  ...limits,
  cpW: share * limits.cpW,
  wPrimeJ: share * limits.wPrimeJ,
  floorJ: share * (limits.floorJ ?? 0),
  reserveJ: share * limits.reserveJ,
  pMaxW: share * limits.pMaxW,
});

/**
 * W' counts as spent for good: a model that gives back more the less is left would have it emptied on the first hill, and
 * the same hill later ridden easier.
 */
const NONE: RecoveryTau = () => 1e9;
/** A sprint that is not known is no limit: so many times critical power. */
const UNLIMITED = 10;
const [LEAST_SHARE, MOST_SHARE, EXACT_SHARE] = [0.02, 20, 1e-5];

function shareOf(
  { askedW }: PacingSolution,
  course: Course,
  limits: PacingLimits,
  entrySpeedMs: number,
): number {
  let [low, high] = [LEAST_SHARE, MOST_SHARE];
  while (high / low > 1 + EXACT_SHARE) {
    const share = Math.sqrt(low * high);
    const { unmet } = ridePlanned(course, scaled(limits, share), askedW, { entrySpeedMs });
    if (unmet.every((limit) => limit === 'crawl')) high = share;
    else low = share;
  }
  return high;
}

/** W' as it runs low and comes back over a ride, at the nodes, J. */
export const balanceOf = (
  { course, limits, entrySpeedMs }: PacingTask,
  { askedW }: PacingSolution,
): Float64Array =>
  ridePlanned(course, { ...limits, recovery: RECOVERY.careful }, askedW, { entrySpeedMs }).wBalanceJ;

/** The most W' that is spent at any moment of a ride, J. */
export const wPrimeUsedBy = ({ wBalanceJ }: Pick<PacingSolution, 'wBalanceJ'>, wPrimeJ: number): number =>
  wPrimeJ - wBalanceJ.reduce((low, left) => Math.min(low, left), wPrimeJ);
