import { noRides, type SearchedRide } from '@breakaway/cycling';
import { fileOf } from '@breakaway/tool-kit/testing';
import { droppedFiles, rideFiles } from './ride-files.ts';
import { searchFile } from './search-file.ts';
import { workerSearch, type SearchAsked } from './search.ts';
import { hillRide } from './testing.ts';

/** A worker that answers when the test says so. */
class FakeWorker {
  asked: string[] = [];
  terminated = false;
  #listeners: Record<string, (event: { data?: unknown }) => void> = {};
  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.#listeners[type] = listener;
  }
  postMessage({ file }: SearchAsked) {
    this.asked.push(file.name);
  }
  terminate() {
    this.terminated = true;
  }
  say(ride: SearchedRide) {
    this.#listeners['message']?.({ data: ride });
  }
  break() {
    this.#listeners['error']?.({});
  }
}

const UNTIMED: SearchedRide = { kind: 'untimed' };
const files = ['a.gpx', 'b.gpx', 'c.gpx'].map((name) => fileOf('', name));
const question = { segment: [], rider: {} };

function started(most = 1) {
  const workers: FakeWorker[] = [];
  const engine = workerSearch(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, most);
  const stop = new AbortController();
  const rides: string[] = [];
  const ended = engine.search(
    files,
    question,
    (name, { kind }) => rides.push(`${name} ${kind}`),
    stop.signal,
  );
  return { workers, stop, rides, ended };
}

test('each file is said as soon as it is searched, and the worker is ended after the last', async () => {
  const { workers, rides, ended } = started();
  const [worker] = workers;
  expect(worker!.asked).toEqual(['a.gpx']);
  worker!.say(UNTIMED);
  expect(rides).toEqual(['a.gpx untimed']);
  worker!.say(UNTIMED);
  worker!.say(UNTIMED);
  expect(await ended).toBe(true);
  expect(worker!.asked).toEqual(['a.gpx', 'b.gpx', 'c.gpx']);
  expect(worker!.terminated).toBe(true);
});

test('several workers share the files, and the slow one keeps none waiting', async () => {
  const { workers, rides, ended } = started(2);
  const [slow, quick] = workers;
  expect([slow!.asked, quick!.asked]).toEqual([['a.gpx'], ['b.gpx']]);
  quick!.say(UNTIMED);
  quick!.say(UNTIMED);
  expect(quick!.asked).toEqual(['b.gpx', 'c.gpx']);
  slow!.say(UNTIMED);
  expect(await ended).toBe(true);
  expect(rides).toEqual(['b.gpx untimed', 'c.gpx untimed', 'a.gpx untimed']);
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

test('a stop ends every worker in the middle of its file, and nothing more is said', async () => {
  const { workers, stop, rides, ended } = started(2);
  workers[0]!.say(UNTIMED);
  stop.abort();
  // At once: nothing is waited for.
  expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
  expect(await ended).toBe(false);
  workers[0]!.say(UNTIMED);
  workers[1]!.break();
  expect(rides).toEqual(['a.gpx untimed']);
  expect(workers).toHaveLength(2);
});

test('a worker that breaks on a file is followed by another for the rest', async () => {
  const { workers, rides, ended } = started();
  workers[0]!.say(UNTIMED);
  workers[0]!.break();
  expect(workers).toHaveLength(2);
  expect(workers[0]!.terminated).toBe(true);
  expect(workers[1]!.asked).toEqual(['c.gpx']);
  workers[1]!.break();
  expect(await ended).toBe(true);
  expect(workers).toHaveLength(2);
  expect(rides).toEqual(['a.gpx untimed', 'b.gpx failed', 'c.gpx failed']);
});

test('what was stopped before it began starts no worker; of no files all are searched', async () => {
  const engine = workerSearch(() => {
    throw new Error('not to be started');
  });
  expect(await engine.search(files, question, () => undefined, AbortSignal.abort())).toBe(false);
  expect(await engine.search([], question, () => undefined, new AbortController().signal)).toBe(true);
});

test('a file that is too large or cannot be opened fails with a reason', async () => {
  const large = Object.defineProperty(fileOf('', 'large.gpx'), 'size', { value: 70_000_000 });
  expect(await searchFile(large, question)).toEqual({
    kind: 'failed',
    message: 'This file has 70 MB. No ride needs that.',
  });
  const gone = Object.assign(fileOf('', 'gone.gpx'), {
    arrayBuffer: async () => Promise.reject(new Error()),
  });
  expect(await searchFile(gone, question)).toMatchObject({ kind: 'failed' });
  expect(await searchFile(fileOf(hillRide(1, 8), 'ok.gpx'), question)).toMatchObject({ kind: 'ride' });
  expect(noRides.attempts).toEqual([]);
});

test('of a folder only what may be a ride is searched', () => {
  const names = ['a.GPX', 'b.fit', 'c.tcx', 'd.fit.gz', '.DS_Store', 'e.jpg'];
  const { rides, others } = rideFiles(names.map((name) => fileOf('', name)));
  expect(rides.map(({ name }) => name)).toEqual(['a.GPX', 'b.fit', 'c.tcx', 'd.fit.gz']);
  expect(others).toBe(2);
});

test('folders that are dropped are opened, however deep', async () => {
  const file = (name: string) => ({
    isFile: true,
    isDirectory: false,
    file: (done: (file: File) => void) => done(fileOf('', name)),
  });
  const folder = (...inside: object[]) => ({
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const parts = [inside, []];
      return { readEntries: (done: (entries: object[]) => void) => done(parts.shift() ?? []) };
    },
  });
  const dropped = [file('a.gpx'), folder(file('b.gpx'), folder(file('c.gpx')))];
  const items = dropped.map((entry) => ({ webkitGetAsEntry: () => entry }));
  const found = await droppedFiles(items as never, [] as never);
  expect(found.map(({ name }) => name)).toEqual(['a.gpx', 'b.gpx', 'c.gpx']);
});
