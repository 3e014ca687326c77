import type { FeedingPlan } from '@breakaway/cycling';

/** What is safe for adults who are not pregnant, mg: EFSA 2015, EFSA Journal 13(5):4102. */
const SAFE = { atOnceMg: 200, dayMg: 400 };
/** What is taken within so long counts as one dose, s: our own choice. */
const ONE_DOSE_S = 15 * 60;

/** The caffeine of a plan against what is advised, in plain sentences; none without caffeine. */
export function caffeineWords({ items, totals, inputs }: FeedingPlan): string[] {
  const totalMg = Math.round(totals.caffeineMg);
  if (totalMg === 0) return [];
  const massKg = inputs.find(({ key }) => key === 'massKg')?.value ?? 70;
  const atOnceMg = Math.round(
    Math.max(
      ...items.map(({ atS }) =>
        items.reduce(
          (sum, item) => sum + (item.atS >= atS && item.atS < atS + ONE_DOSE_S ? item.caffeineMg : 0),
          0,
        ),
      ),
    ),
  );
  const words = [
    `Caffeine: ${totalMg} mg in all, ${(totalMg / massKg).toFixed(1)} mg per kg, at most ${atOnceMg} mg at once. 3 mg per kg are known to help most riders (Guest et al. 2021); ${SAFE.atOnceMg} mg at once and ${SAFE.dayMg} mg a day are safe for most adults (EFSA 2015), coffee counted.`,
  ];
  if (atOnceMg > SAFE.atOnceMg)
    words.push(`${atOnceMg} mg of caffeine within 15 minutes are too much: spread it.`);
  if (totalMg > SAFE.dayMg) words.push(`${totalMg} mg of caffeine are too much for a day.`);
  return words;
}
