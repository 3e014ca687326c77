import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { TABLES, type Row, type Sql, type Value } from './sql.ts';

const SQLITE_CONSTRAINT = 19;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) % 256;

/** The database of one machine: a file. Its statements survive a power failure, and several processes may use it. */
export function openSqlite(file: string): Sql {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  for (const table of TABLES) database.exec(table);
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  return {
    async all(statement, values = []) {
      let ready = prepared.get(statement);
      if (!ready) prepared.set(statement, (ready = database.prepare(statement)));
      return ready.all(named(values)).map(plain);
    },
    isDuplicate: (error) => codeOf(error) === SQLITE_CONSTRAINT,
    // A limit on the size of files shows up as an error of writing.
    isFull: (error) => [SQLITE_FULL, SQLITE_IOERR].includes(codeOf(error)),
    async close() {
      database.close();
    },
  };
}

/** `$1` is a name for SQLite, and a position for PostgreSQL. */
const named = (values: Value[]) =>
  Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value] as const)) as Record<
    string,
    string | number | NodeJS.ArrayBufferView | null
  >;

const plain = (row: Record<string, SQLOutputValue>): Row => ({ ...row });
