import {
  fedPlan,
  replanFrom,
  stoppedS,
  type FeedingPlan,
  type Fuel,
  type PlanSegment,
  type RacePlan,
  type Refusal,
} from '@breakaway/cycling';
import { eatingUpTo, withFoods } from '../fuel/fuel-question.ts';
import type { RaceFuel } from '../fuel/fuel-form.ts';
import { foodByClock } from './food-by-clock.ts';
import { impossiblePlace } from './possible.ts';

/** What is known where a race is planned again. */
export interface WhereNow {
  atM: number;
  elapsedS: number;
  /** normalized power so far, W; as planned when not given */
  normalizedW?: number;
}

/** A race from a place on. Times in s from the start, stops counted; `timeS` at the nodes of the whole route. */
export interface Rest {
  fromM: number;
  segments: PlanSegment[];
  timeS: Float64Array;
  totalTimeS: number;
  /** food of the whole ride by the new times; null where none was planned */
  feeding: FeedingPlan | null;
  /** what changed, and whether the stores last, in one plain sentence each */
  sentence: string;
  foodSentence: string | null;
  notes: string[];
}

/**
 * Plans a race again from where the rider is: watts and times for the rest, and food for the longer or shorter day. What
 * lies behind counts as ridden with the planned work, in the time that it took.
 */
export function restOfRace(
  plan: RacePlan,
  fuel: RaceFuel | null,
  { atM, elapsedS, normalizedW }: WhereNow,
): ({ ok: true } & Rest) | Refusal {
  const { route, stops } = plan.question;
  const { stepM } = route;
  const impossible = impossiblePlace(plan, { atM, elapsedS });
  if (impossible) return { ok: false, message: impossible };
  const doneS = stoppedS(stops, atM);
  const again = replanFrom(plan, {
    distanceM: atM,
    elapsedS,
    // One figure says how hard the ride was, not how empty the last climb left the legs: that stays as planned.
    ...(normalizedW === undefined
      ? {}
      : {
          riddenPowerW: new Array<number>(Math.max(0, Math.round(elapsedS - doneS))).fill(normalizedW),
          wPrimeLeftJ: plan.wBalanceJ[Math.min(plan.wBalanceJ.length - 1, Math.round(atM / stepM))] ?? 0,
        }),
  });
  if (!again.ok) return again;
  const cell = Math.round(again.fromM / stepM);
  const plannedS = plan.timeS[cell] ?? 0;
  const stretch = plannedS > 0 && elapsedS > 0 ? elapsedS / plannedS : 1;
  const joined = (behind: Float64Array, factor: number, ahead: Float64Array) =>
    Float64Array.from([...behind.subarray(0, cell).map((value) => value * factor), ...ahead]);
  const timeS = joined(plan.timeS, stretch, again.timeS);
  // Food is planned for riding: nobody burns the watts of a stop's place for as long as they stand there.
  const standingS = (node: number) => Math.max(0, stoppedS(stops, node * stepM) - doneS);
  const whole: RacePlan = {
    ...plan,
    timeS: stops?.length ? timeS.map((seconds, node) => seconds - standingS(node)) : timeS,
    speedMs: joined(plan.speedMs, 1 / stretch, again.speedMs),
    powerW: joined(plan.powerW, 1 / stretch, again.powerW),
    totalTimeS: again.finishS - standingS(timeS.length - 1),
    segments: again.segments,
  };
  const fed = fuel && again.segments.length > 0 ? fedFor(whole, fuel) : null;
  return {
    ok: true,
    fromM: again.fromM,
    segments: again.segments,
    timeS,
    totalTimeS: again.finishS,
    feeding: fed?.ok ? foodByClock(fed.feeding, stops, doneS) : null,
    sentence: again.sentence,
    foodSentence: fed?.ok ? foodAhead(fed.fuel, again.fromM) : null,
    notes: again.notes,
  };
}

/**
 * Whether the stores last, for who is under way: what is behind, and what could have been done before the start, help
 * nobody.
 */
function foodAhead({ emptyAtM, sentence }: Fuel, fromM: number): string | null {
  if (emptyAtM === null) return sentence;
  if (emptyAtM <= fromM) return null;
  return `By this plan your stores run out at km ${(emptyAtM / 1000).toFixed(0)}: ride easier from here, or eat more where you can.`;
}

function fedFor(plan: RacePlan, fuel: RaceFuel) {
  return fedPlan({ ...plan, question: eatingUpTo(plan.question, fuel.toleranceGh) }, withFoods(fuel));
}
