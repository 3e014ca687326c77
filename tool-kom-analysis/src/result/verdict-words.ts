import type { UnitFormat } from '@breakaway/contract/units';
import { formatDuration, type PowerVerdict, type SegmentRecord } from '@breakaway/cycling';

/** The tone of the box that shows a verdict. */
export function verdictTone({ level }: PowerVerdict): 'good' | 'warn' | 'bad' {
  return level === 'within' ? 'good' : level === 'at-limit' ? 'warn' : 'bad';
}

/** A verdict in sentences: possible or not, by how many watts, and what would be. */
export function verdictWords(record: SegmentRecord, verdict: PowerVerdict, units: UnitFormat): string[] {
  const best = `${Math.round(verdict.bestW)} W (± ${Math.round(verdict.bestSdW)})`;
  const gap = `${Math.abs(Math.round(verdict.reserveW))} W`;
  const time = formatDuration(record.timeS);
  const side = verdict.reserveW >= 0 ? 'more' : 'less';
  const curve = `Your curve gives ${best} for ${time}, ${gap} ${side} than it takes.`;
  const words = {
    within: ['Possible.', curve],
    'at-limit': ['At your limit.', curve, `The odds are about ${Math.round(100 * verdict.probability)} %.`],
    beyond: ['Not possible today.', curve],
  }[verdict.level];
  if (record.ownTimeS !== null && verdict.level !== 'within')
    words.push(`At your best you would ride it in about ${formatDuration(record.ownTimeS)}.`);
  if (record.tailwindNeededMs !== null && verdict.level === 'beyond')
    words.push(
      `A tailwind of ${units.show(3.6 * record.tailwindNeededMs, 'km/h', 0)} all the way, felt at the rider, would bring it within reach.`,
    );
  return words;
}
