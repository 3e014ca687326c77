import { z } from 'zod';
import { celsius, count, gramsPerHour, kilograms, seconds, share, watts, yes } from '../../tools/units.ts';
import { bikes } from '../ride/ask.ts';

export const routeArguments = z.strictObject({
  about: z
    .enum(['plan', 'food', 'climbs', 'facts'])
    .describe('a race plan, its food, its climbs, or the figures of the course'),
  which: z
    .enum(['length', 'climbing', 'climbs', 'highest', 'steepest'])
    .describe('of the figures of the course, or of its climbs, the one that is asked for')
    .optional(),
  climb: count('the one climb that is asked for, counted from the start; -1 is the last').optional(),
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
  massBy: kilograms('change of the body mass that is tried out, such as -3').optional(),
  carbsGh: gramsPerHour('carbohydrate that the rider wants').optional(),
});

/** A question about the course of the file that came with the conversation. SI units. */
export type RouteAsk = z.infer<typeof routeArguments>;
