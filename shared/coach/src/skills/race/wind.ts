import type { Athlete } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import { computeRide } from '../ride/compute.ts';
import type { Course } from '../ride/course.ts';
import type { Setup } from '../ride/ask.ts';
import { five } from './targets.ts';

/** More power into the wind and less with it, as shares: what an even gain of time allows without a harder ride (Swain 1997). */
const INTO = 0.04;
const WITH = 0.05;

type Windy = {
  course: Course;
  setup: Setup;
  athlete: Athlete;
  meanW: number;
  timeS: number;
};

/**
 * What wind makes of a plan that was made for still air: its time at the same mean power, s, and the watts each way in words.
 * Null without wind, or where it cannot be ridden.
 */
export function windOn({
  course,
  setup,
  athlete,
  meanW,
  timeS,
}: Windy): { timeS: number; words: string } | null {
  const wind = setup.headwindMs ?? setup.windSpeedMs;
  if (wind === undefined || Math.abs(wind) < 0.3) return null;
  const { headwindMs: _, windSpeedMs: __, crosswindMs: ___, ...still } = setup;
  const calm = computeRide(course, { powerW: meanW }, still, athlete);
  const windy = computeRide(course, { powerW: meanW }, setup, athlete);
  if (!calm.ok || !windy.ok) return null;
  const words = setup.outAndBack
    ? `Into the wind of ${show.kmh(Math.abs(wind))} km/h ${five((1 + INTO) * meanW)} W, with it ${five((1 - WITH) * meanW)} W: time is won where you are slow.`
    : wind > 0
      ? `Headwind: ${five(meanW)} W, low and even. Do not fight the gusts.`
      : `Tailwind: ${five(meanW)} W. Stay low, and do not coast.`;
  return { timeS: (timeS * windy.timeS) / calm.timeS, words };
}
