import { Registry } from '@breakaway/releases/client';
import { publish } from '@breakaway/releases/team';
import { clean } from './clean.ts';
import { readConfig } from './config.ts';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

let place: Workplace;
let running: RunningRegistry;
beforeEach(async () => {
  place = await Workplace.create();
});
afterEach(async () => {
  await running.close();
  place.end();
});

const published = async (name: string, version: string, script?: string) =>
  publish(
    place.built(name, version, script === undefined ? {} : { script }),
    new Registry(running.url, { key: place.key(name), patienceMs: 0 }),
    place.key(name),
  );
const DAY_MS = 86_400_000;

test('a team keeps so many releases; what is published again and what others publish is not refused', async () => {
  running = await runRegistry(place, { quota: { releases: 2, bytes: 1_000_000 } });
  await published('auth', '1.0.0');
  await published('auth', '1.0.1');
  await expect(published('auth', '1.0.2')).rejects.toThrow(
    'The team auth has 2 releases here; at most 2 are kept for a team. Remove the releases that were never live with clean-remote, or ask the operators to raise QUOTA_RELEASES. Nothing was published.',
  );
  expect((await published('auth', '1.0.1')).message).toContain('was published before');
  await published('chat', '1.0.0');
  await clean(running.store, { now: Date.now() + DAY_MS + 60_000, only: 'auth' });
  await published('auth', '1.0.2');
});

test('a team keeps so many bytes, also of files that are in no release; what is removed makes room', async () => {
  running = await runRegistry(place, { quota: { releases: 100, bytes: 30_000 } });
  const random = () => `'${Array.from({ length: 700 }, () => Math.random().toString(36)).join('')}'`;
  // The script, its two compressed forms and what is small: more than half of the quota.
  await published('auth', '1.0.0', random());
  await expect(published('auth', '1.0.1', random())).rejects.toThrow(
    /^The files of the team auth have 0 MB here; at most 0 MB are kept for a team\. Remove .* raise QUOTA_MB\. Nothing was uploaded\.$/,
  );
  await published('chat', '1.0.0', random());
  await clean(running.store, { now: Date.now() + DAY_MS + 60_000, only: 'auth' });
  await published('auth', '1.0.1', random());
  expect(await running.store.keptOf('nobody')).toEqual({ releases: 0, bytes: 0 });
});

test('the quota is a setting', async () => {
  running = await runRegistry(place);
  expect(readConfig({}).quota).toEqual({ releases: 500, bytes: 2_000_000_000 });
  expect(readConfig({ QUOTA_RELEASES: '20', QUOTA_MB: '1.5' }).quota).toEqual({
    releases: 20,
    bytes: 1_500_000,
  });
  expect(() => readConfig({ QUOTA_MB: 'much' })).toThrow(/^QUOTA_MB /);
});
