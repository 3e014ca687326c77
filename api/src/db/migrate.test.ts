import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { ask, databaseUrl, TEST_SERVER } from './testing.ts';

const migrations = join(import.meta.dirname, 'migrations');
const PLAN = '11111111-1111-4111-8111-111111111111';
const MEMBER = '22222222-2222-4222-8222-222222222222';

test('plans that were saved before their documents moved keep the course and view of their last version', async () => {
  const server = process.env[TEST_SERVER] ?? '';
  const admin = databaseUrl(server, 'postgres');
  const url = databaseUrl(server, 'before_plan_documents');
  const earlier = await mkdtemp(join(tmpdir(), 'breakaway-migrations-'));
  await ask(admin, 'create database before_plan_documents');
  try {
    for (const name of await readdir(migrations))
      if (name < '0012') await cp(join(migrations, name), join(earlier, name));
    await migrate(url, earlier);
    await ask(
      url,
      `insert into users (id, name, email, password_hash) values ('${MEMBER}', 'Ada', 'ada@mail.test', 'x');
       insert into plans values ('${PLAN}', '${MEMBER}', 'Hills', 2, now(), null, null);
       insert into plan_versions values
         ('${PLAN}', 1, '${MEMBER}', now(), '{}', 'old course', 'old question', 'old view'),
         ('${PLAN}', 2, '${MEMBER}', now(), '{}', 'course', 'question', 'view')`,
    );
    await migrate(url, migrations);
    expect(await ask(url, 'select course, view from plans')).toEqual([{ course: 'course', view: 'view' }]);
    expect(await ask(url, 'select question from plan_versions order by version')).toEqual([
      { question: 'old question' },
      { question: 'question' },
    ]);
  } finally {
    await ask(admin, 'drop database before_plan_documents');
    await rm(earlier, { recursive: true });
  }
});

describe('while others use the database', () => {
  const server = process.env[TEST_SERVER] ?? '';
  const admin = databaseUrl(server, 'postgres');
  const url = databaseUrl(server, 'used_meanwhile');
  beforeEach(() => ask(admin, 'create database used_meanwhile'));
  afterEach(() => ask(admin, 'drop database used_meanwhile'));

  test('replicas that start together migrate once', async () => {
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(url, migrations)));
    const files = (await readdir(migrations)).sort();
    expect(ran.filter((names) => names.length > 0)).toEqual([files]);
    expect(await ask(url, 'select name from schema_migrations order by name')).toHaveLength(files.length);
  });

  test('an earlier version starts on a database that a later one has migrated', async () => {
    await migrate(url, migrations);
    const earlier = await mkdtemp(join(tmpdir(), 'breakaway-migrations-'));
    await cp(join(migrations, '0001_accounts.sql'), join(earlier, '0001_accounts.sql'));
    expect(await migrate(url, earlier)).toEqual([]);
    await rm(earlier, { recursive: true });
  });

  test('a table in use is waited for, and its users are not kept waiting', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'breakaway-migrations-'));
    await ask(url, 'create table busy (id int)');
    await writeFile(join(folder, '0001_busy.sql'), 'alter table busy add column more text');
    const user = new pg.Client({ connectionString: url });
    await user.connect();
    await user.query('begin');
    await user.query('insert into busy values (1)');
    const migrated = migrate(url, folder);
    const waiting = `select 1 from pg_locks where not granted and relation = 'busy'::regclass`;
    while ((await ask(url, waiting)).length === 0);
    // It stands behind the migration, and gets its turn once that steps back.
    await ask(url, 'insert into busy values (2)');
    await user.query('commit');
    await user.end();
    expect(await migrated).toEqual(['0001_busy.sql']);
    await rm(folder, { recursive: true });
  });
});
