import type { Course } from '../../road/course.ts';
import { rideCourse, type CourseRide } from '../../road/ride-course.ts';
import { crawlPowerW, stands } from './crawl.ts';
import { lockedWatts, withLocked, type LockedPower } from './locked.ts';
import { normalizedPowerW } from '../../physiology/training-load.ts';
import { RECOVERY, type RecoveryTau } from '../../physiology/w-balance.ts';

/** What a rider has to give, and what must not be passed. */
export type PacingLimits = {
  /** critical power at sea level, W */
  cpW: number;
  /** work above critical power, J */
  wPrimeJ: number;
  /** highest power over a second when W' is full, W; it falls to critical power as W' empties (`ceilingW`) */
  pMaxW: number;
  /** W' to keep at the finish, J */
  reserveJ: number;
  /** W' to keep everywhere, J; 0 when not given. Who starts with less does not go below that. Below zero where locked power spends more than there is. */
  floorJ?: number;
  /** highest normalized power over the whole ride, W; null: none */
  npCapW: number | null;
  /** cells: share of critical power that is left at this altitude */
  cpShare?: Float64Array;
  /** how fast W' comes back; Weigend et al. 2021 when not given */
  recovery?: RecoveryTau;
  /** ridden so, whatever is asked there */
  locked?: readonly LockedPower[];
};

/** How a ride begins. */
export type PacingStart = {
  /** speed at the first node, m/s; a standing start when not given */
  entrySpeedMs?: number;
  /** W' left at the first node, J; all of it when not given */
  wPrimeLeftJ?: number;
};

/**
 * A limit that no way of riding keeps: W' runs out, W' falls below the floor or at the finish stays below the reserve, more
 * power is asked than the W' that is left allows,
 * normalized power lies above the cap, or the power does not even hold a crawl up a wall.
 */
export type UnmetLimit = 'wPrime' | 'reserve' | 'ceiling' | 'normalized' | 'crawl';

/** A ride with its power, and what it leaves of the rider. */
export type PacingSolution = {
  /** cells: power really pedalled, and asked, W */
  powerW: Float64Array;
  askedW: Float64Array;
  ride: CourseRide;
  /** nodes: W' left, J; not held at zero */
  wBalanceJ: Float64Array;
  /** normalized power of the whole ride, W; its mean power when it lasts less than 30 s */
  normalizedW: number;
  /** empty when every limit is kept */
  unmet: UnmetLimit[];
  evaluations: number;
  converged: boolean;
};

/**
 * Highest power with some of W' left, W: from the highest of all down to critical power, in proportion to what is left, as in
 * the three-parameter model (Morton 1996).
 * @param leftJ W' left, J
 * @param cpShare share of critical power at this altitude
 */
export function ceilingW({ cpW, wPrimeJ, pMaxW }: PacingLimits, leftJ: number, cpShare = 1): number {
  const cp = cpW * cpShare;
  return cp + (Math.max(0, pMaxW - cp) * Math.max(0, leftJ)) / wPrimeJ;
}

/** W' that is kept on the way, J. */
export function floorOf(
  { floorJ = 0, wPrimeJ }: PacingLimits,
  { wPrimeLeftJ = wPrimeJ }: PacingStart,
): number {
  return floorJ < 0 ? floorJ : Math.max(0, Math.min(floorJ, wPrimeLeftJ));
}

/** Rounding of a sum over a whole ride, J and W. */
const HAIR_J = 1e-6;
const HAIR_W = 1e-6;

/**
 * Rides a course at given powers and judges the ride by the limits: W' cell by cell, in exact steps, and normalized power
 * of the ride second by second.
 * @param askedW asked at the pedals, W, one value a cell
 */
