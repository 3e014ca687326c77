import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Skill } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import { compareArguments, type CompareAsk } from './ask.ts';
import { answerChase, changedChase, chaseIn } from './chase.ts';
import { answerFaster, ridersIn } from './faster.ts';
import { courseIn } from './given.ts';
import { answerWorth, changedWorth, readWorth } from './worth.ts';

/** What a change of equipment, position or weight is worth; which of two is worth more. */
export const compare: Skill<CompareAsk> = {
  name: 'compare',
  title: 'Comparing set-ups: weight against aero, bike against bike, position, tyres, riders',
  arguments: compareArguments,
  results: ['headline', 'table', 'gap'],
  sources: ['martin1998', 'vanDruenen2021', 'frictionFacts'],
  examples: [
    'aero bike or light bike',
    '10 w or 0.01 cda on a 40 km tt, what is worth more',
    'how much slower am i on a mountain bike',
    'is it better to lose 2 kg or gain 10 w',
    'how much time do aero bars save over 40 km',
    'how much faster are deep wheels',
    'how many watts do I save in the drops',
    'how much does drafting save at 40 km/h',
    'does a 1 kg lighter bike make a difference',
    'how much faster is a tt bike than a road bike over 40 km',
    'how much does an aero helmet save',
    'what saves more a skinsuit or a new helmet',
    'who is faster 300 w at 80 kg or 260 w at 65 kg',
    'are faster tyres worth it',
    'hoods vs drops at 35 km/h',
    'my mate is 90 kg, how many watts does he need to keep up with me at 220 w on 7 %',
    'what power do I need to stay with a 62 kg rider at 250 w on 8 %',
    'my friend weighs 60 kg and rides 240 w, who of us is faster up a 6 % hill',
  ],
  uses: [
    'weight',
    'bikeWeight',
    'power',
    'relativePower',
    'speed',
    'distance',
    'gain',
    'grade',
    'duration',
    'cda',
    'crr',
    'grams',
    'intensity',
    'tyreWidth',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'hoods',
    'aeroHoods',
    'drops',
    'aeroBars',
    'upright',
    'ttPosition',
    'wheel',
    'group',
    'bunch',
    'alone',
    'wetRoad',
    'mountainBike',
    'gravelBike',
  ],
  read(message, talk) {
    if (message.session || has(message, 'weeklyHours', 'carbRate', 'pressure', 'heartRate')) return null;
    const chase = chaseIn(message, talk);
    if (chase) return { ask: { items: [], chase, ...courseIn(message) }, score: 1 };
    const riders = ridersIn(message, talk);
    if (riders) return { ask: { items: [], riders, ...courseIn(message) }, score: 1 };
    return readWorth(message);
  },
  bare: (value) => (value >= 80 ? 'power' : null),
  change(last, message) {
    if (last.riders) return null;
    return last.chase ? changedChase(last, last.chase, message) : changedWorth(last, message);
  },
  answer(ask, talk) {
    if (ask.riders) return answerFaster(ask, ask.riders, talk);
    return ask.chase ? answerChase(ask, ask.chase, talk) : answerWorth(ask, talk);
  },
  explain: () => [
    text(
      'I ride the same course with and without the change in the road model, at the same power. The answer is the difference. Gains of equipment come from published tests and overlap: do not add them up.',
    ),
    ...details('Where this comes from', sources('martin1998', 'vanDruenen2021', 'frictionFacts')),
  ],
};
