/** @jest-environment node */

import { warmUp, type WorkerTask } from './warm-up.ts';

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
