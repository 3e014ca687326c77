import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { unitsArguments, type UnitsAsk } from './ask.ts';
import { climbing } from './climbing.ts';
import { unitsOfOne } from './convert.ts';
import { powers } from './power.ts';
import type { Sums } from './question.ts';
import { slopes } from './slope.ts';
import { travel } from './travel.ts';

/** In the order of reading: metres climbed before speeds, because "1000 m in 20 minutes" is a height. */
const sums: readonly Sums[] = [unitsOfOne, slopes, climbing, powers, travel];
const answers: Required<Sums['answers']> = {
  ...unitsOfOne.answers,
  ...slopes.answers,
  ...climbing.answers,
  ...powers.answers,
  ...travel.answers,
};

/** Sums that riders make: W/kg, VAM, gradients, mean speeds, and units into others. */
export const units: Skill<UnitsAsk> = {
  name: 'units',
  title: 'W/kg, VAM, gradients, mean speeds and conversions of units',
  arguments: unitsArguments,
  results: ['headline', 'table'],
  sources: [],
  examples: [
    'what is my w/kg',
    'how many w/kg is 280 w at 70 kg',
    'convert 25 mph to km/h',
    '90 psi in bar',
    'what vam is 800 m in 50 minutes',
    'how steep is 500 m over 7 km',
    'average speed for 100 km in 3 h 20',
    'watts for 4 w/kg at 68 kg',
    '160 lbs in kg',
    'how fit am i',
    'power to weight ratio',
    'how long does 40 km take at 32 km/h',
    '5000 feet in metres',
    '12 stone 4 in kg',
    '183 cm in feet',
    'what is 1 in 6 in percent',
    'how many metres of climbing is 4 km at 7 %',
    'what percent of my ftp is 220 w',
    '1000 m in 70 minutes',
    'how many degrees is an 8 % gradient',
    'vam of 1200 how many w/kg on an 8 % climb',
    '36 fahrenheit',
    '5:45 per mile in km/h',
    'how far am I from 4 w/kg',
    'torque at 300 w and 70 rpm',
  ],
  uses: [
    'energy',
    'power',
    'relativePower',
    'speed',
    'distance',
    'gain',
    'duration',
    'grade',
    'vam',
    'cadence',
    'pressure',
    'temperature',
    'weight',
    'bikeWeight',
    'height',
    'altitude',
  ],
  minds: [],
  read(message) {
    if (message.session || message.climb) return null;
    for (const { read } of sums) {
      const found = read(message);
      if (found) return found;
    }
    return null;
  },
  bare: (value) => (value >= 80 ? 'power' : 'weight'),
  reply(last, need, message) {
    const gainM = figure(message, 'gain') ?? figure(message, 'distance');
    const timeS = figure(message, 'duration');
    return need === 'climbed' && gainM !== undefined && timeS !== undefined
      ? { ...last, gainM, timeS }
      : null;
  },
  change(last, message) {
    const [only, second] = message.quantities;
    if (last.kind === 'convert' && only && !second && message.text.split(' ').length <= 5)
      return { ...last, value: only.value, from: only.text };
    if (
      last.kind === 'wattsPerKg' &&
      has(message, 'power', 'weight') &&
      !has(message, 'distance', 'grade', 'gain', 'duration')
    )
      return { ...last, ...(has(message, 'power') ? { powerW: figure(message, 'power') } : {}) };
    return null;
  },
  answer: (ask, talk): Outcome => answers[ask.kind](ask, talk),
};
