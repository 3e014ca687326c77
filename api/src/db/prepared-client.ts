import pg from 'pg';

/** PostgreSQL's error for a prepared statement whose columns a migration has changed. */
const STALE_PLAN = '0A000';

/** The name of each prepared text: every connection of this process uses the same one. */
const names = new Map<string, string>();
let count = 0;

/**
 * Prepares a statement when a connection first uses its text. Not for every statement: after some calls PostgreSQL
 * switches to a generic plan, and then a partial index is used, and found by ON CONFLICT, only if its condition is
 * written as a literal.
 */
export function prepare(text: string): void {
  names.set(text, `s${(count += 1)}`);
}

type Send = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A connection with prepared statements, which the server parses and plans once instead of on each call. A statement
 * whose plan became stale by a migration is prepared under a new name and repeated, except inside a transaction, which
 * PostgreSQL has aborted by then.
 */
export class PreparedClient extends pg.Client {
  /** For callers that await the result, as Kysely does; callbacks are not supported. */
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
