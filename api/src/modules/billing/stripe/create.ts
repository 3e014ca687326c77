import type Stripe from 'stripe';
import type { Context } from '../../../context.ts';
import type { Attempt } from '../purchase/attempts.ts';
import { stripePrice } from './provision.ts';

/** The member's customer at Stripe; created once, even by parallel calls. */
export async function stripeCustomer(
  { db }: Context,
  stripe: Stripe,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const row = await db
    .selectFrom('billing_customers')
    .select(['stripe_customer_id', 'customer_key'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (row.stripe_customer_id) return row.stripe_customer_id;
  const customer = await stripe.customers.create(
    { email, metadata: { user_id: userId } },
    { idempotencyKey: `customer:${row.customer_key}` },
  );
  await db
    .updateTable('billing_customers')
    .set({ stripe_customer_id: customer.id })
    .where('user_id', '=', userId)
    .where('stripe_customer_id', 'is', null)
    .execute();
  const kept = await db
    .selectFrom('billing_customers')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return kept.stripe_customer_id!;
}

/** Clears the stored customer, which Stripe does not know any more, so that the next purchase creates a new one. */
export async function forgetCustomer({ db, log }: Context, userId: string): Promise<void> {
  log.warn('A customer is gone at Stripe; the next purchase makes a new one', { userId });
  await db
    .updateTable('billing_customers')
    .set({ stripe_customer_id: null, customer_key: crypto.randomUUID() })
    .where('user_id', '=', userId)
    .execute();
}

/** The key for the new customer was used for something else before; a known customer stays. */
export async function renewCustomerKey({ db }: Context, userId: string): Promise<void> {
  await db
    .updateTable('billing_customers')
    .set({ customer_key: crypto.randomUUID() })
    .where('user_id', '=', userId)
    .where('stripe_customer_id', 'is', null)
    .execute();
}

/** Creates the attempt's subscription, unpaid; once, however often it is called for the same attempt. */
export async function createCardSubscription(
  stripe: Stripe,
  userId: string,
  attempt: Attempt,
  customer: string,
): Promise<Stripe.Subscription> {
  const free = attempt.price_cents === 0;
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price: await stripePrice(stripe) }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      proration_behavior: 'none',
      // Without a card there is nothing to renew with: a free year just ends.
      cancel_at_period_end: free,
      ...(attempt.promotion_id && { discounts: [{ promotion_code: attempt.promotion_id }] }),
      metadata: { user_id: userId, attempt_id: attempt.id, plan: free ? 'free' : 'pro' },
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: `attempt:${attempt.id}:sub` },
  );
}
