import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { jobs, type EndSurplusJob } from '../jobs.ts';
import type { BillingTables } from '../tables.ts';
import { isLive, isSame, type ProviderSubscription } from './provider-state.ts';

type Row = Selectable<BillingTables['subscriptions']>;

/**
 * A second subscription must not go on costing money: a paid one is ended and refunded, an unpaid one is closed. Which one
 * is paid back is decided once: the job may take days, and the other one may fail to renew before it is done.
 */
export async function endSurplus(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  surplus: ProviderSubscription[],
) {
  for (const { platform, providerId, status } of surplus) {
    const paid = status !== 'incomplete';
    if (!paid && platform === 'paypal') continue;
    if (paid)
      context.log.error('A member has a second subscription; it is being ended', {
        userId,
        platform,
        providerId,
      });
    if (isLive(status)) {
      await trx
        .updateTable('subscriptions')
        .set({ surplus_since: context.clock() })
        .where('user_id', '=', userId)
        .where('platform', '=', platform)
        .where('provider_id', '=', providerId)
        .where('surplus_since', 'is', null)
        .execute();
    }
    await addEnding(context, trx, {
      userId,
      platform,
      providerId,
      money: isLive(status) ? 'all-to-return' : 'none',
    });
  }
}

/** Money that went back ends what it had paid for. After a withdrawal it is also we who pay it back. */
export async function endRefunded(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  reported: ProviderSubscription[],
  rows: Row[],
) {
  for (const one of reported) {
    if (one.status !== 'refunded') continue;
    const { platform, providerId } = one;
    const withdrew = rows.some((row) => isSame(one, row) && row.withdrawn_at !== null);
    if (!withdrew)
      context.log.warn('A payment went back; its subscription is being ended', {
        userId,
        platform,
        providerId,
      });
    await addEnding(context, trx, {
      userId,
      platform,
      providerId,
      money: withdrew ? 'to-return' : 'returned',
    });
  }
}

/** What has ended must not take money any more; what it took all the same goes back. */
export async function settleEnded(
  context: Context,
  trx: Kysely<Database>,
  userId: string,
  reported: ProviderSubscription[],
) {
  for (const { platform, providerId, afterEnd } of reported) {
    if (!afterEnd) continue;
    const money = afterEnd === 'paid' ? 'to-return' : 'none';
    await addEnding(context, trx, { userId, platform, providerId, money });
  }
}

/** Has a subscription ended at its provider, in the transaction that says why. */
export const addEnding = (context: Context, trx: Kysely<Database>, job: EndSurplusJob) =>
  context.outbox.add(trx, jobs.endSurplus, job, {
    key: `billing:surplus:${job.money}:${job.providerId}`,
  });
