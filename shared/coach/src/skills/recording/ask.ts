import { z } from 'zod';
import { count, seconds, watts, yes } from '../../tools/units.ts';
import { FIGURE_NAMES } from './figures.ts';

export const recordingArguments = z.strictObject({
  about: z
    .enum(['ride', 'zones', 'load', 'wPrime', 'drift', 'bests', 'figures'])
    .describe(
      "the whole ride, time in zones, training load, W' used, drift of the heart rate, best efforts, or its plain figures",
    ),
  figure: z.enum(FIGURE_NAMES).describe('of the plain figures, the one that is asked for').optional(),
  heartRate: yes('zones of heart rate are meant, not those of power').optional(),
  zone: count('the one zone that is asked for, 1 to 7').optional(),
  aboveW: watts('power above which the time is asked for').optional(),
  durationS: seconds('of the best efforts, the duration that is asked for').optional(),
});

/** A question about the recorded ride of the file that came with the conversation. */
export type RecordingAsk = z.infer<typeof recordingArguments>;
