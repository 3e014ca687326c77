import { headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { computeRide } from './compute.ts';
import type { Course } from './course.ts';
import type { RideAsk } from './ask.ts';
import { roadWords } from './title.ts';
import { withUsualMass } from './usual-mass.ts';

/** Levels of riders by what they hold on the climb, W/kg. */
const levels: readonly [wattsPerKg: number, name: string][] = [
  [2, 'Fit beginner'],
  [3, 'Club rider'],
  [4, 'Strong amateur'],
  [5, 'Elite'],
];

/** What riders of several levels need up a climb, for who asks what a good time is. Uphill it hangs on W/kg, hardly on weight. */
export function typicalTimes(ask: RideAsk, course: Course, { athlete: known }: Talk): Outcome {
  const athlete = withUsualMass(known);
  const massKg = athlete.massKg.value;
  const times = levels.map(([ratio, name]) => ({
    ratio,
    name,
    ride: computeRide(course, { powerW: ratio * massKg }, ask.setup, athlete),
  }));
  const done = times.flatMap(({ ratio, name, ride }) =>
    ride.ok ? [{ ratio, name, timeS: ride.timeS }] : [],
  );
  const [, club, strong] = done;
  if (!club || !strong)
    return { kind: 'refuse', text: 'I cannot compute times for this climb. Check its length and grade.' };
  return {
    kind: 'answer',
    parts: [
      headline(
        'A good club time',
        show.time(club.timeS),
        '',
        `at ${club.ratio} W/kg, a strong amateur at ${strong.ratio} W/kg takes ${show.time(strong.timeS)}`,
      ),
      text(
        `${roadWords(ask, course, false)}, on a road bike in still air. Tell me your weight and FTP and I give you yours.`,
      ),
      table(
        'Time by level',
        ['Rider', 'W/kg', 'Time'],
        done.map(({ ratio, name, timeS }) => [name, `${ratio}`, show.time(timeS)]),
      ),
      suggestions('I weigh 75 kg and my FTP is 250 W', 'What is a good W/kg?'),
    ],
    calls: [{ tool: 'typical', arguments: ask, result: { done, timeS: club.timeS } }],
    result: { timeS: club.timeS, distanceM: course.distanceM, gainM: course.gainM },
  };
}
