import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from '@breakaway/releases/client';
import { RegistryFollower } from '@breakaway/releases/follow';
import { followKeys } from '@breakaway/releases/follow-keys';
import type { PublicKey } from '@breakaway/releases/keys';
import { remoteServer } from '@breakaway/releases/servers';
import { deploy, publish, rollback } from '@breakaway/releases/team';
import type { FastifyInstance } from 'fastify';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

/** The servers that follow the registry: the shell, and those of the remotes. */

let place: Workplace;
let running: RunningRegistry;
let open: { close(): Promise<unknown> }[];
beforeEach(async () => {
  place = await Workplace.create();
  running = await runRegistry(place);
  open = [];
});
afterEach(async () => {
  for (const one of open) await one.close();
  await running.close();
  place.end();
});

const team = (name: string) => new Registry(running.url, { key: place.key(name), patienceMs: 0 });
const keys = () => followKeys(place.publicKeys, () => {});

async function release(name: string, version: string) {
  await publish(place.built(name, version), team(name), place.key(name));
  return deploy(team(name), { name, version });
}

/** Waits for what a follower is about to learn. */
async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await pause(20);
}

const port = () => Number(new URL(running.url).port);

async function shell(log: string[] = []): Promise<RegistryFollower> {
  const follower = new RegistryFollower({
    registry: new Registry(running.url, { key: place.key('shell'), patienceMs: 0 }),
    follower: { id: 'shell-1', hostApi: '1.0.0' },
    keys: keys(),
    keepIn: join(place.root, 'shell.live.json'),
    log: (problem) => log.push(problem),
  });
  await follower.start();
  open.push(follower);
  return follower;
}

async function remote(name: string, log: string[] = []): Promise<FastifyInstance> {
  const app = await remoteServer({
    name,
    registry: new Registry(running.url, { patienceMs: 0 }),
    keys: keys(),
    remotesDir: join(place.root, 'remotes'),
    log: (problem) => log.push(problem),
    appOrigin: 'http://app.test',
    trustProxy: [],
  });
  open.push(app);
  return app;
}

const script = (name: string, version: string) => `/${version}/remoteEntry.0123abcd.js`;

