import { createPhotoQueue } from './photo-queue.ts';

/** Work that the test completes. */
function work() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, ended };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('never more in parallel than allowed, in order of arrival, also after one fails', async () => {
  const inTurn = createPhotoQueue({ atOnce: 2 });
  const works = [0, 1, 2, 3, 4].map(work);
  const begun: number[] = [];
  const all = works.map(({ ended }, n) =>
    inTurn(async () => {
      begun.push(n);
      await ended;
      if (n === 0) throw new Error('broken photo');
      return n;
    }).catch((error: Error) => error.message),
  );
  await settle();
  expect(begun).toEqual([0, 1]);
  works[0]!.end();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  works[2]!.end();
  works[1]!.end();
  await settle();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const { end } of works) end();
  expect(await Promise.all(all)).toEqual(['broken photo', 1, 2, 3, 4]);
});

test('when too many wait, or for too long, the next is rejected with 503', async () => {
  const inTurn = createPhotoQueue({ atOnce: 1, maxWaiting: 1, longestMs: 1 });
  const first = work();
  const running = inTurn(() => first.ended);
  const waiting = inTurn(async () => {});
  await expect(inTurn(async () => {})).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  first.end();
  await running;
  await expect(inTurn(async () => 'next')).resolves.toBe('next');
});
