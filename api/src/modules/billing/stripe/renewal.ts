import type { Context } from '../../../context.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import { euro, proPlan } from '../purchase/catalogue.ts';
import { stripeOf } from '../providers.ts';
import { ownSubscription, publicId as publicIdOf } from '../plan/subscriptions.ts';
import { sync } from '../sync/sync.ts';

const refuse = (message: string) => new ApiError(409, 'CONFLICT', message);

/**
 * The payment of a failed renewal, for the member to confirm with another card. It is the payment that Stripe itself
 * keeps retrying, so it cannot be duplicated; the card that pays is used for the next renewals.
 * @throws ApiError 404 when it belongs to somebody else, 409 when nothing is due; the SDK's errors
 */
export async function payRenewal(context: Context, userId: string, publicId: string) {
  await sync(context, userId);
  const row = await ownSubscription(context.db, userId, publicId);
  if (!row) throw notFound('We could not find this subscription on your account.');
  if (row.status !== 'past_due') throw refuse('There is nothing to pay: your plan is up to date.');
  if (row.platform === 'paypal')
    throw refuse('PayPal tries this payment again by itself. Please check your PayPal account.');
  const { latest_invoice: invoice } = await stripeOf(context).subscriptions.retrieve(row.provider_id, {
    expand: ['latest_invoice.confirmation_secret'],
  });
  const due = typeof invoice === 'object' && invoice?.status === 'open' ? invoice : null;
  const clientSecret = due?.confirmation_secret?.client_secret;
  if (!due || !clientSecret) throw refuse('There is nothing to pay: your plan is up to date.');
  return {
    clientSecret,
    subscriptionId: publicIdOf(row.free, row.provider_id),
    finalAmount: euro(due.amount_remaining),
    currency: proPlan.currency,
  };
}
