import type { Athlete } from '@breakaway/cycling';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { LoadAsk } from './ask.ts';

/** Parts of an answer. */
export type Parts = Extract<Outcome, { kind: 'answer' }>['parts'];

/** "0.85": an intensity factor, or another ratio near 1. */
export const ratio = (value: number): string => value.toFixed(2);

/** Power of the ride, W: as given, or by its share of FTP. */
export const powerOf = ({ powerW, share }: LoadAsk, { ftpW }: Athlete): number | undefined =>
  powerW ?? (share !== undefined && ftpW?.value ? share * ftpW.value : undefined);

/**
 * An answer with the figures that it rests on. The ride behind a load goes along, for "how many calories is that?" and "what
 * should I eat for that?"
 */
export function answered(
  ask: LoadAsk,
  { athlete }: Talk,
  parts: Parts,
  result: Record<string, unknown>,
): Outcome {
  const powerW = powerOf(ask, athlete);
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'load', arguments: ask, result: { ...result, athlete } }],
    ...(ask.durationS === undefined || powerW === undefined
      ? {}
      : {
          result: {
            powerW,
            timeS: ask.durationS,
            title: `${show.aboutTime(ask.durationS)} at ${show.watts(powerW)} W`,
          },
        }),
  };
}
