import { fakeDatabase } from '@breakaway/tool-kit/testing';
import { forgetRaceNotUnderWay, readRace } from './kept-race.ts';
import { beforeStart, type RaceDay, type SoFar } from './race-day.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test.each<[string, Partial<SoFar>, boolean]>([
  ['whose clock was not started goes', {}, false],
  ['under way stays', { startedMs: 1000 }, true],
  ['at the finish goes', { startedMs: 1000, seen: { atM: 39_990, elapsedS: 5000, by: 'gps' } }, false],
])('when the session runs out a race %s', async (_, soFar, stays) => {
  const day = { plan: { question: { route: { distanceM: 40_000 } } } } as RaceDay;
  const rows = new Map<string, unknown>([
    ['day', day],
    ['so far', { ...beforeStart, ...soFar }],
  ]);
  Object.assign(globalThis, { indexedDB: fakeDatabase(rows) });
  await forgetRaceNotUnderWay();
  expect((await readRace()) !== null).toBe(stays);
});
