import { z } from 'zod';
import { celsius, metres, watts } from '../../tools/units.ts';

export const airArguments = z.strictObject({
  kind: z.enum(['altitude', 'heat']).describe('thin air, or hot air'),
  altitudeM: metres('height above the sea').optional(),
  temperatureC: celsius('temperature of the air').optional(),
  powerW: watts('what the rider can do at sea level on a cool day; FTP when not given').optional(),
});

/** What is asked of thin or hot air. */
export type AirAsk = z.infer<typeof airArguments>;
