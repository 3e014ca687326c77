import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { PlanSetup } from '../pacing/plan/setup.ts';
import { rideCourse } from '../road/ride-course.ts';
import { varyCourse, type CourseChange } from '../road/vary-course.ts';
import { climbingSdShare } from '../route/climbing.ts';
import { fitResistance, FORECAST_WIND_MS, UNKNOWN_WIND_MS, type FittedResistance } from './fit-resistance.ts';
import type { RideOnRoute } from './ride-on-route.ts';

/** One thing that the model had wrong, and the time that it alone explains. */
export type MissCause = { key: 'drag' | 'rolling' | 'climbing' | 'wind'; seconds: number; told: boolean };

/** What the model got wrong over a ride. */
export type ModelMiss = {
  /** the ride at its own watts by the plan's model: all of it, and at every node since the first compared, s */
  expectedS: number;
  expectedAtS: Float64Array;
  /** what road and air took beside the plan; null where the ride is too short or broken to tell */
  fit: FittedResistance | null;
  /** largest first; each alone, so they need not add up */
  causes: MissCause[];
  /** ridden less the model with all of these, s: bends, descents, brakes, traffic, other wheels */
  restS: number | null;
  /** share of the way without recorded power */
  unknownShare: number;
};

/** Rolling resistance of a tyre and a road that nobody measured. */
const ROLLING_SD = 0.2;
/** Power meters of one kind differ by this share, and the drivetrain adds to it. */
const POWER_SD = 0.015;

/** Rides the plan's course with the watts that were recorded, and fits what explains the time that was really taken. */
export function whatTheModelMissed(
  setup: PlanSetup,
  plan: RacePlan,
  ride: RideOnRoute,
  riddenW: Float64Array,
  movingS: number,
): ModelMiss {
  const { first, last } = ride;
  const { course, inputs } = setup;
  const { question } = plan;
  // Without power the plan's watts are as good a guess as any.
  const wattsW = riddenW.map((watts, cell) => (Number.isNaN(watts) ? (plan.askedW[cell] ?? 0) : watts));
  let unknown = 0;
  for (let cell = first; cell < last; cell++) if (Number.isNaN(riddenW[cell] ?? NaN)) unknown++;
  const entrySpeedMs = entrySpeedOf(ride, course.stepM);
  const ridden = (change: CourseChange) => rideCourse(varyCourse(course, change), wattsW, { entrySpeedMs });
  const between = ({ timeS }: { timeS: Float64Array }) => (timeS[last] ?? NaN) - (timeS[first] ?? NaN);
  const expected = rideCourse(course, wattsW, { entrySpeedMs });
  const expectedS = between(expected);
  const windGiven = question.wind !== undefined || question.weather !== undefined;
  const fit = fitResistance(course, ride, riddenW, wattsW, {
    rolling: ROLLING_SD,
    climbing: climbingSdShare(question.route),
    windMs: windGiven ? FORECAST_WIND_MS : UNKNOWN_WIND_MS,
    massKg: Math.hypot(...['riderMassKg', 'bikeMassKg', 'kitMassKg'].map((key) => inputs[key]?.sd ?? 0)),
    power: POWER_SD,
  });
  const changes = fit && {
    drag: { drag: fit.drag.value },
    rolling: { rolling: fit.rolling.value },
    climbing: { climbing: fit.climbing.value },
    wind: { addedWindMs: { eastMs: fit.windEastMs.value, northMs: fit.windNorthMs.value } },
  };
  const told = (key: MissCause['key']) =>
    fit !== null && (key === 'wind' ? fit.windEastMs.told && fit.windNorthMs.told : fit[key].told);
  const startS = expected.timeS[first] ?? 0;
  return {
    expectedS,
    expectedAtS: expected.timeS.map((each) => each - startS),
    fit,
    causes: changes
      ? (Object.keys(changes) as MissCause['key'][])
          .map((key) => ({ key, seconds: between(ridden(changes[key])) - expectedS, told: told(key) }))
          .toSorted((a, b) => Math.abs(b.seconds) - Math.abs(a.seconds))
      : [],
    restS:
      changes &&
      movingS -
        between(ridden({ ...changes.drag, ...changes.rolling, ...changes.climbing, ...changes.wind })),
    unknownShare: unknown / Math.max(1, last - first),
  };
}

const ENTRY_M = 30;

/** Speed over the first metres: who crosses the line rolling does not push off. */
function entrySpeedOf({ first, last, movingS }: RideOnRoute, stepM: number): number {
  const to = Math.min(last, first + Math.max(1, Math.round(ENTRY_M / stepM)));
  const seconds = (movingS[to] ?? NaN) - (movingS[first] ?? NaN);
  return seconds > 0 ? ((to - first) * stepM) / seconds : 1;
}
