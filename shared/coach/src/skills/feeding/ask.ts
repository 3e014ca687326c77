import { z } from 'zod';
import {
  celsius,
  count,
  grams,
  gramsPerHour,
  label,
  list,
  millilitres,
  millilitresPerHour,
  seconds,
  share,
  watts,
  yes,
} from '../../tools/units.ts';
import { rideArguments } from '../ride/ask.ts';

const foodKinds = ['gel', 'bar', 'drink'] as const;
export type FoodKind = (typeof foodKinds)[number];

export const feedingArguments = z.strictObject({
  about: z
    .enum(['plan', 'drink', 'sodium', 'before', 'after', 'caffeine', 'count', 'gut'])
    .describe('what the question is about'),
  durationS: seconds('length of the ride').optional(),
  course: rideArguments.describe('the ride, where it was named by its course').optional(),
  powerW: watts('mean power').optional(),
  share: share('FTP').optional(),
  shareWord: label('the word that the share came from: "easy"').optional(),
  rateGH: gramsPerHour('carbohydrate that the rider wants').optional(),
  nowGH: gramsPerHour('carbohydrate that the rider manages now, where more is aimed at').optional(),
  temperatureC: celsius('temperature of the air').optional(),
  humidity: z.number().min(-100).max(100).meta({ description: 'relative humidity, %', unit: '%' }).optional(),
  bottles: count('bottles that the rider carries').optional(),
  bottleMl: millilitres('size of a bottle').optional(),
  gelG: grams('carbohydrate in a gel').optional(),
  barG: grams('carbohydrate in a bar').optional(),
  barName: label('what is eaten in the place of bars: "banana"').optional(),
  drinkG: grams('carbohydrate in a bottle').optional(),
  kinds: list(z.enum(foodKinds))
    .describe('the only kinds of food that the rider wants or carries')
    .optional(),
  caffeine: yes('with or without caffeine').optional(),
  anyLength: yes(
    'the answer is wanted an hour or does not hang on the length: three hours stand in',
  ).optional(),
  countBottles: yes('bottles are to be counted').optional(),
  heavySweater: yes('the rider sweats a lot').optional(),
  sweatMlH: millilitresPerHour('sweat rate that the rider has measured').optional(),
  sweatSodiumMgL: z
    .number()
    .min(0)
    .max(10_000)
    .meta({ description: 'sodium in the sweat, as the rider has measured it', unit: 'mg/l' })
    .optional(),
  caffeineEachMg: z
    .number()
    .min(0)
    .max(1000)
    .meta({ description: 'caffeine in one gel or tablet', unit: 'mg' })
    .optional(),
  carriedG: grams('carbohydrate that the rider says they carry').optional(),
  savoury: yes('ordinary or savoury food instead of gels and bars').optional(),
  file: yes('the course is a file that the rider has').optional(),
  fromLast: yes('the ride of the last answer').optional(),
});

/** What to eat and drink for a ride. */
export type FeedingAsk = z.infer<typeof feedingArguments>;

/** What a question is about. */
export type About = FeedingAsk['about'];
