import { trainingLevelOf, type TrainingLevel } from '../../athlete/training-level.ts';
import { aerobicPowerAtAltitude } from '../../air/air.ts';
import { valuesOf, type Input, type Refusal } from '../../answer/input.ts';
import { RECOVERY } from '../../physiology/w-balance.ts';
import { riderFrom, type RideValues } from '../../ride/ride-inputs.ts';
import { heatOnRoute, mayBeHot, type HeatOnRoute } from '../../ride/heat-on-route.ts';
import { routeDay, routeInputs } from '../../ride/route-inputs.ts';
import type { Course } from '../../road/course.ts';
import { courseDayProblem } from '../../road/course-day-problem.ts';
import { rideCourse } from '../../road/ride-course.ts';
import { settledCourse } from '../../road/settled-course.ts';
import type { PacingLimits, PacingStart } from '../optimum/solution.ts';
import { keepableLimits } from './keepable-limits.ts';
import { stoppedS, withStops } from './places.ts';
import { wrongPlanQuestion, type PlanQuestion } from './question.ts';

/** A question made ready to be ridden. */
export type PlanSetup = {
  ok: true;
  inputs: Record<string, Input>;
  values: RideValues;
  windFromDeg: number;
  course: Course;
  /** how the ride begins */
  start: PacingStart;
  ftpW: number;
  level: TrainingLevel;
  /** null where it takes next to nothing */
  heat: HeatOnRoute | null;
  /** without a cap; keeps the default reserve, but where locked power spends it */
  limits: PacingLimits;
  /** locked power spends more W' than the plan would keep */
  locksSpend: boolean;
};

/** W' that a plan keeps for what it cannot foresee, as a share: all of that from an hour on, none in a short effort. */
const DEFAULT_RESERVE = 0.1;
const NO_RESERVE_S = 600;
const ALL_RESERVE_S = 3600;
/** Below this altitude the loss of power is not worth a word. */
const LOW_M = 300;
const EVEN_SHARE = 0.85;

/** Whether a plan counts the thin air of its route. */
export function altitudeCounts({ route }: PlanQuestion): boolean {
  return route.hasElevation && route.maxElevationM > LOW_M;
}

/** Gathers inputs, course and limits of a question, or says in one sentence what is missing. */
export function planSetup(question: PlanQuestion): PlanSetup | Refusal {
  const wrong = wrongPlanQuestion(question);
  if (wrong) return { ok: false, message: wrong };
  const { route, athlete, goal } = question;
  if (!athlete?.ftpW || !athlete.cpW) {
    return {
      ok: false,
      message: 'I need your FTP to plan a race. Enter it in your settings.',
      missing: ['powerMatrix.ftp'],
    };
  }
  const resolved = routeInputs(question);
  if (!resolved.ok) return resolved;
  if (!athlete.wPrimeJ || !athlete.peakPowerW) {
    return {
      ok: false,
      message: "I need your weight or your W' to plan a race. Enter it in your settings.",
      missing: ['bodyMatrix.weight'],
    };
  }
  const inputs: Record<string, Input> = {
    ...resolved.inputs,
    ftpW: athlete.ftpW,
    cpW: athlete.cpW,
    wPrimeJ: athlete.wPrimeJ,
    peakPowerW: athlete.peakPowerW,
  };
  const values: RideValues = valuesOf(inputs);
  const day = routeDay(question, values, resolved);
  const impossible = courseDayProblem(day);
  if (impossible) return { ok: false, message: impossible };
  // Which hour's weather a place has depends on when the rider is there: an even ride says it closely enough.
  const evenW = EVEN_SHARE * athlete.cpW.value;
  const start: PacingStart =
    question.entrySpeedMs === undefined ? {} : { entrySpeedMs: question.entrySpeedMs };
  const even = (ridden: Course) => {
    const ride = rideCourse(ridden, new Float64Array(ridden.cells).fill(evenW), start);
    return { ...ride, timeS: withStops(ride.timeS, route.stepM, question.stops) };
  };
  const course = settledCourse(route, riderFrom(values), day, even);
  const evenly = even(course);
  const heat = mayBeHot(question) ? heatOnRoute(question, evenly.timeS) : null;
  if (heat) {
    inputs['heatLoss'] = {
      key: 'heatLoss',
      label: 'power lost in the heat',
      value: heat.lost,
      unit: '',
      source: 'estimated',
      how: 'from temperature, humidity and the length of the ride',
      sd: heat.sd,
      cites: 'junge2016',
    };
    values['heatLoss'] = heat.lost;
  }
  const reserve = goal.kind === 'wPrimeLeft' ? goal.shareLeft : usualReserve(evenly.totalTimeS);
  const high = altitudeCounts(question);
  const cpShare =
    high || heat
      ? Float64Array.from(
          { length: course.cells },
          (_, i) =>
            (high ? aerobicPowerAtAltitude(route.elevationM[i]!, question.acclimatised) : 1) *
            (heat?.share[i] ?? 1),
        )
      : null;
  const { limits, broken } = keepableLimits(
    course,
    {
      cpW: athlete.cpW.value,
      wPrimeJ: athlete.wPrimeJ.value,
      pMaxW: Math.max(athlete.peakPowerW.value, 1.2 * athlete.cpW.value),
      reserveJ: reserve * athlete.wPrimeJ.value,
      // No plan should use up everything on the way: a gust or a wrong W' would end the race there.
      floorJ: reserve * athlete.wPrimeJ.value,
      npCapW: null,
      recovery: RECOVERY[question.recovery ?? 'careful'],
      ...(cpShare ? { cpShare } : {}),
      ...(question.locked?.length ? { locked: question.locked } : {}),
    },
    start,
  );
  return {
    ok: true,
    inputs,
    values,
    windFromDeg: resolved.windFromDeg,
    course,
    start,
    ftpW: athlete.ftpW.value,
    level: question.level ?? trainingLevelOf(athlete),
    heat,
    limits,
    locksSpend: broken.includes('wPrime'),
  };
}

/** What is left of a goal for riding: a time to arrive at includes the stops. */
export const ridingGoal = ({ goal, stops, route }: PlanQuestion): PlanQuestion['goal'] =>
  goal.kind === 'time' ? { ...goal, timeS: goal.timeS - stoppedS(stops, route.distanceM) } : goal;

function usualReserve(timeS: number): number {
  const share = (timeS - NO_RESERVE_S) / (ALL_RESERVE_S - NO_RESERVE_S);
  return DEFAULT_RESERVE * Math.min(1, Math.max(0, share));
}