export function ridePlanned(
  course: Course,
  limits: PacingLimits,
  askedW: Float64Array,
  { entrySpeedMs, wPrimeLeftJ = limits.wPrimeJ }: PacingStart = {},
): PacingSolution {
  const powerW = withLocked(course, limits.locked, askedW);
  const ride = rideCourse(course, powerW, entrySpeedMs === undefined ? {} : { entrySpeedMs });
  const wBalanceJ = wBalanceOf(ride, limits, wPrimeLeftJ);
  const normalizedW = normalizedOf(ride);
  const unmet: UnmetLimit[] = [];
  const locked = lockedWatts(course, limits.locked);
  let leastJ = Infinity;
  for (let i = 0; i < wBalanceJ.length; i++) if (wBalanceJ[i]! < leastJ) leastJ = wBalanceJ[i]!;
  for (let i = 0; i < course.cells; i++) {
    if ((locked && !Number.isNaN(locked[i])) || !stands(course, i, ride.speedMs, ride.powerW[i]!)) continue;
    unmet.push('crawl');
    break;
  }
  const keptJ = floorOf(limits, { wPrimeLeftJ });
  if (leastJ < Math.min(0, keptJ) - HAIR_J) unmet.push('wPrime');
  if (passesCeiling(course, limits, ride.powerW, wBalanceJ, locked)) unmet.push('ceiling');
  if (leastJ < keptJ - HAIR_J || wBalanceJ[course.cells]! < limits.reserveJ - HAIR_J) unmet.push('reserve');
  if (limits.npCapW !== null && normalizedW > limits.npCapW + HAIR_W) unmet.push('normalized');
  return {
    powerW: ride.powerW,
    askedW: powerW,
    ride,
    wBalanceJ,
    normalizedW,
    unmet,
    evaluations: 1,
    converged: true,
  };
}

/** Whether more is pedalled anywhere than W' allows, but where less would not hold a crawl, or the power is locked. */
function passesCeiling(
  course: Course,
  limits: PacingLimits,
  powerW: Float64Array,
  wBalanceJ: Float64Array,
  locked: Float64Array | null,
) {
  for (let i = 0; i < powerW.length; i++) {
    if (locked && !Number.isNaN(locked[i])) continue;
    const share = limits.cpShare?.[i] ?? 1;
    const watts = powerW[i]!;
    if (watts <= limits.cpW * share) continue;
    if (watts > ceilingW(limits, wBalanceJ[i]!, share) + HAIR_W && watts > crawlPowerW(course, i) + HAIR_W)
      return true;
  }
  return false;
}

function wBalanceOf(
  { timeS, powerW }: CourseRide,
  { cpW, wPrimeJ, cpShare, recovery = RECOVERY.weigend }: PacingLimits,
  leftJ: number,
): Float64Array {
  const balance = new Float64Array(timeS.length);
  let left = leftJ;
  balance[0] = left;
  for (let i = 0; i < powerW.length; i++) {
    const seconds = timeS[i + 1]! - timeS[i]!;
    const below = cpW * (cpShare?.[i] ?? 1) - powerW[i]!;
    if (below <= 0) left += below * seconds;
    else left = wPrimeJ - (wPrimeJ - left) * Math.exp(-seconds / recovery(below, wPrimeJ));
    balance[i + 1] = left;
  }
  return balance;
}

function normalizedOf(ride: CourseRide): number {
  return normalizedPowerW(powerOfSeconds(ride)) ?? (ride.totalTimeS > 0 ? ride.workJ / ride.totalTimeS : 0);
}

/** Power second by second: of each whole second the mean, so that no cell is lost between two samples. */
function powerOfSeconds(ride: CourseRide): Float64Array {
  const timeS = ride.timeS;
  const powerW = ride.powerW;
  const seconds = Math.floor(ride.totalTimeS);
  const samples = new Float64Array(seconds);
  const last = powerW.length - 1;
  let cell = 0;
  let cellStartJ = 0;
  let before = 0;
  for (let second = 0; second < seconds; second++) {
    while (cell < last && timeS[cell + 1]! <= second + 1) {
      cellStartJ += powerW[cell]! * (timeS[cell + 1]! - timeS[cell]!);
      cell++;
    }
    const after = cellStartJ + powerW[cell]! * (second + 1 - timeS[cell]!);
    samples[second] = Math.max(0, after - before);
    before = after;
  }
  return samples;
}
