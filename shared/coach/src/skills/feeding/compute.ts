import { feedingPlan, steadyMinutes, type Athlete } from '@breakaway/cycling';
import type { Item } from '../../answer/assumptions.ts';
import { show } from '../../answer/rounding.ts';
import type { FoodPlan } from '../../files/course-work.ts';
import type { Talk } from '../../skill.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import type { FeedingAsk } from './ask.ts';
import { foodsFor, isWanted } from './products.ts';
import { feedable, type Feedable } from './rider.ts';

/** A plan, and what it was worked out from. */
export type FeedingFacts = {
  plan: FoodPlan;
  durationS: number;
  powerW: number;
  /** with usual values filled in: mass and FTP are always there */
  athlete: Feedable;
  /** the usual values that were filled in */
  taken: Item[];
  ask: FeedingAsk;
  /** where the power is from, in words */
  powerHow: string;
};

/** Rides that food is planned for, s; the plan goes minute by minute. */
const SHORTEST_S = 600;
const LONGEST_S = 72 * 3600;

/** Works out the plan behind an answer; null where the length of the ride is not known, a sentence where it cannot be. */
export function feedingFor(ask: FeedingAsk, talk: Talk): FeedingFacts | string | null {
  const { athlete, taken } = feedable(talk, ask.rateGH);
  const ftp = athlete.ftpW.value;
  const saidW = ask.powerW ?? (ask.share !== undefined ? ask.share * ftp : undefined);
  const powerFor = (hours: number) => saidW ?? usualShare(hours, ask.shareWord === 'race') * ftp;
  const durationS = ask.durationS ?? timeOnCourse(ask, athlete, powerFor);
  if (durationS === undefined) return null;
  if (!(durationS >= SHORTEST_S && durationS <= LONGEST_S))
    return 'I plan food for rides of ten minutes to three days. How long will you ride?';
  const powerW = powerFor(durationS / 3600);
  const plan = feedingPlan({
    athlete,
    minutes: steadyMinutes(durationS, powerW),
    foods: foodsFor(ask, talk),
    ...(ask.temperatureC === undefined
      ? {}
      : { weather: { temperatureC: ask.temperatureC, relativeHumidity: ask.humidity ?? 0.55 } }),
    ...(ask.bottles === undefined
      ? {}
      : {
          carry: {
            bottles: Math.min(10, ask.bottles),
            bottleMl: ask.bottleMl ?? 600,
            pieces: 60,
          },
        }),
    ...(ask.caffeine ? { caffeine: true } : {}),
  });
  if (!plan.ok) return plan.message;
  // The plan fills up with usual products; what the rider does not want stays at home.
  plan.shopping = plan.shopping.filter(({ kind }) => isWanted(ask, kind));
  const powerHow =
    saidW === undefined
      ? `${show.share(powerW / ftp)} of FTP, usual for this long`
      : ask.fromLast
        ? 'from the last answer'
        : ask.shareWord
          ? ask.shareWord
          : 'as you said';
  return { plan, durationS, powerW, athlete, taken, ask, powerHow };
}

/** Default mean power of a ride of some length, as a share of FTP. */
const usualShare = (hours: number, race: boolean) =>
  (hours < 1.6 ? 0.75 : hours < 3 ? 0.72 : hours < 6 ? 0.68 : 0.62) + (race ? 0.1 : 0);

/** Riding time of the course, s, at the power for its length at a usual speed; undefined where it cannot be known. */
function timeOnCourse(
  ask: FeedingAsk,
  athlete: Athlete,
  powerFor: (hours: number) => number,
): number | undefined {
  const course = ask.course && courseOf(ask.course);
  if (!ask.course || !course) return undefined;
  const ride = computeRide(
    course,
    { powerW: powerFor(course.distanceM / 27_000) },
    ask.course.setup,
    athlete,
  );
  return ride.ok ? ride.timeS : undefined;
}
