import { z } from 'zod';
import { celsius, kilograms, millilitres, seconds } from '../../tools/units.ts';

export const sweatArguments = z.strictObject({
  lostKg: kilograms('weight before the ride less weight after it'),
  bodyKg: kilograms('weight before the ride').optional(),
  drunkMl: millilitres('what was drunk on the way'),
  durationS: seconds('length of the ride'),
  temperatureC: celsius('temperature of the air').optional(),
});

/** What two weighings say about sweat. */
export type SweatAsk = z.infer<typeof sweatArguments>;
