import type { Refusal } from '../../answer/input.ts';
import type { Course } from '../../road/course.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { stands } from '../optimum/crawl.ts';
import type { LockedPower } from '../optimum/locked.ts';
import type { PacingLimits } from '../optimum/solution.ts';
import { restOfCourse } from '../replan/rest-of-course.ts';
import type { RacePlan } from './race-plan.ts';
import { setupOfPlan } from './setup-of-plan.ts';

/** Slower than this one walks, m/s. */
const WALKING_MS = 5 / 3.6;

/**
 * The steady power with which a stretch of a plan's course can be ridden, in whole watts, at the speed at which the plan comes
 * to it. The least is faster than walking all in all and stands nowhere; what the plan itself asks there is always enough.
 * The most is what critical power and all of W' hold for as long as the stretch takes at that power, by the three-parameter
 * model (Morton 1996), whose ceiling a plan keeps to as well.
 * @param stretch from the start of the course, m
 * @returns a refusal where the question of the plan is refused
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * steadyRange(plan, { fromM: 5000, toM: 6000 }) // => { leastW: 76, mostW: 364 }
 */
export function steadyRange(
  plan: RacePlan,
  { fromM, toM }: Pick<LockedPower, 'fromM' | 'toM'>,
): { ok: true; leastW: number; mostW: number } | Refusal {
  const setup = setupOfPlan(plan);
  if (!setup.ok) return setup;
  const { stepM, cells } = setup.course;
  const from = Math.min(cells - 1, Math.max(0, Math.round(fromM / stepM)));
  const to = Math.min(cells, Math.max(from + 1, Math.round(toM / stepM)));
  const rest = restOfCourse(setup, from);
  const course: Course = { ...rest.course, cells: to - from };
  const entrySpeedMs = from > 0 ? plan.speedMs[from] : setup.start.entrySpeedMs;
  const ride = (powerW: number) =>
    rideCourse(
      course,
      new Float64Array(course.cells).fill(powerW),
      entrySpeedMs === undefined ? {} : { entrySpeedMs },
    );
  const mostW = Math.floor(
    lastWith(
      0,
      rest.limits.pMaxW,
      (powerW) => powerW <= heldFor(rest.limits, ride(powerW).totalTimeS, course),
    ),
  );
  const tooLittle = (powerW: number) => {
    const { totalTimeS, speedMs } = ride(powerW);
    const slow = course.cells * stepM < WALKING_MS * totalTimeS;
    return slow || course.slope.some((_, i) => i < course.cells && stands(course, i, speedMs, powerW));
  };
  const least = tooLittle(0) ? Math.ceil(lastWith(0, mostW, tooLittle)) : 0;
  const lockedThere = plan.question.locked?.some((lock) => lock.fromM < toM && lock.toM > fromM);
  const ownW = lockedThere ? mostW : Math.max(...plan.askedW.subarray(from, to));
  return { ok: true, leastW: Math.min(least, ownW, mostW), mostW };
}

/** The highest steady power for a time with all of W', W. */
function heldFor({ cpW, wPrimeJ, pMaxW, cpShare }: PacingLimits, timeS: number, { cells }: Course): number {
  const share = cpShare ? cpShare.subarray(0, cells).reduce((sum, one) => sum + one, 0) / cells : 1;
  return cpW * share + wPrimeJ / (timeS + wPrimeJ / (pMaxW - cpW * share));
}

/** The last number up to which something holds, to a tenth. */
function lastWith(low: number, high: number, holds: (value: number) => boolean): number {
  let [within, beyond] = [low, high];
  while (beyond - within > 0.1) {
    const middle = (within + beyond) / 2;
    if (holds(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}
