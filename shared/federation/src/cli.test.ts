import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cli, Deployments } from '../stress/deployments.ts';
import { deploy, rollback } from './release.ts';

jest.setTimeout(60_000);

let place: Deployments;
beforeEach(() => {
  place = new Deployments();
});
afterEach(() => place.end());

const backups = () => join(place.root, 'registry', 'registry.backups');

/** Two remotes are live, one of them with earlier releases. */
function twoRemotes(): void {
  for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) place.published('auth', version);
  place.published('chat', '1.0.0-aaaa');
  for (const [name, version] of [
    ['auth', '1.0.0-aaaa'],
    ['auth', '1.0.0-bbbb'],
    ['chat', '1.0.0-aaaa'],
  ] as const)
    deploy(place, name, version);
}

describe('a registry that is partly unreadable', () => {
  const damages: [string, (text: string) => string][] = [
    ['truncated', (text) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['another file', () => '[]'],
    ['one entry invalid', (text) => text.replace('"version": "1.0.0-bbbb"', '"version": "latest"')],
  ];

  test.each(damages)('%s: no command changes it, each explains why and what to do', async (_, damage) => {
    twoRemotes();
    place.published('chat', '1.0.0-cccc');
    const bad = damage(place.text());
    writeFileSync(place.registryFile, bad);
    place.built('chat', '1.0.0-dddd');
    const commands = [['deploy', '1.0.0-cccc'], ['release'], ['rollback']];
    for (const answer of await Promise.all(commands.map((command) => place.run('chat', ...command)))) {
      expect(answer).toMatchObject({ code: 1, said: '' });
      expect(answer.complained).toMatch(
        /^The registry .* cannot be read in full: .* Nothing was changed\. .*restore\n$/,
      );
      expect(place.text()).toBe(bad);
    }
  });

  test('restore brings back the last good version, keeps the bad one, and deploying works again', async () => {
    twoRemotes();
    const good = place.text();
    writeFileSync(place.registryFile, '{ "remotes": ');
    const answer = await place.run('billing', 'restore');
    expect(answer).toMatchObject({ code: 0, complained: '' });
    expect(answer.said).toContain('auth 1.0.0-bbbb');
    expect(place.text()).toBe(good);
    const kept = readdirSync(backups()).filter((name) => name.startsWith('damaged'));
    expect(kept.map((name) => readFileSync(join(backups(), name), 'utf8'))).toEqual(['{ "remotes": ']);
    place.published('chat', '1.0.0-cccc');
    expect(await place.run('chat', 'deploy', '1.0.0-cccc')).toMatchObject({ code: 0 });
    expect(place.registry().remotes).toMatchObject({
      auth: { version: '1.0.0-bbbb', previous: [{ version: '1.0.0-aaaa' }] },
      chat: { version: '1.0.0-cccc', previous: [{ version: '1.0.0-aaaa' }] },
    });
  });

  test('a missing registry is not recreated while it has backups', async () => {
    twoRemotes();
    rmSync(place.registryFile);
    expect(await place.run('chat', 'deploy', '1.0.0-aaaa')).toMatchObject({ code: 1, said: '' });
    expect(existsSync(place.registryFile)).toBe(false);
    expect(await place.run('chat', 'restore')).toMatchObject({ code: 0 });
    expect(Object.keys(place.registry().remotes)).toEqual(['auth', 'chat']);
  });

  test('a good registry is not restored, and without a backup there is nothing to restore', async () => {
    twoRemotes();
    const good = place.text();
    expect(await place.run('chat', 'restore')).toMatchObject({ code: 1, said: '' });
    expect(place.text()).toBe(good);
    rmSync(backups(), { recursive: true });
    writeFileSync(place.registryFile, 'nonsense');
    const answer = await place.run('chat', 'restore');
    expect(answer).toMatchObject({ code: 1, said: '' });
    expect(answer.complained).toContain('no backup');
  });
});

test('a few generations are kept, including a manual change before a deployment', async () => {
  twoRemotes();
  place.edit(({ remotes }) => (remotes.chat!.base = 'https://cdn.example/chat'));
  const byHand = place.text();
  place.published('auth', '1.0.0-cccc');
  deploy(place, 'auth', '1.0.0-cccc');
  const texts = readdirSync(backups())
    .sort()
    .map((name) => readFileSync(join(backups(), name), 'utf8'));
  expect(texts.slice(-2)).toEqual([byHand, place.text()]);
  expect(readdirSync(join(place.root, 'registry')).sort()).toEqual([
    'registry.backups',
    'registry.json',
    'registry.lock',
  ]);
});

test('unknown fields stay where they are', async () => {
  twoRemotes();
  place.edit((registry) => {
    Object.assign(registry, { revision: 7 });
    Object.assign(registry.remotes.auth!, { owner: 'team-auth' });
    Object.assign(registry.remotes.auth!.previous[0]!, { signature: 'old' });
    Object.assign(registry.remotes.chat!, { canary: 10 });
  });
  place.published('auth', '1.0.0-cccc', { signature: 'c' });
  place.published('auth', '1.0.0-dddd', { signature: 'd' });
  deploy(place, 'auth', '1.0.0-cccc');
  deploy(place, 'auth', '1.0.0-dddd');
  expect(place.registry()).toMatchObject({
    revision: 7,
    remotes: {
      auth: {
        owner: 'team-auth',
        signature: 'd',
        previous: [
          { version: '1.0.0-cccc', signature: 'c' },
          { version: '1.0.0-bbbb' },
          { version: '1.0.0-aaaa', signature: 'old' },
        ],
      },
      chat: { canary: 10 },
    },
  });
  const { previous } = place.registry().remotes.auth!;
  expect(previous[0]).not.toHaveProperty('owner');
  expect(previous[1]).not.toHaveProperty('signature');
  rollback(place, 'auth');
  expect(place.registry().remotes.auth).toMatchObject({
    version: '1.0.0-cccc',
    signature: 'c',
    owner: 'team-auth',
  });
});

describe('only existing releases of the same remote', () => {
  const refused = async (name: string, command: string[], why: RegExp) => {
    const before = place.text();
    const answer = await place.run(name, ...command);
    expect(answer).toMatchObject({ code: 1, said: '' });
    expect(answer.complained).toMatch(why);
    expect(answer.complained).toMatch(/^[^\n]+\n$/);
    expect(place.text()).toBe(before);
  };

  test.each([
    ['another remote, by its path', '../chat/1.0.0-aaaa', /is no version/],
    ['a release that was never published', '1.0.0-9999', /is not published/],
  ])('%s is not deployed', async (_, version, why) => {
    twoRemotes();
    await refused('auth', ['deploy', version], why);
  });

  test('a release that claims to be of another remote or version is not deployed', async () => {
    twoRemotes();
    place.published('auth', '1.0.0-cccc', { name: 'chat' });
    await refused('auth', ['deploy', '1.0.0-cccc'], /release\.json .* chat 1\.0\.0-cccc/);
    place.published('auth', '1.0.0-cccc', { version: '1.0.0-bbbb' });
    await refused('auth', ['deploy', '1.0.0-cccc'], /release\.json .* auth 1\.0\.0-bbbb/);
  });

  test('a release with a missing or changed file is not deployed', async () => {
    twoRemotes();
    place.published('auth', '1.0.0-cccc');
    const entry = join(place.remotesDir, 'auth/1.0.0-cccc/remoteEntry.0123abcd.js');
    writeFileSync(entry, 'evil()');
    await refused(
      'auth',
      ['deploy', '1.0.0-cccc'],
      /remoteEntry\.0123abcd\.js .*not the file that was published/,
    );
    rmSync(entry);
    await refused('auth', ['deploy', '1.0.0-cccc'], /remoteEntry\.0123abcd\.js is missing/);
  });

  test('a rollback to a release without its folder changes nothing', async () => {
    twoRemotes();
    rmSync(join(place.remotesDir, 'auth/1.0.0-aaaa'), { recursive: true });
    await refused('auth', ['rollback'], /auth 1\.0\.0-aaaa is not published/);
    await refused('chat', ['rollback'], /no earlier release of chat/);
  });

  test('a build of another remote is not published', async () => {
    twoRemotes();
    place.built('auth');
    writeFileSync(
      join(place.root, 'remote-auth/dist/build.json'),
      JSON.stringify({ name: 'chat', version: '1.0.0-eeee', hostApi: '^1.0.0' }),
    );
    await refused('auth', ['publish'], /is a build of chat/);
    expect(existsSync(join(place.remotesDir, 'chat/1.0.0-eeee'))).toBe(false);
  });
});

describe('a running shell is asked whether a release is compatible', () => {
  let shell: Server;
  let origin: string;
  beforeEach(async () => {
    shell = createServer((_, response) =>
      response.end(JSON.stringify({ status: 'ready', hostApi: '1.2.0' })),
    );
    await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
  });
  afterEach(() => shell.close());
  const run = (...command: string[]) =>
    place.process('auth', process.execPath, [cli, ...command], { APP_ORIGIN: origin });

  test('a release that needs another host-api is neither deployed nor rolled back to', async () => {
    twoRemotes();
    place.published('auth', '2.0.0-cccc', { hostApi: '^1.3.0' });
    const before = place.text();
    const answer = await run('deploy', '2.0.0-cccc');
    expect(answer).toMatchObject({ code: 1, said: '' });
    expect(answer.complained).toMatch(/needs host-api \^1\.3\.0, but the shell has 1\.2\.0/);
    expect(place.text()).toBe(before);
    place.edit(({ remotes }) => (remotes.auth!.previous[0]!.hostApi = '^2.0.0'));
    place.published('auth', '1.0.0-aaaa', { hostApi: '^2.0.0' });
    expect((await run('rollback')).complained).toMatch(/needs host-api \^2\.0\.0/);
    expect(await run('deploy', '1.0.0-bbbb')).toMatchObject({ code: 0 });
  });
});
