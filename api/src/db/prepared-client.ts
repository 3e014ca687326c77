import pg from 'pg';

/** Statements whose text changes with their values, such as lists of any length, must not fill the server's memory. */
const MOST_STATEMENTS = 500;
/** What PostgreSQL says of a prepared `select *` once a migration has added a column to its table. */
const STALE_PLAN = '0A000';

/** The name of each statement's text: every connection of this process prepares it under the same one. */
const names = new Map<string, string>();
let count = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_STATEMENTS) return known;
  const name = `s${(count += 1)}`;
  names.set(text, name);
  return name;
}

type Send = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection that prepares each statement with parameters when it first meets its text, so that the server parses and
 * plans it once instead of at each call. A plan that a migration made stale is forgotten. Its statement is repeated,
 * except inside of a transaction, which PostgreSQL has ended by then.
 */
export class PreparedClient extends pg.Client {
  /** For callers who await the answer, as Kysely does; callbacks are not taken. */
  override query = (async (query, values) => {
    const send = super.query.bind(this) as Send;
    const name = typeof query === 'string' && values?.length ? nameOf(query) : undefined;
    if (typeof query !== 'string' || !name) return send(query, values);
    try {
      return await send({ name, text: query, values });
    } catch (error) {
      if ((error as pg.DatabaseError).code !== STALE_PLAN) throw error;
      names.delete(query);
      if (this.getTransactionStatus() !== 'I') throw error;
      return send(query, values);
    }
  }) as Send as pg.Client['query'];
}
