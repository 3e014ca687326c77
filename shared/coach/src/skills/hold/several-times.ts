import { powerCurveOf, powerForDuration, type Athlete } from '@breakaway/cycling';
import { needs } from '../../answer/needs.ts';
import { suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome } from '../../skill.ts';

/** The best power for several times, s, beside each other. */
export function severalTimes(timesS: number[], athlete: Athlete): Outcome {
  const curve = powerCurveOf(athlete);
  if (!curve) return needs('ftp');
  const rows = timesS.map((timeS) => ({ timeS, powerW: powerForDuration(curve, timeS) }));
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const list = (words: string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  return {
    kind: 'answer',
    parts: [
      text(
        `Your best is about ${list(rows.map(({ timeS, powerW }) => `${show.watts(powerW)} W for ${show.aboutTime(timeS)}`))}. That is for rested legs and a steady effort.`,
      ),
      table(
        'Your best by time',
        ['Time', 'Power', ...(athlete.massKg ? ['W/kg'] : [])],
        rows.map(({ timeS, powerW }) => [
          show.aboutTime(timeS),
          `${show.watts(powerW)} W`,
          ...(athlete.massKg ? [show.wattsPerKg(powerW / athlete.massKg.value)] : []),
        ]),
      ),
      suggestions('And for 5 minutes?', 'How can I raise it?'),
    ],
    calls: [
      {
        tool: 'hold',
        arguments: { timesS },
        result: { rows, differenceW: Math.abs(first.powerW - last.powerW), athlete },
      },
    ],
  };
}