describe('the shell', () => {
  test('has a deployment when it is reported, and a rollback as well', async () => {
    const one = await shell();
    await until(() => one.current().problems.length === 0);
    await until(async () => (await running.store.shells()).length === 1);
    expect(await release('auth', '1.0.0-aaaa')).toMatchObject({ shells: { following: 1, took: 1 } });
    expect(one.current().live.auth).toMatchObject({ version: '1.0.0-aaaa', previous: [] });
    await release('auth', '1.0.0-bbbb');
    expect(one.current().live.auth).toMatchObject({
      version: '1.0.0-bbbb',
      previous: [{ version: '1.0.0-aaaa', hostApi: '^1.0.0' }],
    });
    await rollback(team('auth'), { name: 'auth' });
    expect(one.current().live.auth).toMatchObject({ version: '1.0.0-aaaa', previous: [] });
  });

  test('goes on from what was live last while the registry is away, also after a start, and catches up', async () => {
    await release('auth', '1.0.0-aaaa');
    const log: string[] = [];
    const one = await shell(log);
    await until(() => one.current().live.auth !== undefined);
    const at = port();
    await running.close();
    await until(() => one.current().problems.length > 0);
    const two = await shell();
    for (const each of [one, two]) expect(each.current().live.auth).toMatchObject({ version: '1.0.0-aaaa' });
    await until(() => log.length > 0);
    running = await runRegistry(place, { port: at });
    await release('auth', '1.0.0-bbbb');
    await until(() => two.current().live.auth?.version === '1.0.0-bbbb');
    await until(() => one.current().problems.length === 0);
    expect(log).toEqual([expect.stringContaining('does not answer')]);
  });

  test('takes over what a restored registry has made of a number that it knows; what rests on the other one is refused', async () => {
    const [database, backup] = ['registry.sqlite', 'backup.sqlite'].map((file) => join(place.root, file));
    const at = port();
    const restart = async (address: number) => (running = await runRegistry(place, { port: address }));
    await release('auth', '1.0.0-aaaa');
    await running.close();
    copyFileSync(database!, backup!);
    await restart(at);
    await release('auth', '1.0.0-bbbb');
    const log: string[] = [];
    const one = await shell(log);
    await until(() => one.current().live.auth?.version === '1.0.0-bbbb');
    const { revision, fingerprint } = await team('auth').status('auth');
    await running.close();
    copyFileSync(backup!, database!);
    // Where the shell does not see it.
    await restart(0);
    await release('auth', '1.0.0-cccc');
    await running.close();
    await restart(at);
    await until(() => one.current().live.auth?.version === '1.0.0-cccc');
    // That the registry was away is forgotten a moment after its answer was taken over.
    await until(() => one.current().problems.length === 1);
    expect(one.current()).toMatchObject({ revision, problems: [expect.stringContaining('was restored')] });
    const late = { action: 'rollback', expected: revision, id: 'request-1' } as const;
    await expect(team('auth').change('auth', { ...late, expectedFingerprint: fingerprint })).rejects.toThrow(
      'The registry was restored from a backup and does not know the change 2 of auth that this rests on: look at what is live and decide again. Nothing was changed.',
    );
    // Who is older than fingerprints goes by the number.
    const { state } = await team('auth').change('auth', late);
    expect(state.live).toBe('1.0.0-aaaa');
    const old = await fetch(`${running.url}/snapshot?after=2&id=old`);
    expect(await old.json()).toMatchObject({ revision: 3, remotes: { auth: { live: '1.0.0-aaaa' } } });
  });

  test('a file with what was live last that is damaged costs nothing but that', async () => {
    await release('auth', '1.0.0-aaaa');
    writeFileSync(join(place.root, 'shell.live.json'), '{ "snapshot": ');
    const one = await shell();
    await until(() => one.current().live.auth !== undefined);
    expect(JSON.parse(readFileSync(join(place.root, 'shell.live.json'), 'utf8'))).toMatchObject({
      snapshot: { revision: 1 },
    });
  });

  test('does not use what no known key has signed, whatever the registry says, and keeps the release before', async () => {
    await release('auth', '1.0.0-aaaa');
    await release('auth', '1.0.0-bbbb');
    await release('chat', '1.0.0-aaaa');
    const kept = (await running.store.release('auth', '1.0.0-bbbb'))!;
    const other = (await running.store.release('chat', '1.0.0-aaaa'))!;
    const [head, , signature] = kept.signed.split('.');
    const evil = Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(kept.signed.split('.')[1]!, 'base64url').toString()),
        entry: 'evil.js',
      }),
    ).toString('base64url');
    for (const [signed, why] of [
      [
        `${head}.${evil}.${signature}`,
        /^auth 1\.0\.0-bbbb is not used\. The signature of the release is not valid\.$/,
      ],
      [other.signed, /^What the registry gives as auth 1\.0\.0-bbbb is chat 1\.0\.0-aaaa\.$/],
      [
        'nonsense',
        /^auth 1\.0\.0-bbbb is not used\. The release is signed by a key that is not known here\.$/,
      ],
    ] as const) {
      await running.store.removeUnused('auth', '1.0.0-bbbb', 2 * Date.now());
      await running.store.addRelease({ ...kept, signed });
      const one = await shell();
      await until(() => one.current().problems.some((problem) => why.test(problem)));
      expect(one.current().live).toMatchObject({
        auth: { version: '1.0.0-aaaa', previous: [] },
        chat: { version: '1.0.0-aaaa' },
      });
      writeFileSync(join(place.root, 'shell.live.json'), '');
    }
  });

  test('a registry that has lost everything takes nothing from the shell', async () => {
    await release('auth', '1.0.0-aaaa');
    const one = await shell();
    await until(() => one.current().revision === 1);
    const at = port();
    await running.close();
    for (const file of readdirSync(place.root).filter((name) => name.startsWith('registry.sqlite')))
      rmSync(join(place.root, file));
    running = await runRegistry(place, { port: at });
    await release('chat', '1.0.0-aaaa');
    await release('chat', '1.0.0-bbbb');
    await until(() => one.current().live.chat?.version === '1.0.0-bbbb');
    expect(one.current().live.auth).toMatchObject({ version: '1.0.0-aaaa' });
    expect(one.current().problems).toContain('The registry does not know auth any more; it stays as it was.');
    const two = await shell();
    expect(Object.keys(two.current().live).toSorted()).toEqual(['auth', 'chat']);
  });

  test('a key that is removed takes its releases with it', async () => {
    await release('auth', '1.0.0-aaaa');
    await release('chat', '1.0.0-aaaa');
    const { keys: all } = JSON.parse(readFileSync(place.publicKeys, 'utf8')) as { keys: PublicKey[] };
    const one = await shell();
    await until(() => one.current().revision === 2);
    writeFileSync(place.publicKeys, JSON.stringify({ keys: all.filter(({ team: of }) => of !== 'auth') }));
    await release('chat', '1.0.0-bbbb');
    expect(Object.keys(one.current().live)).toEqual(['chat']);
    expect(one.current().problems).toEqual([expect.stringContaining('key that is not known here')]);
  });

  test('whose key the registry does not take follows, but does not count, and says so', async () => {
    await release('auth', '1.0.0-aaaa');
    const { keys: all } = JSON.parse(readFileSync(place.publicKeys, 'utf8')) as { keys: PublicKey[] };
    writeFileSync(place.publicKeys, JSON.stringify({ keys: all.filter(({ team: of }) => of !== 'shell') }));
    const one = await shell();
    await until(() => one.current().live.auth !== undefined);
    expect(one.current().problems).toEqual([expect.stringContaining('is not signed by a key')]);
    expect(await running.store.shells()).toEqual([]);
    writeFileSync(place.publicKeys, JSON.stringify({ keys: all }));
    await release('auth', '1.0.0-bbbb');
    await until(async () => (await running.store.shells()).length === 1);
    await until(() => one.current().problems.length === 0);
  });

  test('that does not know the key of a team is not counted as one that took its release', async () => {
    const { keys: all } = JSON.parse(readFileSync(place.publicKeys, 'utf8')) as { keys: PublicKey[] };
    const one = new RegistryFollower({
      registry: new Registry(running.url, { key: place.key('shell'), patienceMs: 0 }),
      follower: { id: 'shell-1', hostApi: '1.0.0' },
      keys: () => all.filter(({ team: of }) => of !== 'auth'),
      keepIn: join(place.root, 'shell.live.json'),
      log: () => {},
    });
    open.push(one);
    await one.start();
    await until(async () => (await running.store.shells()).length === 1);
    expect(await release('chat', '1.0.0-aaaa')).toMatchObject({ shells: { following: 1, took: 1 } });
    expect(await release('auth', '1.0.0-aaaa')).toMatchObject({ shells: { following: 1, took: 0 } });
    expect(await running.store.shells()).toMatchObject([{ refuses: ['auth'] }]);
  });
});

