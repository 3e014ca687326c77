import type { Refusal } from '../answer/input.ts';
import type { FeedingPlan, FeedingPlanQuestion } from '../feeding/feeding-plan-types.ts';
import { feedingPlan } from '../feeding/plan.ts';
import { minutesOf } from '../feeding/ride-minutes.ts';
import { TO_LAST } from '../feeding/warnings.ts';
import { racePlan } from '../pacing/plan/plan.ts';
import type { PlanQuestion } from '../pacing/plan/question.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import { askForMore } from './ask-for-more.ts';
import { fuelOf, type Fed, type Fuel } from './fuel.ts';

/** What to eat, besides the rider and the ride, which the race plan knows. */
export type FuelQuestion = Omit<FeedingPlanQuestion, 'athlete' | 'minutes'>;
type Feed = (plan: RacePlan, other?: Partial<FeedingPlanQuestion>) => FeedingPlan | Refusal;

/** A race plan with its feeding plan, and whether the stores last to the line. */
export type FuelledPlan = Fed & { ok: true; fuel: Fuel };

/** Plans after the first one. */
const MOST_TRIES = 5;
/** So little above the margin is close enough, g: about what a minute burns. */
const CLOSE_G = 5;
const LEAST_CAP = 0.4;

/**
 * A race plan that is fuelled to the line. The fastest plan is ridden easier where the stores would otherwise come down to
 * their margin before the line, and says what that costs. A plan for an intensity, a time or a share of W' stays as it is,
 * and says where the stores run out and what would help. A plan with food enough costs no second plan.
 * @param feeding products, weather, stations, bottles; the level of the question counts here too
 * @param from as for `racePlan`
 * @returns a refusal when the plan or its food cannot be worked out: FTP, weight or tolerance are missing
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 230 }, feedingData: { choTolerance: 40 } });
 * const { fuel } = fuelledPlan({ route: straightRoute(110000, 0), athlete, goal: { kind: 'fastest' } }, {});
 * [fuel.fuelled, fuel.emptyAtS, fuel.costS > 60] // => [true, null, true]
 */
export function fuelledPlan(
  question: PlanQuestion,
  feeding: FuelQuestion = {},
  { from }: { from?: RacePlan } = {},
): FuelledPlan | Refusal {
  const legs = racePlan(question, from ? { from } : {});
  if (!legs.ok) return legs;
  const first = fedPlan(legs, feeding);
  if (!first.ok || first.fuel.fuelled || question.goal.kind !== 'fastest') return first;
  const given = easierPlan(question, first, feeder(question, feeding));
  if (!given) return first;
  const fuel = fuelOf(first, given, first.fuel.more);
  return { ok: true, ...given, plan: withNote(given.plan, fuel.sentence), fuel };
}

/**
 * A race plan as it is, with its food: where the stores run out, and what would help. It costs no other plan.
 * @param feeding as for `fuelledPlan`
 * @returns a refusal when the food cannot be worked out: weight, FTP or tolerance are missing
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 230 }, feedingData: { choTolerance: 40 } });
 * const plan = racePlan({ route: straightRoute(110000, 0), athlete, goal: { kind: 'fastest' } });
 * const { fuel } = fedPlan(plan);
 * [fuel.fuelled, fuel.emptyAtM > 80000, fuel.costS] // => [false, true, 0]
 */
export function fedPlan(plan: RacePlan, feeding: FuelQuestion = {}): FuelledPlan | Refusal {
  const { athlete } = plan.question;
  if (!athlete) return { ok: false, message: 'I need to know the rider for this.' };
  const feed = feeder(plan.question, feeding);
  const fed = feed(plan);
  if (!fed.ok) return fed;
  const first: Fed = { plan, feeding: fed };
  const more = fed.tank.emptyAtS === null ? null : askForMore(fed, athlete, (other) => feed(plan, other));
  return { ok: true, ...first, fuel: fuelOf(first, first, more) };
}

/** Feeds plans of one question. */
function feeder({ athlete, route, level: asked }: PlanQuestion, feeding: FuelQuestion): Feed {
  const level = feeding.level ?? asked;
  return (plan, other = {}) => {
    if (!athlete) return { ok: false, message: 'I need to know the rider for this.' };
    const minutes = minutesOf(route, plan);
    const fed = feedingPlan({ ...feeding, ...(level ? { level } : {}), athlete, minutes, ...other });
    // What would help is said of the plan, where each way is tried: two figures for one way would be one too many.
    return fed.ok ? { ...fed, warnings: fed.warnings.filter((words) => !words.startsWith(TO_LAST)) } : fed;
  };
}

/** The cap of an easier plan was set by the stores: its notes must not say that the member asked for it. */
function withNote(plan: RacePlan, sentence: string): RacePlan {
  return {
    ...plan,
    notes: [
      sentence,
      ...plan.notes.filter(
        (note) => !/^The intensity (that you asked for|of \d+ % of FTP is not reached)/.test(note),
      ),
    ],
  };
}

/** How much more the stores have at their lowest than their margin, g. */
const marginG = ({ feeding: { tank } }: Fed) => tank.lowestG - tank.reserveG;

/**
 * The fastest plan whose stores last, by a few caps on intensity: the first from the watts that the feeding plan would take
 * off, the others from a straight line between the nearest two.
 */
function easierPlan(question: PlanQuestion, first: Fed, feed: Feed): Fed | null {
  type Try = { cap: number; fed: Fed; spareG: number };
  const start = first.plan.load.intensityFactor;
  const { averagePowerW, remedy } = first.feeding;
  let over: Try = { cap: start, fed: first, spareG: marginG(first) };
  let under: Try | null = null;
  let cap = start * (1 - Math.min(0.4, (remedy?.easierW ?? Infinity) / averagePowerW));
  for (let n = 0; n < MOST_TRIES && cap >= LEAST_CAP; n++) {
    const goal = { kind: 'fastest', intensityCap: cap } as const;
    const plan = racePlan({ ...question, goal }, { from: (under ?? over).fed.plan });
    const feeding = plan.ok ? feed(plan) : plan;
    if (!plan.ok || !feeding.ok) return under?.fed ?? null;
    const fed: Fed = { plan, feeding };
    const one: Try = { cap, fed, spareG: marginG(fed) };
    const before: Try = under ?? over;
    if (feeding.tank.emptyAtS === null) under = one;
    else over = one;
    if (under && under.spareG < CLOSE_G) break;
    const other = under && under !== one ? under : under ? over : before;
    const perGram = (one.cap - other.cap) / (one.spareG - other.spareG);
    const aimed = one.cap + (CLOSE_G / 2 - one.spareG) * perGram;
    const [low, high] = [under ? under.cap : 0.8 * over.cap, over.cap];
    cap = aimed > low && aimed < high ? aimed : (low + high) / 2;
  }
  return under?.fed ?? null;
}
