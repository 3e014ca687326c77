import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { PreparedClient } from './prepared-client.ts';

/**
 * Opens a connection pool. Statements are cancelled after 5 s and idle transactions after 10 s, so that one stuck
 * request cannot hold a lock for long.
 */
export function openDatabase(url: string, log: Log, max = 10): Kysely<Database> {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    allowExitOnIdle: true,
  });
  // An idle connection that the server closes would otherwise exit the process.
  pool.on('error', (error) => log.warn('A database connection was lost', { reason: error.message }));
  // So would one that breaks between two statements of a transaction; the next statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
