import type { Context } from '../context.ts';

type Here = Pick<Context, 'db' | 'clock'>;

/** A job that was given up. Its payload is not shown: it may contain a member's address. */
export interface DeadLetter {
  id: string;
  kind: string;
  attempts: number;
  firstDue: Date;
  deadAt: Date;
  reason: string;
}

/** Every job that was given up, oldest first. */
export async function deadLetters({ db }: Here): Promise<DeadLetter[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'attempts', 'first_due', 'dead_at', 'last_error'])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    attempts: row.attempts,
    firstDue: row.first_due,
    deadAt: row.dead_at!,
    reason: row.last_error ?? 'unknown',
  }));
}

/**
 * Gives jobs all their attempts again, from now on.
 * @param id one job; every dead letter without it
 * @returns how many there were
 */
export async function retryDead({ db, clock }: Here, id?: string): Promise<number> {
  const now = clock();
  const all = db
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, run_at: now, first_due: now, leased_until: null, leased_by: null })
    .where('dead_at', 'is not', null);
  const { numUpdatedRows } = await (id ? all.where('id', '=', id) : all).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes one dead letter. @returns whether there was one */
export async function dropDead({ db }: Here, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('dead_at', 'is not', null)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
