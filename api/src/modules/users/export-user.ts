import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readUser } from './record.ts';

type Row = Record<string, unknown>;

/** Columns that are credentials rather than personal data. */
const SECRET_COLUMN = /hash|token|secret/;

const withoutSecrets = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMN.test(column)));

/** Without the rows that the member has deleted and could still restore, and those that belong to them. */
function withoutDeleted(tables: Record<string, Row[]>): Record<string, Row[]> {
  const deleted = new Set(
    Object.values(tables).flatMap((rows) => rows.filter((row) => row.deleted_at).map(({ id }) => id)),
  );
  const isDeleted = (row: Row) =>
    Object.entries(row).some(([column, value]) => /^(?:id|\w+_id)$/.test(column) && deleted.has(value));
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.filter((row) => !isDeleted(row))]),
  );
}

/** JSON has no bytes: as base64, which other programs read, instead of PostgreSQL's hexadecimal digits. */
const base64 = (value: unknown) => Buffer.from(String(value).slice('\\x'.length), 'hex').toString('base64');

/**
 * Everything that is stored about the member: their record as the app shows it, their account as it is stored, and
 * their rows of every table that has a `user_id`, so that a table that is added later cannot be forgotten. Not what
 * they have deleted.
 */
export async function exportUser(context: Context, userId: string): Promise<Record<string, unknown>> {
  const { db } = context;
  const tables = await sql<{ table_name: string; bytes: string[] }>`
    select table_name, coalesce(json_agg(column_name) filter (where data_type = 'bytea'), '[]') as bytes
    from information_schema.columns where table_schema = current_schema()
    group by 1 having bool_or(column_name = 'user_id') order by 1`.execute(db);
  const account = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  const owned: Record<string, Row[]> = {};
  for (const { table_name, bytes } of tables.rows) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table_name)} t where user_id = ${userId}`.execute(db);
    for (const { row } of rows)
      for (const column of bytes) if (row[column] !== null) row[column] = base64(row[column]);
    owned[table_name] = rows.map(({ row }) => withoutSecrets(row));
  }
  return {
    user: await readUser(context, userId),
    account: withoutSecrets(account ?? {}),
    ...withoutDeleted(owned),
  };
}
