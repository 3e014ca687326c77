import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';

/** Longer than any answer takes; after a crash the member waits at most this long. */
const leaseMs = 30_000;

/**
 * Runs a computation while no other one of the same member runs, on any replica.
 * @throws ApiError 409 BUSY when one does
 */
export async function withMemberLease<T>(
  { db, clock }: Context,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const now = clock();
  const holder = randomUUID();
  const lease = { holder, leased_until: new Date(now.getTime() + leaseMs) };
  const taken = await db
    .insertInto('coach_leases')
    .values({ user_id: userId, ...lease })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(lease).where('coach_leases.leased_until', '<=', now),
    )
    .returning('holder')
    .executeTakeFirst();
  if (!taken)
    throw new ApiError(409, 'BUSY', 'I am still working on your last question. Please wait for its answer.', {
      headers: { 'retry-after': '2' },
    });
  try {
    return await work();
  } finally {
    await db.deleteFrom('coach_leases').where('user_id', '=', userId).where('holder', '=', holder).execute();
  }
}
