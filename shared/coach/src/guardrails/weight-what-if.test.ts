import { riders } from '../../evaluation/case.ts';
import { answerTurn, blankMemory, builtInBrain, type Memory } from '../index.ts';
import { asksWeightOfRide } from './weight-what-if.ts';

const ask = (message: string, memory: Memory = blankMemory) =>
  answerTurn({ message, memory, profile: riders.ben, today: '2026-11-22' }, builtInBrain);

test.each([
  'what if I lose 3 kg?',
  'and if I lost 2 kg',
  'with 5 kg less',
  '3 kg lighter?',
  'and if I drop 8 lbs',
])('after a climb "%s" asks for another time', async (message) => {
  const first = await ask('how long for 10 km at 7 % at 240 W');
  expect((await ask(message, first.memory)).by).toMatch(/^skill:/);
});

test.each(['what if I lose 15 kg?', 'and if I lose 3 kg by sunday', 'if I eat nothing and lose 3 kg'])(
  '"%s" is left to the rules',
  (message) => {
    const memory = { ...blankMemory, current: { skill: 'ride', ask: {} } };
    expect(asksWeightOfRide(message, memory)).toBe(false);
  },
);

test('a talk in which food was a worry is looked at', async () => {
  const worried = await ask('I only eat 800 kcal a day to get to 50 kg');
  expect(worried.by).toMatch(/^safety:/);
  const climb = await ask('how long for 10 km at 7 % at 240 W', worried.memory);
  expect((await ask('and if I lose 3 kg', climb.memory)).by).toMatch(/^safety:/);
});
