import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { securityHeaders } from '@breakaway/contract/security-headers';
import { Registry } from '@breakaway/releases/client';
import { authorization, signRelease, type PrivateKey, type PublicKey } from '@breakaway/releases/keys';
import { makeKeys } from '@breakaway/releases/make-keys';
import { integrityOf, type Release } from '@breakaway/releases/release';
import { deploy, deployIfNew, describe as described, publish, rollback } from '@breakaway/releases/team';
import type { Store } from './store/store.ts';
import { runRegistry, Workplace, type RunningRegistry } from './testing.ts';

let place: Workplace;
let running: RunningRegistry;
let store: Store;
let url: string;

beforeEach(async () => {
  place = await Workplace.create();
  running = await runRegistry(place);
  ({ store, url } = running);
});
afterEach(async () => {
  await running.close();
  place.end();
});

const registry = (team: string) => new Registry(url, { key: place.key(team), patienceMs: 0 });

/** A team publishes a version of its remote. */
async function published(name: string, version: string, more: Parameters<Workplace['built']>[2] = {}) {
  return publish(place.built(name, version, more), registry(name), place.key(name));
}
/** A release as its team describes it, with its files uploaded. */
async function uploaded(name: string, version: string, change: (release: Release) => Release = (one) => one) {
  const dist = join(place.built(name, version), 'dist');
  const { release, contents } = described(dist, { name, version, hostApi: '^1.0.0' });
  for (const content of contents.values()) await store.addFile(content, name);
  return change(release);
}
const put = async (team: string, release: Release, key = place.key(team)) =>
  new Registry(url, { key: place.key(team), patienceMs: 0 }).upload(
    release,
    await signRelease(release, key),
    new Map(),
  );
const keySet = () => JSON.parse(readFileSync(place.publicKeys, 'utf8')) as { keys: PublicKey[] };
const writeKeys = (keys: PublicKey[]) => writeFileSync(place.publicKeys, JSON.stringify({ keys }));

describe('publishing', () => {
  test('a team uploads a release: every public file by its hash, source maps apart', async () => {
    expect((await published('auth', '1.0.0-aaaa')).message).toBe('auth 1.0.0-aaaa is published.');
    const files = await registry('auth').status('auth');
    expect(files.releases).toMatchObject([{ version: '1.0.0-aaaa', team: 'auth' }]);
    const script = await registry('auth').file('auth', '1.0.0-aaaa', 'remoteEntry.0123abcd.js');
    expect(new TextDecoder().decode(script)).toBe("var auth = '1.0.0-aaaa';");
    await expect(registry('auth').file('auth', '1.0.0-aaaa', 'remoteEntry.0123abcd.js.map')).rejects.toThrow(
      'There is no such file.',
    );
    const map = await registry('auth').map('auth', '1.0.0-aaaa', 'remoteEntry.0123abcd.js.map');
    expect(new TextDecoder().decode(map)).toBe('{ "version": 3 }');
    await expect(registry('chat').map('auth', '1.0.0-aaaa', 'remoteEntry.0123abcd.js.map')).rejects.toThrow(
      /chat may not publish auth/,
    );
  });

  test('a version that is there stays as it is, also for another build of it', async () => {
    await published('auth', '1.0.0-aaaa');
    const other = await uploaded('auth', '1.0.0-aaaa', (one) => ({ ...one, hostApi: '^9.0.0' }));
    expect(await put('auth', other)).toBe(
      'auth 1.0.0-aaaa was published before; its files stay as they are.',
    );
    expect((await published('auth', '1.0.0-aaaa')).message).toContain('was published before');
  });

  test.each<[string, (release: Release) => Release, RegExp]>([
    [
      'without its hash',
      (one) => ({ ...one, screens: { Screen: ['other.js'] } }),
      /other\.js of auth .* has no hash/,
    ],
    [
      'whose shared package has no hash',
      (one) => ({ ...one, shared: { 'other.js': 'formik' } }),
      /other\.js of auth .* has no hash/,
    ],
    ['whose entry has no hash', (one) => ({ ...one, entry: 'other.js' }), /other\.js of auth .* has no hash/],
    [
      'with a file that was not uploaded',
      (one) => ({ ...one, integrity: { ...one.integrity, 'new.js': integrityOf(new Uint8Array([7])) } }),
      /1 of \d+ files of auth 1\.0\.0-aaaa were not uploaded/,
    ],
    [
      'with a path that leaves its folder',
      (one) => ({ ...one, integrity: { ...one.integrity, '../chat.js': integrityOf(new Uint8Array([7])) } }),
      /not complete: integrity/,
    ],
    [
      'with a hash that is none',
      (one) => ({ ...one, integrity: { ...one.integrity, 'a.js': 'sha384-x' } }),
      /not complete: integrity\.a\.js/,
    ],
    [
      'that calls a source map public',
      (one) => ({ ...one, integrity: { ...one.integrity, ...one.maps } }),
      /\.map of auth 1\.0\.0-aaaa does not hold what its name says/,
    ],
  ])('a release %s is refused', async (_, change, why) => {
    const release = await uploaded('auth', '1.0.0-aaaa', change);
    await expect(put('auth', release)).rejects.toThrow(why);
    expect(await store.releases()).toEqual([]);
  });

  test('a compressed form that holds something else is refused', async () => {
    const evil = brotliCompressSync('evil()');
    await store.addFile(evil, 'auth');
    const release = await uploaded('auth', '1.0.0-aaaa', (one) => ({
      ...one,
      integrity: { ...one.integrity, 'remoteEntry.0123abcd.js.br': integrityOf(evil) },
    }));
    await expect(put('auth', release)).rejects.toThrow(/\.br of auth .* does not hold what its name says/);
  });

  test('a release that is too large is refused, with the figures', async () => {
    const random = Array.from({ length: 40_000 }, () => Math.random().toString(36)).join('');
    await expect(published('auth', '1.0.0-aaaa', { script: `'${random}'` })).rejects.toThrow(
      /^auth 1\.0\.0-aaaa is too large\. Its entry has \d+ kB; at most 16 kB are allowed\. Nothing was published\.$/,
    );
  });
});

