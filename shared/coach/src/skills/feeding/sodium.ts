import type { AnswerPart } from '@breakaway/contract';
import { headline, text } from '../../answer/parts.ts';
import { fifties, fluidAnHour, sodiumAnHour, sweatAnHour, tens } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';
import { askForOwnValues } from './rider.ts';

/** Salt is asked for. @param plain normalised */
export const asksSodium = (plain: string): boolean => /\b(?:sodium|salt|electrolytes?)\b/.test(plain);

/** "My sweat has 900 mg of sodium per litre", mg/l; undefined where it is not said. @param plain normalised */
export const sweatSodiumIn = (plain: string): number | undefined => {
  const said = /(\d{3,4}) ?mg(?: of)?(?: sodium| salt| na)? ?(?:per|a|\/|in a) ?(?:l\b|litre|liter)/.exec(
    plain,
  )?.[1];
  return said === undefined ? undefined : Number(said);
};

/** What is lost by the rider's own sweat, and how much of it to put back: half to three quarters is the usual advice for long rides. */
function measuredAnswer(sweatMlH: number, sodiumMgL: number): AnswerPart[] {
  const lost = (sweatMlH / 1000) * sodiumMgL;
  return [
    headline(
      'Sodium that you lose',
      String(tens(lost)),
      'mg/h',
      `${sweatMlH} ml/h of sweat with ${sodiumMgL} mg/l`,
    ),
    text(
      `Put back ${tens(0.5 * lost)} to ${tens(0.75 * lost)} mg an hour on rides of more than two or three hours. On shorter ones food afterwards is enough. Salt does not protect you from drinking too much. Thirst does.`,
    ),
  ];
}

/** Sodium an hour, and what it does not do. */
export const sodiumAnswer = (facts: FeedingFacts): AnswerPart[] =>
  facts.ask.sweatSodiumMgL !== undefined
    ? measuredAnswer(fifties(sweatAnHour(facts)), facts.ask.sweatSodiumMgL)
    : [
        headline(
          'Sodium',
          String(sodiumAnHour(facts)),
          'mg/h',
          `with ${fluidAnHour(facts)} ml of drink an hour`,
        ),
        text(
          `Salt does not protect you from drinking too much. Thirst does. Salty sweaters need the upper end.${askForOwnValues(facts.taken)}`,
        ),
      ];
