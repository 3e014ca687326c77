import { setTimeout as pause } from 'node:timers/promises';
import { RevisionWatch } from './revision-watch.ts';

let revision: number;
let fingerprint: string;
let asked: number;
let fails: boolean;
let watch: RevisionWatch;
beforeEach(() => {
  revision = 5;
  fingerprint = 'a';
  asked = 0;
  fails = false;
  watch = new RevisionWatch(async () => {
    asked += 1;
    if (fails) throw new Error('The database is away.');
    return { revision, fingerprint };
  });
});
const never = new AbortController().signal;

test('another revision is an answer at once, also an earlier one', async () => {
  expect(await watch.differsFrom({ revision: 4 }, 10_000, never)).toBe(true);
  expect(await watch.differsFrom({ revision: 9 }, 10_000, never)).toBe(true);
});

test('the same number in another history is an answer, but not for who knows numbers only', async () => {
  expect(await watch.differsFrom({ revision: 5, fingerprint: 'b' }, 10_000, never)).toBe(true);
  expect(await watch.differsFrom({ revision: 5, fingerprint: '' }, 10_000, never)).toBe(true);
  expect(await watch.differsFrom({ revision: 5, fingerprint: 'a' }, 20, never)).toBe(false);
  const waiting = watch.differsFrom({ revision: 5, fingerprint: 'a' }, 10_000, never);
  await pause(10);
  fingerprint = 'b';
  expect(await waiting).toBe(true);
});

test('all who wait are woken by one look at the database', async () => {
  const waiting = Array.from({ length: 50 }, () => watch.differsFrom({ revision: 5 }, 10_000, never));
  await pause(10);
  asked = 0;
  revision = 6;
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  expect(asked).toBe(1);
});

test('a wait ends without a change, and when its caller is gone', async () => {
  expect(await watch.differsFrom({ revision: 5 }, 20, never)).toBe(false);
  const end = new AbortController();
  const waiting = watch.differsFrom({ revision: 5 }, 10_000, end.signal);
  end.abort();
  expect(await waiting).toBe(false);
  expect(await watch.differsFrom({ revision: 5 }, 10_000, end.signal)).toBe(false);
});

test('a database that fails for a moment ends no wait', async () => {
  const waiting = watch.differsFrom({ revision: 5 }, 10_000, never);
  await pause(10);
  fails = true;
  await pause(250);
  fails = false;
  revision = 6;
  expect(await waiting).toBe(true);
});
