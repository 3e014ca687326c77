/** @jest-environment node */

import { resolveAthlete } from '@breakaway/cycling';
import { exampleCourse } from '../example.ts';
import { raceEngine, type RaceQuestion } from './engine.ts';
import { warmUp, warmUpSlider, type WorkerTask } from './warm-up.ts';

test.each<WorkerTask>(['plans', 'later', 'files'])(
  'what the first course needs of the worker that does %s is run and answered',
  async (task) => {
    await expect(warmUp(task, () => false)).resolves.toBe(true);
  },
  30_000,
);

test('it ends where a question comes', async () => {
  let asked = 0;
  await expect(warmUp('files', () => ++asked === 2)).resolves.toBe(false);
  expect(asked).toBe(2);
});

test('the slider gets ready on the course that is open, and without one not', async () => {
  const question: RaceQuestion = {
    athlete: resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 250 } }),
    bike: 'road',
    goal: { kind: 'fastest' },
  };
  const engine = raceEngine();
  await expect(warmUpSlider(engine, question, 0.7, () => false)).resolves.toBe(false);
  await engine.read(exampleCourse());
  await expect(warmUpSlider(engine, question, 0.7, () => false)).resolves.toBe(true);
});
