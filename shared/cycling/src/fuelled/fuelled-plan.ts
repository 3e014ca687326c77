import type { Refusal } from '../answer/input.ts';
import type { FeedingPlan, FeedingPlanQuestion } from '../feeding/feeding-plan-types.ts';
import { feedingPlan } from '../feeding/plan.ts';
import { minutesOf } from '../feeding/ride-minutes.ts';
import { racePlan } from '../pacing/plan/plan.ts';
import type { PlanQuestion } from '../pacing/plan/question.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import { askForMore } from './ask-for-more.ts';
import { fuelOf, type Fed, type Fuel } from './fuel.ts';

/** What to eat, besides the rider and the ride, which the race plan knows. */
export type FuelQuestion = Omit<FeedingPlanQuestion, 'athlete' | 'minutes'>;

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
  const { athlete } = question;
  const legs = racePlan(question, from ? { from } : {});
  if (!legs.ok) return legs;
  if (!athlete) return { ok: false, message: 'I need to know the rider for this.' };
  const level = feeding.level ?? question.level;
  const feed = (plan: RacePlan, other: Partial<FeedingPlanQuestion> = {}) =>
    feedingPlan({
      ...feeding,
      ...(level ? { level } : {}),
      athlete,
      minutes: minutesOf(question.route, plan),
      ...other,
    });
  const fed = feed(legs);
  if (!fed.ok) return fed;
  const first: Fed = { plan: legs, feeding: fed };
  if (fed.tank.emptyAtS === null) return { ok: true, ...first, fuel: fuelOf(first, first, null) };
  const more = askForMore(fed, athlete, (other) => feed(legs, other));
  const easier = question.goal.kind === 'fastest' ? easierPlan(question, first, feed) : null;
  const given = easier ?? first;
  const fuel = fuelOf(first, given, more);
  return { ok: true, ...given, plan: easier ? withNote(given.plan, fuel.sentence) : given.plan, fuel };
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
function easierPlan(
  question: PlanQuestion,
  first: Fed,
  feed: (plan: RacePlan) => FeedingPlan | Refusal,
): Fed | null {
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
  return under && under.fed.plan.totalTimeS >= first.plan.totalTimeS ? under.fed : null;
}
