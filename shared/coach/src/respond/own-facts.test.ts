import type { Remembered } from '@breakaway/contract/remembered';
import { talk } from '../keeping/testing.ts';
import { daysUntil } from './days-until.ts';

const remembered: Remembered[] = [
  { kind: 'event', value: 'La Marmotte, 4 July' },
  { kind: 'bike', value: 'tt' },
  { kind: 'age', value: '41' },
  { kind: 'hours', value: '8' },
  { kind: 'note', value: 'I am allergic to peanuts' },
  { kind: 'note', value: 'I broke my collarbone in March' },
];

test.each([
  ['when is my race?', 'La Marmotte, 4 July: 32 weeks from today.'],
  ['how many weeks until my race?', 'La Marmotte, 4 July: 32 weeks from today.'],
  ['what bike do I ride?', 'You ride a time-trial bike, as you asked me to remember.'],
  ['how old am i?', 'You are 41, as you asked me to remember.'],
  ['how many hours a week do I have?', 'You have 8 hours a week to train, as you asked me to remember.'],
  ['am I allergic to anything?', 'You asked me to remember: “I am allergic to peanuts”.'],
  ['do I have any injuries?', 'You asked me to remember: “I broke my collarbone in March”.'],
  ['what do i weigh?', 'I use 83 kg, from your profile.'],
  ['how heavy am I?', 'I use 83 kg, from your profile.'],
  ['whats my height', 'I use a height of 1.83 m, from your profile.'],
])('"%s" gets what is known', (message, known) => {
  expect(talk([message], { remembered }).text).toBe(known);
});

test.each([
  ['when is my race?', 'I do not know your race yet'],
  ['what bike do I ride?', 'I do not know which bike'],
  ['how old am i?', 'I do not know your age'],
  ['am I allergic to anything?', 'Nothing that you asked me to remember'],
])('"%s" without anything known says so', (message, words) => {
  expect(talk([message]).text).toContain(words);
});

test.each([
  ['La Marmotte, 4 July', '2026-07-04', 0],
  ['a race, June 14', '2026-06-01', 13],
  ['a race, June 14th', '2026-06-15', 364],
  ['a race, 29 February 2028', '2027-02-28', 366],
  ['a race, 1 May 2026', '2026-06-01', null],
  ['a race, in June', '2026-06-01', null],
])('from %s the days on %s are %s', (words, today, days) => {
  expect(daysUntil(words, today)).toBe(days);
});
