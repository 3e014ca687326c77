import type { Remembered } from '@breakaway/contract/remembered';
import { talk } from './testing.ts';

const bike: Remembered = { kind: 'bike', value: 'tt' };
const hours: Remembered = { kind: 'hours', value: '8' };
const event: Remembered = { kind: 'event', value: 'La Marmotte, 4 July' };
const days: Remembered = { kind: 'note', value: 'I only train on Tuesdays and Saturdays' };
const nuts: Remembered = { kind: 'note', value: 'I am allergic to peanuts' };
const remembered = [bike, hours, event, days, nuts];

test.each<[string, Remembered[]]>([
  ['forget my bike', [bike]],
  ['Please forget the race', [event]],
  ['forget that I only train on Tuesdays and Saturdays', [days]],
  ['delete that I am allergic to peanuts', [nuts]],
  ['forget about my hours please', [hours]],
  ['forget everything', remembered],
  ['Forget everything you remember about me.', remembered],
  ['clear your memory', remembered],
  ['delete my data', remembered],
])('"%s" shows what would be forgotten, and does it after a yes', (message, facts) => {
  const asked = talk([message], { remembered });
  expect(asked.does).toBeUndefined();
  expect(asked.parts.at(-1)).toMatchObject({ kind: 'question', chips: ['Yes, forget it', 'No, keep it'] });
  for (const yes of ['Yes, forget it', 'yes', 'forget it'])
    expect(talk([message, yes], { remembered }).does).toEqual({ kind: 'forget', facts });
  for (const no of ['No, keep it', 'no', 'What is my FTP?']) {
    expect(talk([message, no], { remembered }).does).toBeUndefined();
    expect(talk([message, no, 'yes'], { remembered }).does).toBeUndefined();
  }
});

test('every fact is named before it is forgotten', () => {
  const { text } = talk(['forget everything'], { remembered });
  for (const words of ['time-trial bike', '8 hours', 'La Marmotte, 4 July', 'Saturdays', 'peanuts'])
    expect(text).toContain(words);
});

test('"forget that" is about what was kept last in this conversation', () => {
  const messages = ['Remember: I am allergic to peanuts', 'yes', 'forget that'];
  expect(talk([...messages, 'yes'], { remembered: [days, nuts] }).does).toEqual({
    kind: 'forget',
    facts: [nuts],
  });
  expect(talk(['forget that'], { remembered }).by).toBe('startOver');
});

test('hours that are forgotten do not count in the conversation that named them', () => {
  const messages = ['I have 8 hours a week, plan my week', 'yes', 'forget my hours', 'yes'];
  expect(talk(messages, { remembered: [hours] }).memory.facts.weeklyHours).toBeUndefined();
});

test('what is not remembered is not said to be forgotten', () => {
  expect(talk(['forget that I like cats'], { remembered }).text).toContain('nothing to forget');
  expect(talk(['forget my FTP'], { remembered }).text).toContain('in your profile');
});

test.each([
  'forget the race, plan an easy week',
  'remove the race from my plan',
  'delete my account',
  'clear my Tuesday',
  'forget my FTP, use heart rate',
  'Can I forget my bike at the station?',
])('"%s" is about something else', (message) => {
  const answer = talk([message], { remembered: [event, hours] });
  expect(answer.by).not.toMatch(/^offer:/);
  expect(answer.memory.offer?.kind).not.toBe('forget');
});

test('a fresh start says that the memory stays', () => {
  expect(talk(['start over'], { remembered }).text).toContain('what you asked me to remember');
  expect(talk(['start over']).text).toContain('nothing from before');
  expect(talk(['forget everything']).by).toBe('startOver');
});

test.each([
  'What do you remember?',
  'what have you remembered about me?',
  "what's in your memory?",
  'show me your memory',
  'What did I ask you to remember?',
])('"%s" reads back what is remembered', (message) => {
  const { text } = talk(['My FTP is 250', message], { remembered });
  for (const words of ['time-trial bike', '8 hours', 'La Marmotte, 4 July', 'Saturdays', 'peanuts'])
    expect(text).toContain(words);
});

test('the card about the memory does not deny it', () => {
  expect(talk(['how long do you remember?']).text).toContain('what you agreed to have remembered');
});
