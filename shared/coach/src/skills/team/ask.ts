import { z } from 'zod';
import { count, metresPerSecond, watts } from '../../tools/units.ts';
import { setupArguments } from '../ride/ask.ts';

export const teamArguments = z.strictObject({
  riders: count('riders who take turns'),
  speedMs: metresPerSecond('speed of the team').optional(),
  powerW: watts('mean power of each rider').optional(),
  setup: setupArguments,
});

/** A team time trial: one of speed and power is given. */
export type TeamAsk = z.infer<typeof teamArguments>;
