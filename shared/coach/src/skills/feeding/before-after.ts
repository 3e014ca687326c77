import type { AnswerPart, PlainPart } from '@breakaway/contract';
import { headline, table, text } from '../../answer/parts.ts';
import { fifties, rateOf, tens } from './amounts.ts';
import { caffeineDose } from './caffeine.ts';
import type { FeedingFacts } from './compute.ts';

/** "What do I drink after a long ride?", with nothing of the ride itself. @param plain normalised */
export const asksAfterwards = (plain: string): boolean =>
  /\b(?:drink|eat|rehydrate|refuel)\b[a-z ]{0,12}\bafter\b/.test(plain) &&
  !/\b(?:during|before|on the|after (?:\d|the first|about))\b/.test(plain);

/** The time after a ride, in any words. @param plain normalised */
export const mentionsAfter = (plain: string): boolean =>
  /\bafter(?:wards| (?:the|a|my|this|that|it|training|riding|long|hard))\b|recovery (?:meal|drink|shake)/.test(
    plain,
  ) && !/\b(?:during|before|on the)\b/.test(plain);

/** The time before a ride, with nothing of the ride itself. @param plain normalised */
export const asksBefore = (plain: string): boolean =>
  /\bbefore\b/.test(plain) && !/\b(?:during|after|on the)\b/.test(plain);

const carbohydrateBefore = (massKg: number) => `${tens(massKg)} to ${tens(3 * massKg)}`;
const drinkBefore = (massKg: number) => `${fifties(5 * massKg)} to ${fifties(7 * massKg)} ml`;

/** What to eat and drink in the hours before the start. */
export function beforeAnswer(facts: FeedingFacts): AnswerPart[] {
  const massKg = facts.athlete.massKg.value;
  return [
    headline(
      'Before the ride',
      carbohydrateBefore(massKg),
      'g of carbohydrate',
      '1 to 4 hours before the start',
    ),
    text(
      `Food that you know, little fibre and fat. The later, the less. Drink ${drinkBefore(massKg)} in the hours before. On the bike then ${rateOf(facts)} g an hour.`,
    ),
  ];
}

/** What to eat and drink once the ride is over. */
export function afterAnswer({ athlete }: FeedingFacts): AnswerPart[] {
  const massKg = athlete.massKg.value;
  return [
    headline(
      'After the ride',
      `${tens(massKg)} to ${tens(1.2 * massKg)}`,
      'g of carbohydrate',
      'an hour for the first hours, if you ride again within 8 hours',
    ),
    text(
      'Else normal meals do. Add 20 to 40 g of protein, and drink 1.25 to 1.5 l for each kilogram that you lost.',
    ),
  ];
}

/** The hours around a ride, for the plan in full. */
export function aroundTheRide({ athlete, durationS, ask }: FeedingFacts): PlainPart {
  const massKg = athlete.massKg.value;
  return table(
    'Before and after',
    ['When', 'What'],
    [
      ['1 to 4 h before', `${carbohydrateBefore(massKg)} g of carbohydrate, ${drinkBefore(massKg)} to drink`],
      ...(durationS > 2 * 3600
        ? [['The day before', `${tens(6 * massKg)} to ${tens(10 * massKg)} g of carbohydrate over the day`]]
        : []),
      ['After', `${tens(massKg)} g of carbohydrate and 20 to 40 g of protein within the first hours`],
      ...(ask.caffeine
        ? [
            [
              'Caffeine',
              `${caffeineDose(massKg).least} to ${caffeineDose(massKg).usual} mg 45 to 60 min before, adults only`,
            ],
          ]
        : []),
    ],
  ) as PlainPart;
}
