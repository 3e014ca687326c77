import type { Athlete } from '@breakaway/cycling';
import { assumptionOf, assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome } from '../../skill.ts';

/** "What heart rate can I hold for an hour". @param plain text of the message */
export const asksForHeartRate = (plain: string): boolean =>
  /\b(?:what|which) (?:heart ?rate|hr|pulse|bpm)\b|\b(?:heart ?rate|hr|bpm) (?:can|should|could|do) i\b/.test(
    plain,
  );

/** Share of threshold heart rate that riders hold for a time: a coaching convention after Friel. */
const heartByTime: readonly [upToS: number, low: number, high: number][] = [
  [2400, 0.99, 1.04],
  [4500, 0.96, 1.01],
  [7200, 0.93, 0.98],
  [4 * 3600, 0.87, 0.93],
  [6.5 * 3600, 0.82, 0.89],
  [Infinity, 0.72, 0.84],
];

/** The heart rate that can be held for a time, s. */
export function heartRateFor(timeS: number, { thresholdHrBpm }: Athlete): Outcome {
  if (!thresholdHrBpm) return needs('thresholdHr');
  const [, low, high] = heartByTime.find(([upTo]) => timeS <= upTo)!;
  const bpm = thresholdHrBpm.value;
  return {
    kind: 'answer',
    parts: [
      headline(
        `Heart rate for ${show.aboutTime(timeS)}`,
        `${show.bpm(low * bpm)} to ${show.bpm(high * bpm)}`,
        'bpm',
        `${show.share(low)} to ${show.share(high)} of threshold`,
      ),
      text('Start at the lower end: heart rate lags by a minute or two, and drifts up with heat and time.'),
      ...details('What it rests on', assumptions([assumptionOf(thresholdHrBpm)]), sources('friel2009')),
      suggestions('What are my heart rate zones?', 'Why does my heart rate drift?'),
    ],
    calls: [
      {
        tool: 'hold by heart rate',
        arguments: { timeS },
        result: { low: low * bpm, high: high * bpm, shares: [low, high], timeS, bpm },
      },
    ],
  };
}
