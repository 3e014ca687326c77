import type { Outcome } from '../../skill.ts';
import { text } from '../../answer/parts.ts';

/** A course that the rider has as a file: "for my GPX". */
export const OWN_FILE =
  /\b(?:gpx|tcx|fit[- ]file|(?:route|course|track|ride)[- ]?file|(?:my|own|this|the|a) (?:uploaded )?file)\b/;

/** A file cannot be read in a talk: the Race Analyzer plans it from the road itself. The way there is added to the answer. */
export const planOfFile = (): Outcome => ({
  kind: 'answer',
  parts: [
    text(
      'Open the file of your route in the Race Analyzer: it plans power and food from the road itself. The file stays on your device.',
    ),
  ],
});
