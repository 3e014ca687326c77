import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Skill } from '../../skill.ts';
import { answerFeeding } from './answer.ts';
import { feedingArguments, type FeedingAsk } from './ask.ts';
import { changeFeeding, replyToFeeding } from './change.ts';
import { readFeeding } from './read.ts';

/** Carbohydrate, drink and salt along a ride, with what to eat before and after. */
export const feeding: Skill<FeedingAsk> = {
  name: 'feeding',
  title: 'Feeding plans: carbohydrate, drink, sodium and caffeine for a ride, before and after',
  arguments: feedingArguments,
  results: ['headline', 'timeline', 'table'],
  sources: [
    'jeukendrup2017',
    'podlogar2022',
    'jeukendrup2014',
    'achten2002',
    'acsm2007',
    'thomas2016',
    'guest2021',
  ],
  examples: [
    'what should I eat on a 4 hour ride',
    'how many carbs per hour for a 3 h ride',
    'feeding plan for 180 km with 2500 m',
    'how many gels do I need for a 5 hour gran fondo',
    'nutrition plan for a 6 h race in 32 degrees',
    'how much should I drink in 3 hours at 30 degrees',
    'fuel for a 90 min hard session',
    'what do I eat before during and after a 100 mile ride',
    'how many bottles for 4 hours',
    'how much sodium for a hot 5 h ride',
    'i have two 750 ml bottles and gels with 40 g for 4 hours is that enough',
    'caffeine plan for a 3 h race',
    'how many bars for the marmotte',
    'fluid per hour at 28 degrees i sweat a lot',
    'can i go up to 90 g/h i am at 60 now',
    'savoury food for a 10 hour ride at 50 g an hour',
    '5 hour race 90 g an hour with my own gels and bottles',
    'only bananas, how many for 100 km',
    'i carry 2 x 500 ml, 4 hour ride, ok?',
    'carbs per hour for a zone 2 ride of 3 hours',
    '120 g an hour, is that too much?',
    'how many carbs, fluid and sodium for 5 h at 28 degrees',
  ],
  uses: [
    'duration',
    'distance',
    'gain',
    'grade',
    'power',
    'relativePower',
    'intensity',
    'carbRate',
    'choTolerance',
    'grams',
    'volume',
    'volumeRate',
    'temperature',
    'humidity',
    'sodium',
    'caffeine',
    'speed',
    'count',
    'energy',
  ],
  minds: ['hot', 'cold', 'humid', 'indoors', 'group', 'bunch'],
  read: readFeeding,
  bare: (value) => (value > 24 ? 'carbRate' : 'duration'),
  change: changeFeeding,
  reply: replyToFeeding,
  answer: answerFeeding,
  explain: () => [
    text(
      'I split the energy of your ride into fat and carbohydrate by how hard it is for you. Then I take the least of three limits: the guideline for the length, your tolerance, and three quarters of what you burn. Sweat comes from a heat balance.',
    ),
    ...details('Where this comes from', sources('jeukendrup2014', 'podlogar2022', 'achten2002', 'acsm2007')),
  ],
};
