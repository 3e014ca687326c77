import {
  type Athlete,
  type PowerVerdict,
  powerCurveOf,
  powerForDuration,
  powerVerdict,
} from '@breakaway/cycling';
import { z } from 'zod';

export const holdArguments = z.object({
  powerW: z.number().positive().optional(),
  timeS: z.number().positive().optional(),
});

const shortestS = 5;
const longestS = 12 * 3600;

/** How long she can hold a power, s: the time at which her power-duration curve comes down to it. Null beyond 12 h. */
export function holdTime(athlete: Athlete, powerW: number): number | null {
  const curve = powerCurveOf(athlete);
  if (!curve) return null;
  if (powerForDuration(curve, longestS) >= powerW) return null;
  let [low, high] = [shortestS, longestS];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (powerForDuration(curve, middle) >= powerW) low = middle;
    else high = middle;
  }
  return low;
}

export type Hold = {
  powerW: number;
  timeS: number | null;
  verdict: PowerVerdict | null;
  curve: Array<{ timeS: number; powerW: number }>;
};

/** Power for a time or time for a power on her curve; null without one (FTP and weight are needed). */
export function hold(given: z.output<typeof holdArguments>, athlete: Athlete): Hold | null {
  const curve = powerCurveOf(athlete);
  if (!curve) return null;
  const points = [300, 1200, 3600].map((timeS) => ({ timeS, powerW: powerForDuration(curve, timeS) }));
  if (given.powerW !== undefined) {
    const verdict = given.timeS === undefined ? null : powerVerdict(curve, given.powerW, given.timeS);
    return { powerW: given.powerW, timeS: holdTime(athlete, given.powerW), verdict, curve: points };
  }
  const timeS = given.timeS ?? 3600;
  return { powerW: powerForDuration(curve, timeS), timeS, verdict: null, curve: points };
}
