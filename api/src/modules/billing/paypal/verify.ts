import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import { paypalOf } from '../providers.ts';
import { readEntitlement } from '../plan/subscriptions.ts';
import { sync } from '../sync/sync.ts';
import type { PaypalClient } from './client.ts';
import { paypalPlan } from './provision.ts';
import { awaitsPayment } from './read.ts';
import type { PaypalSubscription } from './resources.ts';

/** PayPal may report an approval some seconds late. */
const WAIT_MS = 8000;
const POLL_MS = 1000;

const unknown = () => notFound('We could not find this PayPal payment on your account.');

/**
 * Applies a member's approval at PayPal. It must be one that this server created for this member and our plan.
 * @returns `processing` when PayPal has not settled it yet; a later sync does, without the browser
 * @throws ApiError 404 when it belongs to somebody else, 400 PAYMENT_FAILED when it has ended; ProviderUnavailable
 */
export async function verifyApproval(
  context: Context,
  userId: string,
  subscriptionId: string,
): Promise<'active' | 'processing'> {
  const made = await context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('platform', '=', 'paypal')
    .where('provider_subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!made) throw unknown();
  const paypal = paypalOf(context);
  const plan = await paypalPlan(paypal);
  const deadline = Date.now() + WAIT_MS;
  let subscription = await get(paypal, subscriptionId);
  while (isPending(subscription) && Date.now() < deadline) {
    await pause(POLL_MS);
    subscription = await get(paypal, subscriptionId);
  }
  if (subscription.custom_id !== userId || subscription.plan_id !== plan) throw unknown();
  await sync(context, userId);
  if (isPending(subscription)) return 'processing';
  const { isPremium } = await readEntitlement(context.db, userId, context.clock());
  if (isPremium) return 'active';
  throw new ApiError(400, 'PAYMENT_FAILED', 'PayPal payment failed. Please try again.');
}

const isPending = (subscription: PaypalSubscription) =>
  subscription.status === 'APPROVAL_PENDING' ||
  subscription.status === 'APPROVED' ||
  awaitsPayment(subscription);

async function get(paypal: PaypalClient, id: string): Promise<PaypalSubscription> {
  try {
    return await paypal.getSubscription(id);
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) throw unknown();
    throw error;
  }
}
