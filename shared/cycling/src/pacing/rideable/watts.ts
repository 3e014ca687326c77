import type { Course } from '../../road/course.ts';
import { largestAllowed, type Room } from '../plan/feasible.ts';
import type { PacingLimits, PacingSolution } from '../optimum/solution.ts';
import { joinEqual, pedalHome, type Cut } from './cut.ts';
import { LEAST_PEDALLED_W } from './tune.ts';

/** How segments are ridden and judged. */
export type Judge = {
  limits: PacingLimits;
  course: Course;
  /** a time to arrive at, s: then the easiest ride is wanted that does, and not the fastest */
  targetS: number | undefined;
  ride(cut: Cut): PacingSolution;
  room: Room;
  /** the same without the cap on normalized power */
  roomOfWPrime: Room;
};

/** Segments with the ride that they give. */
export type Ridden = { cut: Cut; solution: PacingSolution };

/** Watts of a plan are multiples of this, unless whole watts are faster by more than this share of the time. */
const STEP_W = 5 as const;
const WORTH = 0.0001;
/** Two powers a watt apart are worth it from this share of the time on: a watt is much for a light rider. */
const WORTH_TWO = 0.0005;
const EXACT = 0.0005;
const EXACT_EVEN_W = 0.1;
/** Of what lies above critical power. */
const EXACT_ABOVE = 0.002;
/** Two powers change no nearer to the start and the finish than this share of the way. */
const LEAST_PART = 0.1;
const TRIES = 40;
/** So many segments are tried with a watt more. */
const FILLED = 10;
/** A time to arrive at is met this closely, as a share. */
export const ON_TIME = 0.0005;
/** Normalized power grows about with this power of the speed. */
const TIME_BENDS = 2;
/** From this length on a segment can be two, s: each is then worth a look. */
const LONG_S = 600;
/** Closer to the cap than this, normalized power decides over the watts, else W'. */
const AT_CAP = 0.003;

/**
 * Segments ridden as hard as the limits allow, with watts that are not whole.
 * @param about watts that are no further from that than this share stay as they are
 * @returns null when no scale keeps the limits
 */
export function asHardAsAllowed(given: Cut, judge: Judge, about = 0): Ridden | null {
  const { course, limits } = judge;
  const wanted = withinWPrime(pedalHome(course, given), judge);
  if (Math.abs(judge.room(wanted.solution)) < about) return wanted;
  const { bounds } = wanted.cut;
  const at = (scale: number) => wanted.cut.watts.map((power) => Math.min(limits.pMaxW, power * scale));
  const { npCapW } = limits;
  const near = npCapW === null ? 1 : npCapW / Math.max(1, wanted.solution.normalizedW);
  const found = largestAllowed((scale) => judge.ride({ bounds, watts: at(scale) }), judge.room, {
    low: 0.3,
    high: 1.5,
    exact: EXACT,
    guess: 0.9999 * Math.min(1.4, Math.max(0.7, near)),
  });
  return found && { cut: { bounds, watts: at(found.at) }, solution: found.solution };
}

/**
 * The coarsest step of watts, how much faster whole watts have to be than that, as a share of the time, and how far watts may be
 * from what the limits allow before they are rounded, as a share of the power.
 */
type Rounding = { stepW?: 1 | 5; worth?: number; about?: number };

/**
 * Watts that a person can read, as much of them as the limits allow.
 * @returns null when no scale keeps the limits
 */
export function wholeWatts(given: Cut, judge: Judge, rounding: Rounding = {}): Ridden | null {
  const free = asHardAsAllowed(given, judge, rounding.about);
  return free && inWholeWatts(free, judge, rounding);
}

/** The same of a ride that is as hard as the limits allow. */
export function inWholeWatts(
  free: Ridden,
  judge: Judge,
  { stepW = STEP_W, worth = WORTH }: Rounding = {},
): Ridden | null {
  const fives = stepW === STEP_W ? rounded(free, judge, STEP_W) : null;
  const close = (1 + worth) * free.solution.ride.totalTimeS;
  if (fives && fives.solution.ride.totalTimeS <= close) return fives;
  const some = rounded(free, judge, 1);
  const ones = some && some.solution.ride.totalTimeS > close ? filled(some, judge) : some;
  const whole = ones && fives ? (isBetter(ones, fives, judge) ? ones : fives) : (ones ?? fives);
  return whole && isLate(whole, judge) ? splitLong(whole, judge) : whole;
}

