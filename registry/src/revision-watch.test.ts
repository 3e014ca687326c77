import { setTimeout as pause } from 'node:timers/promises';
import { RevisionWatch } from './revision-watch.ts';

let revision: number;
let asked: number;
let fails: boolean;
let watch: RevisionWatch;
beforeEach(() => {
  revision = 5;
  asked = 0;
  fails = false;
  watch = new RevisionWatch(async () => {
    asked += 1;
    if (fails) throw new Error('The database is away.');
    return revision;
  });
});
const never = new AbortController().signal;

test('another revision is an answer at once, also an earlier one', async () => {
  expect(await watch.differsFrom(4, 10_000, never)).toBe(true);
  expect(await watch.differsFrom(9, 10_000, never)).toBe(true);
});

test('all who wait are woken by one look at the database', async () => {
  const waiting = Array.from({ length: 50 }, () => watch.differsFrom(5, 10_000, never));
  await pause(10);
  asked = 0;
  revision = 6;
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  expect(asked).toBe(1);
});

test('a wait ends without a change, and when its caller is gone', async () => {
  expect(await watch.differsFrom(5, 20, never)).toBe(false);
  const end = new AbortController();
  const waiting = watch.differsFrom(5, 10_000, end.signal);
  end.abort();
  expect(await waiting).toBe(false);
  expect(await watch.differsFrom(5, 10_000, end.signal)).toBe(false);
});

test('a database that fails for a moment ends no wait', async () => {
  const waiting = watch.differsFrom(5, 10_000, never);
  await pause(10);
  fails = true;
  await pause(250);
  fails = false;
  revision = 6;
  expect(await waiting).toBe(true);
});
