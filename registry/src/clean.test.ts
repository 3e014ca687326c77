import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Registry } from '@breakaway/releases/client';
import type { ChangeAnswer } from '@breakaway/releases/protocol';
import { deploy, publish } from '@breakaway/releases/team';
import { clean, RELEASE_KEPT_MS } from './clean.ts';
import type { Store } from './store/store.ts';
import { openSqlite } from './store/sqlite.ts';
import { ownPostgres, runRegistry, Workplace, type RunningRegistry } from './testing.ts';

let place: Workplace;
let running: RunningRegistry;
beforeEach(async () => {
  place = await Workplace.create();
  running = await runRegistry(place);
});
afterEach(async () => {
  await running.close();
  place.end();
});

const versions = Array.from({ length: 9 }, (_, at) => `1.0.${at}`);
const names = async () => (await running.store.releases('auth')).map(({ version }) => version).toSorted();

test('what is live, ready for a rollback or used within 30 days stays; the rest goes, with its files', async () => {
  const registry = new Registry(running.url, { key: place.key('auth') });
  for (const version of versions) {
    await publish(place.built('auth', version), registry, place.key('auth'));
    await deploy(registry, { name: 'auth', version });
  }
  await publish(place.built('auth', '2.0.0'), registry, place.key('auth'));
  const soon = Date.now() + RELEASE_KEPT_MS - 60_000;
  expect(await clean(running.store, { now: soon })).toEqual({ releases: [], files: 0 });
  expect(await names()).toEqual([...versions, '2.0.0']);
  const later = Date.now() + RELEASE_KEPT_MS + 60_000;
  const { releases, files } = await clean(running.store, { now: later });
  expect(releases.toSorted()).toEqual(['auth 1.0.0', 'auth 1.0.1', 'auth 1.0.2', 'auth 2.0.0']);
  // Its script and the two compressed forms; picture and source map are those of the other releases.
  expect(files).toBe(4 * 3);
  expect(await names()).toEqual(versions.slice(3));
  await expect(registry.file('auth', '1.0.8', 'picture.png')).resolves.toBeDefined();
});

test('a team that wants room loses what was never live and is older than a day; others lose nothing', async () => {
  const registry = new Registry(running.url, { key: place.key('auth') });
  for (const version of ['1.0.0', '1.0.1', '1.0.2'])
    await publish(place.built('auth', version), registry, place.key('auth'));
  const chat = new Registry(running.url, { key: place.key('chat') });
  await publish(place.built('chat', '1.0.0'), chat, place.key('chat'));
  await deploy(registry, { name: 'auth', version: '1.0.0' });
  await deploy(registry, { name: 'auth', version: '1.0.1' });
  expect(await registry.clean('auth')).toEqual({ releases: [], files: 0 });
  const tomorrow = Date.now() + 86_400_000 + 60_000;
  expect(await clean(running.store, { now: tomorrow, only: 'auth' })).toMatchObject({
    releases: ['auth 1.0.2'],
  });
  expect(await names()).toEqual(['1.0.0', '1.0.1']);
  expect(await running.store.release('chat', '1.0.0')).toBeDefined();
  await expect(chat.clean('auth')).rejects.toThrow(/chat may not publish auth/);
  await expect(registry.clean()).rejects.toThrow(/auth may not operate/);
});

describe.each([
  ['a file', async () => openSqlite(join(place.root, 'races.sqlite'))],
  ['PostgreSQL', ownPostgres],
])('what goes live while cleaning is at work stays, with its files: %s', (_, open) => {
  let auth: Registry;
  let store: Store;
  /** When what is published now seems to have been published. */
  let daysAgo: number;
  beforeEach(async () => {
    await running.close();
    const clock = () => Date.now() - daysAgo * 86_400_000;
    daysAgo = 40;
    running = await runRegistry(place, { clock, sql: await open() });
    ({ store } = running);
    auth = new Registry(running.url, { key: place.key('auth') });
    for (const version of ['1.0.0', '2.0.0'])
      await publish(place.built('auth', version), auth, place.key('auth'));
    daysAgo = 0;
    await deploy(auth, { name: 'auth', version: '1.0.0' });
  });

  const goLive = (version: string) => deploy(auth, { name: 'auth', version });
  async function expectWhole(version: string) {
    const { state, releases } = await auth.status('auth');
    expect(state.live).toBe(version);
    expect(releases.map((one) => one.version)).toContain(version);
    const { integrity } = (await auth.lastingRelease('auth', version))!;
    for (const path of Object.keys(integrity)) await auth.file('auth', version, path);
  }

  test.each([undefined, 'auth'])('after it was chosen (only: %s)', async (only) => {
    const remove = store.removeUnused.bind(store);
    const lived: ChangeAnswer[] = [];
    store.removeUnused = async (...chosen) => {
      lived.push(await goLive('2.0.0'));
      return remove(...chosen);
    };
    expect(await clean(store, only === undefined ? {} : { only })).toMatchObject({ releases: [] });
    expect(lived).toMatchObject([{ changed: true }]);
    await expectWhole('2.0.0');
  });

  test('between the look at the release and the change', async () => {
    const add = store.addChange.bind(store);
    store.addChange = async (next) => {
      expect(await clean(store)).toMatchObject({ releases: ['auth 2.0.0'] });
      return add(next);
    };
    await goLive('2.0.0');
    await expectWhole('2.0.0');
  });

  test('at any other moment', async () => {
    for (let round = 1; round <= 12; round += 1) {
      daysAgo = 40;
      const version = `3.0.${round}`;
      await publish(place.built('auth', version), auth, place.key('auth'));
      daysAgo = 0;
      let isLive = false;
      const cleaning = (async () => {
        while (!isLive) {
          await clean(store);
          await turn();
        }
      })();
      // Cleaning may be first: then there is nothing to deploy any more, and what was live stays so.
      const before = (await auth.status('auth')).state.live!;
      const outcome = await goLive(version).catch((error: Error) => error.message);
      isLive = true;
      await cleaning;
      if (typeof outcome === 'string') expect(outcome).toMatch(/is not published|are missing/);
      await expectWhole(typeof outcome === 'string' ? before : version);
    }
  });
});