describe('who may do what', () => {
  const send = async (
    key: PrivateKey | undefined,
    path: string,
    {
      body = '{}',
      signedPath = path,
      signedBody,
    }: { body?: string; signedPath?: string; signedBody?: string } = {},
  ) => {
    const method = 'POST';
    const headers = key && {
      authorization: await authorization({ method, path: signedPath }, signedBody ?? body, key),
    };
    const answer = await fetch(url + path, {
      method,
      body,
      headers: { ...headers, 'content-type': 'text/plain' },
    });
    return { status: answer.status, ...((await answer.json()) as { message: string }) };
  };
  const change = (more: object = {}) =>
    JSON.stringify({ action: 'deploy', version: '1.0.0-aaaa', expected: 0, id: randomUUID(), ...more });

  test('a team publishes and deploys its own remote only', async () => {
    await published('chat', '1.0.0-aaaa');
    await expect(deploy(registry('auth'), { name: 'chat', version: '1.0.0-aaaa' })).rejects.toThrow(
      /The key auth-\w+ of auth may not deploy chat\. Nothing was changed\./,
    );
    await expect(rollback(registry('auth'), { name: 'chat' })).rejects.toThrow(/may not deploy chat/);
    const dir = place.built('chat', '1.0.0-bbbb');
    await expect(publish(dir, registry('auth'), place.key('auth'))).rejects.toThrow(/may not publish chat/);
    const release = await uploaded('chat', '1.0.0-bbbb');
    await expect(put('chat', release, place.key('auth'))).rejects.toThrow(/may not publish chat/);
    expect(await store.revision()).toBe(0);
  });

  test.each([
    ['without a signature', () => send(undefined, '/remotes/auth/changes', { body: change() })],
    [
      'with a signature of another request',
      () =>
        send(place.key('auth'), '/remotes/auth/changes', {
          body: change(),
          signedPath: '/remotes/chat/changes',
        }),
    ],
    [
      'whose body was altered on its way',
      () => send(place.key('auth'), '/remotes/auth/changes', { body: change(), signedBody: change() }),
    ],
  ])('a request %s is refused', async (_, request) => {
    await published('auth', '1.0.0-aaaa');
    expect(await request()).toMatchObject({
      status: 401,
      message: expect.stringContaining('is not signed by a key'),
    });
    expect(await store.revision()).toBe(0);
  });

  test('a stranger’s key is refused, even with the name of a known one', async () => {
    const file = join(place.root, 'stranger.json');
    await makeKeys(join(place.root, 'strangers.json'), [
      { team: 'auth', remotes: '*', may: ['operate'], file },
    ]);
    const stranger = JSON.parse(readFileSync(file, 'utf8')) as PrivateKey;
    for (const key of [stranger, { ...stranger, kid: place.key('auth').kid }])
      expect(await send(key, '/remotes/auth/changes', { body: change() })).toMatchObject({ status: 401 });
  });

  test('a signed request that somebody sends again changes nothing', async () => {
    await published('auth', '1.0.0-aaaa');
    await published('auth', '1.0.0-bbbb');
    const body = change();
    const key = place.key('auth');
    const path = '/remotes/auth/changes';
    const authorized = await authorization({ method: 'POST', path }, body, key);
    const again = () => fetch(url + path, { method: 'POST', body, headers: { authorization: authorized } });
    expect((await again()).status).toBe(200);
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-bbbb' });
    await again();
    expect(await store.lastChange('auth')).toMatchObject({ revision: 2, state: { live: '1.0.0-bbbb' } });
  });

  test('a signature is good for a minute, and a minute of difference between clocks', async () => {
    await published('auth', '1.0.0-aaaa');
    const body = change();
    const key = place.key('auth');
    const path = '/remotes/auth/changes';
    const at = Date.now();
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
      now: at - 121_000,
    });
    const old = await authorization({ method: 'POST', path }, body, key);
    jest.useRealTimers();
    const answer = await fetch(url + path, { method: 'POST', body, headers: { authorization: old } });
    expect(answer.status).toBe(401);
  });

  test('after a key was stolen, the same build is published again with the next one', async () => {
    await published('auth', '1.0.0-aaaa');
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' });
    await makeKeys(place.publicKeys, [
      { team: 'auth', remotes: ['auth'], may: ['publish', 'deploy'], file: place.keyFile('auth-next') },
    ]);
    const old = place.key('auth').kid;
    writeKeys(keySet().keys.map((key) => (key.kid === old ? { ...key, retired: true } : key)));
    const next = new Registry(url, { key: place.key('auth-next'), patienceMs: 0 });
    expect(await next.lastingRelease('auth', '1.0.0-aaaa')).toBeUndefined();
    const dir = place.built('auth', '1.0.0-aaaa');
    expect((await publish(dir, next, place.key('auth-next'))).message).toBe(
      'auth 1.0.0-aaaa is signed again; its files are the same.',
    );
    expect(await next.lastingRelease('auth', '1.0.0-aaaa')).toMatchObject({ version: '1.0.0-aaaa' });
    expect((await next.status('auth')).releases).toMatchObject([{ by: place.key('auth-next').kid }]);
    // Without the old key nothing is missing.
    writeKeys(keySet().keys.filter((key) => key.kid !== old));
    const later = place.built('auth', '1.0.0-bbbb');
    await publish(later, next, place.key('auth-next'));
    for (const version of ['1.0.0-bbbb', '1.0.0-aaaa']) await deploy(next, { name: 'auth', version });
  });

  test('other files under a version that is there are noticed', async () => {
    await published('auth', '1.0.0-aaaa', { script: 'evil()' });
    await expect(published('auth', '1.0.0-aaaa')).rejects.toThrow(
      /auth 1\.0\.0-aaaa is published with another remoteEntry\.0123abcd\.js than this build has\./,
    );
  });

  test('a retired key does nothing more, but its releases stay; those of a removed key count no more', async () => {
    await published('auth', '1.0.0-aaaa');
    await published('auth', '1.0.0-bbbb');
    const all = keySet().keys;
    await makeKeys(place.publicKeys, [
      { team: 'auth', remotes: ['auth'], may: ['publish', 'deploy'], file: place.keyFile('auth-next') },
    ]);
    const next = new Registry(url, { key: place.key('auth-next'), patienceMs: 0 });
    const withNext = keySet().keys;
    writeKeys(withNext.map((key) => (key.kid === place.key('auth').kid ? { ...key, retired: true } : key)));
    await expect(deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).rejects.toThrow(
      /is not signed/,
    );
    expect(await deploy(next, { name: 'auth', version: '1.0.0-aaaa' })).toMatchObject({ changed: true });
    writeKeys(withNext.filter((key) => key.kid !== place.key('auth').kid));
    await expect(deploy(next, { name: 'auth', version: '1.0.0-bbbb' })).rejects.toThrow(
      /signed by a key that is not known here\. Nothing was changed/,
    );
    expect(all.length).toBe(7);
  });

  test('an operator may roll back and clean everything', async () => {
    await published('auth', '1.0.0-aaaa');
    await published('auth', '1.0.0-bbbb');
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb'])
      await deploy(registry('auth'), { name: 'auth', version });
    expect(await rollback(registry('operators'), { name: 'auth' })).toMatchObject({
      state: { live: '1.0.0-aaaa' },
    });
    expect(await registry('operators').clean()).toEqual({ releases: [], files: 0 });
    await expect(registry('auth').clean()).rejects.toThrow(/may not operate all remotes\./);
  });

  test('a stranger cannot pose as a shell that nothing fits', async () => {
    await published('auth', '1.0.0-aaaa');
    const answer = await fetch(`${url}/snapshot?after=9&id=shell&hostApi=0.0.1`);
    expect(answer.status).toBe(401);
    await expect(
      registry('auth').snapshotAfter({ revision: 9, fingerprint: '' }, { id: 'shell', hostApi: '0.0.1' }),
    ).rejects.toThrow(/auth may not follow/);
    expect(await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).toMatchObject({
      changed: true,
    });
    expect(
      await registry('shell').snapshotAfter(
        { revision: 0, fingerprint: '' },
        { id: 'shell', hostApi: '1.2.0' },
      ),
    ).toMatchObject({
      revision: 1,
    });
    expect(await store.shells()).toMatchObject([{ id: 'shell', hostApi: '1.2.0' }]);
  });

  test('what a stranger sends is refused before it is received', async () => {
    const answer = await new Promise<number>((resolve, reject) => {
      const sent = request(`${url}/releases/auth/files`, {
        method: 'POST',
        headers: { 'content-length': 16_000_000, 'content-type': 'application/octet-stream' },
      });
      sent.on('response', ({ statusCode }) => resolve(statusCode!));
      sent.on('error', reject);
      // Not one byte of the body is sent.
      sent.flushHeaders();
    });
    expect(answer).toBe(401);
  });

  test('no key and no signature is ever logged or answered', async () => {
    await published('auth', '1.0.0-aaaa');
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' });
    await send({ ...place.key('auth'), kid: 'nobody' }, '/remotes/auth/changes', { body: change() });
    expect(running.logged()).toContain('"live":"1.0.0-aaaa"');
    expect(running.logged()).not.toContain(place.key('auth').d);
    expect(running.logged()).not.toMatch(/Signed|eyJ/);
  });
});

