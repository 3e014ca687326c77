import type { Course } from '../../road/course.ts';
import { optimisePower, type PacingOptions } from '../optimum/optimise.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';
import { askedOf, calmStart, gradeOf, meanSlope, type Cut } from './cut.ts';
import type { DetailRules } from './detail.ts';
import { heldBack } from './weight.ts';

/** With less than this share of its time pedalled a segment is coasted. */
const PEDALLED_SHARE = 0.15;
/**
 * Down a steeper road a plan asks for no more than this share of normalized power, and where most of a long one is rolled, for
 * what is pedalled there on average: nobody sprints out of every bend.
 */
const STEEP_SLOPE = -0.04;
const LIGHTLY = 0.65;
const ROLLED = 0.4;
const LONG_S = 150;
const TURNING_W = 40;
/** No plan asks for more than this many times the power after the start, however fast that is. */
const SPRINT = 1.25;
/** Watts down a road are alike within this many times as much as elsewhere, as a share of normalized power. */
const FALLING = 12;
/** Makes neighbours of a flat that is too brief alike, but in order. */
const TOO_BRIEF = 1e-3;
/** A rider pedals fully with this share of what is asked. */
const FULLY = 0.9;

/** Below this a plan asks for no pedalling. */
export const LEAST_PEDALLED_W = 30;

/** The best watts for segments, and the ride that they were found with. */
export type Tuned = { cut: Cut; solution: PacingSolution };

/** The search starts from the means of the optimum, so it is close. */
const EVALUATIONS = 120;

/**
 * The best watts for segments with given bounds: the optimum again, with one unknown per segment. The mean of an
 * optimum over a segment is not the best where W' runs low in the middle, or where the road falls and rises.
 */
export function tuneWatts(
  course: Course,
  limits: PacingLimits,
  optimum: PacingSolution,
  bounds: number[],
  options: Pick<PacingOptions, keyof PacingStart | 'close' | 'maxEvaluations'>,
): Tuned {
  const npCapW = limits.npCapW ?? optimum.normalizedW;
  const means = meansOf(course, { ...optimum, askedW: optimum.powerW }, bounds);
  const solution = optimisePower(
    course,
    { ...limits, npCapW },
    {
      maxEvaluations: EVALUATIONS,
      ...options,
      bounds,
      start: askedOf({ bounds, watts: means }, course.cells),
      follow: true,
    },
  );
  const watts = meansOf(course, solution, bounds).map((power, k) =>
    // Where all is rolled the search does not care what is asked.
    gradeOf(course, bounds[k] ?? 0, bounds[k + 1] ?? 0) < 0 ? Math.min(power, solution.normalizedW) : power,
  );
  return { cut: calmStart(course, { bounds, watts }, SPRINT), solution };
}

/**
 * Neighbours whose watts differ by less than a share as one, for nobody tells them apart; on a road that falls a larger share,
 * for there watts hardly count. A brief climb and a brief descent stay two: together they would be a brief flat. A flat that is
 * ridden too briefly with these watts joins the neighbour that is most like it.
 * @param calmDown the same goes for a part of a descent: on some courses that costs more than it is worth
 */
export function joinAlike(
  course: Course,
  { cut, solution }: Tuned,
  { alike, leastFlatS }: DetailRules,
  calmDown = false,
): Cut {
  const { timeS } = solution.ride;
  const parts = cut.watts.map((watts, k) => {
    const [from, to] = [cut.bounds[k] ?? 0, cut.bounds[k + 1] ?? 0];
    const falls = gradeOf(course, from, to) < 0;
    return { from, to, watts, falls, seconds: timeS[to]! - timeS[from]! };
  });
  const lasts = (from: number, to: number) =>
    timeS[to]! - timeS[from]! >= leastFlatS || gradeOf(course, from, to) !== 0;
  const isBrief = (k: number, both: boolean) => {
    const { from, to, seconds, falls } = parts[k]!;
    return (
      k > 0 &&
      k + 1 < parts.length &&
      seconds < leastFlatS &&
      (gradeOf(course, from, to) === 0 || (calmDown && both && falls))
    );
  };
  for (;;) {
    let closest = -1;
    let least = alike;
    for (let k = 0; k + 1 < parts.length; k++) {
      const [a, b] = [parts[k]!.watts, parts[k + 1]!.watts];
      const both = parts[k]!.falls && parts[k + 1]!.falls;
      const apart =
        (Math.abs(a - b) / (both ? FALLING * Math.max(1, solution.normalizedW) : Math.max(1, a, b))) *
        (isBrief(k, both) || isBrief(k + 1, both) ? TOO_BRIEF : 1);
      if (apart < least && lasts(parts[k]!.from, parts[k + 1]!.to)) [closest, least] = [k, apart];
    }
    if (closest < 0)
      return { bounds: [0, ...parts.map(({ to }) => to)], watts: parts.map(({ watts }) => watts) };
    const [a, b] = [parts[closest]!, parts[closest + 1]!];
    const seconds = a.seconds + b.seconds;
    const watts = (a.watts * a.seconds + b.watts * b.seconds) / seconds;
    parts.splice(closest, 2, { from: a.from, to: b.to, watts, falls: a.falls && b.falls, seconds });
  }
}

/** Mean of the asked power of each segment where the rider is free to pedal; of all of it where that is nowhere. */
function meansOf(
  course: Course,
  { askedW, powerW, ride }: PacingSolution,
  bounds: readonly number[],
): number[] {
  return bounds.slice(0, -1).map((from, k) => {
    let [freeS, freeJ, wholeS, wholeJ] = [0, 0, 0, 0];
    for (let i = from; i < bounds[k + 1]!; i++) {
      const seconds = ride.timeS[i + 1]! - ride.timeS[i]!;
      wholeS += seconds;
      wholeJ += seconds * askedW[i]!;
      if (heldBack(course, powerW, ride.speedMs, i)) continue;
      freeS += seconds;
      freeJ += seconds * askedW[i]!;
    }
    return freeS > 0 ? freeJ / freeS : wholeJ / Math.max(1e-9, wholeS);
  });
}

/**
 * No pedalling where there is hardly room for it, and lightly down a steep descent.
 * @param ease how much of the way from the best watts to light ones, from 0 to 1
 */
export function likeAPerson(course: Course, { cut, solution }: Tuned, ease = 1): Cut {
  const { ride, powerW, askedW, normalizedW } = solution;
  const { bounds, watts } = cut;
  const eased = watts.map((power, k) => {
    const [from, to] = [bounds[k] ?? 0, bounds[k + 1] ?? 0];
    let [pedalledS, workJ, wholeS] = [0, 0, 0];
    for (let i = from; i < to; i++) {
      const seconds = ride.timeS[i + 1]! - ride.timeS[i]!;
      wholeS += seconds;
      workJ += powerW[i]! * seconds;
      if (powerW[i]! > FULLY * askedW[i]!) pedalledS += seconds;
    }
    const pedalled = pedalledS / wholeS;
    if (pedalled < PEDALLED_SHARE && workJ < TURNING_W * wholeS) return (1 - ease) * power;
    if (meanSlope(course, from, to) >= STEEP_SLOPE) return power;
    const rolled = pedalled < ROLLED && wholeS > LONG_S;
    const mostW = rolled ? Math.max(TURNING_W, workJ / wholeS) : LIGHTLY * normalizedW;
    return power - ease * Math.max(0, power - mostW);
  });
  return calmStart(course, { bounds, watts: eased.map((power) => (power < LEAST_PEDALLED_W ? 0 : power)) });
}
