import {
  changedRoute,
  checkedPlanFile,
  comparePlan,
  fedPlan,
  finishBand,
  fuelledPlan,
  lapsOf,
  racePlan,
  readRoute,
  rideAgainstPlan,
  routeFrom,
  steadyRange,
  writeRoute,
  type BandOptions,
  type FeedingPlan,
  type FinishBand,
  type Fuel,
  type FuelledPlan,
  type PlanComparison,
  type PlanQuestion,
  type RacePlan,
  type Refusal,
  type RideAgainstPlan,
  type Route,
  type RouteChange,
  type WrittenRoute,
} from '@breakaway/cycling';
import { readActivityOrRoute, type Parsed, type TrackChoice } from '@breakaway/cycling/files';
import { tooManyPoints } from '@breakaway/cycling/file-limits';
import { routeZone } from '@breakaway/tool-kit/route-zone';
import { eatingUpTo, withFoods } from '../fuel/fuel-question.ts';
import type { RaceFuel } from '../fuel/fuel-form.ts';
import { restOfRace } from '../race/rest-of-race.ts';
import { factsOf, type PlanFacts } from './facts.ts';
import { isFar, nearestInTime } from './nearest-in-time.ts';

/** A course as the page keeps it: what is left of its file. */
export interface Course {
  name: string;
  route: Route;
  /** the separate tracks of the file, and which of them the route is */
  tracks: TrackChoice[];
  taken: number;
  /** IANA time zone of its start; null: not known */
  zone: string | null;
  /** what was odd in the file; what was repaired is in the route */
  warnings: string[];
}
export type RaceFile = ({ ok: true } & Course) | Refusal;
/** A route as it is ridden, or why it cannot be and which choice is at fault. */
type RiddenRoute = { ok: true; route: Route } | { ok: false; fault: 'to' | 'laps'; message: string };

/** A question about the course that was opened last; with `fuel` its fastest plan is one that is fuelled to the line. */
export type RaceQuestion = Omit<PlanQuestion, 'route'> & { fuel?: RaceFuel };
/** What a question asks beside its goal. One object for as long as it stays the same. */
export type Conditions = Omit<RaceQuestion, 'goal' | 'fuel'>;
/** A plan on its way between threads: the route stays where it is. */
type SentPlan = Omit<RacePlan, 'question'> & { question: RaceQuestion };
/**
 * `missed`: the time that was asked for cannot be ridden, in words; the plan is for the nearest one. `settled`: no
 * better plan is to be expected of the same question; `fuel`: where fuel was asked for, what it costs.
 */
export type PlanAnswer =
  { ok: true; plan: SentPlan; missed?: string; settled: boolean; fuel?: Fuel } | Refusal;

/** Everything that is computed about a course. */
export interface Engine {
  /**
   * reads a file, which becomes the open course
   * @param track which of its tracks; the longest without it
   */
  read: (file: File, track?: number) => Promise<RaceFile>;
  /** opens a route that was read before, as it is ridden; where it cannot be, the open course stays */
  change: (route: Route, change: RouteChange & { laps: number }) => Promise<RiddenRoute>;
  /** @param quick a plan may be given out at once, a little slower than the best, and not settled */
  plan: (question: RaceQuestion, quick: boolean) => Promise<PlanAnswer>;
  /** the figures of a plan only; null where there is none */
  facts: (question: RaceQuestion) => Promise<PlanFacts | null>;
  /** @param surer causes that are known better, as `finishBand` takes them */
  band: (plan: SentPlan, surer?: BandOptions['surer']) => Promise<FinishBand>;
  comparison: (plan: SentPlan) => Promise<PlanComparison>;
  /** with what steady power a stretch of a plan can be ridden */
  steadyRange: (
    plan: SentPlan,
    stretch: Parameters<typeof steadyRange>[1],
  ) => Promise<ReturnType<typeof steadyRange>>;
  /** what to eat on a plan, and whether the stores last */
  feeding: (
    plan: SentPlan,
    fuel: RaceFuel,
  ) => Promise<{ ok: true; feeding: FeedingPlan; fuel: Fuel } | Refusal>;
  /** how long the fastest ride takes that is fuelled to the line, s; null where there is none */
  fuelledTime: (conditions: Omit<RaceQuestion, 'goal' | 'fuel'>, fuel: RaceFuel) => Promise<number | null>;
  /** a course for storage, and the course that was stored, which may be anything; neither opens it */
  write: (route: Route) => Promise<WrittenRoute>;
  readWritten: (written: unknown) => Promise<{ ok: true; route: Route; zone: string | null } | Refusal>;
  /** whether a file is the recording of a ride */
  isRide: (file: File) => Promise<boolean>;
  /** a recorded ride held against a plan of the open course */
  against: (plan: SentPlan, ride: File) => Promise<RideAgainstPlan | Refusal>;
  /** a file of a plan, made and read back */
  file: typeof checkedPlanFile;
  /** a race planned again from where the rider is */
  rest: (...asked: Parameters<typeof restOfRace>) => Promise<ReturnType<typeof restOfRace>>;
  /** gets ready, where that is off the page's thread: once for the first course, or to plan the rest of a race again */
  prepare?: (race?: { plan: RacePlan; fuel: RaceFuel | null }) => void;
}

