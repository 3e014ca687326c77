import pg from 'pg';
import { TABLES, type Sql, type Value } from './sql.ts';

/** PostgreSQL's code for "unique violation". */
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const BIGINT = 20;
const SCHEMA = 'registry';

/**
 * The database of a deployment with replicas. It has a schema of its own, so it may share a database with others.
 * @param onLost is called when a connection that nobody uses breaks
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Sql> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    options: `-c search_path=${SCHEMA}`,
  });
  pool.on('error', onLost);
  // Two replicas that start at once would collide in PostgreSQL's own tables.
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [SCHEMA]);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    for (const table of TABLES) await client.query(table);
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [SCHEMA]);
  } finally {
    client.release();
  }
  return {
    async all(statement, values = []) {
      return (await pool.query(statement, values.map(bytes))).rows as Record<string, unknown>[];
    },
    isDuplicate: (error) => (error as { code?: string }).code === UNIQUE_VIOLATION,
    isFull: (error) => (error as { code?: string }).code === DISK_FULL,
    close: () => pool.end(),
  };
}

/** The driver writes an Uint8Array as JSON, and a Buffer as bytes. */
const bytes = (value: Value) => (value instanceof Uint8Array ? Buffer.from(value) : value);
