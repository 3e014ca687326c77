/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticSite } from '@breakaway/federation/static-site';
import { readConfig } from './config.ts';
import { developmentReleases, type DevelopmentReleases } from './development.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const build = (version: string) => ({
  name: 'auth',
  version,
  hostApi: '^1.0.0',
  entry: 'entry.js',
  screens: { SignIn: ['screen.js'] },
  integrity: { 'entry.js': integrity, 'screen.js': integrity },
  maps: {},
});

let folder: string;
let releases: DevelopmentReleases | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'development-'));
  mkdirSync(join(folder, 'auth/1.0.0-b'), { recursive: true });
  writeFileSync(join(folder, 'auth/1.0.0-b/entry.js'), 'b');
});
afterEach(() => {
  releases?.close();
  releases = undefined;
  rmSync(folder, { recursive: true });
});

const show = (version: string) => writeFileSync(join(folder, 'auth.json'), JSON.stringify(build(version)));
const live = { chat: { ...build('1.0.0-c'), name: 'chat', previous: [] } };
const versions = () => {
  const over = releases!.over({ live, revision: 1, problems: [] });
  return Object.entries(over.live).map(([name, { version }]) => `${name} ${version}`);
};

test('what is built takes the place of what is live, at once; the others stay', async () => {
  releases = developmentReleases(folder, '127.0.0.1');
  expect(versions()).toEqual(['chat 1.0.0-c']);
  const changed = new Promise<void>((resolve) => releases!.onChange(resolve));
  show('1.0.0-b');
  await changed;
  expect(versions()).toEqual(['chat 1.0.0-c', 'auth 1.0.0-b']);
});

test('its files are served under the address of a release, also to a page that tries again', async () => {
  show('1.0.0-b');
  releases = developmentReleases(folder, '127.0.0.1');
  const app = await staticSite(folder, { prefix: '/assets/' });
  releases.serve(app);
  app.get('/remotes/*', async () => 'released');
  for (const [path, body] of [
    ['auth/1.0.0-b/entry.js', 'b'],
    ['auth/1.0.0-b/~2/entry.js', 'b'],
    ['auth/1.0.0-a/entry.js', 'released'],
    ['chat/1.0.0-c/entry.js', 'released'],
  ])
    expect([path, (await app.inject(`/remotes/${path}`)).body]).toEqual([path, body]);
  expect((await app.inject('/remotes/auth/1.0.0-b/../../auth.json')).body).not.toContain('1.0.0-b');
  await app.close();
});

test('a shell that others can reach has no such builds', () => {
  expect(() => developmentReleases(folder, '0.0.0.0')).toThrow(
    'DEVELOPMENT_RELEASES is for one machine only, and HOST is 0.0.0.0.',
  );
  expect(readConfig({}).developmentDir).toBeUndefined();
});
