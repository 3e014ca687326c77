import { formatDuration } from '../../answer/duration.ts';
import type { Refusal } from '../../answer/input.ts';
import type { Course } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { largestAllowed, roomWithin } from './feasible.ts';
import { GAIN, type Solver } from './solver.ts';
import {
  ridePlanned,
  type PacingLimits,
  type PacingSolution,
  type PacingStart,
} from '../optimum/solution.ts';

const PASSES = 8;
/** So close to the target all powers can be scaled and are still the best. */
const NEARLY = 0.004;
const JUST = 0.02;
const ON_TIME = 0.0003;
const MOST_W = 2000;

/**
 * The least normalized power that arrives on time.
 * @param realistic the fastest ride within what is advised for its length, to name beside a time that is out of reach
 */
export function solveForTime(
  course: Course,
  limits: PacingLimits,
  targetS: number,
  solver: Solver,
  start: PacingStart,
  realistic: () => PacingSolution,
): { ok: true; solution: PacingSolution } | Refusal {
  const even = evenPowerFor(course, targetS, start, realistic);
  if ('message' in even) return even;
  const onTime = (solution: PacingSolution) => {
    const eased = exactlyOnTime(course, { ...limits, npCapW: null }, solution, targetS, start);
    return eased && eased.ride.totalTimeS <= targetS * (1 + 2 * ON_TIME) ? eased : null;
  };
  const outOfReach = (best: PacingSolution): { ok: true; solution: PacingSolution } | Refusal => {
    if (limits.locked?.length && best.ride.totalTimeS < targetS)
      return {
        ok: false,
        message: 'Your locked sections are faster than this time, however easily you ride the rest.',
      };
    const fastest = realistic();
    // The search may have stuck in a slower way to ride, or found none as easy: what these do is never out of reach.
    const level = () => ridePlanned(course, limits, new Float64Array(course.cells).fill(even.powerW), start);
    const eased = fastest.ride.totalTimeS <= targetS ? (onTime(fastest) ?? onTime(level())) : null;
    return eased ? { ok: true, solution: eased } : tooFast(targetS, even.powerW, best, limits, fastest);
  };
  let slope = even.timeByPower;
  let capW = Math.max(10, even.powerW * Math.exp(GAIN / slope));
  let about = solver.about(capW);
  for (let pass = 0; pass < PASSES; pass++) {
    const { ride, normalizedW } = about;
    const late = Math.log(ride.totalTimeS / targetS);
    if (Math.abs(late) < NEARLY) break;
    if (late > 0 && normalizedW < 0.99 * capW) {
      // The coarse course is not exact: what is only just out of reach there may be within.
      if (late < JUST) break;
      return outOfReach(about);
    }
    const step = Math.max(-0.3, Math.min(0.3, -late / slope));
    capW = Math.min(limits.pMaxW, capW * Math.exp(step));
    about = solver.about(capW);
    const measured = (Math.log(about.ride.totalTimeS / targetS) - late) / step;
    if (measured < -0.05 && measured > -1.5) slope = measured;
  }
  const { solution } = solver.exactly(capW);
  const exact = onTime(solution);
  return exact ? { ok: true, solution: exact } : outOfReach(solution);
}

/** The same powers, all a little larger or smaller, so that they take the time. */
export function exactlyOnTime(
  course: Course,
  limits: PacingLimits,
  { powerW }: PacingSolution,
  targetS: number,
  start: PacingStart,
): PacingSolution | null {
  const room = roomWithin(limits, start);
  const ride = (scale: number) =>
    ridePlanned(
      course,
      limits,
      powerW.map((power) => Math.min(limits.pMaxW, power * scale)),
      start,
    );
  const found = largestAllowed(
    ride,
    (solution) => {
      const early = solution.ride.totalTimeS / targetS - 1;
      return early < 0 ? early : Math.min(early, room(solution));
    },
    { low: 0.5, high: 1.5, exact: 0.0001, guess: 1 },
  );
  return found?.solution ?? null;
}

type EvenRide = { powerW: number; timeByPower: number };

/** Even power for a time, W, with the change of time by power (both as logarithms), or why there is none. */
function evenPowerFor(
  course: Course,
  targetS: number,
  start: PacingStart,
  realistic: () => PacingSolution,
): EvenRide | Refusal {
  const asked = new Float64Array(course.cells);
  const timeAt = (powerW: number) => rideCourse(course, asked.fill(powerW), start).totalTimeS;
  if (timeAt(MOST_W) > targetS)
    return {
      ok: false,
      realisticS: realistic().ride.totalTimeS,
      message: `No rider can do that: even ${MOST_W} W would not be enough for this time.`,
    };
  let low = 5;
  let high = MOST_W;
  if (timeAt(low) < targetS)
    return { ok: false, message: 'This time is slower than rolling along. Almost no power is needed.' };
  while (high - low > 0.005 * high) {
    const middle = Math.sqrt(low * high);
    if (timeAt(middle) > targetS) low = middle;
    else high = middle;
  }
  const timeByPower = Math.log(timeAt(1.05 * high) / timeAt(high)) / Math.log(1.05);
  return { powerW: high, timeByPower: Math.min(-0.1, timeByPower) };
}

function tooFast(
  targetS: number,
  evenW: number,
  best: PacingSolution,
  { reserveJ, wPrimeJ }: PacingLimits,
  realistic: PacingSolution,
): Refusal {
  const reserve = reserveJ > 0 ? `, with ${Math.round((100 * reserveJ) / wPrimeJ)} % of W' kept` : '';
  const about = ({ ride }: PacingSolution) => `about ${formatDuration(ride.totalTimeS)}`;
  const named = (plan: PacingSolution) => `${about(plan)} at ${Math.round(plan.normalizedW)} W`;
  const within =
    realistic.ride.totalTimeS > best.ride.totalTimeS * (1 + JUST)
      ? `Realistic is ${named(realistic)}: critical power and W' alone would allow ${about(best)}, which is more than riders can hold for so long.`
      : `The best plan for your legs takes ${named(realistic.ride.totalTimeS < best.ride.totalTimeS ? realistic : best)}${reserve}.`;
  return {
    ok: false,
    realisticS: realistic.ride.totalTimeS,
    message: `${formatDuration(targetS)} is out of reach: it needs about ${Math.round(evenW)} W. ${within}`,
  };
}
