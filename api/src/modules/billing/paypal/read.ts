import { oneTermAfter, proPlan } from '../catalogue.ts';
import {
  isLive,
  type ProviderPayment,
  type ProviderSubscription,
  type ProviderTruth,
  type SubscriptionStatus,
} from '../provider-state.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import type { PaypalClient } from './client.ts';
import { centsOf, type PaypalSubscription, type PaypalTransaction } from './resources.ts';

/**
 * A subscription of PayPal in our vocabulary.
 * @param storedPaidThrough what was known before: PayPal drops `next_billing_time` when a subscription is cancelled
 */
export function fromPaypal(
  subscription: PaypalSubscription,
  storedPaidThrough: Date | null,
  now: Date,
): ProviderSubscription {
  const { billing_info: billing, status: reported } = subscription;
  const failed = (billing?.failed_payments_count ?? 0) > 0;
  const paidThrough = paidUntil(subscription, storedPaidThrough);
  const stillPaid = paidThrough !== null && paidThrough > now;
  const started = subscription.create_time ?? subscription.start_time;
  return {
    platform: 'paypal',
    providerId: subscription.id,
    status: statusOf(reported, failed, stillPaid),
    priceCents: proPlan.priceCents,
    chargedCents: billing?.last_payment ? centsOf(billing.last_payment.amount) : proPlan.priceCents,
    paidThrough,
    cancelAtPeriodEnd: reported === 'CANCELLED',
    free: false,
    startedAt: started ? new Date(started) : now,
    attemptId: null,
  };
}

function statusOf(
  reported: PaypalSubscription['status'],
  failed: boolean,
  stillPaid: boolean,
): SubscriptionStatus {
  switch (reported) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'incomplete';
    case 'ACTIVE':
      return failed ? 'past_due' : 'active';
    case 'CANCELLED':
      return stillPaid ? 'active' : 'canceled';
    case 'SUSPENDED':
      return 'unpaid';
    case 'EXPIRED':
      return 'expired';
  }
}

function paidUntil({ status, billing_info: billing }: PaypalSubscription, stored: Date | null): Date | null {
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED') return null;
  const failed = (billing?.failed_payments_count ?? 0) > 0;
  if (status === 'ACTIVE' && !failed && billing?.next_billing_time)
    return new Date(billing.next_billing_time);
  const afterLast = billing?.last_payment ? oneTermAfter(new Date(billing.last_payment.time)) : null;
  return stored ?? afterLast;
}

/** A part that was paid back is not told here: PayPal's list names the transaction, not how much of it went back. */
function paymentOf(subscriptionProviderId: string, transaction: PaypalTransaction): ProviderPayment {
  const amountCents = centsOf(transaction.amount_with_breakdown.gross_amount);
  return {
    platform: 'paypal',
    providerPaymentId: transaction.id,
    subscriptionProviderId,
    amountCents,
    refundedCents: transaction.status === 'REFUNDED' ? amountCents : 0,
    paidAt: new Date(transaction.time),
  };
}

/** Transactions that took money, whatever became of it later. */
const TOOK_MONEY: PaypalTransaction['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Everything that PayPal knows about the subscriptions with these ids. One that PayPal does not know is left out.
 * @param known provider id -> paid-through date as stored
 * @throws ProviderUnavailable
 */
export async function readPaypal(
  paypal: PaypalClient,
  known: Map<string, Date | null>,
  now: Date,
): Promise<ProviderTruth> {
  const truth: ProviderTruth = { subscriptions: [], payments: [] };
  await Promise.all(
    [...known].map(async ([id, storedPaidThrough]) => {
      const subscription = await reported(paypal, id);
      if (!subscription) return;
      const one = fromPaypal(subscription, storedPaidThrough, now);
      truth.subscriptions.push(one);
      if (one.status === 'incomplete') return;
      const from = one.startedAt.toISOString();
      const { transactions = [] } = await paypal.listTransactions(
        id,
        from,
        new Date(now.getTime() + 60_000).toISOString(),
      );
      const paid = transactions.filter((transaction) => TOOK_MONEY.includes(transaction.status));
      const newest = paid.toSorted((a, b) => b.time.localeCompare(a.time))[0];
      if (isLive(one.status) && newest?.status === 'REFUNDED')
        one.status = subscription.status === 'CANCELLED' ? 'canceled' : 'refunded';
      truth.payments.push(...paid.map((transaction) => paymentOf(id, transaction)));
    }),
  );
  return truth;
}

async function reported(paypal: PaypalClient, id: string): Promise<PaypalSubscription | null> {
  try {
    return await paypal.getSubscription(id);
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return null;
    throw error;
  }
}
