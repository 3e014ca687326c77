import {
  fedPlan,
  racePlan,
  readRoute,
  type Athlete,
  type Bike,
  type FeedingPlan,
  type Input,
  type PacingGoal,
  type RacePlan,
  type Refusal,
  type Route,
} from '@breakaway/cycling';

/** A course in numbers, SI units. */
export interface CourseFacts {
  distanceM: number;
  ascentM: number;
  descentM: number;
  hasElevation: boolean;
  highestM: number | null;
  lowestM: number | null;
  climbs: { startM: number; lengthM: number; gainM: number; slope: number }[];
  /** what was mended in the file, in sentences */
  mends: string[];
}

/** How a course is to be ridden, as the Race Analyzer asks it: what is left out there is left out here. */
export interface CourseQuestion {
  athlete: Athlete;
  bike: Bike;
  temperatureC: number;
  goal: PacingGoal;
  /** most carbohydrate an hour */
  toleranceGh: Input;
}

/** Work on a course that takes up to some seconds: whoever has other things to do leaves it to a thread of its own. */
export type CourseJob =
  { kind: 'facts'; course: string } | { kind: 'plan'; course: string; question: CourseQuestion };

type OfPlan = 'totalTimeS' | 'load' | 'ftpW' | 'climbs' | 'inputs' | 'notes' | 'sd';
type OfSegment = 'kind' | 'timeS' | 'powerW';
type OfFood = 'target' | 'totals' | 'items' | 'shopping' | 'tank' | 'warnings' | 'notes';

/** What an answer says of a plan for food. */
export type FoodPlan = Pick<FeedingPlan, OfFood>;

/** What an answer says of a plan and its food: it goes from thread to thread, and is kept. */
export interface CoursePlan {
  ok: true;
  plan: Pick<RacePlan, OfPlan> & { segments: Pick<RacePlan['segments'][number], OfSegment>[] };
  /** null where none can be planned */
  food: { feeding: FoodPlan; fuelled: boolean; sentence: string } | null;
}

/** Why work was not done, where it is not the planner that refuses. `busy`: there was no time for it. */
export type NotDone = 'busy' | 'late' | 'failed';
export type CourseRefusal = Refusal & { why?: NotDone };

export type CourseResult<J extends CourseJob = CourseJob> = J extends { kind: 'facts' }
  ? ({ ok: true } & CourseFacts) | CourseRefusal
  : CoursePlan | CourseRefusal;

const HUMIDITY = 0.5;

/**
 * Does the work. The same question in the Race Analyzer has the same answer.
 * @param job its course may be anything: every number of it is checked
 * @returns plain data, or a refusal in one sentence
 */
export function doCourseJob<J extends CourseJob>(job: J): CourseResult<J>;
export function doCourseJob(job: CourseJob): CourseResult {
  const route = routeOf(job.course);
  if (!route.ok) return route;
  return job.kind === 'facts' ? { ok: true, ...factsOf(route) } : planOn(route, job.question);
}

function routeOf(course: string): Route | Refusal {
  let written: unknown;
  try {
    written = JSON.parse(course);
  } catch {
    written = null;
  }
  const route = readRoute(written);
  return route.ok ? route : { ok: false, message: 'The road of this file cannot be read.' };
}

function factsOf(route: Route): CourseFacts {
  const { distanceM, ascentM, descentM, hasElevation, elevationM, climbs, mends } = route;
  const [highestM, lowestM] = elevationM.reduce(
    ([most, least], height) => [Math.max(most, height), Math.min(least, height)],
    [-Infinity, Infinity],
  ) as [number, number];
  return {
    distanceM,
    ascentM,
    descentM,
    hasElevation,
    highestM: hasElevation ? highestM : null,
    lowestM: hasElevation ? lowestM : null,
    climbs: climbs.map(({ startM, lengthM, gainM, slope }) => ({ startM, lengthM, gainM, slope })),
    mends: mends.map(({ text }) => text),
  };
}

function planOn(route: Route, question: CourseQuestion): CoursePlan | Refusal {
  const { athlete, bike, temperatureC, goal, toleranceGh } = question;
  const planned = racePlan({ route, athlete, bike, temperatureC, goal, detail: 'normal' });
  if (!planned.ok) return planned;
  const eating = { ...planned.question, athlete: { ...athlete, choToleranceGh: toleranceGh } };
  const fed = fedPlan(
    { ...planned, question: eating },
    { weather: { temperatureC, relativeHumidity: HUMIDITY }, stations: [], caffeine: false },
  );
  const { totalTimeS, load, ftpW, climbs, inputs, notes, sd } = planned;
  const segments = planned.segments.map(({ kind, timeS, powerW }) => ({ kind, timeS, powerW }));
  return {
    ok: true,
    plan: { totalTimeS, load, ftpW, climbs, inputs, notes, sd, segments },
    food: fed.ok
      ? { feeding: foodOf(fed.feeding), fuelled: fed.fuel.fuelled, sentence: fed.fuel.sentence }
      : null,
  };
}

const foodOf = ({ target, totals, items, shopping, tank, warnings, notes }: FeedingPlan): FoodPlan => ({
  target,
  totals,
  items,
  shopping,
  tank,
  warnings,
  notes,
});