/** The engine itself. On the page it runs in workers, because a long course takes up to a second. */
export function raceEngine(): Engine {
  let route: Route | null = null;
  let lastPlan: RacePlan | null = null;
  let lastFacts: RacePlan | null = null;
  const planned = (question: RaceQuestion, how: Parameters<typeof racePlan>[1] = {}): RacePlan | Refusal =>
    route ? racePlan({ ...byLegs(question), route }, how) : { ok: false, message: 'Choose a course first.' };
  /** The plan nearest to a time that was refused. */
  const beside = (question: RaceQuestion, refusal: Refusal, how?: { quick: boolean }) =>
    route && nearestInTime({ ...byLegs(question), route }, refusal, (asked) => racePlan(asked, how));
  /** From a plan near the question, or from a coarser course; null where the best plan takes no longer. */
  const sooner = (question: RaceQuestion, before: RacePlan | null) =>
    before && near(before, question)
      ? { from: before, quick: true }
      : route && route.distanceM > LONG_M
        ? { quick: true }
        : null;
  const whole = (plan: SentPlan): RacePlan => {
    if (!route) throw new Error('No course is open.');
    return { ...plan, question: { ...plan.question, route } };
  };
  let lastFuelled: { key: string; answer: FuelledPlan | Refusal } | null = null;
  const fuelled = (joint: RaceQuestion, asked: RaceFuel) => {
    if (!route) return null;
    const question = byLegs(joint);
    const key = JSON.stringify([question, asked]);
    if (lastFuelled?.key === key) return lastFuelled.answer;
    const answer = fuelledPlan(eatingUpTo({ ...question, route }, asked.toleranceGh), withFoods(asked));
    lastFuelled = { key, answer };
    return answer;
  };
  const opened = (next: Route) => {
    route = next;
    lastPlan = null;
    lastFacts = null;
    lastFuelled = null;
  };
  return {
    async read(file, track) {
      const parsed = await parse(file, track);
      if (!parsed.ok) return parsed;
      // As it is saved, so that a saved plan opens to the same plan.
      const made = routeFrom(parsed.track.points, { stored: true });
      if (!made.ok) return made;
      opened(made);
      return {
        ok: true,
        name: parsed.track.name ?? file.name,
        route: made,
        zone: await routeZone(made),
        tracks: parsed.tracks,
        taken: parsed.taken,
        warnings: parsed.warnings,
      };
    },
    async change(read, { laps, ...change }) {
      const lap = changedRoute(read, change);
      if (!lap.ok) return { ...lap, fault: 'to' };
      const ridden = lapsOf(lap, laps);
      if (!ridden.ok) return { ...ridden, fault: 'laps' };
      opened(ridden);
      return { ok: true, route: ridden };
    },
    async plan(question, quick) {
      const joint = question.fuel ? fuelled(question, question.fuel) : null;
      // Where no food can be planned the plan by legs is what there is.
      if (joint?.ok) return { ok: true, plan: sent(joint.plan), settled: true, fuel: joint.fuel };
      const how = quick ? sooner(question, lastPlan) : null;
      if (how) {
        const soon = planned(question, how);
        const off = soon.ok || 'from' in how ? null : beside(question, soon, how);
        if (off && isFar(off.plan, question))
          return { ok: true, ...off, plan: sent(off.plan), settled: false };
        // What is near is sought from a plan of its own, so that it does not drift.
        if (soon.ok && !('from' in how)) lastPlan = soon;
        if (soon.ok) return { ok: true, plan: sent(soon), settled: false };
      }
      // What a quick search does not reach the whole one may.
      const plan = planned(question);
      if (plan.ok) {
        lastPlan = plan;
        return { ok: true, plan: sent(plan), settled: true };
      }
      const nearest = beside(question, plan);
      return nearest ? { ok: true, ...nearest, plan: sent(nearest.plan), settled: true } : plan;
    },
    async facts(question) {
      const plan = planned(question, sooner(question, lastFacts ?? lastPlan) ?? {});
      if (!plan.ok) return null;
      lastFacts = plan;
      return factsOf(plan);
    },
    band: async (plan, surer = {}) => finishBand(whole(plan), { surer }),
    comparison: async (plan) => comparePlan(whole(plan)),
    steadyRange: async (plan, stretch) => steadyRange(whole(plan), stretch),
    async feeding(plan, fuel) {
      const of = whole(plan);
      const fed = fedPlan({ ...of, question: eatingUpTo(of.question, fuel.toleranceGh) }, withFoods(fuel));
      return fed.ok ? { ok: true, feeding: fed.feeding, fuel: fed.fuel } : fed;
    },
    async fuelledTime(conditions, fuel) {
      const joint = fuelled({ ...conditions, goal: { kind: 'fastest' } }, fuel);
      return joint?.ok && joint.fuel.fuelled ? joint.plan.totalTimeS : null;
    },
    write: async (course) => writeRoute(course),
    async readWritten(written) {
      const route = readRoute(written);
      return route.ok ? { ok: true, route, zone: await routeZone(route) } : route;
    },
    async isRide(file) {
      const parsed = await parse(file);
      return parsed.ok && parsed.track.kind === 'activity';
    },
    async against(plan, ride) {
      const parsed = await parse(ride);
      return parsed.ok ? rideAgainstPlan(whole(plan), parsed.track) : parsed;
    },
    file: checkedPlanFile,
    rest: async (...asked) => restOfRace(...asked),
  };
}

