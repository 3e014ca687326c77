import { text } from '../answer/parts.ts';
import type { Outcome } from '../skill.ts';

/** Where a file is asked about that is not there. */
export const attachFirst: Outcome = {
  kind: 'answer',
  parts: [
    text(
      'Attach the file to your question, with the paper clip beside the box or by dropping it here: GPX, TCX or FIT. I then plan power and food from the road itself, or explain the ride.',
    ),
  ],
};
