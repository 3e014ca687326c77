import { z } from 'zod';
import { label, share, yes } from '../../tools/units.ts';
import { rideArguments } from '../ride/ask.ts';

export const versusArguments = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('two'),
    first: rideArguments,
    second: rideArguments,
    names: z
      .tuple([label('the first'), label('the second')])
      .describe('what the two are called in the answer'),
    difference: yes('the difference was asked for, not which of them is harder'),
  }),
  z.strictObject({
    kind: z.literal('pacing'),
    ride: rideArguments,
    more: share('power that is added uphill'),
    guessed: yes('the climbing was not given and is a guess'),
  }),
]);

/** Two ways to ride, or one course ridden evenly and unevenly. */
export type VersusAsk = z.infer<typeof versusArguments>;
