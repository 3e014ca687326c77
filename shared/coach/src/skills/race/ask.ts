import { z } from 'zod';
import { label, list, seconds, share, yes } from '../../tools/units.ts';
import { rideArguments } from '../ride/ask.ts';

const climbs = z.strictObject({
  climbsS: list(seconds('time of a climb')),
  totalS: seconds('time of the whole day').nullable(),
  finish: yes('the race ends on top of it').optional(),
});

/** Climbs of a day by their times. */
export type Climbs = z.infer<typeof climbs>;

export const raceArguments = z.strictObject({
  ride: rideArguments.describe('the course'),
  name: label('what the event is called').optional(),
  targetS: seconds('time that the rider aims at').optional(),
  share: share('FTP').optional(),
  parts: climbs.describe('climbs of a day by their times, with the whole of it').optional(),
  triathlon: z.enum(['sprint', 'olympic', 'half', 'full']).describe('a run comes after it').optional(),
  file: yes('the course is a file that the rider has').optional(),
  uphill: yes('raced uphill all the way').optional(),
});

/** A race to plan. */
export type RaceAsk = z.infer<typeof raceArguments>;
