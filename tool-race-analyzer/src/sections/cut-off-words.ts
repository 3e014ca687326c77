import { formatDuration, type CutOffChance, type CutOffOnPlan, type FinishBand } from '@breakaway/cycling';

/** Of ten days: as many as this keep a cut-off that is no worry. */
const SURE = 0.9;

/** Whether a cut-off holds, in words. `chance`: share of days that keep it, unless it is not known yet. */
export function holdsWords({ marginS }: CutOffOnPlan, chance?: number): { words: string; tone: string } {
  if (marginS < 0) return { words: `missed by ${formatDuration(-marginS)}`, tone: 'bad' };
  const spare = `${formatDuration(marginS)} to spare`;
  if (chance === undefined) return { words: spare, tone: 'text' };
  if (chance >= 0.995) return { words: spare, tone: 'good' };
  return {
    words: `${spare}, holds on ${Math.round(10 * chance)} of 10 days`,
    tone: chance >= SURE ? 'good' : 'warn',
  };
}

/**
 * The worst cut-off that the plan misses, or that does not hold on nine of ten days, as a sentence in metric units; null where
 * all hold.
 */
export function cutOffWarning(cutOffs: readonly CutOffOnPlan[], band: FinishBand | null): string | null {
  const where = ({ atM, name }: CutOffOnPlan) =>
    `the cut-off ${name ? `${name} ` : ''}at km ${(atM / 1000).toFixed(1)}`;
  const missed = cutOffs.filter(({ marginS }) => marginS < 0).toSorted((a, b) => a.marginS - b.marginS)[0];
  if (missed) return `This plan misses ${where(missed)} by ${formatDuration(-missed.marginS)}.`;
  const days: CutOffChance[] =
    band?.cutOffs.filter((one) => cutOffs.some(({ atM, timeS }) => atM === one.atM && timeS === one.timeS)) ??
    [];
  const close = days.toSorted((a, b) => a.chance - b.chance)[0];
  return close && close.chance < SURE
    ? `This plan keeps ${where(close)} on ${Math.round(10 * close.chance)} of 10 days only.`
    : null;
}
