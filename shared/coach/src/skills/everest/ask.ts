import { z } from 'zod';
import { yes } from '../../tools/units.ts';
import { rideArguments } from '../ride/ask.ts';

export const everestArguments = z.strictObject({
  ride: rideArguments.describe('the climb that is repeated'),
  guessed: yes('the climb was not named'),
});

/** The height of Mount Everest on one climb. */
export type EverestAsk = z.infer<typeof everestArguments>;
