import Stripe from 'stripe';
import type { Context } from '../../../context.ts';
import {
  attachSubscription,
  attemptFor,
  beginAttempt,
  closeAttempt,
  openAttempt,
  paymentChangedElsewhere,
  type Attempt,
  type Offer,
} from '../purchase/attempts.ts';
import { proPlan } from '../purchase/catalogue.ts';
import { preparePurchase } from '../purchase/prepare-purchase.ts';
import { isMissing, isUnavailable } from '../provider-errors.ts';
import { stripeOf } from '../providers.ts';
import { retireAttempt } from '../purchase/retire.ts';
import { publicId } from '../plan/subscriptions.ts';
import { sync } from '../sync/sync.ts';
import { couponRefused, findPromotion } from './coupon.ts';
import { createCardSubscription, forgetCustomer, renewCustomerKey, stripeCustomer } from './create.ts';
import { closeUnpaid } from './end.ts';
import { forgetStripePrice } from './provision.ts';

/** Each round either finishes or removes an obstacle: an old attempt, a lapsed subscription, a stored failure. */
const ROUNDS = 5;

export interface CardCheckout {
  /** null when nothing is due: the plan runs already. */
  clientSecret: string | null;
  subscriptionId: string;
  finalCents: number;
}

export interface Buyer {
  userId: string;
  email: string;
}

/** Running calls in this process: a double click causes no second round of calls to Stripe. */
const running = new WeakMap<Context, Map<string, Promise<CardCheckout>>>();

/**
 * Creates the payment of the PRO plan by card, or returns the open one: however often and in parallel it is called,
 * even on several machines, there is one customer, one open subscription and one secret.
 * @throws ApiError 400 COUPON_INVALID, 409 ALREADY_SUBSCRIBED, 409 CONFLICT; ProviderUnavailable and the SDK's errors
 */
export function checkoutByCard(context: Context, buyer: Buyer, couponCode: string): Promise<CardCheckout> {
  const calls = running.get(context) ?? new Map<string, Promise<CardCheckout>>();
  running.set(context, calls);
  const key = `${buyer.userId} ${couponCode}`;
  const parallel = calls.get(key);
  if (parallel) return parallel;
  const own = checkout(context, buyer, couponCode).finally(() => calls.delete(key));
  calls.set(key, own);
  return own;
}

async function checkout(context: Context, buyer: Buyer, couponCode: string): Promise<CardCheckout> {
  const stripe = stripeOf(context);
  const { userId } = buyer;
  const promotion = couponCode ? await findPromotion(context, stripe, userId, couponCode) : null;
  const offer: Offer = {
    platform: 'stripe',
    priceCents: promotion?.finalCents ?? proPlan.priceCents,
    promotionId: promotion?.promotionId ?? null,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await preparePurchase(context, userId);
    const { open, fits } = await attemptFor(context.db, userId, offer);
    if (open && !fits) {
      await retireAttempt(context, open);
      continue;
    }
    const attempt = await beginAttempt(context, userId, offer);
    const subscription = await subscriptionOf(context, stripe, buyer, attempt);
    if (!subscription) continue;
    const answer = await answerFor(context, buyer, attempt, subscription);
    if (answer) return answer;
  }
  throw paymentChangedElsewhere();
}

/** The attempt's subscription at Stripe, created now if necessary; null when the attempt had to be given up. */
async function subscriptionOf(
  context: Context,
  stripe: Stripe,
  buyer: Buyer,
  attempt: Attempt,
): Promise<Stripe.Subscription | null> {
  if (attempt.provider_subscription_id) {
    try {
      return await stripe.subscriptions.retrieve(attempt.provider_subscription_id, {
        expand: ['latest_invoice.confirmation_secret'],
      });
    } catch (error) {
      // The key now belongs to another account than the one in which the attempt started.
      if (!isMissing(error)) throw error;
      await closeAttempt(context.db, attempt.id, 'failed');
      return null;
    }
  }
  let created: Stripe.Subscription;
  try {
    const customer = await stripeCustomer(context, stripe, buyer);
    created = await createCardSubscription(stripe, buyer.userId, attempt, customer);
  } catch (error) {
    return giveUp(context, stripe, buyer, attempt, error);
  }
  if (await attachSubscription(context.db, attempt.id, created.id)) return created;
  // Another window changed the offer in the meantime: nobody has the secret, so nobody can pay for it.
  await closeUnpaid(stripe, created.id);
  throw paymentChangedElsewhere();
}

/**
 * After a failed creation. Stripe repeats the stored response for an idempotency key, so a rejected attempt is closed
 * and the next one gets its own key; when the outcome is unknown the attempt stays, with its key.
 */
async function giveUp(
  context: Context,
  stripe: Stripe,
  buyer: Buyer,
  attempt: Attempt,
  error: unknown,
): Promise<null> {
  if (error instanceof Stripe.errors.StripeAPIError) {
    await sync(context, buyer.userId);
    const open = await openAttempt(context.db, buyer.userId);
    if (open?.id === attempt.id && open.provider_subscription_id) return null;
  } else if (isUnavailable(error)) {
    throw error;
  }
  await closeAttempt(context.db, attempt.id, 'failed');
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    await renewCustomerKey(context, buyer.userId);
    return null;
  }
  if (isMissing(error, 'customer')) {
    await forgetCustomer(context, buyer.userId);
    return null;
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.param?.startsWith('discounts')) throw couponRefused();
    if (error.param?.startsWith('items')) {
      forgetStripePrice(stripe);
      return null;
    }
  }
  throw error;
}

/** What the member gets for a subscription; null when it has ended and another attempt is needed. */
async function answerFor(
  context: Context,
  { userId }: Buyer,
  attempt: Attempt,
  subscription: Stripe.Subscription,
): Promise<CardCheckout | null> {
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  if (subscription.status === 'incomplete') {
    const clientSecret = invoice?.confirmation_secret?.client_secret;
    if (clientSecret)
      return { clientSecret, subscriptionId: subscription.id, finalCents: invoice.amount_due };
    await retireAttempt(context, { ...attempt, provider_subscription_id: subscription.id });
    return null;
  }
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    await sync(context, userId);
    const id = publicId(subscription.metadata.plan === 'free', subscription.id);
    return { clientSecret: null, subscriptionId: id, finalCents: 0 };
  }
  await closeAttempt(context.db, attempt.id, 'expired');
  return null;
}
