import { formatDuration, type RacePlan } from '@breakaway/cycling';
import { factsOf } from '../engine/facts.ts';

const SPENT = 0.25;
/** A climb that takes this share of the ride is what it turns on. */
const LONG = 0.08;
/** So long a ride has a first hour worth a word, s. */
const LONG_RIDE_S = 5400;

/** What decides this race, in one sentence in metric units. */
export function decides(plan: RacePlan): string {
  const { wPrimeLeast, wPrimeLeastAtM } = factsOf(plan);
  const at = plan.segments.findLast(({ fromM }) => fromM < wPrimeLeastAtM);
  const percent = `${Math.round(100 * plan.load.intensityFactor)} % of FTP`;
  if (plan.question.locked?.length && plan.load.wPrimeLeastJ < 0)
    return `Your locked watts decide: W' runs out before km ${(wPrimeLeastAtM / 1000).toFixed(1)}. Unlock a section there, or enter less.`;
  if (wPrimeLeast < SPENT && at)
    return `W' decides: it is down to ${Math.round(100 * wPrimeLeast)} % at km ${(wPrimeLeastAtM / 1000).toFixed(1)}. Do not go above ${at.highW} W there.`;
  const hardest = plan.climbs.toSorted((a, b) => b.timeS - a.timeS)[0];
  if (hardest && hardest.timeS > LONG * plan.totalTimeS) {
    const last = plan.climbs.at(-1) === hardest && plan.climbs.length > 1;
    const advice =
      hardest.startM < plan.question.route.distanceM / 2
        ? 'What you spend there is missing later.'
        : 'Save your legs for it.';
    return `The ${last ? 'last ' : ''}climb from km ${(hardest.startM / 1000).toFixed(1)} decides: ${formatDuration(hardest.timeS)} at ${Math.round(hardest.averagePowerW)} W. ${advice}`;
  }
  const easyAtFirst =
    plan.totalTimeS > LONG_RIDE_S ? 'the first hour feels easy' : 'the beginning feels easy';
  return `An even effort decides: ${percent} to the end, also when ${easyAtFirst}.`;
}
