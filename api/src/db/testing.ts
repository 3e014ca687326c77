import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Set by jest's global set-up: a server, and in it a migrated database to clone. */
export const TEST_SERVER = 'TEST_DATABASE_SERVER';
export const TEMPLATE_DATABASE = 'breakaway_template';

/** The address of one database on a server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.toString();
}

async function asAdmin(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Clones the migrated template. Close every connection before `drop`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_SERVER];
  if (!server) throw new Error('The tests of the API need the database server of their global set-up.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}
