import type { Course } from '../../road/course.ts';
import { optimisePower } from '../optimum/optimise.ts';
import type { PacingLimits, PacingSolution, PacingStart } from '../optimum/solution.ts';
import { askedOf, meanSlope, type Cut } from './cut.ts';
import { heldBack } from './weight.ts';

/** With less than this share of its time pedalled a segment is coasted. */
const PEDALLED_SHARE = 0.15;
/** Down a steeper road a plan asks for no more than this share of normalized power: nobody sprints out of every bend. */
const STEEP_SLOPE = -0.04;
const LIGHTLY = 0.65;
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
  start: PacingStart,
): Cut {
  const npCapW = limits.npCapW ?? optimum.normalizedW;
  const means = meansOf(course, { ...optimum, askedW: optimum.powerW }, bounds);
  const tuned = optimisePower(
    course,
    { ...limits, npCapW },
    {
      ...start,
      bounds,
      start: askedOf({ bounds, watts: means }, course.cells),
      follow: true,
      maxEvaluations: EVALUATIONS,
    },
  );
  return { bounds, watts: likeAPerson(course, tuned, { bounds, watts: meansOf(course, tuned, bounds) }) };
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

/** No pedalling where there is hardly room for it, and lightly down a steep descent. */
function likeAPerson(
  course: Course,
  { ride, powerW, normalizedW }: PacingSolution,
  { bounds, watts }: Cut,
): number[] {
  const { timeS, speedMs } = ride;
  return watts.map((power, k) => {
    const [from, to] = [bounds[k]!, bounds[k + 1]!];
    let pedalledS = 0;
    for (let i = from; i < to; i++)
      if (!heldBack(course, powerW, speedMs, i)) pedalledS += timeS[i + 1]! - timeS[i]!;
    if (pedalledS < PEDALLED_SHARE * (timeS[to]! - timeS[from]!)) return 0;
    return meanSlope(course, from, to) < STEEP_SLOPE ? Math.min(power, LIGHTLY * normalizedW) : power;
  });
}
