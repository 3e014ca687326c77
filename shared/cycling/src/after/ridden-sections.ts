import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { PlanSegment } from '../pacing/rideable/plan-segment.ts';
import type { RideOnRoute } from './ride-on-route.ts';
import type { RiddenLoad } from './ridden-load.ts';

/** A section of a plan beside what was ridden of it; times in s. Null: not recorded. */
export type RiddenSection = {
  fromM: number;
  toM: number;
  kind: PlanSegment['kind'];
  plannedS: number;
  plannedW: number;
  /** W' left at its end by the plan, J */
  plannedWPrimeEndJ: number;
  /** in motion, and stopped in it; null where the ride has not most of the section */
  riddenS: number | null;
  stoppedS: number | null;
  /** what the model says for the watts that were ridden */
  expectedS: number | null;
  /** mean in motion */
  riddenW: number | null;
  wPrimeEndJ: number | null;
  /** behind the plan at its end, stops counted; negative: ahead */
  gapS: number | null;
};

/** A section of which less was ridden has no time of its own. */
const LEAST_SHARE = 0.8;

export function riddenSections(
  plan: RacePlan,
  atClockS: Float64Array,
  ride: RideOnRoute,
  riddenW: Float64Array | null,
  expectedAtS: Float64Array | null,
  load: RiddenLoad | null,
): RiddenSection[] {
  const { stepM } = plan.question.route;
  const { first, last, elapsedS, movingS } = ride;
  return plan.segments.map(({ fromM, toM, kind, powerW, wPrimeEndJ }) => {
    const [whole, wholeTo] = [Math.round(fromM / stepM), Math.round(toM / stepM)];
    const [from, to] = [Math.max(first, whole), Math.min(last, wholeTo)];
    const over = (times: Float64Array) => (times[to] ?? NaN) - (times[from] ?? NaN);
    const planned = {
      fromM,
      toM,
      kind,
      plannedS: (plan.timeS[wholeTo] ?? NaN) - (plan.timeS[whole] ?? NaN),
      plannedW: powerW,
      plannedWPrimeEndJ: wPrimeEndJ,
    };
    if (to - from < LEAST_SHARE * (wholeTo - whole)) return { ...planned, ...NOT_RIDDEN };
    return {
      ...planned,
      // Where an end is missing both sides leave it out.
      plannedS: over(plan.timeS),
      riddenS: over(movingS),
      stoppedS: over(elapsedS) - over(movingS),
      expectedS: expectedAtS && over(expectedAtS),
      riddenW: riddenW && meanW(riddenW, movingS, from, to),
      wPrimeEndJ: load && (load.wBalanceJ[to] ?? null),
      gapS: (elapsedS[to] ?? NaN) - ((atClockS[to] ?? NaN) - (atClockS[first] ?? NaN)),
    };
  });
}

const NOT_RIDDEN = {
  riddenS: null,
  stoppedS: null,
  expectedS: null,
  riddenW: null,
  wPrimeEndJ: null,
  gapS: null,
};

function meanW(riddenW: Float64Array, movingS: Float64Array, from: number, to: number): number | null {
  let workJ = 0;
  let seconds = 0;
  for (let cell = from; cell < to; cell++) {
    const watts = riddenW[cell] ?? NaN;
    const tookS = (movingS[cell + 1] ?? NaN) - (movingS[cell] ?? NaN);
    if (!(tookS > 0) || Number.isNaN(watts)) continue;
    workJ += watts * tookS;
    seconds += tookS;
  }
  return seconds > 0 ? workJ / seconds : null;
}
