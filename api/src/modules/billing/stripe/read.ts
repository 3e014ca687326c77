import type Stripe from 'stripe';
import type {
  ProviderPayment,
  ProviderSubscription,
  ProviderTruth,
  SubscriptionStatus,
} from '../provider-state.ts';

const STATUS: Record<string, SubscriptionStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'canceled',
};

const date = (seconds: number) => new Date(seconds * 1000);

/**
 * A subscription of Stripe in our vocabulary; `latest_invoice` must be expanded.
 * A free one is made to end with its period, so that it never charges: there the member's own cancellation stands in
 * the metadata.
 */
export function fromStripe(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  const status = STATUS[subscription.status] ?? 'unpaid';
  const free = subscription.metadata.plan === 'free';
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  return {
    platform: 'stripe',
    providerId: subscription.id,
    status,
    priceCents: item?.price.unit_amount ?? 0,
    chargedCents: free ? 0 : (invoice?.total ?? item?.price.unit_amount ?? 0),
    paidThrough: item ? paidThrough(item, status) : null,
    cancelAtPeriodEnd: free
      ? subscription.metadata.cancelled_by_member === 'true'
      : subscription.cancel_at_period_end || subscription.cancel_at !== null,
    free,
    startedAt: date(subscription.created),
    attemptId: subscription.metadata.attempt_id ?? null,
  };
}

/** Stripe moves to the new period before it is paid: while the payment is due, paid for is only what came before. */
function paidThrough(item: Stripe.SubscriptionItem, status: SubscriptionStatus): Date | null {
  if (status === 'incomplete' || status === 'expired') return null;
  const unpaid = status === 'past_due' || status === 'unpaid';
  return date(unpaid ? item.current_period_start : item.current_period_end);
}

/** A paid invoice as money that arrived, or null when nothing did. */
function paymentOf(invoice: Stripe.Invoice): ProviderPayment | null {
  const from = invoice.parent?.subscription_details?.subscription;
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0 || !from) return null;
  return {
    platform: 'stripe',
    providerPaymentId: invoice.id,
    subscriptionProviderId: typeof from === 'string' ? from : from.id,
    amountCents: invoice.amount_paid,
    paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/**
 * Everything that Stripe knows about a customer.
 * @throws the SDK's errors
 */
export async function readStripe(stripe: Stripe, customer: string): Promise<ProviderTruth> {
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
      .autoPagingToArray({ limit: 1000 }),
    stripe.invoices.list({ customer, status: 'paid', limit: 100 }).autoPagingToArray({ limit: 1000 }),
  ]);
  // The newest invoice comes with the subscription in one read, so a live one never arrives without its payment.
  const newest = subscriptions
    .map((one) => one.latest_invoice)
    .filter((one) => typeof one === 'object' && one !== null);
  const payments = new Map<string, ProviderPayment>();
  for (const invoice of [...invoices, ...newest]) {
    const payment = paymentOf(invoice);
    if (payment) payments.set(payment.providerPaymentId, payment);
  }
  return { subscriptions: subscriptions.map(fromStripe), payments: [...payments.values()] };
}
