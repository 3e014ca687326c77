import { z } from 'zod';
import { count, gradient, list, metresPerSecond, turns, watts, words } from '../../tools/units.ts';

export const gearsArguments = z.strictObject({
  kind: z.enum(['speed', 'cadence', 'ratio', 'gear', 'setups']).describe('what is to be computed'),
  setups: list(
    z.strictObject({
      outer: count('teeth of the large chainring'),
      inner: count('teeth of the small chainring'),
      smallest: count('teeth of the smallest sprocket'),
      largest: count('teeth of the largest sprocket'),
    }),
  )
    .describe('two bicycles that are compared')
    .optional(),
  ratio: z.number().min(-100).max(100).describe('teeth in front by teeth behind').optional(),
  gearText: words('the gear as it was written: "50x17"').optional(),
  cadence: turns('cadence').optional(),
  speedMs: metresPerSecond('speed').optional(),
  grade: gradient().optional(),
  powerW: watts('power at the pedals').optional(),
});

/** Speed, cadence or gear from the other two. */
export type GearsAsk = z.infer<typeof gearsArguments>;
