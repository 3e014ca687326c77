import { z } from 'zod';
import { celsius, kmPerHour } from '../../tools/units.ts';

export const chillArguments = z.strictObject({
  temperatureC: celsius('temperature of the air'),
  rideKmh: kmPerHour('speed of the rider'),
  windKmh: kmPerHour('headwind; a tailwind is negative'),
});

/** How cold it feels at a speed. */
export type ChillAsk = z.infer<typeof chillArguments>;
