import { z } from 'zod';
import { gradient, metresPerSecond, turns, watts, words } from '../../tools/units.ts';

export const gearsArguments = z.strictObject({
  kind: z.enum(['speed', 'cadence', 'ratio', 'gear']).describe('what is to be computed'),
  ratio: z.number().describe('teeth in front by teeth behind').optional(),
  gearText: words('the gear as it was written: "50x17"').optional(),
  cadence: turns('cadence').optional(),
  speedMs: metresPerSecond('speed').optional(),
  grade: gradient().optional(),
  powerW: watts('power at the pedals').optional(),
});

/** Speed, cadence or gear from the other two. */
export type GearsAsk = z.infer<typeof gearsArguments>;
