import { blankMemory, respond } from '../index.ts';
import { riders } from '../../evaluation/case.ts';
import { skills } from './index.ts';

const today = '2026-11-22';

test.each(skills.map(({ name }) => name))('every example of %s is for it', (name) => {
  const skill = skills.find((one) => one.name === name)!;
  const elsewhere = skill.examples.flatMap((message) => {
    const { by, outcome } = respond({ message, memory: blankMemory, profile: riders.ben, today });
    return by.endsWith(`skill:${name}`) ? [] : [`${message} -> ${by} (${outcome})`];
  });
  expect(elsewhere).toEqual([]);
});

test('names are unique', () => {
  expect(new Set(skills.map(({ name }) => name)).size).toBe(skills.length);
});
