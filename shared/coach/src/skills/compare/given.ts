import { figure, has, type Message } from '../../understanding/message.ts';
import type { RideAsk } from '../ride/ask.ts';
import { rideIn } from '../ride/read.ts';

/** The power, W, at which riders compare; undefined where none is said. What is small is a gain, and no power to ride at. */
export const powerIn = (message: Message): number | undefined => {
  const watts = figure(message, 'power');
  return watts !== undefined && watts > 60 ? watts : undefined;
};

/** The road that a message names, with the speed or the time on it; empty where it names none. */
export function courseIn(message: Message): { course?: RideAsk } {
  const bare = /\bat (?:about |around )?([2-5]\d)(?=$|[?.,!]| (?:on|in)\b)(?! ?(?:%|w\b|rpm))/.exec(
    message.text,
  )?.[1];
  if (bare && !has(message, 'distance', 'grade', 'gain', 'speed') && !message.climb)
    return { course: { ...rideIn(message), setup: {}, speedMs: Number(bare) / 3.6 } };
  const timed =
    /\b(?:ride|riding|race|tt|hours?|climb|hill|uphill|ascent)\b/.test(message.text) &&
    (figure(message, 'duration') ?? 0) >= 300;
  if (!has(message, 'distance', 'grade', 'gain', 'speed') && !message.climb && !timed) return {};
  return { course: { ...rideIn(message), setup: {}, ...lengthOfTime(message) } };
}

/** A ride of so many hours is shown over the road that most riders do in that time, 30 km/h. */
function lengthOfTime(message: Message): Partial<RideAsk> {
  const timeS = figure(message, 'duration');
  const free = !has(message, 'distance', 'gain', 'grade') && !message.climb;
  // "A 20 min climb": 7 % at about 14 km/h.
  if (free && timeS !== undefined && timeS >= 300 && /\b(?:climb|hill|uphill|ascent)\b/.test(message.text))
    return { distanceM: (timeS * 14) / 3.6, grade: 0.07, terrain: 'climb' };
  return free && timeS !== undefined && timeS >= 600 ? { distanceM: (timeS * 30) / 3.6, timeS } : {};
}
