import { z } from 'zod';
import { kilograms, millimetres, yes } from '../../tools/units.ts';
import { bikes } from '../ride/ask.ts';

export const tyresArguments = z.strictObject({
  widthMm: millimetres('width of the tyre').optional(),
  totalMassKg: kilograms('rider, bicycle and kit together').optional(),
  wet: yes('wet roads').optional(),
  rough: yes('rough roads').optional(),
  gravel: yes('gravel').optional(),
  tubeless: yes('tubeless tyres').optional(),
  hookless: yes('hookless rims').optional(),
  psi: yes('the answer is wanted in psi').optional(),
  wheel: z.enum(['front', 'rear']).describe('the one wheel that was asked for').optional(),
  bike: z.enum(bikes).optional(),
});

/** Pressure for a tyre. */
export type TyresAsk = z.infer<typeof tyresArguments>;
