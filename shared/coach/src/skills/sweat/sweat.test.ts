import { Courses } from '../../files/courses.ts';
import { blankMemory } from '../../memory.ts';
import { takeApart } from '../../understanding/message.ts';
import { athleteOf } from '../../athlete.ts';
import { sweat } from './index.ts';

const talk = {
  memory: blankMemory,
  facts: {},
  profile: {},
  athlete: athleteOf({}, {}),
  today: '2026-11-23',
  courses: new Courses(),
};
const read = (text: string) => sweat.read(takeApart(text, null), talk)?.ask;

test('reads what was lost, drunk and how long', () => {
  expect(read('I lost 1.2 kg in 2 h and drank 1 litre, what is my sweat rate')).toEqual({
    lostKg: 1.2,
    drunkMl: 1000,
    durationS: 7200,
  });
  expect(
    read('before the ride 81.2 kg, after 79.0, 3 hours, 2 bottles of 750 ml, how much did i sweat'),
  ).toMatchObject({
    lostKg: expect.closeTo(2.2, 6),
    drunkMl: 1500,
    durationS: 10_800,
  });
});

test('is the loss and the drink over the time', () => {
  const outcome = sweat.answer({ lostKg: 1.2, drunkMl: 1000, durationS: 7200 }, talk);
  expect(outcome.kind === 'answer' && outcome.parts[0]).toMatchObject({ value: '1100', unit: 'ml/h' });
});

test('weights that cannot be are asked about', () => {
  expect(sweat.answer({ lostKg: -1, drunkMl: 500, durationS: 3600 }, talk).kind).toBe('refuse');
});

test('leaves other talk of sweat alone', () => {
  expect(read('i sweat a lot on the trainer')).toBeUndefined();
});
