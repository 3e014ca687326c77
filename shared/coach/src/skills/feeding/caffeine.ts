import type { AnswerPart } from '@breakaway/contract';
import { headline, text } from '../../answer/parts.ts';
import { tens } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';

const WITHOUT_CAFFEINE =
  /\b(?:no|without|not|avoid|skip|hate|never|(?:can|do|does|must)(?:n't|not)|stop(?:ped)?)\b.{0,24}\b(?:caffein\w*|coffee)|\bcaffeine[- ]free\b/;

/** True for who does without caffeine. @param plain normalised */
export const refusesCaffeine = (plain: string): boolean => WITHOUT_CAFFEINE.test(plain);

/** With or without caffeine; undefined where a message says nothing of it. @param plain normalised */
export const caffeineIn = (plain: string): boolean | undefined =>
  /\bcaffein\w*|coffee\b/.test(plain) ? !refusesCaffeine(plain) : undefined;

/** Caffeine in one gel or tablet, mg: "with gels of 75 mg"; undefined where it is not said. @param plain normalised */
export const caffeineEachIn = (plain: string): number | undefined => {
  const said =
    /\b(?:gels?|tablets?|pills|shots?|chews?|pieces?)\b.{0,24}?\b(\d{2,3}) ?mg\b|\b(\d{2,3}) ?mg (?:caffeine )?(?:gels?|tablets?|pills|shots?|chews?)\b/.exec(
      plain,
    );
  return said && /\bcaffein/.test(plain) ? Number(said[1] ?? said[2]) : undefined;
};

/** Caffeine alone is asked for. @param plain normalised */
export const asksCaffeine = (plain: string): boolean =>
  /\bcaffein\w*\b/.test(plain) && !/\b(?:eat|carbs?|feeding)\b/.test(plain);

/** Caffeine before a ride, mg: 2 to 3 mg per kg of the rider. */
export const caffeineDose = (massKg: number): { least: number; usual: number } => ({
  least: tens(2 * massKg),
  usual: tens(3 * massKg),
});

/** How much caffeine, when, and who should not. */
export function caffeineAnswer({ athlete, ask }: FeedingFacts): AnswerPart[] {
  const { least, usual } = caffeineDose(athlete.massKg.value);
  const each = ask.caffeineEachMg;
  const pieces = each === undefined ? 0 : Math.max(1, Math.round(usual / each));
  const counted =
    each === undefined
      ? ''
      : `That is ${pieces} of ${each} mg: one 45 minutes before the start, the others in the second half. `;
  return [
    headline('Caffeine', `${usual}`, 'mg', `3 mg per kg, some do with ${least} mg`),
    text(
      `${counted || 'Take it 45 to 60 minutes before the start, or in small parts in the last two hours. '}Adults only, not with heart-rhythm trouble or in pregnancy, and not before a night when you must sleep. Stay under 400 mg a day.`,
    ),
  ];
}