async function parse(file: File, track?: number): Promise<Parsed | Refusal> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const many = tooManyPoints(bytes);
  return many ? { ok: false, message: many } : readActivityOrRoute(bytes, file.name, track);
}

/** The same question without its food. */
function byLegs(question: RaceQuestion): RaceQuestion {
  const { fuel: _, ...legs } = question;
  return legs;
}

function sent(plan: RacePlan): SentPlan {
  const { route: _, ...question } = plan.question;
  return { ...plan, question };
}

/** The best plan of a shorter course takes no longer, m. */
const LONG_M = 20_000;

/** Efforts that differ by less than this share are near: the engine's search reaches a little further. */
const NEAR = 0.34;

/** Only the effort differs, and by little, so that the search may begin at the plan before. */
function near(plan: RacePlan, question: RaceQuestion): boolean {
  const { goal } = question;
  if (goal.kind !== 'fastest' || plan.question.goal.kind !== 'fastest' || !goal.intensityCap) return false;
  if (!(Math.abs(goal.intensityCap / plan.load.intensityFactor - 1) < NEAR)) return false;
  const { route: _, goal: _before, ...before } = plan.question;
  const { goal: _now, fuel: _fuel, ...now } = question;
  return JSON.stringify(before) === JSON.stringify(now);
}
