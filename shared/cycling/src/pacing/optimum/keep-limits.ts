import type { Course } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { RECOVERY } from '../../physiology/w-balance.ts';
import { crawlPowerW } from './crawl.ts';
import { lockedWatts, withLocked } from './locked.ts';
import {
  ceilingW,
  floorOf,
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from './solution.ts';

const MENDING_ROUNDS = 3;
/** Kept back, so that rounding does not take W' below its floor, J. */
const SPARE_J = 0.01;
/** Kept below the ceiling, W. */
const SPARE_W = 0.01;
/** Closer to a limit than this share of the power is close enough, where nothing else is said. */
const CLOSE = 1e-5;
const LEAST = 0.2;
const MOST = 1.5;

/**
 * Rides the asked powers, all made smaller or larger by one factor until the tightest limit is just kept, never broken;
 * nowhere less than holds a crawl and nowhere more than the highest power.
 * @param close how close to the tightest limit, as a share of the power
 * @returns null when no factor keeps the limits
 */
export function keepLimits(
  course: Course,
  limits: PacingLimits,
  askedW: ArrayLike<number>,
  start: PacingStart = {},
  close = CLOSE,
): PacingSolution | null {
  const spentW = spendNoMore(course, limits, askedW, start);
  const scaledW = new Float64Array(course.cells);
  let best: PacingSolution | null = null;
  let evaluations = 0;
  let low = LEAST;
  let high = MOST;
  let slackLow = 0;
  let slackHigh = 0;
  let factor = 1;
  let wasKept: boolean | null = null;
  while (evaluations < 40 && high - low > close / 10) {
    for (let cell = 0; cell < course.cells; cell++)
      scaledW[cell] = Math.min(limits.pMaxW, Math.max(crawlPowerW(course, cell), factor * spentW[cell]!));
    let ride = ridePlanned(course, limits, scaledW, start);
    if (ride.unmet.includes('ceiling'))
      ride = ridePlanned(course, limits, spendNoMore(course, limits, scaledW, start), start);
    evaluations++;
    const slack = slackOf(ride, limits, floorOf(limits, start));
    const kept = ride.unmet.length === 0;
    if (kept) {
      best = ride;
      if (slack < close || factor >= MOST) break;
      [low, slackLow] = [factor, slack];
      if (wasKept === true) slackHigh /= 2;
    } else {
      if (factor <= LEAST) break;
      [high, slackHigh] = [factor, Math.min(slack, -close / 10)];
      if (wasKept === false) slackLow /= 2;
    }
    wasKept = kept;
    // Slack is a share of the power, so about the factor that is missing; then false position (Illinois) closes in, aiming
    // a little below the root, so that the ride that ends the search keeps the limits.
    if (slackLow > 0 && slackHigh < 0) {
      const root = low + ((high - low) * slackLow) / (slackLow - slackHigh);
      factor = Math.max((low + root) / 2, root - close / 2);
    } else if (kept) factor = Math.min(MOST, factor + Math.max(1.1 * slack, close));
    else factor = Math.max(LEAST, factor + Math.min(1.2 * slack, -10 * close));
  }
  return best && { ...best, evaluations };
}

/** How much more power the tightest limit allows, as a share of the power; negative: how much it is broken. */
export function slackOf(
  { ride, wBalanceJ, normalizedW }: PacingSolution,
  limits: PacingLimits,
  floorJ: number,
): number {
  let spareJ = wBalanceJ[wBalanceJ.length - 1]! - limits.reserveJ;
  for (let i = 0; i < wBalanceJ.length; i++) spareJ = Math.min(spareJ, wBalanceJ[i]! - floorJ);
  // A little more power takes from W' where it lies above critical power.
  let hardJ = 0;
  for (let i = 0; i < ride.powerW.length; i++) {
    const watts = ride.powerW[i]!;
    if (watts > limits.cpW * (limits.cpShare?.[i] ?? 1))
      hardJ += watts * (ride.timeS[i + 1]! - ride.timeS[i]!);
  }
  const spare = spareJ / Math.max(1, hardJ);
  return limits.npCapW === null ? spare : Math.min(spare, 1 - normalizedW / Math.max(1, limits.npCapW));
}

/**
 * The asked powers, held at the ceiling that W' leaves, and at critical power where W' would run below its floor: what a plan
 * on a coarser grid did not see is mended in its place, before one factor for all takes up the rest.
 */
function spendNoMore(
  course: Course,
  limits: PacingLimits,
  askedW: ArrayLike<number>,
  start: PacingStart,
): Float64Array {
  const { cpW, wPrimeJ, cpShare, recovery = RECOVERY.weigend } = limits;
  const { entrySpeedMs, wPrimeLeftJ = wPrimeJ } = start;
  const leastJ = floorOf(limits, start) + SPARE_J;
  const heldW = withLocked(course, limits.locked, Float64Array.from(askedW));
  const locked = lockedWatts(course, limits.locked);
  for (let round = 0; round < MENDING_ROUNDS; round++) {
    const { timeS, powerW } = rideCourse(course, heldW, entrySpeedMs === undefined ? {} : { entrySpeedMs });
    let left = wPrimeLeftJ;
    let mended = false;
    for (let i = 0; i < course.cells; i++) {
      const seconds = timeS[i + 1]! - timeS[i]!;
      const cp = cpW * (cpShare?.[i] ?? 1);
      let above = powerW[i]! - cp;
      const most = ceilingW(limits, left, cpShare?.[i]) - SPARE_W - cp;
      const free = !locked || Number.isNaN(locked[i]);
      if (free && above > 0 && above > most) {
        above = Math.max(0, most);
        heldW[i] = cp + above;
        mended = true;
      }
      if (above <= 0) {
        left = wPrimeJ - (wPrimeJ - left) * Math.exp(-seconds / recovery(-above, wPrimeJ));
        continue;
      }
      if (free && above * seconds > left - leastJ) {
        above = Math.max(0, left - leastJ) / seconds;
        heldW[i] = cp + above;
        mended = true;
      }
      left -= above * seconds;
    }
    if (!mended) break;
  }
  return heldW;
}
