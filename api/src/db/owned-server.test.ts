import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ownEmbedded, visitEmbedded, type OwnedServer } from './owned-server.ts';

let folder: string;
let lost: Error[];
let owners: OwnedServer[];
const lines: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'breakaway-owned-'));
  lost = [];
  owners = [];
  lines.length = 0;
});
afterEach(async () => {
  for (const owner of owners) await owner.close().catch(() => {});
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const note = (message: string) => void lines.push(message);
const log = { info: note, warn: note, error: note };

async function own(name: string, handoverMs = 30_000): Promise<OwnedServer> {
  const settings = { fsync: 'off' };
  const onLost = (error: Error) => void lost.push(error);
  const owner = await ownEmbedded({ folder, settings, log, name, onLost, handoverMs });
  owners.push(owner);
  return owner;
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0]);
const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => {}));
};
const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await setTimeout(50);
};
/** Until somebody waits for the lock of an owner. */
async function waits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
  await until(async () => (await client.query(waiting)).rowCount! > 0);
  await client.end();
}

test('a second process is told who has the database, and the first one goes on', async () => {
  const first = await own('the first');
  await expect(own('the second', 300)).rejects.toThrow(
    `The database in ${folder} is used by another process (the first). Please stop that one first, or set another DATA_DIR.`,
  );
  expect(await answers(first.url)).toBe(true);
  await first.close();
  await expect(stat(join(folder, 'data/postmaster.pid'))).rejects.toThrow('ENOENT');
}, 60_000);

test('a process that stops hands the running server to the one that waits', async () => {
  const first = await own('the first');
  const pid = await postmaster();
  const coming = own('the second');
  await waits(first.url);
  await first.close();
  const second = await coming;
  await first.close();
  expect(await postmaster()).toBe(pid);
  expect(await answers(second.url)).toBe(true);
  expect(lost).toEqual([]);
}, 60_000);

test('of several that start at once on an empty folder one is the owner, and the next follows when it stops', async () => {
  const starting = [own('a'), own('b'), own('c')];
  const first = await Promise.race(starting);
  expect(owners).toHaveLength(1);
  await first.close();
  await until(() => owners.length === 2);
  await owners[1]!.close();
  const last = (await Promise.all(starting)).find((owner) => !owners.slice(0, 2).includes(owner))!;
  expect(await answers(last.url)).toBe(true);
}, 120_000);

test('a database that is killed is started again where it was, and still has one owner', async () => {
  const owner = await own('the owner');
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  await until(async () => !(await answers(owner.url)));
  await until(() => answers(owner.url));
  await until(() => lines.includes('The embedded database runs again'));
  expect(await postmaster()).not.toBe(pid);
  await expect(own('another', 300)).rejects.toThrow('(the owner)');
  expect(lost).toEqual([]);
}, 60_000);

test('a command works beside an owner and leaves it alone; without one it ends what it has started', async () => {
  const owner = await own('the owner');
  const beside = await visitEmbedded({ folder });
  await beside.close();
  expect(await answers(owner.url)).toBe(true);
  await owner.close();
  const alone = await visitEmbedded({ folder });
  expect(await answers(alone.url)).toBe(true);
  const meanwhile = await own('the owner again');
  await alone.close();
  expect(await answers(meanwhile.url)).toBe(true);
  await meanwhile.close();
  const last = await visitEmbedded({ folder });
  await last.close();
  expect(await answers(last.url)).toBe(false);
}, 60_000);
