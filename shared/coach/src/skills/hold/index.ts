import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Skill } from '../../skill.ts';
import { has } from '../../understanding/message.ts';
import { answerHold } from './answer.ts';
import { holdArguments, type HoldAsk } from './ask.ts';
import { readFigures, readHold } from './read.ts';

/** How long a power can be held, and which power for a time, by the rider's own curve. */
export const hold: Skill<HoldAsk> = {
  name: 'hold',
  title: 'How long you can hold a power, and your best power for a time',
  arguments: holdArguments,
  results: ['headline', 'table'],
  sources: ['morton1996', 'puchowicz2020', 'friel2009'],
  examples: [
    'how long can I hold 300 w',
    'what power can I hold for 20 minutes',
    'can I sustain 280 watts for 30 min',
    'my best 5 minute power',
    'how long can I last at 110 % of ftp',
    'what should my max power for 1 hour be',
    'how many watts can I do for 8 minutes',
    'ftp 300. 20 min? 1 hour? 3 h?',
    'ftp 250, what power for 2 hours',
    'my 5 min is 340 w and my 20 min 280 w, what can I hold for 1 hour',
    'my ftp is 260, how long can I hold 290',
    "my cp is 280 and w' 20 kj how long can I hold 340",
  ],
  uses: ['power', 'relativePower', 'intensity', 'duration'],
  minds: [],
  read: readHold,
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message) {
    if (
      !has(message, 'power', 'relativePower', 'intensity', 'duration') ||
      has(message, 'distance', 'gain', 'grade')
    )
      return null;
    const next = readFigures(message);
    const effort = has(message, 'power', 'relativePower', 'intensity');
    return effort && !has(message, 'duration') && last.timeS !== undefined && last.wants === 'verdict'
      ? { ...next, timeS: last.timeS, wants: 'verdict' }
      : next;
  },
  answer: answerHold,
  explain: () => [
    text(
      "Your power curve comes from critical power and W': a steady part that you can hold long, and a stock of work above it. For long times it falls as published for trained riders.",
    ),
    ...details('Where this comes from', sources('morton1996', 'puchowicz2020')),
  ],
};
