import { slackOf } from '../optimum/keep-limits.ts';
import { floorOf, type PacingLimits, type PacingSolution, type PacingStart } from '../optimum/solution.ts';

/** Whether a ride keeps every limit that can be kept: on a wall, crawling cannot be avoided. */
export function keepsLimits({ unmet }: Pick<PacingSolution, 'unmet'>): boolean {
  return unmet.every((limit) => limit === 'crawl');
}

/**
 * How much more power a ride could have, as a share, about: from 0 on it is allowed. NaN where it is not, by nobody knows how
 * much.
 */
export type Room = (solution: PacingSolution) => number;

/** The room that limits leave. */
export function roomWithin(limits: PacingLimits, start: PacingStart = {}): Room {
  const floorJ = floorOf(limits, start);
  return (solution) => {
    const slack = slackOf(solution, limits, floorJ);
    return keepsLimits(solution) ? Math.max(0, slack) : slack < 0 ? slack : NaN;
  };
}

/** A value that was tried, and the ride that it gave. */
export type Tried = { at: number; solution: PacingSolution };

/** Aims so much further than the room says, twice as much each time that this does not reach; and tries no more often. */
const BOLDLY = 1.1;
const MOST_TRIES = 60;

/**
 * The largest value between `low` and `high` whose ride is allowed, to `exact`; a ride is taken to be allowed below every
 * allowed value. The room of a ride says how far the next is tried, then false position (Illinois) closes in, aiming a little
 * low. Null when not even `low` is allowed.
 */
export function largestAllowed(
  ride: (value: number) => PacingSolution,
  room: Room,
  { low, high, exact, guess }: { low: number; high: number; exact: number; guess?: number },
): Tried | null {
  let best: Tried | null = null;
  let above = Infinity;
  let roomBelow = 0;
  let roomAbove = NaN;
  let wasAllowed: boolean | null = null;
  let boldly = BOLDLY;
  let step = 4 * exact;
  let value = guess !== undefined && guess > low && guess < high ? guess : high;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const solution = ride(value);
    const left = room(solution);
    const allowed = left >= 0;
    if (allowed) {
      best = { at: value, solution };
      if (value >= high || left * value < exact / 2) break;
      roomBelow = left;
      if (wasAllowed === true) roomAbove /= 2;
    } else {
      if (value <= low) break;
      [above, roomAbove] = [value, Math.min(left, -1e-9)];
      if (wasAllowed === false) roomBelow /= 2;
    }
    wasAllowed = allowed;
    const bottom: number = best?.at ?? low;
    if (best && above - bottom <= exact) break;
    if (best && above < Infinity) {
      const root = bottom + ((above - bottom) * roomBelow) / (roomBelow - roomAbove);
      const aimed = Math.max((bottom + root) / 2, root - exact / 4);
      value = aimed > bottom && aimed < above ? aimed : (bottom + above) / 2;
    } else if (best) value = Math.min(high, value + Math.max(boldly * left * value, exact));
    else if (left < 0) value = Math.max(low, value + Math.min(boldly * left * value, -exact));
    else {
      value = Math.max(low, value - step);
      step *= 2;
    }
    boldly *= 2;
  }
  return best;
}

/** A time is taken to fall with the square root of the value, about. */
const TIME_BENDS = 2;

/**
 * Whether a value has a ride that is allowed and takes no longer than so many seconds: a ride that is too slow and yet asks
 * too much says no at once, so this takes far fewer rides than `largestAllowed`. It tries values between the one that would
 * arrive in time and the one that would just be allowed.
 */
export function allowedWithin(
  ride: (value: number) => PacingSolution,
  room: Room,
  seconds: number,
  { low, high, exact, guess }: { low: number; high: number; exact: number; guess: number },
): boolean {
  let [below, above] = [low, high];
  let value = Math.min(high, Math.max(low, guess));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const solution = ride(value);
    const { totalTimeS } = solution.ride;
    const left = room(solution);
    const allowed = left >= 0;
    if (allowed === totalTimeS <= seconds) return allowed;
    if (allowed) below = value;
    else above = value;
    if (above - below < exact) return false;
    const inTime = value * (totalTimeS / seconds) ** TIME_BENDS;
    const aimed = (inTime + (Number.isNaN(left) ? inTime : value * (1 + left))) / 2;
    value = aimed > below && aimed < above ? aimed : (below + above) / 2;
  }
  return false;
}
