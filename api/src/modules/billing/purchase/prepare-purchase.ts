import { longDate } from '@breakaway/contract/dates';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../http/errors.ts';
import { accessEndsAt } from '../plan/entitlement.ts';
import { cancelAtPaypal } from '../plan/end-subscription.ts';
import { awaitsPayment } from '../paypal/read.ts';
import { isLive } from '../sync/provider-state.ts';
import { paypalOf, stripeOf } from '../providers.ts';
import { endUnrenewed } from '../stripe/end.ts';
import { currentSubscription, paidState, type SubscriptionRow } from '../plan/subscriptions.ts';
import { sync } from '../sync/sync.ts';

const refuse = (message: string) => new ApiError(409, 'ALREADY_SUBSCRIBED', message);

/**
 * Reads the current state from the providers before a sale, and makes sure that it cannot become a second plan. A plan
 * whose renewal failed and whose grace period has passed is cancelled, so that the member can subscribe again.
 * @throws ApiError 409 ALREADY_SUBSCRIBED; the providers' errors when they cannot be reached
 */
export async function preparePurchase(context: Context, userId: string): Promise<void> {
  await sync(context, userId);
  const current = await currentSubscription(context.db, userId);
  if (!current) return;
  if (current.status === 'incomplete') return refuseWhilePaid(context, current);
  if (isLive(current.status)) throw alreadyRunning(current);
  const end = accessEndsAt(paidState(current));
  if (end && context.clock() < end) {
    throw refuse(
      `Your last payment did not go through, and we are trying again. Your plan stays open until ${longDate(end)}.`,
    );
  }
  if (current.platform === 'stripe') await endUnrenewed(stripeOf(context), current.provider_id);
  else await cancelAtPaypal(paypalOf(context), current.provider_id, 'The renewal was not paid.');
  await sync(context, userId);
}

/** A member who has approved at PayPal and waits for their bank must not buy a second plan. */
async function refuseWhilePaid(context: Context, { platform, provider_id: id }: SubscriptionRow) {
  if (platform === 'paypal' && awaitsPayment(await paypalOf(context).getSubscription(id)))
    throw refuse('PayPal is still working on your payment. Your plan starts as soon as PayPal confirms it.');
}

function alreadyRunning({ cancel_at_period_end, paid_through }: SubscriptionRow) {
  if (!cancel_at_period_end || !paid_through) return refuse('You already have a PRO plan.');
  return refuse(
    `Your PRO plan still runs until ${longDate(paid_through)}. You can subscribe again after that.`,
  );
}
