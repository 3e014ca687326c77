import type { AnswerPart } from '@breakaway/contract';
import type { Athlete, FeedingAdvice } from '@breakaway/cycling';
import { assumptionOf, assumptions } from './assumptions.ts';
import { conflictNotices } from './conflict-notices.ts';
import { show } from './rounding.ts';

export type Effort = {
  durationS: number;
  powerW: number;
  powerSource: 'asked' | 'default';
  powerHow: string;
};

const limits = {
  guideline: 'That is the usual range for this long.',
  tolerance: 'Your CHO tolerance sets it.',
  demand: 'You burn too little to need more.',
  sugars: 'Your products have glucose alone, and a gut takes up no more of it.',
} as const;

/** A feeding plan in words: grams an hour, how many of which, when, and what is left in the tank. */
export function feedingAnswer(advice: FeedingAdvice, effort: Effort, athlete: Athlete): AnswerPart[] {
  const { intakeGH, totalG, burn, items, everyMin, firstMin, lastMin, guideline } = advice;
  const none = intakeGH < 1;
  const sentences = [
    none
      ? 'For a ride this short you need nothing but water: your stores last.'
      : `About ${show.grams(totalG)} g in all. ${limits[advice.limitedBy]} Start after ${Math.round(firstMin)} min and stop after ${show.aboutTime(lastMin * 60)}.`,
    `You burn about ${show.grams(burn.carbohydrateGH)} g of carbohydrate an hour at ${show.watts(effort.powerW)} W.`,
    `Your stores go from about ${show.grams(advice.storeStartG)} g to ${show.grams(Math.max(0, advice.storeEndG))} g, give or take ${show.grams(advice.storeEndSdG)} g.`,
  ];
  if (advice.emptyAtS !== null)
    sentences.push(`They would be nearly empty after about ${show.aboutTime(advice.emptyAtS)}.`);
  const rows = items.map(({ count, name, kind, carbohydrateG }) => [
    name === kind ? kind : `${name} (${kind})`,
    `${count}`,
    `${show.grams(carbohydrateG)} g each`,
  ]);
  const rhythm: AnswerPart[] = everyMin
    ? [{ kind: 'text', text: `Eat one every ${everyMin} min, and drink in between.` }]
    : [];
  const used = [athlete.choToleranceGh, athlete.massKg, athlete.ftpW].filter((input) => input !== null);
  return [
    ...conflictNotices(athlete, { of: 'feeding' }),
    ...advice.warnings.map((text): AnswerPart => ({ kind: 'notice', tone: 'warning', text })),
    {
      kind: 'headline',
      label: 'Carbohydrate',
      value: show.grams(intakeGH),
      unit: 'g/h',
      detail: `for ${show.aboutTime(effort.durationS)} at ${show.watts(effort.powerW)} W`,
    },
    { kind: 'text', text: sentences.join(' ') },
    ...(rows.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'What to pack',
            columns: ['Food', 'Pieces', 'Carbohydrate'],
            rows,
          },
          ...rhythm,
        ]
      : []),
    assumptions([
      { label: 'Ride', value: show.aboutTime(effort.durationS), source: 'asked' },
      {
        label: 'Power',
        value: `${show.watts(effort.powerW)} W`,
        source: effort.powerSource,
        how: effort.powerHow,
      },
      ...used.map(assumptionOf),
      ...advice.assumed.map((how) => ({ label: 'Estimate', value: how, source: 'estimated' as const })),
      { label: 'Guideline', value: guideline.source, source: 'default', how: 'carbohydrate by duration' },
    ]),
    { kind: 'suggestions', chips: ['And for 5 hours?', 'With 90 g/h?', 'At an easy pace?'] },
  ];
}
