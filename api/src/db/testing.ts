import { randomBytes } from 'node:crypto';
import { readdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';

/** Set by jest's global set-up: a server, a migrated database on it to clone, and a folder that lists idle clones. */
export const TEST_SERVER = 'TEST_DATABASE_SERVER';
export const IDLE_DATABASES = 'TEST_DATABASES_IDLE';
export const TEMPLATE_DATABASE = 'breakaway_template';

/** The address of one database on a server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

/** One statement, or several without values, on its own connection. */
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
  /** Returns it. Close every connection before. */
  drop(): Promise<void>;
}

/** Takes a clone that another test has returned. @returns its name; null when none is idle */
async function takeIdle(folder: string): Promise<string | null> {
  for (const name of await readdir(folder))
    try {
      // Whoever deletes the name owns the database.
      await unlink(join(folder, name));
      return name;
    } catch {
      // Another process has it.
    }
  return null;
}

/** A migrated, empty database: one that another test has returned, or a new clone of the template. */
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
      // A second time it may belong to another test.
      if (!ours) return;
      ours = false;
      const [answer] = await ask<{ unchanged: boolean }>(url, 'select testing.reset() as unchanged');
      if (answer!.unchanged) await writeFile(join(folder, name), '');
      else await ask(admin, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Runs `work` on a connection that only uses nested-loop joins: the plan that small tables and stale statistics
 * sometimes lead to. It evaluates a subquery once per row.
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
