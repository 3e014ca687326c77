import type { AnswerPart } from '@breakaway/contract';
import { headline, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { carbohydrateOf, rateOf } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';
import { drinkBeside } from './drink.ts';
import { askForOwnValues } from './rider.ts';
import { mixedSugars } from './warnings.ts';

/** "How many gels?", "is that enough?" @param plain normalised */
export const asksEnough = (plain: string): boolean =>
  /\bhow many (?:gels?|bars?)\b|\b(?:is that|will that be|would that be) enough\b|\benough\b/.test(plain);

/** "How many is that?", of the plan that stands. @param plain normalised */
export const countsFood = (plain: string): boolean =>
  /^(?:and |so |ok )*how many (?:is|are|would|will|do|does|should) (?:that|it|those|they|i|there)\b[a-z ]{0,20}\??$|^how many(?: then| in all)?\??$/.test(
    plain,
  );

/** Whether what a rider carries, g of carbohydrate, lasts for the ride. */
export function carriedAnswer(carriedG: number, facts: FeedingFacts): AnswerPart[] {
  const rate = rateOf(facts);
  const grams = carbohydrateOf(facts);
  const left = carriedG - grams;
  const verdict =
    left >= -10
      ? left > 40
        ? `${Math.round(left)} g are left over.`
        : 'It just fits.'
      : `You lack ${Math.round(-left)} g: about ${Math.ceil(-left / 25)} ${left >= -25 ? 'gel' : 'gels'} of 25 g more, or food on the way.`;
  return [
    headline(
      'Enough?',
      left >= -10 ? 'Yes' : 'No',
      '',
      `you carry ${Math.round(carriedG)} g, ${show.aboutTime(facts.durationS)} at ${rate} g/h take ${grams} g`,
    ),
    text(
      `${verdict} Start after 15 min. ${drinkBeside(facts)}${mixedSugars(rate)}${askForOwnValues(facts.taken)}`,
    ),
  ];
}

/** The count in one sentence, before the plan: of the bottles that a rider carries, else of gels alone; empty without either. */
export function countVerdict(facts: FeedingFacts): string {
  const { plan, ask } = facts;
  const grams = carbohydrateOf(facts);
  const bottlesG =
    ask.bottles !== undefined && ask.drinkG !== undefined ? ask.bottles * ask.drinkG : undefined;
  if (bottlesG !== undefined)
    return bottlesG >= grams
      ? 'Yes, your bottles hold enough. '
      : `No, your bottles hold ${Math.round(bottlesG)} g. `;
  const gel = plan.shopping.find(({ kind }) => kind === 'gel');
  return gel
    ? `With gels alone that is ${Math.ceil(grams / gel.carbohydrateG)} of ${Math.round(gel.carbohydrateG)} g. `
    : '';
}
