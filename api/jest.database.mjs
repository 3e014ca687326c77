import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from './src/db/embedded.ts';
import { migrate } from './src/db/migrate.ts';
import { ask, databaseUrl, IDLE_DATABASES, TEMPLATE_DATABASE, TEST_SERVER } from './src/db/testing.ts';

/**
 * A used clone is as good as new once it is emptied, unless a test changed its schema: emptying takes a millisecond,
 * another clone writes 300 files.
 */
const RESET = `
  create schema testing;
  create function testing.schema_now() returns text language sql as $$
    select md5(string_agg(part, ' ' order by part)) from (
      select attrelid::regclass || '.' || attname from pg_attribute
        where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      union all select tgrelid::regclass || ' ' || tgname from pg_trigger
      union all select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    ) as parts (part)
  $$;
  create table testing.as_migrated (schema text);
  insert into testing.as_migrated select testing.schema_now();
  create function testing.reset() returns boolean language plpgsql as $$
    declare one regclass;
    begin
      if testing.schema_now() <> (select schema from testing.as_migrated) then return false; end if;
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      set local session_replication_role = replica;
      for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname <> 'schema_migrations'
      loop execute format('delete from %s', one); end loop;
      return true;
    end
  $$;`;

/** One server for all tests, with a migrated database that tests clone. */
export async function startTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'breakaway-pg-'));
  const server = await startEmbedded({
    folder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  const template = databaseUrl(server.url, TEMPLATE_DATABASE);
  await ask(server.url, `create database ${TEMPLATE_DATABASE}`);
  await migrate(template, new URL('./src/db/migrations', import.meta.url).pathname);
  await ask(template, RESET);
  process.env[TEST_SERVER] = server.url;
  process.env[IDLE_DATABASES] = join(folder, 'idle');
  await mkdir(process.env[IDLE_DATABASES]);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
