import { z } from 'zod';
import { beats, count, list, share, watts, yes } from '../../tools/units.ts';

export const zonesArguments = z.strictObject({
  of: z.enum(['power', 'heartRate', 'both']),
  zone: count('one zone, 1 to 7').optional(),
  powerW: watts('"which zone is 200 W?"').optional(),
  bpm: beats('"which zone is 150 bpm?"').optional(),
  shares: list(share('FTP')).describe('one or several shares, as watts').optional(),
  sweetSpot: yes('the range of sweet spot').optional(),
  given: z
    .strictObject({ from: beats('from'), to: beats('to') })
    .describe('a range of heart rates that the rider was given')
    .optional(),
  easy: yes('easy rides are asked for, by whatever is known of the heart').optional(),
});

/** Zones, one of them, or the zone of a figure. */
export type ZonesAsk = z.infer<typeof zonesArguments>;
