import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type PowerVerdict, type SegmentOnRoad } from '@breakaway/cycling';

export type Tone = 'good' | 'warn' | 'bad';

/** A verdict in a word, with its tone. */
export function verdictWord({ level, probability }: PowerVerdict): { word: string; tone: Tone } {
  if (level === 'within') return { word: 'Within reach', tone: 'good' };
  if (level === 'beyond') return { word: 'Out of reach today', tone: 'bad' };
  return { word: probability >= 0.5 ? 'You just about have it' : 'At your limit', tone: 'warn' };
}

/** A chance in whole percent; no model is surer than 1 in 100. */
export const chanceText = (probability: number): string =>
  probability < 0.01 ? 'under 1 %' : probability > 0.99 ? 'over 99 %' : `${Math.round(100 * probability)} %`;

/** What is missing or to spare, and what the rider could ride instead. */
export function verdictSentences({ verdict, ownTimeS, timeS }: SegmentOnRoad): string[] {
  if (!verdict) return [];
  const watts = Math.round(Math.abs(verdict.reserveW));
  const best = `Your best for ${formatDuration(timeS)} is ${Math.round(verdict.bestW)} W ± ${Math.round(verdict.bestSdW)}.`;
  const own =
    ownTimeS !== null && Math.abs(ownTimeS - timeS) >= 1
      ? [`At your best you ride it in about ${formatDuration(ownTimeS)}.`]
      : [];
  if (watts === 0) return ['It takes exactly your best.', best, ...own];
  return [verdict.reserveW < 0 ? `You miss ${watts} W.` : `You have ${watts} W to spare.`, best, ...own];
}

/**
 * What the power is of the rider's work above critical power. A share of W′ says something up to about all of it; beyond,
 * the watts above critical power do.
 */
export function wPrimeText(verdict: PowerVerdict, record: SegmentOnRoad): { value: string; aside: string } {
  const { wPrimeNeededJ, wPrimeAvailableJ, percentOfCp } = verdict;
  const cpW = (100 * record.powerW) / percentOfCp;
  const above = record.powerW - cpW;
  const ofCp = `${Math.round(percentOfCp)} % of critical power`;
  if (above <= 0) return { value: 'none', aside: `${Math.round(-above)} W below critical power` };
  if (wPrimeNeededJ > 1.5 * wPrimeAvailableJ)
    return { value: 'more than there is', aside: `${Math.round(above)} W above critical power` };
  return {
    value: `${(wPrimeNeededJ / 1000).toFixed(1)} of ${(wPrimeAvailableJ / 1000).toFixed(1)} kJ`,
    aside: ofCp,
  };
}

/** The mean speed of a record. */
export const speedText = ({ timeS }: SegmentOnRoad, distanceM: number, units: UnitFormat): string =>
  units.show((3.6 * distanceM) / timeS, 'km/h', 1);