/** Whether a ride misses the time that it should arrive at. */
export function isLate(ridden: Ridden, { targetS = Infinity }: Judge): boolean {
  return timeOf(ridden) > (1 + ON_TIME) * targetS;
}

const timeOf = ({ solution }: Ridden): number => solution.ride.totalTimeS;

/**
 * Whether one way to ride is better than another: faster, or where a time is given, easier.
 * @param byShare by so much of the time or the power
 */
export function isBetter(a: Ridden, b: Ridden, judge: Judge, byShare = 0): boolean {
  const late = isLate(a, judge) || isLate(b, judge);
  const [aCost, bCost] = late ? [timeOf(a), timeOf(b)] : [costOf(a, judge), costOf(b, judge)];
  return aCost < (1 - (late ? 0 : byShare)) * bCost;
}

/** What a way to ride costs: its time, or where a time is given, the normalized power that would take just that. */
export function costOf({ solution: { ride, normalizedW } }: Ridden, { targetS }: Judge): number {
  return targetS === undefined ? ride.totalTimeS : normalizedW * (ride.totalTimeS / targetS) ** TIME_BENDS;
}

/** The highest single power that the limits allow; null when there is none. */
export function evenPower({ course, limits, ride, room }: Judge, guess: number): Ridden | null {
  const at = (power: number): Cut => ({ bounds: [0, course.cells], watts: [power] });
  const found = largestAllowed((power) => ride(at(power)), room, {
    low: LEAST_PEDALLED_W,
    high: limits.pMaxW,
    exact: EXACT_EVEN_W,
    guess,
  });
  return found && { cut: at(found.at), solution: found.solution };
}

/** One power in whole watts: a watt more up to some place where the power lies between two, so that next to nothing is lost. */
export function wholeEven(even: Ridden, { course, ride, room }: Judge): Ridden {
  const { cells } = course;
  const lowW = Math.floor(even.cut.watts[0] ?? 0);
  const low: Cut = { bounds: [0, cells], watts: [lowW] };
  const upTo = (share: number): Cut => ({
    bounds: [0, Math.round(share * cells), cells],
    watts: [lowW + 1, lowW],
  });
  const found = largestAllowed((meanW) => ride(upTo(meanW - lowW)), room, {
    low: lowW + LEAST_PART,
    high: lowW + 1 - LEAST_PART,
    exact: EXACT_EVEN_W / 5,
  });
  const lowest = { cut: low, solution: ride(low) };
  if (!found || found.solution.ride.totalTimeS > (1 - WORTH_TWO) * lowest.solution.ride.totalTimeS)
    return lowest;
  return { cut: upTo(found.at - lowW), solution: found.solution };
}

/** Takes from what lies above critical power where merging has spent W' too early. */
function withinWPrime(cut: Cut, { limits, ride, roomOfWPrime }: Judge): Ridden {
  const whole = ride(cut);
  if (roomOfWPrime(whole) >= 0) return { cut, solution: whole };
  const held = (share: number): Cut => ({
    bounds: cut.bounds,
    watts: cut.watts.map((power, k) => {
      const cpW = cpOf(limits, cut.bounds[k] ?? 0, cut.bounds[k + 1] ?? 0);
      return power > cpW ? cpW + share * (power - cpW) : power;
    }),
  });
  const found = largestAllowed((share) => ride(held(share)), roomOfWPrime, {
    low: 0,
    high: 1,
    exact: EXACT_ABOVE,
  });
  const within = held(found?.at ?? 0);
  return { cut: within, solution: found?.solution ?? ride(within) };
}

/** Critical power on a stretch, as heat and altitude leave it, W. */
function cpOf({ cpW, cpShare }: PacingLimits, from: number, to: number): number {
  if (!cpShare) return cpW;
  const shares = cpShare.subarray(from, to);
  return (cpW * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length);
}

