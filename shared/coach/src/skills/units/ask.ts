import { z } from 'zod';
import {
  gradient,
  kilograms,
  label,
  metres,
  metresPerHour,
  seconds,
  turns,
  watts,
  wattsPerKg,
} from '../../tools/units.ts';

export const unitsArguments = z.strictObject({
  kind: z.enum([
    'own',
    'oneIn',
    'rise',
    'wattsPerKg',
    'watts',
    'vam',
    'vamPower',
    'powerVam',
    'convert',
    'gradient',
    'speed',
    'time',
    'ofFtp',
    'shareOf',
    'degrees',
    'gap',
    'torque',
  ]),
  way: z.number().min(-100).max(100).describe('which of several readings').optional(),
  value: z.number().min(-1e9).max(1e9).describe('the figure that is converted').optional(),
  from: label('its unit').optional(),
  to: label('the unit that is wanted').optional(),
  powerW: watts('power').optional(),
  massKg: kilograms('weight of the rider').optional(),
  gainM: metres('height gained').optional(),
  timeS: seconds('time').optional(),
  distanceM: metres('length').optional(),
  grade: gradient().optional(),
  cadence: turns('cadence').optional(),
  vam: metresPerHour('metres climbed in an hour').optional(),
  wattsPerKg: wattsPerKg('power for the weight').optional(),
});

/** One figure from others: a unit, a ratio, a rate. */
export type UnitsAsk = z.infer<typeof unitsArguments>;
