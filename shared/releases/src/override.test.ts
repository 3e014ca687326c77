import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyFolder, overrideServer, showBuilds, type OverrideServer } from './override.ts';
import { integrityOf } from './release.ts';

/** A machine that shows a build of auth to a shell elsewhere. */

const SHELL = 'https://staging.example';
const ENTRY = 'entry.0123abcd.js';
let dir: string;
let folder: string;
let server: OverrideServer;
let said: string[];
beforeEach(async () => {
  said = [];
  dir = join(mkdtempSync(join(tmpdir(), 'override-')), 'remote-auth');
  folder = emptyFolder(dir);
  server = await overrideServer(folder, SHELL);
});
afterEach(async () => {
  await server.app.close();
  rmSync(dir, { recursive: true });
});

function build(version: string, text: string): void {
  mkdirSync(join(dir, 'dist'), { recursive: true });
  const files = {
    'build.json': JSON.stringify({ name: 'auth', version, hostApi: '^1.0.0' }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: ENTRY } },
      exposes: [],
      shared: [],
    }),
    [ENTRY]: text,
    [`${ENTRY}.map`]: 'map',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, 'dist', file), content);
}
const showBuilt = () =>
  showBuilds(dir, folder, server, {
    isBuilt: true,
    onShown: (text) => said.push(text),
    onFailed: (text) => said.push(text),
  });
const get = (url: string, host = 'localhost:3201') => server.app.inject({ url, headers: { host } });

test('it says what is built, with the hash of each file, and serves exactly that', async () => {
  build('1.0.0-a', 'one');
  await showBuilt();
  expect(said).toEqual(['auth 1.0.0-a']);
  const { headers, ...answer } = await get('/release.json');
  expect(JSON.parse(answer.body)).toMatchObject({
    name: 'auth',
    version: '1.0.0-a',
    entry: ENTRY,
    hostApi: '^1.0.0',
    integrity: { [ENTRY]: integrityOf(new TextEncoder().encode('one')) },
    maps: {},
  });
  expect(headers['cache-control']).toBe('no-store');
  // A page that tries again asks for the same file under another address.
  for (const url of [`/1.0.0-a/${ENTRY}`, `/1.0.0-a/~2/${ENTRY}`]) expect((await get(url)).body).toBe('one');
  expect((await get(`/1.0.0-a/${ENTRY}.map`)).statusCode).toBe(404);
  expect((await get('/1.0.0-a/~1/../../../../package.json')).statusCode).toBe(404);
});

test('the next build takes its place; an open page still finds the files of the one before', async () => {
  build('1.0.0-a', 'one');
  await showBuilt();
  build('1.0.0-b', 'two');
  await showBuilt();
  expect((await get('/release.json')).json()).toMatchObject({ version: '1.0.0-b' });
  expect((await get(`/1.0.0-b/${ENTRY}`)).body).toBe('two');
  expect((await get(`/1.0.0-a/${ENTRY}`)).body).toBe('one');
});

test('only pages of the named shell can read it', async () => {
  build('1.0.0-a', 'one');
  await showBuilt();
  for (const url of ['/release.json', `/1.0.0-a/${ENTRY}`, `/1.0.0-a/~1/${ENTRY}`]) {
    const { headers } = await get(url);
    expect([url, headers['access-control-allow-origin']]).toEqual([url, SHELL]);
    expect([url, headers['timing-allow-origin']]).toEqual([url, SHELL]);
  }
});

test.each(['evil.example', 'evil.example:3201', '127.0.0.1:3201', 'localhost.evil.example'])(
  'a page of %s that was led here gets nothing',
  async (host) => {
    build('1.0.0-a', 'one');
    await showBuilt();
    expect((await get('/release.json', host)).statusCode).toBe(421);
  },
);

test('before the first build it says so, and without one the command ends with a sentence', async () => {
  const answer = await get('/release.json');
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    503,
    'The first build is not done yet.',
  ]);
  await expect(showBuilt()).rejects.toThrow(/There is no build in .*dist\. Build auth first\./);
});
