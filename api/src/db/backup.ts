import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { migrate } from './migrate.ts';

/** Not members' data: the state of the schema, which a restore makes itself, and counters of an hour. */
const LEFT_OUT = ['schema_migrations', 'rate_buckets'];

interface Table {
  name: string;
  columns: string[];
  rows: number;
}

/** The first line of a backup. */
interface Head {
  format: 1;
  takenAt: string;
  /** The migrations of its schema. */
  migrations: string[];
  tables: Table[];
  /** The next value of each sequence. */
  sequences: Record<string, string>;
}

const TABLES = `
  select relname as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    array(select confrelid::regclass::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
  from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relname = any($1))`;

/** Tables in an order in which each comes after those that it refers to. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(TABLES, [
    LEFT_OUT,
  ]);
  const ordered: Table[] = [];
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ needs }) =>
      needs.every((name) => ordered.some((table) => table.name === name)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { name, columns } of next) {
      const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${quoted(name)}`);
      ordered.push({ name, columns, rows: Number(counted.rows[0]!.rows) });
    }
    left = left.filter((row) => !next.includes(row));
  }
  return ordered;
}

const quoted = (name: string) => pg.escapeIdentifier(name);
const copyWords = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

async function headOf(client: pg.Client): Promise<Head> {
  const migrations = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const sequences = await client.query<{ name: string; value: string }>(
    `select sequencename as name, coalesce(last_value + 1, start_value)::text as value
     from pg_sequences where schemaname = 'public'`,
  );
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: await tablesOf(client),
    sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
  };
}

/** The text of a backup: its head, then the rows of each table. */
async function* textOf(client: pg.Client, head: Head): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(head)}\n`;
  for (const table of head.tables) {
    yield* client.query(copyTo(`copy ${copyWords(table)} to stdout`)) as AsyncIterable<Buffer>;
    // The end of a table in this format: no row looks like it.
    yield '\\.\n';
  }
}

/**
 * Writes all data of a database into a file, as it is at one moment, while others go on using it. The file has the rows
 * in PostgreSQL's own text format, compressed, so it fits any later version and any server.
 * @returns the number of rows
 * @throws Error with one sentence when the file cannot be written; an earlier one of that name is still there
 */
export async function backup(databaseUrl: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const unfinished = `${file}.unfinished`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const head = await headOf(client);
    const written = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(textOf(client, head), createGzip(), written);
    await rename(unfinished, file);
    return head.tables.reduce((sum, { rows }) => sum + rows, 0);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new Error(`The backup ${file} could not be written: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

const LINE_END = 0x0a;

/** The lines of a stream, with their ends. Not `readline`: it also splits where a text has a Unicode line separator. */
async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end + 1)]);
      parts = [];
      from = end + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
}

/** The lines of a backup, and a check that nothing is left and the sum of the file is right. */
function open(file: string) {
  const gunzip = createGunzip();
  const read = pipeline(createReadStream(file), gunzip);
  // It also ends the lines, where it is noticed.
  read.catch(() => {});
  const lines = linesOf(gunzip);
  const over = async () => {
    if (!(await lines.next()).done) throw new Error('it goes on after its end');
    await read;
  };
  return { lines, over };
}

async function readHead(lines: AsyncGenerator<Buffer>): Promise<Head> {
  const { value } = await lines.next();
  const text = value?.toString() ?? '';
  const head = text.startsWith('{"format":1,') ? (JSON.parse(text) as Head) : null;
  if (!head) throw new Error('it is not a backup of this product');
  return head;
}

const TABLE_END = Buffer.from('\\.\n');

/** The rows of the table that comes next. */
async function* tableLines(table: Table, lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error(`it ends within the table ${table.name}`);
    if (value.equals(TABLE_END)) return;
    yield value;
  }
}

const load = (client: pg.Client, table: Table, lines: AsyncGenerator<Buffer>): Promise<void> =>
  pipeline(tableLines(table, lines), client.query(copyFrom(`copy ${copyWords(table)} from stdin`)));

class UsedDatabase extends Error {}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as used`,
  );
  if (rows[0]!.used)
    throw new UsedDatabase(
      'This database is already in use, and nothing was changed. Please restore into a new one: another DATA_DIR or DATABASE_URL.',
    );
}

/** Reads a whole backup: every table ends, has its rows, and the sum of the file is right. */
async function readWhole(file: string): Promise<Head> {
  const { lines, over } = open(file);
  const head = await readHead(lines);
  for (const table of head.tables) {
    let rows = 0;
    for await (const line of tableLines(table, lines)) rows += line.length > 0 ? 1 : 0;
    if (rows !== table.rows) throw new Error(`the table ${table.name} has ${rows} of ${table.rows} rows`);
  }
  await over();
  return head;
}

/**
 * Fills a new database with a backup: first the schema of the backup, then its rows, then the migrations that came later.
 * The file is read once before, so that one that is not whole changes nothing.
 * @returns the number of rows, and when the backup was taken
 * @throws Error with one sentence when the database is in use, or the file is not a whole backup
 */
export async function restore(
  databaseUrl: string,
  file: string,
  migrations: string,
): Promise<{ rows: number; takenAt: string }> {
  let isChanged = false;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseUsed(client);
    const head = await readWhole(file);
    await migrate(databaseUrl, migrations, head.migrations);
    isChanged = true;
    const { lines, over } = open(file);
    await readHead(lines);
    await client.query('begin');
    // A migration may have put rows there; the backup has them as well.
    await client.query(`truncate ${head.tables.map(({ name }) => quoted(name)).join(', ')}`);
    for (const table of head.tables) await load(client, table, lines);
    for (const [name, value] of Object.entries(head.sequences))
      await client.query('select setval($1::regclass, $2, false)', [quoted(name), value]);
    await over();
    await client.query('commit');
    await migrate(databaseUrl, migrations);
    return { rows: head.tables.reduce((sum, { rows }) => sum + rows, 0), takenAt: head.takenAt };
  } catch (error) {
    if (error instanceof UsedDatabase) throw error;
    throw new Error(
      `The backup ${file} could not be restored: ${(error as Error).message}.${isChanged ? ' Please create the database anew before the next try.' : ''}`,
      {
        cause: error,
      },
    );
  } finally {
    await client.end();
  }
}
