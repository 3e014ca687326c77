/** Share of the drag of a lone rider that is left in company. */
export const DRAFTS = {
  alone: { multiplier: 1, source: 'no shelter' },
  wheel: {
    multiplier: 0.65,
    source: 'a usual distance behind one rider, at the closest it is 0.55 (van Druenen and Blocken 2021)',
  },
  group: {
    multiplier: 0.75,
    source:
      'mean of a small group that takes turns at usual distances, at the closest four have 0.58 (van Druenen and Blocken 2021)',
  },
  bunch: {
    multiplier: 0.5,
    source: 'somewhere in a bunch, deep inside down to 0.05 is published (Blocken et al. 2018)',
  },
} as const;

export type Draft = keyof typeof DRAFTS;

/**
 * Mean share of a lone rider's drag on a stretch that is ridden partly in shelter. Shelter acts on drag alone, so uphill
 * it saves little power, as van Druenen and Blocken 2021 measured.
 * @param draft whose shelter
 * @param share of the stretch ridden in it, 0 to 1
 * @example
 * shelteredDrag('bunch', 0.8) // => 0.6
 */
export function shelteredDrag(draft: Draft, share = 1): number {
  const part = Math.min(1, Math.max(0, share || 0));
  return 1 - part * (1 - DRAFTS[draft].multiplier);
}
