import { riders } from '../../evaluation/case.ts';
import { blankMemory } from '../memory.ts';
import { answerTurn, builtInBrain } from '../pipeline.ts';

/** What answers the last of some messages. */
async function byOf(...messages: string[]): Promise<string> {
  let memory = blankMemory;
  let by = '';
  for (const message of messages)
    ({ by, memory } = await answerTurn(
      { message, memory, profile: riders.ben, today: '2026-11-22' },
      builtInBrain,
    ));
  return by;
}

test.each(['What is FTP and how do I test it?', 'I rode 20 minutes at 275 W. What is my FTP?'])(
  'after "%s" a question about shares is out of scope',
  async (before) => expect(await byOf(before, 'Which shares should I buy?')).toBe('card:scope-law-money'),
);

// Their telling words are on no card: only the topic says what they are about.
test.each([
  ['Does creatine help?', 'what are the drawbacks?', 'more:creatine'],
  ['Does caffeine help?', 'is decaf okay?', 'more:caffeine'],
  ['Should I go tubeless?', 'is the installation difficult?', 'more:tubeless-or-tubes'],
  ['What is polarised training?', 'are there any pitfalls?', 'more:polarised-pyramidal'],
])('after "%s", "%s" is about it', async (before, message, by) =>
  expect(await byOf(before, message)).toBe(by),
);

test.each([
  'Should I invest in a power meter?',
  'Is it a good time to buy a bike?',
  'What share of my training should be easy?',
])('"%s" is a question about cycling', async (message) =>
  expect(await byOf(message)).toMatch(/^card:(?!scope-)/),
);
