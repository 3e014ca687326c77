import { sql } from 'kysely';
import type { Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';

export const opsModule: Module = async (app, { db }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new ApiError(503, 'BUSY', 'The database does not answer.');
    });
    return { status: 'ready' };
  });
};