describe('the server of a remote', () => {
  test('fetches what is live, serves it, and goes on while the registry is away', async () => {
    await release('auth', '1.0.0-aaaa');
    await release('auth', '1.0.0-bbbb');
    const app = await remote('auth');
    const folder = join(place.root, 'remotes/auth');
    await until(() => ['1.0.0-aaaa', '1.0.0-bbbb'].every((version) => existsSync(join(folder, version))));
    expect(readdirSync(join(folder, '1.0.0-bbbb')).toSorted()).toEqual([
      'picture.png',
      'release.json',
      'release.jws',
      'remoteEntry.0123abcd.js',
      'remoteEntry.0123abcd.js.br',
      'remoteEntry.0123abcd.js.gz',
    ]);
    const at = port();
    await running.close();
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb'])
      expect((await app.inject(script('auth', version))).body).toBe(`var auth = '${version}';`);
    // A page then uses the release before.
    expect((await app.inject('/1.0.0-cccc/a.js')).statusCode).toBe(404);
    running = await runRegistry(place, { port: at });
  });

  test('fetches a release that somebody asks for before it has heard of it, once', async () => {
    const app = await remote('auth');
    await publish(place.built('auth', '1.0.0-aaaa'), team('auth'), place.key('auth'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.inject(script('auth', '1.0.0-aaaa'))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await app.inject('/1.0.0-none/a.js')).statusCode).toBe(404);
  });

  test('a file that was damaged on its disk is found at the start, and fetched again', async () => {
    await release('auth', '1.0.0-aaaa');
    const file = join(place.root, 'remotes/auth/1.0.0-aaaa/remoteEntry.0123abcd.js');
    const first = await remote('auth');
    await until(() => existsSync(file));
    await first.close();
    const bytes = readFileSync(file);
    const damage = () => {
      const flipped = Buffer.from(bytes);
      flipped[3]! ^= 1;
      writeFileSync(file, flipped);
    };
    damage();
    const log: string[] = [];
    const app = await remote('auth', log);
    expect((await app.inject(script('auth', '1.0.0-aaaa'))).body).toBe("var auth = '1.0.0-aaaa';");
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(log).toEqual([expect.stringContaining('remoteEntry.0123abcd.js of auth 1.0.0-aaaa was damaged')]);
    await app.close();
    // While the registry is away, a damaged file is served to nobody, the others are.
    damage();
    const at = port();
    await running.close();
    const alone = await remote('auth');
    expect((await alone.inject(script('auth', '1.0.0-aaaa'))).statusCode).toBe(404);
    expect((await alone.inject('/1.0.0-aaaa/picture.png')).statusCode).toBe(200);
    running = await runRegistry(place, { port: at });
  });

  test('a file that is not what its team has signed is never served', async () => {
    await publish(place.built('auth', '1.0.0-aaaa'), team('auth'), place.key('auth'));
    const change = running.store.file.bind(running.store);
    running.store.file = async (hash) => {
      const bytes = await change(hash);
      return bytes && new TextEncoder().encode(new TextDecoder().decode(bytes).replace('auth', 'evil'));
    };
    const app = await remote('auth');
    expect((await app.inject(script('auth', '1.0.0-aaaa'))).statusCode).toBe(404);
    expect(readdirSync(join(place.root, 'remotes/auth'))).toEqual([]);
  });

  test('removes what the registry has removed, and nothing else', async () => {
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) await release('auth', version);
    const app = await remote('auth');
    const has = (version: string) => existsSync(join(place.root, 'remotes/auth', version));
    await until(() => has('1.0.0-aaaa') && has('1.0.0-bbbb'));
    await rollback(team('auth'), { name: 'auth' });
    await running.store.removeUnused('auth', '1.0.0-bbbb', 2 * Date.now());
    await release('auth', '1.0.0-cccc');
    await until(() => has('1.0.0-cccc'));
    // It has not been here for long: a registry that was restored from a backup does not know it either.
    expect(has('1.0.0-bbbb')).toBe(true);
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb'])
      utimesSync(join(place.root, 'remotes/auth', version), longAgo, longAgo);
    await release('auth', '1.0.0-dddd');
    await until(() => !has('1.0.0-bbbb'));
    expect(has('1.0.0-aaaa')).toBe(true);
    expect((await app.inject(script('auth', '1.0.0-cccc'))).statusCode).toBe(200);
  });
});
