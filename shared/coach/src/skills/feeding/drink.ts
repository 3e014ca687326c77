import type { AnswerPart } from '@breakaway/contract';
import { headline, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { airC, fifties, fluidAnHour, sodiumAnHour, sweatAnHour } from './amounts.ts';
import type { FeedingFacts } from './compute.ts';
import { askForOwnValues } from './rider.ts';

/** Drink is asked for, and nothing to eat. @param plain normalised */
export const asksDrink = (plain: string): boolean =>
  /\b(?:drink\w*|hydrat\w*|fluids?|bottles?|bidons?|water)\b/.test(plain) &&
  !/\b(?:eat\w*|chew|carb\w*|gels?|bars?|fuel\w*|food|feeding|nutrition)\b/.test(plain);

/** Bottles are to be counted. @param plain normalised */
export const countsBottles = (plain: string): boolean => /\bhow many (?:bottles|bidons)\b/.test(plain);

/** True for who sweats a lot or loses much salt. @param plain normalised */
export const sweatsMuch = (plain: string): boolean =>
  /\b(?:heavy|salty|big|profuse) sweater|sweat (?:a lot|like|buckets|heavily|so much|loads|tons)|salt (?:stains?|marks?|crust)|(?:jersey|kit|bibs|cap|straps?) (?:goes|go|turns?|is|are|gets?) (?:all )?white|white (?:stains?|marks?|crust)\b/.test(
    plain,
  );

/** Drink an hour or bottles for the ride, with the sweat behind it. */
export function drinkAnswer(facts: FeedingFacts): AnswerPart[] {
  const { ask, durationS } = facts;
  const fluidMlH = fluidAnHour(facts);
  const litres = (fluidMlH * durationS) / 3.6e6;
  return [
    ask.countBottles
      ? bottlesHeadline(facts, fluidMlH, litres)
      : headline(
          'Drink',
          String(fluidMlH),
          'ml/h',
          ask.durationS === undefined && ask.course === undefined
            ? `about ${Math.max(1, Math.round(fluidMlH / 300) / 2)} bottles of 600 ml an hour`
            : `about ${litres.toFixed(1)} l in ${show.aboutTime(durationS)}`,
        ),
    text(sweatWords(facts)),
  ];
}

function bottlesHeadline({ ask, durationS }: FeedingFacts, fluidMlH: number, litres: number): AnswerPart {
  const size = ask.bottleMl ?? 600;
  return headline(
    'Bottles',
    String(Math.ceil((1000 * litres) / size - 0.15)),
    `of ${size} ml`,
    `about ${litres.toFixed(1)} l in ${show.aboutTime(durationS)}, ${fluidMlH} ml an hour`,
  );
}

function sweatWords(facts: FeedingFacts): string {
  const { ask, durationS, taken } = facts;
  const hot = airC(ask) >= 27;
  const sweat = fifties(sweatAnHour(facts));
  const range = ask.sweatMlH === undefined && hot ? `${sweat} to ${fifties(1.5 * sweat)}` : sweat;
  const salt =
    durationS > 2 * 3600 || hot || ask.heavySweater
      ? `. Add about ${sodiumAnHour(facts)} mg of sodium an hour`
      : '';
  const sure =
    ask.heavySweater || hot ? ' Weigh yourself before and after an hour: each kilogram lost is a litre.' : '';
  return `You sweat about ${range} ml an hour${salt}. Drink by thirst, never more than you lose.${sure}${askForOwnValues(taken)}`;
}

/** Drink and, on long or hot rides, sodium in one sentence: what goes with the carbohydrate. */
export function drinkBeside(facts: FeedingFacts): string {
  const { ask, durationS } = facts;
  const salt = durationS > 2 * 3600 || airC(ask) >= 28 ? `, with ${sodiumAnHour(facts)} mg of sodium` : '';
  return `Drink about ${fluidAnHour(facts)} ml an hour, by thirst${salt}.`;
}
