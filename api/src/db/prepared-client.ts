import pg from 'pg';

/** What PostgreSQL says of a prepared statement whose columns a migration has changed. */
const STALE_PLAN = '0A000';

/** The name of each text that is to be prepared: every connection of this process knows it under the same one. */
const names = new Map<string, string>();
let count = 0;

/**
 * Has a statement prepared when a connection first meets its text. Not for every statement: after some calls PostgreSQL
 * plans without the values, and then an index on a part of a table is used, and found by ON CONFLICT, only where that
 * part is written as a literal.
 */
export function prepare(text: string): void {
  names.set(text, `s${(count += 1)}`);
}

type Send = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection that knows prepared statements, which the server parses and plans once instead of at each call. A plan
 * that a migration made stale gets a new name. Its statement is repeated, except inside of a transaction, which
 * PostgreSQL has ended by then.
 */
export class PreparedClient extends pg.Client {
  /** For callers who await the answer, as Kysely does; callbacks are not taken. */
  override query = (async (query, values) => {
    const send = super.query.bind(this) as Send;
    const name = typeof query === 'string' ? names.get(query) : undefined;
    if (typeof query !== 'string' || !name) return send(query, values);
    try {
      return await send({ name, text: query, values });
    } catch (error) {
      if ((error as pg.DatabaseError).code !== STALE_PLAN) throw error;
      prepare(query);
      if (this.getTransactionStatus() !== 'I') throw error;
      return send(query, values);
    }
  }) as Send as pg.Client['query'];
}
