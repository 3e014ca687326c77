import { z } from 'zod';
import { celsius, gramsPerHour, seconds, share, watts, yes } from '../../tools/units.ts';
import { bikes } from '../ride/ask.ts';

export const routeArguments = z.strictObject({
  about: z
    .enum(['plan', 'food', 'climbs', 'facts'])
    .describe('a race plan, its food, its climbs, or the figures of the course'),
  steepest: yes('of the climbs, the steepest one is meant').optional(),
  bike: z.enum(bikes).optional(),
  temperatureC: celsius('temperature of the air').optional(),
  wind: yes('wind was named, which such a plan does not count').optional(),
  onPart: yes('power was named for a part of the course, which such a plan does not count').optional(),
  targetS: seconds('riding time that the rider aims at').optional(),
  share: share('FTP, as normalized power').optional(),
  powerW: watts('normalized power over the whole course').optional(),
  against: z
    .strictObject({ bike: z.enum(bikes).optional(), powerW: watts('normalized power').optional() })
    .describe('another way to ride the course, to compare with: only what differs')
    .optional(),
  carbsGh: gramsPerHour('carbohydrate that the rider wants').optional(),
});

/** A question about the course of the file that came with the conversation. SI units. */
export type RouteAsk = z.infer<typeof routeArguments>;
