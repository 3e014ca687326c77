import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
