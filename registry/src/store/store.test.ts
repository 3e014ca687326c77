import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothingLive } from '@breakaway/releases/protocol';
import { integrityOf } from '@breakaway/releases/release';
import { ownPostgres } from '../testing.ts';
import type { Sql } from './sql.ts';
import { openSqlite } from './sqlite.ts';
import { Reports } from './reports.ts';
import { Store, type NextChange } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'registry-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const next = (remote: string, to: string, expected: number): NextChange => ({
  request: randomUUID(),
  remote,
  action: 'deploy',
  from: null,
  to,
  by: 'key-1',
  team: remote,
  at: 1,
  reason: '',
  state: { ...nothingLive, live: to },
  expected,
});

describe.each([
  ['a file', async () => openSqlite(join(folder, randomUUID(), 'registry.sqlite'))],
  ['PostgreSQL', ownPostgres],
])('%s', (_, open: () => Promise<Sql>) => {
  let sql: Sql;
  let store: Store;
  let now: number;
  beforeEach(async () => {
    now = 1_000_000;
    sql = await open();
    store = new Store(sql, () => now);
  });
  afterEach(() => sql.close());

  test('files are kept by their content, once', async () => {
    const content = new Uint8Array([0, 1, 2, 255]);
    const hash = integrityOf(content);
    expect(await store.missingFiles([hash, 'sha384-none'])).toEqual([hash, 'sha384-none']);
    expect(await store.addFile(content, 'auth')).toBe(hash);
    expect(await store.addFile(content, 'auth')).toBe(hash);
    expect(await store.missingFiles([hash, 'sha384-none'])).toEqual(['sha384-none']);
    expect([...(await store.file(hash))!]).toEqual([0, 1, 2, 255]);
    expect(await store.sizes([hash, 'sha384-none'])).toEqual(new Map([[hash, 4]]));
    expect(await store.file('sha384-none')).toBeUndefined();
  });

  test('a file that was asked about again is not removed', async () => {
    const hash = await store.addFile(new Uint8Array([1]), 'auth');
    now += 5000;
    await store.missingFiles([hash]);
    await store.removeFile(hash, 1_004_000);
    expect(await store.filesUntouchedSince(1_004_000)).toEqual([]);
    expect(await store.file(hash)).toBeDefined();
    await store.removeFile(hash, 1_006_000);
    expect(await store.file(hash)).toBeUndefined();
  });

  test('a release stays as it was published first', async () => {
    const one = { name: 'auth', version: '1.0.0-a', signed: 'first', size: 12, by: 'key-1', team: 'auth' };
    expect(await store.addRelease(one)).toBe(true);
    expect(await store.addRelease({ ...one, signed: 'second' })).toBe(false);
    expect(await store.release('auth', '1.0.0-a')).toEqual({ ...one, at: now });
    expect(await store.release('auth', '1.0.0-b')).toBeUndefined();
    expect((await store.releases('auth')).map(({ version }) => version)).toEqual(['1.0.0-a']);
    expect(await store.releases('chat')).toEqual([]);
  });

  test('a change counts only on top of the change that it knows', async () => {
    expect(await store.addChange(next('auth', '1.0.0-a', 0))).toBe(1);
    expect(await store.addChange(next('auth', '1.0.0-b', 0))).toBeUndefined();
    expect(await store.addChange(next('chat', '1.0.0-c', 0))).toBe(2);
    expect(await store.addChange(next('auth', '1.0.0-b', 1))).toBe(3);
    expect(await store.lastChange('auth')).toEqual({
      revision: 3,
      fingerprint: expect.any(String),
      state: { ...nothingLive, live: '1.0.0-b' },
      at: 1,
    });
    expect(await store.snapshot()).toEqual({
      ...(await store.newest()),
      revision: 3,
      remotes: {
        auth: { ...nothingLive, live: '1.0.0-b' },
        chat: { ...nothingLive, live: '1.0.0-c' },
      },
    });
    const history = await store.history(undefined, 10);
    expect(history.map(({ revision, remote, to }) => [revision, remote, to])).toEqual([
      [3, 'auth', '1.0.0-b'],
      [2, 'chat', '1.0.0-c'],
      [1, 'auth', '1.0.0-a'],
    ]);
    expect(await store.wasLive('auth', '1.0.0-a')).toBe(true);
    expect(await store.wasLive('auth', '1.0.0-z')).toBe(false);
  });

  test('a change with the same number in another history has another fingerprint', async () => {
    expect(await store.newest()).toEqual({ revision: 0, fingerprint: '' });
    await store.addChange(next('auth', '1.0.0-a', 0));
    const here = await store.newest();
    const other = await open();
    await new Store(other).addChange(next('auth', '1.0.0-a', 0));
    const there = await new Store(other).newest();
    await other.close();
    expect([here.revision, there.revision]).toEqual([1, 1]);
    expect(await store.isPart(here)).toBe(true);
    expect(await store.isPart(there)).toBe(false);
    expect(await store.isPart({ revision: 1 })).toBe(true);
    expect(await store.isPart({ revision: 2 })).toBe(false);
    expect(await store.isPart({ revision: 0, fingerprint: '' })).toBe(true);
    await store.addChange(next('chat', '1.0.0-c', 0));
    expect(await store.isPart(here)).toBe(true);
  });

  test('of many changes at once one for each remote counts, and the numbers have no gap', async () => {
    const names = ['auth', 'chat', 'billing', 'profile'];
    const all = await Promise.all(
      Array.from({ length: 32 }, (_each, at) => store.addChange(next(names[at % 4]!, `1.0.${at}`, 0))),
    );
    expect(all.filter((revision) => revision !== undefined).toSorted()).toEqual([1, 2, 3, 4]);
    expect((await store.history(undefined, 100)).map(({ remote }) => remote).toSorted()).toEqual(
      names.toSorted(),
    );
  });

  test('one request is one change', async () => {
    const wanted = next('auth', '1.0.0-a', 0);
    expect(await store.addChange(wanted)).toBe(1);
    expect(await store.addChange({ ...wanted, expected: 1 })).toBeUndefined();
    expect(await store.changeOf(wanted.request)).toMatchObject({ remote: 'auth', revision: 1 });
    expect(await store.revision()).toBe(1);
  });

  test('a shell that has not asked for a while does not follow', async () => {
    await store.sawShell({ id: 'a', hostApi: '1.0.0', revision: 3, refuses: ['auth'] });
    now += 30_000;
    await store.sawShell({ id: 'b', hostApi: '1.1.0', revision: 4, refuses: [] });
    expect((await store.shells()).map(({ id }) => id)).toEqual(['a', 'b']);
    now += 30_000;
    expect(await store.shells()).toEqual([{ id: 'b', hostApi: '1.1.0', revision: 4, refuses: [] }]);
  });

  test('of each network, the first page of a release counts within ten minutes', async () => {
    const reports = new Reports(sql, () => now);
    const one = {
      remote: 'auth',
      version: '1.0.0',
      page: 'page-0001',
      network: 'network-1',
      failure: null,
      isOfRelease: false,
    };
    const failed = { ...one, failure: 'render', isOfRelease: true };
    await reports.add([one, failed, { ...one, page: 'page-0002', network: 'network-2' }]);
    // That a page failed stays; a second page of a network does not count.
    await reports.add([one, { ...failed, page: 'page-0003', network: 'network-2' }]);
    const health = { version: '1.0.0', loads: 2, failures: 1, failure: 'render' };
    expect(await reports.health('auth')).toEqual([health]);
    expect(await reports.health('auth', now + 1)).toEqual([]);
    expect(await reports.health('chat')).toEqual([]);
    now += 11 * 60_000;
    expect(await reports.health('auth')).toEqual([]);
    // A network counts once for a day, with what it said last.
    for (let times = 0; times < 5; times += 1) {
      now += 11 * 60_000;
      await reports.add([{ ...failed, page: `page-100${times}` }]);
    }
    expect(await reports.ofDay('auth', '1.0.0')).toEqual({ loads: 2, failures: 1 });
    now += 25 * 3_600_000;
    await reports.forget();
    expect(await reports.ofDay('auth', '1.0.0')).toEqual({ loads: 0, failures: 0 });
  });

  test('the failure that is named is the most frequent one', async () => {
    const reports = new Reports(sql, () => now);
    const failure = (kind: string, at: number) => ({
      remote: 'auth',
      version: '1.0.0',
      page: `page-000${at}`,
      network: `network-${at}`,
      failure: kind,
      isOfRelease: true,
    });
    await reports.add([failure('render', 1), failure('evaluation', 2), failure('evaluation', 3)]);
    expect(await reports.health('auth')).toMatchObject([{ loads: 3, failures: 3, failure: 'evaluation' }]);
  });
});

test('several processes may use one file, and what one wrote stays', async () => {
  const file = join(folder, 'shared.sqlite');
  const [one, two] = [openSqlite(file), openSqlite(file)];
  expect(await new Store(one).addChange(next('auth', '1.0.0-a', 0))).toBe(1);
  expect(await new Store(two).addChange(next('auth', '1.0.0-b', 0))).toBeUndefined();
  expect(await new Store(two).addChange(next('auth', '1.0.0-b', 1))).toBe(2);
  await one.close();
  await two.close();
});
