import { Registry } from '@breakaway/releases/client';
import { deploy, publish } from '@breakaway/releases/team';
import { clean, RELEASE_KEPT_MS } from './clean.ts';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

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
