import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { ApiError } from '../../http/errors.ts';

/** After a crash the member waits at most this long. A computation that goes on renews it. */
const leaseMs = 6_000;
const renewMs = 2_000;

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
  const until = () => new Date(clock().getTime() + leaseMs);
  const lease = { holder, leased_until: until() };
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
  const renewal = setInterval(() => {
    const mine = db
      .updateTable('coach_leases')
      .set({ leased_until: until() })
      .where('user_id', '=', userId)
      .where('holder', '=', holder);
    // The next one may succeed.
    mine.execute().catch(() => {});
  }, renewMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db.deleteFrom('coach_leases').where('user_id', '=', userId).where('holder', '=', holder).execute();
  }
}
