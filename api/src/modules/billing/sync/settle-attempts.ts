import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { ATTEMPT_LIFE_MS, type Attempt } from '../purchase/attempts.ts';
import type { BillingTables } from '../tables.ts';
import { belongsTo, isLive, isOpenOrLive, isSame, type ProviderSubscription } from './provider-state.ts';

type Row = Selectable<BillingTables['subscriptions']>;

/**
 * Updates a member's checkout attempts from what the providers report.
 * @param rows the member's subscriptions as they were before
 * @returns the attempt that is open afterwards, or null
 */
export async function settleAttempts(
  trx: Kysely<Database>,
  userId: string,
  open: Attempt | undefined,
  reported: ProviderSubscription[],
  rows: Row[],
  chosen: ProviderSubscription | null,
  now: Date,
): Promise<Attempt | null> {
  const setState = (id: string, state: 'completed' | 'void' | 'expired') =>
    trx.updateTable('checkout_attempts').set({ state }).where('id', '=', id).execute();
  const own = open && reported.find((one) => belongsTo(one, open));
  // The response to its creation was lost, but the provider says which attempt it came from.
  if (open && own && !open.provider_subscription_id) {
    await trx
      .updateTable('checkout_attempts')
      .set({ provider_subscription_id: own.providerId })
      .where('id', '=', open.id)
      .execute();
  }
  if (chosen && isLive(chosen.status)) {
    const ranBefore = rows.some((row) => isSame(chosen, row) && isLive(row.status));
    if (ranBefore && !open) return null;
    const led = await trx
      .updateTable('checkout_attempts')
      .set({ state: 'completed' })
      .where('user_id', '=', userId)
      .where('platform', '=', chosen.platform)
      .where('provider_subscription_id', '=', chosen.providerId)
      .returning(['id', 'promotion_id'])
      .executeTakeFirst();
    if (open && open.id !== led?.id) await setState(open.id, 'void');
    if (led?.promotion_id) await redeem(trx, userId, led.promotion_id, chosen.providerId, now);
    return null;
  }
  if (open && chosen?.status === 'past_due') {
    await setState(open.id, 'void');
    return null;
  }
  const over = own?.paymentUnderWay ? false : open && lapsed(open, now);
  if (open && (over || (own && !isOpenOrLive(own.status)))) {
    await setState(open.id, 'expired');
    return null;
  }
  return open ?? null;
}

const lapsed = (attempt: Attempt, now: Date) =>
  now.getTime() - attempt.created_at.getTime() > ATTEMPT_LIFE_MS;

const redeem = (trx: Kysely<Database>, userId: string, promotionId: string, providerId: string, now: Date) =>
  trx
    .insertInto('coupon_redemptions')
    .values({
      user_id: userId,
      promotion_id: promotionId,
      subscription_provider_id: providerId,
      redeemed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
