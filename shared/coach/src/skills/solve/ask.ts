import { z } from 'zod';
import { rideArguments } from '../ride/ask.ts';

export const solveArguments = z.strictObject({
  kind: z.enum(['grade', 'cda', 'mass']).describe('the unknown'),
  ride: rideArguments.describe('all that is known of the ride'),
});

/** The unknown of a ride that is neither power nor time. */
export type SolveAsk = z.infer<typeof solveArguments>;
