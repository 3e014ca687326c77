import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { readUser } from './record.ts';

/** Columns that are credentials rather than personal data. */
const SECRET_COLUMN = /hash|token|secret/;

const withoutSecrets = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMN.test(column)));

/**
 * Everything that is stored about the member: their record as the app shows it, their account as it is stored, and
 * their rows of every table that has a `user_id`, so that a table that is added later cannot be forgotten.
 */
export async function exportUser(context: Context, userId: string): Promise<Record<string, unknown>> {
  const { db } = context;
  const tables = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id' order by table_name`.execute(db);
  const account = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  const document: Record<string, unknown> = {
    user: await readUser(context, userId),
    account: withoutSecrets(account ?? {}),
  };
  for (const { table_name } of tables.rows) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(table_name)} t where user_id = ${userId}`.execute(db);
    document[table_name] = rows.map(({ row }) => withoutSecrets(row));
  }
  return document;
}
