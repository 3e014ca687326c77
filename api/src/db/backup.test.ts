import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildApp } from '../app.ts';
import { storePhoto } from '../modules/users/photo-store.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { backup, restore } from './backup.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './pool.ts';
import { ask, databaseUrl, TEST_SERVER } from './testing.ts';

const migrations = join(__dirname, 'migrations');
const admin = databaseUrl(process.env[TEST_SERVER] ?? '', 'postgres');
let api: TestApp;
let folder: string;
let file: string;
/** A new database without tables. */
let target: string;
beforeEach(async () => {
  api = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'breakaway-backup-'));
  file = join(folder, 'backup.gz');
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await ask(admin, `create database ${name}`);
  target = databaseUrl(admin, name);
});
afterEach(async () => {
  await api.close();
  await ask(admin, `drop database ${new URL(target).pathname.slice(1)} with (force)`);
  await rm(folder, { recursive: true });
});
const source = () => api.context.config.DATABASE_URL!;

/** Characters that the format escapes, or that others take for the end of a line. */
const ODD = 'tab\t line\n return\r \\. \u2028 Ünïcode \\N';

async function fill() {
  const { db, clock } = api.context;
  const member = await api.createMember({ premium: true });
  const webp = randomBytes(60_000);
  const photo_key = await storePhoto(db, member.userId, webp);
  await db.updateTable('users').set({ photo_key }).where('id', '=', member.userId).execute();
  const conversation = await db
    .insertInto('conversations')
    .values({ user_id: member.userId, title: '\\.', created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < 2000; n += 1)
    await db
      .insertInto('turns')
      .values({
        user_id: member.userId,
        conversation_id: conversation.id,
        question: `${n} ${ODD}`,
        asked_at: clock(),
      })
      .execute();
  await ask(source(), `select nextval('billing_tickets')`);
  return { ...member, webp, photo_key };
}

/** What every table holds. */
async function contents(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'schema_migrations'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await ask<{ sum: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from ${name} t`,
    );
    found[name] = row!.sum;
  }
  return found;
}

test('drill: a restored database has every row, and the API goes on with it', async () => {
  const member = await fill();
  await backup(source(), file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await restore(target, file, migrations);

  expect(await contents(target)).toEqual(await contents(source()));
  const next = `select nextval('billing_tickets') as ticket, nextval(pg_get_serial_sequence('turns', 'position')) as turn`;
  expect(await ask(target, next)).toEqual(await ask(source(), next));
  const db = openDatabase(target, api.context.log, 2);
  const app = await buildApp({ ...api.context, db });
  const details = await app.inject({ url: '/users/getUserDetails', headers: member.headers });
  expect(details.json().data).toMatchObject({ email: member.email, isPremium: true });
  expect((await app.inject(`/uploads/${member.photo_key}.webp`)).rawPayload).toEqual(member.webp);
  await app.close();
  await db.destroy();
});

test('it is the state of one moment, also while members go on', async () => {
  await fill();
  const backing = backup(source(), file);
  let isOver = false;
  backing.finally(() => (isOver = true)).catch(() => {});
  // A session without its member could not be restored.
  while (!isOver) await api.createMember();
  await backing;
  await expect(restore(target, file, migrations)).resolves.toMatchObject({ rows: expect.any(Number) });
});

test('a backup of an earlier version is brought up to date', async () => {
  const old = databaseUrl(admin, `${new URL(target).pathname.slice(1)}_old`);
  await ask(admin, `create database ${new URL(old).pathname.slice(1)}`);
  const files = (await readdir(migrations)).sort();
  await migrate(old, migrations, files.slice(0, 11));
  await ask(
    old,
    `insert into users (name, email, password_hash) values ('Ada', 'ada@mail.test', 'x');
     insert into plans select gen_random_uuid(), id, 'Hills', 1, now() from users;
     insert into plan_versions select id, 1, user_id, now(), '{}', 'course', 'question', 'view' from plans`,
  );
  await backup(old, file);
  await restore(target, file, migrations);
  await ask(admin, `drop database ${new URL(old).pathname.slice(1)}`);
  expect(await ask(target, 'select course from plans')).toEqual([{ course: 'course' }]);
  expect(await ask(target, 'select name from schema_migrations')).toHaveLength(files.length);
});

test('a folder that is not there is said, and nothing waits', async () => {
  file = join(folder, 'none', 'backup.gz');
  await expect(backup(source(), file)).rejects.toThrow(/^The backup .* could not be written: ENOENT/);
});

test('a full disk is said, and the earlier backup stays', async () => {
  await fill();
  await writeFile(file, 'earlier');
  await symlink('/dev/full', `${file}.unfinished`);
  await expect(backup(source(), file)).rejects.toThrow(/could not be written: ENOSPC/);
  expect(await readdir(folder)).toEqual(['backup.gz']);
  expect(await readFile(file, 'utf8')).toBe('earlier');
});

describe('refused with one sentence, and nothing is changed', () => {
  const refused = async (message: RegExp) => {
    await expect(restore(target, file, migrations)).rejects.toThrow(message);
    expect(await ask(target, `select to_regclass('users') as users`)).toEqual([{ users: null }]);
  };
  beforeEach(async () => {
    await api.createMember();
    await backup(source(), file);
  });

  test('a file that was cut off', async () => {
    await writeFile(file, (await readFile(file)).subarray(0, -50));
    await refused(/^The backup .*backup\.gz could not be restored: .*\.$/);
  });

  test('a file of which a part is missing', async () => {
    const text = gunzipSync(await readFile(file)).toString('latin1');
    await writeFile(file, gzipSync(Buffer.from(text.replace(/\n[^\n]*rider1@[^\n]*/, ''), 'latin1')));
    await refused(/the table users has 0 of 1 rows\.$/);
  });

  test('a file with another byte', async () => {
    const bytes = await readFile(file);
    bytes[bytes.length - 6]! ^= 1;
    await writeFile(file, bytes);
    await refused(/could not be restored/);
  });

  test('another file', async () => {
    await writeFile(file, gzipSync('create table users ();\n'));
    await refused(/it is not a backup of this product\.$/);
  });

  test('a backup of a later version', async () => {
    const text = gunzipSync(await readFile(file)).toString('latin1');
    await writeFile(file, gzipSync(Buffer.from(text.replace('0018_photos', '9018_photos'), 'latin1')));
    await refused(/the migration 9018_photos\.sql is of a later version\.$/);
  });

  test('no file', async () => {
    await rm(file);
    await refused(/could not be restored: ENOENT/);
  });

  test('a database that is in use', async () => {
    const before = await contents(source());
    await expect(restore(source(), file, migrations)).rejects.toThrow(/^This database is already in use/);
    expect(await contents(source())).toEqual(before);
  });
});
