import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** A job that a process has taken. */
export interface TakenJob {
  id: string;
  kind: string;
  payload: unknown;
  /** Counts from 1; includes this attempt. */
  attempts: number;
  firstDue: Date;
}

/**
 * A job whose worker has sent no heartbeat for this long goes to another one. After a kill and a restart no job waits
 * longer than this for its next attempt.
 */
export const LEASE_MS = 12_000;

/** The operations of a process on the jobs' table, under its own name. */
export function jobStore(db: Kysely<Database>, worker: string, clock: () => Date) {
  const leaseEnd = () => new Date(clock().getTime() + LEASE_MS);
  /** Only while no other process has taken the job over. */
  const mine = ({ id, attempts }: TakenJob) =>
    db
      .updateTable('outbox')
      .set({ leased_until: null, leased_by: null })
      .where('id', '=', id)
      .where('leased_by', '=', worker)
      .where('attempts', '=', attempts);

  return {
    /** Takes up to `count` due jobs of some kinds, the longest-waiting first. Replicas never take the same one. */
    async take(kinds: string[], count: number): Promise<TakenJob[]> {
      const now = clock();
      const rows = await db
        // Not a subquery: some query plans evaluate that once per row, and then take more than `count`.
        .with(
          (cte) => cte('free').materialized(),
          (query) =>
            query
              .selectFrom('outbox')
              .select('id')
              .where('kind', 'in', kinds)
              .where('dead_at', 'is', null)
              .where('run_at', '<=', now)
              .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
              .orderBy('run_at')
              .limit(count)
              .forUpdate()
              .skipLocked(),
        )
        .updateTable('outbox')
        .set({ leased_by: worker, leased_until: leaseEnd(), attempts: sql<number>`attempts + 1` })
        .where('id', 'in', (query) => query.selectFrom('free').select('id'))
        .returning(['id', 'kind', 'payload', 'attempts', 'first_due as firstDue'])
        .execute();
      return rows.sort((a, b) => a.firstDue.getTime() - b.firstDue.getTime());
    },

    /** Lets jobs that wait for another attempt have it now. */
    async hurry(kinds: string[]): Promise<void> {
      const now = clock();
      await db
        .updateTable('outbox')
        .set({ run_at: now })
        .where('kind', 'in', kinds)
        .where('attempts', '>', 0)
        .where('run_at', '>', now)
        .where('dead_at', 'is', null)
        .where('leased_until', 'is', null)
        .execute();
    },

    /** Sends a heartbeat for these jobs. */
    async renew(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await db
        .updateTable('outbox')
        .set({ leased_until: leaseEnd() })
        .where('id', 'in', ids)
        .where('leased_by', '=', worker)
        .execute();
    },

    /** Even if another worker has taken it over in the meantime: it is done. */
    async done({ id }: TakenJob): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    /** Puts a job back for a later attempt. */
    async again(job: TakenJob, runAt: Date, reason: string): Promise<void> {
      await mine(job).set({ run_at: runAt, last_error: reason }).execute();
    },

    /** Puts a job back as if it had not been taken. */
    async release(job: TakenJob): Promise<void> {
      await mine(job)
        .set({ attempts: sql<number>`attempts - 1` })
        .execute();
    },

    /** Gives a job up: it is kept as a dead letter. */
    async bury(job: TakenJob, reason: string): Promise<void> {
      await mine(job).set({ dead_at: clock(), last_error: reason }).execute();
    },
  };
}

export type JobStore = ReturnType<typeof jobStore>;
