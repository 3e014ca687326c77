import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ownEmbedded, borrowEmbedded, type OwnedServer } from './owned-server.ts';

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
/** Until another process waits for the owner's lock. */
async function waits(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
  await until(async () => (await client.query(waiting)).rowCount! > 0);
  await client.end();
}

test('a second process gets an error naming the owner, and the first one continues', async () => {
  const first = await own('the first');
  await expect(own('the second', 300)).rejects.toThrow(
    `The database in ${folder} is used by another process (the first). Please stop that one first, or set another DATA_DIR.`,
  );
  expect(await answers(first.url)).toBe(true);
  await first.close();
  await expect(stat(join(folder, 'data/postmaster.pid'))).rejects.toThrow('ENOENT');
}, 60_000);

test('a process that stops hands the running server over to the waiting one', async () => {
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

test('when several start at once on an empty folder, one is the owner, and the next follows when it stops', async () => {
  const starting = [own('a'), own('b'), own('c')];
  const first = await Promise.race(starting);
  expect(owners).toHaveLength(1);
  await first.close();
  await until(() => owners.length === 2);
  await owners[1]!.close();
  const last = (await Promise.all(starting)).find((owner) => !owners.slice(0, 2).includes(owner))!;
  expect(await answers(last.url)).toBe(true);
}, 120_000);

test('a killed database is restarted on the same port, and still has one owner', async () => {
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

test('a command works next to an owner and does not disturb it; without one it stops the server that it started', async () => {
  const owner = await own('the owner');
  const beside = await borrowEmbedded({ folder });
  await beside.close();
  expect(await answers(owner.url)).toBe(true);
  await owner.close();
  const alone = await borrowEmbedded({ folder });
  expect(await answers(alone.url)).toBe(true);
  const meanwhile = await own('the owner again');
  await alone.close();
  expect(await answers(meanwhile.url)).toBe(true);
  await meanwhile.close();
  const last = await borrowEmbedded({ folder });
  await last.close();
  expect(await answers(last.url)).toBe(false);
}, 60_000);
