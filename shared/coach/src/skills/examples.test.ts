import { ofRide, ofRoute } from '../files/testing.ts';
import { blankMemory, respond, type TalkFile } from '../index.ts';
import { riders } from '../../evaluation/case.ts';
import { skills } from './index.ts';

/** For those that ask about one. */
const files: Record<string, TalkFile> = { route: ofRoute, recording: ofRide };
const today = '2026-11-22';

test.each(skills.map(({ name }) => name))('every example of %s is for it', (name) => {
  const skill = skills.find((one) => one.name === name)!;
  const elsewhere = skill.examples.flatMap((message) => {
    const file = files[name];
    const { by, outcome } = respond({ message, memory: blankMemory, profile: riders.ben, today, file });
    return by.endsWith(`skill:${name}`) ? [] : [`${message} -> ${by} (${outcome})`];
  });
  expect(elsewhere).toEqual([]);
});

test('names are unique', () => {
  expect(new Set(skills.map(({ name }) => name)).size).toBe(skills.length);
});
