import { z } from 'zod';
import { effortArguments } from '../../understanding/efforts.ts';
import { list, seconds, share, watts, wattsPerKg } from '../../tools/units.ts';

export const holdArguments = z.strictObject({
  wants: z
    .enum(['power', 'time', 'verdict'])
    .describe('power for a time, time for a power, or whether it holds'),
  tooMuch: z.literal(true).describe('asked as "is it too much?"').optional(),
  timesS: list(seconds('a time of which the power is wanted')).optional(),
  efforts: list(effortArguments)
    .describe('what the rider has held, where the answer is to rest on that')
    .optional(),
  heart: z.literal(true).describe('asked in heart rate').optional(),
  powerW: watts('power that is to be held').optional(),
  wattsPerKg: wattsPerKg('power for the weight of the rider').optional(),
  share: share('FTP').optional(),
  timeS: seconds('time that it is to be held').optional(),
});

/** How long a power can be held, or what power for a time. */
export type HoldAsk = z.infer<typeof holdArguments>;
