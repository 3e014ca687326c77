import { z } from 'zod';

export const recordingArguments = z.strictObject({
  about: z
    .enum(['ride', 'zones', 'load', 'wPrime', 'drift', 'bests', 'figures'])
    .describe(
      "the whole ride, time in zones, training load, W' used, drift of the heart rate, best efforts, or its plain figures",
    ),
});

/** A question about the recorded ride of the file that came with the conversation. */
export type RecordingAsk = z.infer<typeof recordingArguments>;
