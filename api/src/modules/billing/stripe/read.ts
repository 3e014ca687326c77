import type Stripe from 'stripe';
import {
  isLive,
  type ProviderPayment,
  type ProviderSubscription,
  type ProviderState,
  type SubscriptionStatus,
} from '../sync/provider-state.ts';

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

/** The charge state of each payment intent, by id. */
type Charges = Map<string, { refunded: number; disputed: boolean }>;

/**
 * A Stripe subscription in our vocabulary; `latest_invoice.payments` must be expanded. A free one is created to end
 * with its period, so that it never charges: the member's own cancellation is in its metadata instead.
 * @param charges of the customer; without them nothing counts as refunded
 */
export function fromStripe(
  subscription: Stripe.Subscription,
  charges: Charges = new Map(),
): ProviderSubscription {
  const item = subscription.items.data[0];
  const free = subscription.metadata.plan === 'free';
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const reported = STATUS[subscription.status] ?? 'unpaid';
  const status = isLive(reported) && invoice && wentBack(invoice, charges) ? 'refunded' : reported;
  return {
    platform: 'stripe',
    providerId: subscription.id,
    status,
    priceCents: item?.price.unit_amount ?? 0,
    chargedCents: free ? 0 : (invoice?.total ?? item?.price.unit_amount ?? 0),
    paidThrough: item ? paidThrough(item, status, invoice) : null,
    cancelAtPeriodEnd: free
      ? subscription.metadata.cancelled_by_member === 'true'
      : subscription.cancel_at_period_end || subscription.cancel_at !== null,
    free,
    startedAt: date(subscription.created),
    attemptId: subscription.metadata.attempt_id ?? null,
    afterEnd: afterEnd(subscription, invoice, charges),
  };
}

/** Stripe leaves the invoice of a plan that it gave up open: whoever has its secret can still pay it. */
function afterEnd(
  { status, ended_at: ended }: Stripe.Subscription,
  invoice: Stripe.Invoice | null,
  charges: Charges,
): ProviderSubscription['afterEnd'] {
  if (status !== 'canceled' || !invoice) return undefined;
  if (invoice.status === 'open' || invoice.status === 'uncollectible') return 'payable';
  const paid =
    invoice.status === 'paid' && invoice.amount_paid > 0 ? invoice.status_transitions.paid_at : null;
  return paid && ended && paid > ended && !wentBack(invoice, charges) ? 'paid' : undefined;
}

/**
 * Stripe starts the new period before it is paid, and reports `active` for about an hour while the invoice is not
 * charged yet: while the payment is due, only the previous period is paid.
 */
function paidThrough(
  item: Stripe.SubscriptionItem,
  status: SubscriptionStatus,
  invoice: Stripe.Invoice | null,
): Date | null {
  if (status === 'incomplete' || status === 'expired') return null;
  const due = status === 'past_due' || status === 'unpaid' || DUE.includes(invoice?.status ?? 'paid');
  // A period that was not paid before its plan ended does not count as paid.
  const forgone = status === 'canceled' && invoice?.status === 'void';
  return date(due || forgone ? item.current_period_start : item.current_period_end);
}

const DUE = ['draft', 'open', 'uncollectible'];

/** The payment intents that paid an invoice. */
const intentsOf = (invoice: Stripe.Invoice) =>
  (invoice.payments?.data ?? []).flatMap(({ payment: { payment_intent: intent } }) =>
    intent ? [typeof intent === 'string' ? intent : intent.id] : [],
  );

/** Whether an invoice was fully refunded or charged back. A partial refund is a courtesy and ends nothing. */
function wentBack(invoice: Stripe.Invoice, charges: Charges): boolean {
  const known = intentsOf(invoice).flatMap((intent) => charges.get(intent) ?? []);
  const refunded = known.reduce((sum, charge) => sum + charge.refunded, 0);
  return invoice.amount_paid > 0 && (refunded >= invoice.amount_paid || known.some((one) => one.disputed));
}

/** A paid invoice as a payment, or null when nothing was paid. */
function paymentOf(invoice: Stripe.Invoice, charges: Charges): ProviderPayment | null {
  const from = invoice.parent?.subscription_details?.subscription;
  if (invoice.status !== 'paid' || invoice.amount_paid <= 0 || !from) return null;
  const refunded = intentsOf(invoice).reduce((sum, intent) => {
    const charge = charges.get(intent);
    return sum + (charge?.disputed ? invoice.amount_paid : (charge?.refunded ?? 0));
  }, 0);
  return {
    platform: 'stripe',
    providerPaymentId: invoice.id,
    subscriptionProviderId: typeof from === 'string' ? from : from.id,
    amountCents: invoice.amount_paid,
    refundedCents: Math.min(refunded, invoice.amount_paid),
    paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/**
 * Everything that Stripe knows about a customer.
 * @throws the SDK's errors
 */
export async function readStripe(stripe: Stripe, customer: string): Promise<ProviderState> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions
      .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.payments'] })
      .autoPagingToArray({ limit: 1000 }),
    stripe.invoices
      .list({ customer, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: 1000 }),
    readCharges(stripe, customer),
  ]);
  // The newest invoice is read together with the subscription, so a live one never arrives without its payment.
  const newest = subscriptions
    .map((one) => one.latest_invoice)
    .filter((one) => typeof one === 'object' && one !== null);
  const payments = new Map<string, ProviderPayment>();
  for (const invoice of [...invoices, ...newest]) {
    const payment = paymentOf(invoice, charges);
    if (payment) payments.set(payment.providerPaymentId, payment);
  }
  return {
    subscriptions: subscriptions.map((one) => fromStripe(one, charges)),
    payments: [...payments.values()],
  };
}

async function readCharges(stripe: Stripe, customer: string): Promise<Charges> {
  const charges: Charges = new Map();
  const all = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 });
  for (const { payment_intent: intent, amount_refunded: refunded, disputed, paid } of all) {
    if (paid && intent) charges.set(typeof intent === 'string' ? intent : intent.id, { refunded, disputed });
  }
  return charges;
}
