import type { Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import type { Context } from '../../../context.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import { stripeOf } from '../providers.ts';
import { sync } from '../sync/sync.ts';
import { canResume, ownSubscription, shownSubscription } from './subscriptions.ts';

/**
 * Takes a cancellation back while the paid period still runs: the plan renews at its end as before. A second call
 * changes nothing and answers the same.
 * @throws ApiError 404 when it belongs to somebody else, 409 when it cannot go on: PayPal ends a plan for good, and a
 *   plan that is over is over; the provider's errors, and then nothing is changed
 */
export async function resumeSubscription(
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
  await sync(context, userId);
  const row = await find();
  if (canResume(row, context.clock())) {
    await stripeOf(context).subscriptions.update(row.provider_id, { cancel_at_period_end: false });
    await sync(context, userId);
  }
  const subscription = await shownSubscription(context, userId);
  if (!subscription || subscription.subscriptionId !== publicId || subscription.cancelAtPeriodEnd)
    throw new ApiError(
      409,
      'CONFLICT',
      row.platform === 'paypal'
        ? 'PayPal has ended this plan for good. You can subscribe again when it is over.'
        : 'This plan cannot be resumed any more.',
    );
  const next = subscription.nextBillingDate;
  return {
    message: next ? `Your plan goes on. It renews on ${longDate(new Date(next))}.` : 'Your plan goes on.',
    subscription,
  };
}
