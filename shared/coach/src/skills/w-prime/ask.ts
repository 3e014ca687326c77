import { z } from 'zod';
import { count, list, watts, words } from '../../tools/units.ts';
import { effortArguments } from '../../understanding/efforts.ts';

export const wPrimeArguments = z.strictObject({
  wants: z
    .enum(['left', 'used', 'recovery', 'time', 'own', 'refill', 'measured'])
    .describe('what is to be computed'),
  steps: list(effortArguments).describe('powers over times, in order'),
  repeats: count('how often the steps are ridden'),
  recoverAtW: watts("power at which an empty W' fills up").optional(),
  question: words('asks whether it would be enough').optional(),
});

/** What efforts leave of W'. */
export type WPrimeAsk = z.infer<typeof wPrimeArguments>;
