import type { AnswerPart } from '@breakaway/contract';
import { assumptions } from '../../answer/assumptions.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { Course } from '../ride/course.ts';
import type { RaceAsk } from './ask.ts';

/** Share of threshold heart rate that riders hold, by the hours of the race; a coaching convention after Friel. */
const heartByHours: readonly [upToH: number, low: number, high: number, rpe: string][] = [
  [1.2, 0.97, 1.02, '8'],
  [2.5, 0.92, 0.98, '7'],
  [4, 0.87, 0.93, '6'],
  [6.5, 0.82, 0.89, '5'],
  [10, 0.76, 0.85, '4'],
  [Infinity, 0.7, 0.8, '3 to 4'],
];

/** A plan without power: by heart rate where its threshold is known, else by feel. */
export function byHeartRate(ask: RaceAsk, course: Course, { athlete }: Talk): Outcome {
  const hours =
    ask.targetS !== undefined ? ask.targetS / 3600 : course.distanceM / 28_000 + course.gainM / 1100;
  const [, low, high, rpe] = heartByHours.find(([upTo]) => hours <= upTo)!;
  const bpm = athlete.thresholdHrBpm?.value;
  const range = bpm ? `${show.bpm(low * bpm)} to ${show.bpm(high * bpm)}` : null;
  const parts: AnswerPart[] = [
    range
      ? headline(
          ask.name ? `Plan for ${ask.name}` : 'Heart rate to hold',
          range,
          'bpm',
          `for about ${show.aboutTime(3600 * hours)}`,
        )
      : headline('Effort to hold', rpe, 'of 10', `for about ${show.aboutTime(3600 * hours)}`),
    text(
      `Stay in the lower half of it for the first third, and up to ${bpm ? `${show.bpm((high + 0.03) * bpm)} bpm` : 'one point more'} on climbs. Heart rate lags, so start by feel, and eat ${hours > 2.5 ? '60 to 90' : '30 to 60'} g of carbohydrate an hour.`,
    ),
    ...details(
      'What it rests on',
      assumptions([
        {
          label: 'Time',
          value: show.aboutTime(3600 * hours),
          source: ask.targetS === undefined ? 'estimated' : 'asked',
          how:
            ask.targetS === undefined
              ? 'from length and climbing, but you know your speed better'
              : 'as you said',
        },
        {
          label: 'Heart rate',
          value: `${show.share(low)} to ${show.share(high)} of threshold`,
          source: 'default',
          how: 'coaching convention for this length',
        },
      ]),
      sources('friel2009'),
    ),
    suggestions('What should I eat for that?', 'My FTP is 250 W', 'How do I find my threshold heart rate?'),
  ];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'race by heart rate', arguments: ask, result: { shown: parts } }],
    result: {
      timeS: 3600 * hours,
      distanceM: course.distanceM,
      gainM: course.gainM,
      title: ask.name ?? show.km(course.distanceM),
    },
  };
}
