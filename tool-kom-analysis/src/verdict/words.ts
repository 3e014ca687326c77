import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type PowerVerdict, type SegmentOnRoad } from '@breakaway/cycling';

export type Tone = 'good' | 'warn' | 'bad';

/** Below this chance nobody should try. */
const LONG_SHOT = 0.05;

/** A verdict in a word, with its tone. */
export function verdictWord({ level, probability }: PowerVerdict): { word: string; tone: Tone } {
  if (level === 'within') return { word: 'Within reach', tone: 'good' };
  if (level === 'beyond')
    return { word: probability < LONG_SHOT ? 'Out of reach today' : 'A long shot today', tone: 'bad' };
  // As the percentage beside it is rounded.
  return {
    word: Math.round(100 * probability) >= 50 ? 'You just about have it' : 'At your limit',
    tone: 'warn',
  };
}

/** A chance in whole percent; no model is surer than 1 in 100. */
export const chanceText = (probability: number): string =>
  probability < 0.01 ? 'under 1 %' : probability > 0.99 ? 'over 99 %' : `${Math.round(100 * probability)} %`;

/** Watts that are missing or to spare, as they are said everywhere. */
export const wholeW = (reserveW: number): number => Math.round(Math.abs(reserveW));

/** What is missing or to spare, and what the rider could ride instead. */
export function verdictSentences({ verdict, ownTimeS, timeS }: SegmentOnRoad): string[] {
  if (!verdict) return [];
  const { reserveW } = verdict;
  const watts = wholeW(reserveW);
  const best = `Your best for ${formatDuration(timeS)} is ${Math.round(verdict.bestW)} W ± ${Math.round(verdict.bestSdW)}.`;
  const own =
    ownTimeS !== null && Math.abs(ownTimeS - timeS) >= 1
      ? [`At your best you ride it in about ${formatDuration(ownTimeS)}.`]
      : [];
  if (watts === 0) return ['It takes exactly your best.', best, ...own];
  return [reserveW < 0 ? `You miss ${watts} W.` : `You have ${watts} W to spare.`, best, ...own];
}

/**
 * Where the file of the segment shows more than the profile allows: who held a power for longer than the record lasts can
 * hold it for the record. Null where it does not, or the file was ridden faster than the record.
 */
export function profileIsBehind(
  { verdict, timeS }: SegmentOnRoad,
  ridden: readonly { timeS: number; averagePowerW: number | null }[],
): string | null {
  if (!verdict) return null;
  const { bestW, bestSdW } = verdict;
  const over = ridden.find(
    ({ timeS: heldS, averagePowerW }) => heldS >= timeS - 1 && (averagePowerW ?? 0) > bestW + 2 * bestSdW,
  );
  if (!over) return null;
  const held = `${Math.round(over.averagePowerW!)} W for ${formatDuration(over.timeS)}`;
  return `This file has ${held}; your profile allows ${Math.round(bestW)} W. If it is your ride, your profile is out of date: add the ride under All my attempts to see what it does to your curve.`;
}

/** Beyond this time a share of W′ says nothing, s: the curve falls with time itself. */
const W_PRIME_S = 1800;

/**
 * The power beside the rider's critical power: as a share of W′ where that says something, which it does up to about all of
 * it and up to half an hour; else the watts above or below.
 */
export function criticalPowerFact(
  { wPrimeNeededJ, wPrimeAvailableJ, percentOfCp }: PowerVerdict,
  { powerW, timeS }: Pick<SegmentOnRoad, 'powerW' | 'timeS'>,
): { name: string; value: string; aside?: string } {
  const aboveW = powerW - (100 * powerW) / percentOfCp;
  const beside = `${Math.round(Math.abs(aboveW))} W ${aboveW > 0 ? 'above' : 'below'}`;
  if (aboveW <= 0 || timeS > W_PRIME_S || wPrimeNeededJ > 1.5 * wPrimeAvailableJ)
    return { name: 'Critical power', value: beside };
  return {
    name: 'W′ needed',
    value: `${(wPrimeNeededJ / 1000).toFixed(1)} of ${(wPrimeAvailableJ / 1000).toFixed(1)} kJ`,
    aside: `${beside} critical power`,
  };
}

/** The mean speed of a record. */
export const speedText = ({ timeS }: SegmentOnRoad, distanceM: number, units: UnitFormat): string =>
  units.show((3.6 * distanceM) / timeS, 'km/h', 1);
