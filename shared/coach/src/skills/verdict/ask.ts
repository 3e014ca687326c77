import { z } from 'zod';
import { beats, seconds, turns, watts, wattsPerKg, years, yes } from '../../tools/units.ts';

export const verdictArguments = z.strictObject({
  powerW: watts('power that is judged').optional(),
  wattsPerKg: wattsPerKg('power for the weight that is judged').optional(),
  timeS: seconds('how long it was or will be held').optional(),
  bpm: beats('heart rate that is judged').optional(),
  cadence: turns('cadence that is judged').optional(),
  climbing: yes('the cadence is one uphill').optional(),
  vo2max: z
    .number()
    .min(-100)
    .max(100)
    .meta({ description: 'oxygen uptake that is judged', unit: 'ml/kg/min' })
    .optional(),
  age: years('age of the rider').optional(),
  woman: yes('the rider is a woman; left out where it was not said').optional(),
});

/** One figure that the rider wants assessed: is it good, is it too high. */
export type VerdictAsk = z.infer<typeof verdictArguments>;
