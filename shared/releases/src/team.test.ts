import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordBuild } from '@breakaway/federation/build-record';
import type { Registry } from './client.ts';
import { newPrivateKey, type PrivateKey } from './keys.ts';
import type { Release } from './release.ts';
import { publish } from './team.ts';

/** What a team's machine finds out by itself; what the registry refuses is tested there. */

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'team-'));
  dir = join(root, 'remote-auth');
  mkdirSync(join(dir, 'dist'), { recursive: true });
  built({ name: 'auth' });
});
afterEach(() => rmSync(root, { recursive: true }));

const built = (facts: object) =>
  writeFileSync(
    join(dir, 'dist/build.json'),
    JSON.stringify({ version: '1.0.0-aaaa', hostApi: '^1.0.0', ...facts }),
  );
/** A registry that has the version already. */
const registry = { lastingRelease: async () => ({ integrity: {} }) } as unknown as Registry;
const tryIt = () => publish(dir, registry, {} as PrivateKey);

test('a build is not published when its sources have changed since, or nobody knows them', async () => {
  const source = join(dir, 'index.ts');
  writeFileSync(join(dir, 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(source, 'one');
  await expect(tryIt()).rejects.toThrow('it was not built by the build command');
  recordBuild(dir, { read: [source], listed: [], missing: [], startedAt: Date.now() });
  expect((await tryIt()).message).toContain('was published before');
  writeFileSync(source, 'two');
  await expect(tryIt()).rejects.toThrow(
    /auth .*: \S*index\.ts has changed\. Build it again, then publish\. Nothing was published\./,
  );
});

test('a source that was saved while it was built is built again', async () => {
  const source = join(dir, 'index.ts');
  writeFileSync(join(dir, 'package.json'), '{}');
  writeFileSync(source, 'saved too late');
  recordBuild(dir, { read: [source], listed: [], missing: [], startedAt: Date.now() - 60_000 });
  await expect(tryIt()).rejects.toThrow('index.ts has changed');
});

test('without sources beside it, as in an image, a build is published as it is', async () => {
  expect((await tryIt()).message).toContain('was published before');
});

test('a build of another remote, and none at all', async () => {
  built({ name: 'chat' });
  await expect(tryIt()).rejects.toThrow(/is a build of chat, not of auth\. Nothing was published\./);
  rmSync(join(dir, 'dist'), { recursive: true });
  await expect(tryIt()).rejects.toThrow(/There is no build in .*dist\. Build auth first\./);
});

test('a screen preloads the shared packages that it begins with; of a build that does not know them, all', async () => {
  writeFileSync(
    join(dir, 'dist/mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'entry.js' } },
      exposes: [{ name: 'SignIn', assets: { js: { sync: ['SignIn.js'] } } }],
      shared: ['formik', 'yup'].map((name) => ({ name, assets: { js: { sync: [`${name}.js`] } } })),
    }),
  );
  const key = await newPrivateKey('auth');
  const uploaded: Release[] = [];
  const empty = {
    lastingRelease: async () => undefined,
    upload: async (release: Release) => void uploaded.push(release),
  } as unknown as Registry;
  built({ name: 'auth', shares: { SignIn: ['formik', 'react'] } });
  await publish(dir, empty, key);
  built({ name: 'auth' });
  await publish(dir, empty, key);
  expect(uploaded.map(({ screens }) => screens.SignIn)).toEqual([
    ['SignIn.js', 'formik.js'],
    ['SignIn.js', 'formik.js', 'yup.js'],
  ]);
  expect(uploaded[0]!.shared).toEqual({ 'formik.js': 'formik', 'yup.js': 'yup' });
});