describe('deploying and rolling back', () => {
  test('who changed what, when and why is in the history', async () => {
    await published('auth', '1.0.0-aaaa');
    await published('auth', '1.0.0-bbbb');
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' });
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-bbbb', reason: 'new form' });
    await rollback(registry('auth'), { name: 'auth', reason: 'it throws' });
    expect(await registry('auth').history('auth')).toMatchObject([
      {
        revision: 3,
        action: 'rollback',
        from: '1.0.0-bbbb',
        to: '1.0.0-aaaa',
        team: 'auth',
        reason: 'it throws',
      },
      { revision: 2, action: 'deploy', from: '1.0.0-aaaa', to: '1.0.0-bbbb', reason: 'new form' },
      { revision: 1, action: 'deploy', from: null, to: '1.0.0-aaaa', by: place.key('auth').kid },
    ]);
  });

  test('only a published release, with all its files, is made live', async () => {
    await expect(deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).rejects.toThrow(
      'auth 1.0.0-aaaa is not published. Nothing was changed.',
    );
    await expect(deploy(registry('auth'), { name: 'auth', version: '../chat/1.0.0' })).rejects.toThrow(
      /version/,
    );
    await published('auth', '1.0.0-aaaa');
    const script = integrityOf(await registry('auth').file('auth', '1.0.0-aaaa', 'remoteEntry.0123abcd.js'));
    await store.removeFile(script, Date.now() + 1000);
    await expect(deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).rejects.toThrow(
      'Files of auth 1.0.0-aaaa are missing. Nothing was changed.',
    );
  });

  test('a rollback goes only to what is there', async () => {
    await expect(rollback(registry('auth'), { name: 'auth' })).rejects.toThrow(/no earlier release of auth/);
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) {
      await published('auth', version);
      await deploy(registry('auth'), { name: 'auth', version });
    }
    await store.removeUnused('auth', '1.0.0-aaaa', 2 * Date.now());
    await expect(rollback(registry('auth'), { name: 'auth' })).rejects.toThrow(
      'auth 1.0.0-aaaa is not published',
    );
    await expect(rollback(registry('auth'), { name: 'auth', version: '1.0.0-cccc' })).rejects.toThrow(
      'auth 1.0.0-cccc is no release to go back to. Nothing was changed.',
    );
    expect((await store.lastChange('auth')).state.live).toBe('1.0.0-bbbb');
  });

  test('a decision that rests on an older state is refused', async () => {
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) await published('auth', version);
    await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' });
    const late = { action: 'deploy', version: '1.0.0-bbbb', expected: 0, id: randomUUID() } as const;
    await expect(registry('auth').change('auth', late)).rejects.toThrow(
      'Somebody else has changed auth in the meantime: 1.0.0-aaaa is live now. Nothing was changed.',
    );
  });

  test('of eight deployments at once each is in the history, one after the other', async () => {
    const versions = Array.from({ length: 8 }, (_, at) => `1.0.${at}`);
    for (const version of versions) await published('auth', version);
    await Promise.all(versions.map((version) => deploy(registry('auth'), { name: 'auth', version })));
    const history = await registry('auth').history('auth');
    expect(history.map(({ to }) => to).toSorted()).toEqual(versions);
    for (const [at, { from }] of history.entries()) expect(from).toBe(history[at + 1]?.to ?? null);
  });

  test('a release that was live before is not made live by a restart', async () => {
    for (const version of ['1.0.0-aaaa', '1.0.0-bbbb']) {
      await published('auth', version);
      await deployIfNew(registry('auth'), { name: 'auth', version });
    }
    await rollback(registry('auth'), { name: 'auth' });
    expect(await deployIfNew(registry('auth'), { name: 'auth', version: '1.0.0-bbbb' })).toMatchObject({
      changed: false,
      state: { live: '1.0.0-aaaa', withdrawn: ['1.0.0-bbbb'] },
    });
    expect(await deploy(registry('auth'), { name: 'auth', version: '1.0.0-bbbb' })).toMatchObject({
      changed: true,
    });
  });

  test('a release that a shell cannot load is not made live', async () => {
    await published('auth', '1.0.0-aaaa', { hostApi: '^1.3.0' });
    const shell = { id: 'shell-1', hostApi: '1.2.0', revision: 0, refuses: [] };
    await store.sawShell(shell);
    await expect(deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).rejects.toThrow(
      'auth 1.0.0-aaaa needs host-api ^1.3.0, but the shell has 1.2.0: deploy the shell first. Nothing was changed.',
    );
    // One that is replaced still follows for a moment; it stays with the release before.
    await store.sawShell({ ...shell, id: 'shell-2', hostApi: '1.3.0', revision: 1 });
    await store.sawShell({ ...shell, revision: 1, refuses: ['auth'] });
    expect(await deploy(registry('auth'), { name: 'auth', version: '1.0.0-aaaa' })).toMatchObject({
      shells: { following: 2, took: 1 },
    });
  });
});

test('what browsers and strangers see has the security headers', async () => {
  for (const path of [
    '/snapshot?after=1&id=x',
    '/snapshot?after=1&id=x&hostApi=1.0.0',
    '/healthz',
    '/nowhere',
    '/releases/auth/1.0.0',
  ]) {
    const { headers } = await running.app.inject(path);
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(headers[name.toLowerCase()]).toBe(value);
  }
});
