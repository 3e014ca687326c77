import type { Kysely, Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { jobs, type EndSurplusJob } from '../jobs.ts';
import type { BillingTables } from '../tables.ts';
import { isLive, isSame, type ProviderSubscription } from './provider-state.ts';

type Row = Selectable<BillingTables['subscriptions']>;

/**
 * A second subscription must not keep charging: a paid one is cancelled and refunded, an unpaid one is closed. Which
 * one is refunded is decided once: the job may take days, and the other one may fail to renew before it is done.
 */
export async function endSurplusSubscriptions(
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

/** A refund ends what was paid for. After a withdrawal we also make that refund. */
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

/** An ended plan must not take payments any more; late ones are refunded. */
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

/** Cancels a subscription at its provider, by a job in the transaction that records the reason. */
export const addEnding = (context: Context, trx: Kysely<Database>, job: EndSurplusJob) =>
  context.outbox.add(trx, jobs.endSurplus, job, {
    key: `billing:surplus:${job.money}:${job.providerId}`,
  });
