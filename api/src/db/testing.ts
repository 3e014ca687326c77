import { randomBytes } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';

/** Set by jest's global set-up: a server, in it a migrated database to clone, and a folder that lists idle clones. */
export const TEST_SERVER = 'TEST_DATABASE_SERVER';
export const IDLE_DATABASES = 'TEST_DATABASES_IDLE';
export const TEMPLATE_DATABASE = 'breakaway_template';

/** The address of one database on a server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/** One statement, or several without values, on a connection of its own. */
export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  /** Gives it back. Close every connection before. */
  drop(): Promise<void>;
}

/** Takes a clone that another test gave back. @returns its name; null when none is idle */
async function takeIdle(folder: string): Promise<string | null> {
  for (const name of await readdir(folder))
    try {
      // Whoever removes the name has the database.
      await unlink(join(folder, name));
      return name;
    } catch {
      // Somebody else has it.
    }
  return null;
}

/** A migrated database without rows: one that another test gave back, or a new clone of the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_SERVER];
  const folder = process.env[IDLE_DATABASES];
  if (!server || !folder)
    throw new Error('The tests of the API need the database server of their global set-up.');
  const admin = databaseUrl(server, 'postgres');
  let name = await takeIdle(folder);
  if (!name) {
    name = `test_${randomBytes(6).toString('hex')}`;
    await ask(admin, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  }
  const url = databaseUrl(server, name);
  let ours = true;
  return {
    url,
    async drop() {
      // A second time it may be somebody else's.
      if (!ours) return;
      ours = false;
      const [answer] = await ask<{ unchanged: boolean }>(url, 'select testing.reset() as unchanged');
      if (answer!.unchanged) await writeFile(join(folder, name), '');
      else await ask(admin, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Does `work` on a connection that joins by nested loops and nothing else: the plan that small tables and old statistics
 * lead to by themselves, now and then. It evaluates a subquery once for each row.
 */
export const withNestedLoops = <Schema, Result>(
  db: Kysely<Schema>,
  work: (one: Kysely<Schema>) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (one) => {
    for (const other of ['hashagg', 'sort', 'hashjoin', 'mergejoin', 'material'])
      await sql`set ${sql.raw(`enable_${other}`)} = off`.execute(one);
    try {
      return await work(one);
    } finally {
      await sql`reset all`.execute(one);
    }
  });
