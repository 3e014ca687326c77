import { sql } from 'kysely';
import type { Context, Module } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';
import { laneStates, type LaneState } from '../../outbox/state.ts';
import { scheduleCleanup } from './cleanup.ts';

/** A job that is not done after this long is worth a warning. */
const STANDS_AFTER_S = 120;

const stopping = new WeakSet<Context>();

/** From now on `/readyz` answers 503, so that nothing new is sent to this replica. */
export const announceStop = (context: Context): void => void stopping.add(context);

export const opsModule: Module = async (app, context) => {
  const { db } = context;
  scheduleCleanup(app, context);

  /** Liveness. */
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  /**
   * Readiness: the server is not about to stop, and the database accepts writes. The schema is current, or the process would not have started. Delayed jobs
   * are only a warning: a mail server that is down is no reason to take the API out of service.
   */
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (stopping.has(context)) throw new ApiError(503, 'BUSY', 'This server is about to stop.');
    const { rows } = await sql<{ readonly: string }>`
      select current_setting('transaction_read_only') as readonly from schema_migrations limit 1`
      .execute(db)
      .catch(() => ({ rows: [] }));
    if (rows[0]?.readonly !== 'off') throw new ApiError(503, 'BUSY', 'The database does not take writes.');
    const lanes = await laneStates(context).catch(() => []);
    return { status: 'ready', warnings: lanes.flatMap((lane) => [...warningsOf(lane)]) };
  });
};

function* warningsOf({ lane, oldestSeconds, dead }: LaneState): Generator<string> {
  if (oldestSeconds > STANDS_AFTER_S)
    yield `The oldest job of the lane "${lane}" has waited for ${Math.round(oldestSeconds)} s.`;
  if (dead > 0) yield `Jobs of the lane "${lane}" that were given up: ${dead}.`;
}
