import type { Remembered } from '@breakaway/contract/remembered';
import { talk } from './testing.ts';

const bike = (value: string): Remembered => ({ kind: 'bike', value });
const event = (value: string): Remembered => ({ kind: 'event', value });
const note = (value: string): Remembered => ({ kind: 'note', value });

test.each<[string, Remembered]>([
  ['I have a bad knee', note('I have a bad knee')],
  ['I have a knee injury, remember it', note('I have a knee injury')],
  ["I'm a diabetic type 1, remember that", note("I'm a diabetic type 1")],
  ['I broke my collarbone in March', note('I broke my collarbone in March')],
  ['I am allergic to peanuts. What should I eat on a 3 hour ride?', note('I am allergic to peanuts')],
  ['my race is on June 14', event('a race, June 14')],
  ['my race is Ironman Nice on June 14', event('Ironman Nice, June 14')],
  ['my A race is the Étape du Tour on 12 July', event('Étape du Tour, 12 July')],
  ['I usually ride gravel', bike('gravel')],
])('"%s" is remembered after a yes only', (message, fact) => {
  const asked = talk([message]);
  expect(asked.does).toBeUndefined();
  expect(asked.parts.at(-1)).toMatchObject({ kind: 'question', chips: ['Yes, remember it', 'No'] });
  expect(talk([message, 'Yes, remember it']).does).toEqual({ kind: 'remember', fact });
  expect(talk([message, 'No', 'yes']).does).toBeUndefined();
});

test('a message with several facts offers all of them', () => {
  const message = 'I ride a TT bike and I train 10 h a week and my A race is La Marmotte on 4 July';
  const facts = [{ kind: 'hours', value: '10' }, bike('tt'), event('La Marmotte, 4 July')];
  for (const words of ['time-trial bike', '10 hours', 'La Marmotte, 4 July'])
    expect(talk([message]).text).toContain(words);
  expect(talk([message, 'Yes, please']).does).toEqual({
    kind: 'several',
    offers: facts.map((fact) => ({ kind: 'remember', fact })),
  });
  expect(talk([message, 'no']).does).toBeUndefined();
});

test('a no to several facts leaves none', () => {
  const messages = ['I ride a TT bike and I train 10 h a week', 'no'];
  expect(talk(messages).text).toBe('All right, I won’t remember it.');
});

test('a fact beside a change of the profile is offered with it', () => {
  const message = 'set my FTP to 280 and I ride a TT bike';
  expect(talk([message]).text).toContain('that you ride a time-trial bike');
  const done = talk([message, 'yes']);
  expect(done.does).toEqual({
    kind: 'several',
    offers: [
      { kind: 'profile', changes: [{ place: 'powerMatrix.ftp', from: 250, to: 280 }] },
      { kind: 'remember', fact: bike('tt') },
    ],
  });
  expect(done.text).toContain('FTP is 280 W now');
});

test('a road bike is offered where another one is remembered', () => {
  expect(talk(['I ride a road bike now']).memory.offer).toBeNull();
  expect(talk(['I ride a road bike now'], { remembered: [bike('tt')] }).memory.offer).toEqual({
    kind: 'remember',
    fact: bike('road'),
  });
});

test.each<[string, string, Remembered]>([
  ['I am training for La Marmotte on 4 July', 'I meant 5 July', event('La Marmotte, 5 July')],
  ['remember that I have 8 hours a week', 'Actually 10 hours', { kind: 'hours', value: '10' }],
])('after "%s" "%s" is offered in its place', (message, correction, fact) => {
  const remembered: Remembered[] = [{ kind: 'hours', value: '6' }];
  for (const before of [[message], [message, 'yes']]) {
    expect(talk([...before, correction], { remembered }).does).toBeUndefined();
    expect(talk([...before, correction, 'yes'], { remembered }).does).toEqual({ kind: 'remember', fact });
  }
});

test('a value of the profile is no note', () => {
  expect(talk(['remember my ftp is 290', 'yes']).does).toEqual({
    kind: 'profile',
    changes: [{ place: 'powerMatrix.ftp', from: 250, to: 290 }],
  });
});

test('nothing is offered where somebody may be in danger', () => {
  for (const message of [
    'I broke my collarbone today',
    'My knee hurts badly after a crash',
    'my race is hard in June',
  ])
    expect(talk([message]).memory.offer).toBeNull();
});
