import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** An arbitrary number that all replicas share. */
const MIGRATION_LOCK = 4_273_918_205;

/**
 * Migrates a database: runs every `NNNN_name.sql` of a folder that has not run yet, in order, each in its own
 * transaction. Replicas that start together wait for each other.
 * @returns the names of the migrations that ran
 * @throws Error naming the file when one fails; that file's changes are rolled back, earlier ones stay
 */
export async function migrate(databaseUrl: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map((row) => row.name));
    const files = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
    const ran: string[] = [];
    for (const name of files) {
      if (applied.has(name)) continue;
      const statements = await readFile(join(folder, name), 'utf8');
      try {
        await client.query('begin');
        await client.query(statements);
        await client.query('insert into schema_migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      ran.push(name);
    }
    return ran;
  } finally {
    await client.end();
  }
}
