import { skillNamed } from './index.ts';
import { unreadable } from './having.ts';
import { blankMemory } from '../index.ts';

const talk = { memory: blankMemory, facts: {}, profile: {}, athlete: {}, today: '2026-11-22' } as never;

test.each([
  ['units', { kind: 'speed', distanceM: 40_000 }],
  ['load', { kind: 'np', powerW: 240 }],
  ['load', { kind: 'tssFor', share: 0.8 }],
  ['gears', { kind: 'cadence', ratio: 3 }],
])('%s asks once more where a figure is missing that the answer needs', (name, ask) => {
  expect(skillNamed(name)?.answer(ask, talk)).toEqual(unreadable);
});

test('an answer has the figures that it needs', () => {
  const answer = skillNamed('units')?.answer({ kind: 'speed', distanceM: 40_000, timeS: 3600 }, talk);
  expect(answer).toMatchObject({ kind: 'answer', parts: [{ kind: 'headline', value: '40.0' }, {}] });
});
