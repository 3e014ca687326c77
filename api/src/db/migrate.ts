import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** An arbitrary number that all replicas share. */
const MIGRATION_LOCK = 4_273_918_205;

/** How long a migration waits for a table that is in use: whoever uses it next waits behind the migration. */
const LOCK_WAIT = '2s';
const TRIES = 30;
const PAUSE_MS = 1000;

const isLocked = (error: unknown) => (error as { code?: string }).code === '55P03';

/** Runs one migration in a transaction; while its tables are in use it lets others pass and tries again. */
async function runOne(client: pg.Client, name: string, statements: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
      await client.query(statements);
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLocked(error) || tries === TRIES)
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      await setTimeout(PAUSE_MS);
    }
}

/**
 * Migrates a database: runs every `NNNN_name.sql` of a folder that has not run yet, in order, each in its own
 * transaction. Replicas that start together wait for each other, and one of them migrates. An earlier version may serve
 * meanwhile, and start: migrations that it does not know are none of its business.
 * @param only the migrations that may run: a backup has an earlier schema
 * @returns the names of the migrations that ran
 * @throws Error naming the file when one fails; that file's changes are rolled back, earlier ones stay
 */
export async function migrate(databaseUrl: string, folder: string, only?: string[]): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const unknown = only?.find((name) => !files.includes(name));
  if (unknown) throw new Error(`the migration ${unknown} is of a later version`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map((row) => row.name));
    const ran: string[] = [];
    for (const name of files) {
      if (applied.has(name) || (only && !only.includes(name))) continue;
      await runOne(client, name, await readFile(join(folder, name), 'utf8'));
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}
