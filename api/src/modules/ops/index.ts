import { sql } from 'kysely';
import type { Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { scheduleCleanup } from './cleanup.ts';

export const opsModule: Module = async (app, context) => {
  const { db } = context;
  scheduleCleanup(app, context);

  /** The process lives. */
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  /** Calls can be served: the database takes writes. The schema is current, or the process would not have started. */
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const { rows } = await sql<{ readonly: string }>`
      select current_setting('transaction_read_only') as readonly from schema_migrations limit 1`
      .execute(db)
      .catch(() => ({ rows: [] }));
    if (rows[0]?.readonly !== 'off') throw new ApiError(503, 'BUSY', 'The database does not take writes.');
    return { status: 'ready' };
  });
};
