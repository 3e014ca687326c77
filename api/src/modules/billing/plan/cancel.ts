import type { Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import type Stripe from 'stripe';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../http/errors.ts';
import { cancelAtPaypal } from './end-subscription.ts';
import { isOpenOrLive } from '../sync/provider-state.ts';
import { paypalOf, stripeOf } from '../providers.ts';
import { endUnrenewed } from '../stripe/end.ts';
import { ownSubscription, shownSubscription, type SubscriptionRow } from './subscriptions.ts';
import { sync } from '../sync/sync.ts';

/**
 * A period that has started unpaid will not be paid any more: the plan ends immediately. Otherwise Stripe would keep
 * trying to charge what the member has just cancelled.
 */
async function cancelAtStripe(stripe: Stripe, row: SubscriptionRow, now: Date) {
  const { provider_id: id, paid_through: paidThrough, free } = row;
  if (free) await stripe.subscriptions.update(id, { metadata: { cancelled_by_member: 'true' } });
  else if (paidThrough && paidThrough <= now) await endUnrenewed(stripe, id);
  else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/**
 * Cancels a member's plan at the end of the paid period: by card, by PayPal or free. A second call changes nothing and
 * answers the same.
 * @throws ApiError 404 when it belongs to somebody else; the providers' errors, and then nothing is cancelled
 */
export async function cancelSubscription(
  context: Context,
  userId: string,
  publicId: string,
): Promise<{ message: string; subscription: Subscription | null }> {
  const find = async () => {
    const row = await ownSubscription(context.db, userId, publicId);
    if (!row || row.status === 'incomplete')
      throw notFound('We could not find this subscription on your account.');
    return row;
  };
  await find();
  // Also stores the date up to which PayPal was paid: PayPal drops it with the cancellation.
  await sync(context, userId);
  let row = await find();
  // Twice when a renewal is paid at this very moment: then that new period is cancelled.
  for (let round = 0; round < 2 && isOpenOrLive(row.status) && !row.cancel_at_period_end; round += 1) {
    if (row.platform === 'paypal') {
      await cancelAtPaypal(paypalOf(context), row.provider_id, 'Cancelled by the member.');
    } else {
      await cancelAtStripe(stripeOf(context), row, context.clock());
    }
    await sync(context, userId);
    row = await find();
  }
  const subscription = await shownSubscription(context, userId);
  const until = subscription?.cancelAtPeriodEnd ? subscription.nextBillingDate : null;
  return {
    message: until
      ? `Your subscription is cancelled. You keep PRO until ${longDate(new Date(until))}.`
      : 'Your subscription is cancelled.',
    subscription,
  };
}