/** The segments in whole steps of watts, made smaller until the limits hold; null when they never do. */
function rounded({ cut, solution }: Ridden, judge: Judge, stepW: number): Ridden | null {
  const { npCapW, pMaxW } = judge.limits;
  const { timeS } = solution.ride;
  const seconds = cut.watts.map((_, k) => timeS[cut.bounds[k + 1]!]! - timeS[cut.bounds[k]!]!);
  const capped = npCapW !== null && solution.normalizedW > npCapW * (1 - AT_CAP);
  const most = Math.floor(pMaxW / stepW) * stepW;
  for (let attempt = 0, scale = 1; attempt < TRIES; attempt++, scale *= 1 - 0.0002 * stepW) {
    const wanted = cut.watts.map((power) => power * scale);
    const watts = roundWatts(wanted, seconds, stepW, capped ? 4 : 1).map((power) => Math.min(most, power));
    const tried = joinEqual(judge.course, { bounds: cut.bounds, watts });
    const ridden = judge.ride(tried);
    if (judge.room(ridden) >= 0) return { cut: tried, solution: ridden };
  }
  return null;
}

/** A watt more in the longest segments that the limits still allow it in, where rounding has left too much unused. */
function filled(ridden: Ridden, judge: Judge): Ridden {
  const { bounds, watts } = ridden.cut;
  const { timeS } = ridden.solution.ride;
  const seconds = watts.map((_, k) => timeS[bounds[k + 1]!]! - timeS[bounds[k]!]!);
  const pedalled = [...watts.keys()].filter((k) => watts[k]! >= LEAST_PEDALLED_W);
  let best = ridden;
  for (const k of pedalled.sort((a, b) => seconds[b]! - seconds[a]!).slice(0, FILLED)) {
    const more = best.cut.watts.with(k, best.cut.watts[k]! + 1);
    const solution = judge.ride({ bounds, watts: more });
    if (judge.room(solution) >= 0) best = { cut: { bounds, watts: more }, solution };
  }
  return best;
}

/** A watt more up to some place in a long segment, where one watt changes more than the time to arrive at may be missed by. */
function splitLong(ridden: Ridden, judge: Judge): Ridden {
  const { bounds, watts } = ridden.cut;
  const { timeS } = ridden.solution.ride;
  let best = ridden;
  for (const [k, lowW] of watts.entries()) {
    const [from, to] = [bounds[k] ?? 0, bounds[k + 1] ?? 0];
    if (lowW < LEAST_PEDALLED_W || !(timeS[to]! - timeS[from]! >= LONG_S)) continue;
    const upTo = (meanW: number): Cut => ({
      bounds: bounds.toSpliced(k + 1, 0, from + Math.round((meanW - lowW) * (to - from))),
      watts: watts.toSpliced(k, 0, lowW + 1),
    });
    const found = largestAllowed((meanW) => judge.ride(upTo(meanW)), judge.room, {
      low: lowW + LEAST_PART,
      high: lowW + 1 - LEAST_PART,
      exact: EXACT_EVEN_W / 5,
    });
    if (!found) continue;
    const split = { cut: upTo(found.at), solution: found.solution };
    if (isBetter(split, best, judge)) best = split;
    if (!isLate(best, judge)) break;
  }
  return best;
}

/**
 * Rounds to whole steps, the weightiest segments first; what is won or lost is handed on to the next, so that it cancels.
 * @param exponent what shall stay the same: 1 the work, 4 the normalized power
 */
function roundWatts(
  wanted: readonly number[],
  seconds: readonly number[],
  stepW: number,
  exponent: 1 | 4,
): number[] {
  const weight = (k: number) => seconds[k]! * wanted[k]! ** (exponent - 1);
  const order = wanted.map((_, k) => k).sort((a, b) => weight(b) - weight(a));
  const watts = wanted.map(() => 0);
  let owed = 0;
  for (const k of order) {
    const exact = wanted[k]!;
    if (exact < LEAST_PEDALLED_W) continue;
    const owedW = Math.max(-stepW / 2, Math.min(stepW / 2, owed / (exponent * weight(k))));
    watts[k] = Math.round((exact + owedW) / stepW) * stepW;
    owed += (exact ** exponent - watts[k] ** exponent) * seconds[k]!;
  }
  return watts;
}
