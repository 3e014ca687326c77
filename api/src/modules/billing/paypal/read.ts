import { oneTermAfter, proPlan } from '../purchase/catalogue.ts';
import {
  isLive,
  type ProviderPayment,
  type ProviderSubscription,
  type ProviderState,
  type SubscriptionStatus,
} from '../sync/provider-state.ts';
import { PaypalRefusal } from '../provider-errors.ts';
import type { PaypalClient } from './client.ts';
import { centsOf, type PaypalSubscription, type PaypalTransaction } from './resources.ts';

/**
 * A PayPal subscription in our vocabulary.
 * @param storedPaidThrough what was known before: PayPal drops `next_billing_time` when a subscription is cancelled
 */
export function fromPaypal(
  subscription: PaypalSubscription,
  storedPaidThrough: Date | null,
  now: Date,
): ProviderSubscription {
  const { billing_info: billing, status: reported } = subscription;
  const paidThrough = paidUntil(subscription, storedPaidThrough, now);
  const started = subscription.create_time ?? subscription.start_time;
  return {
    platform: 'paypal',
    providerId: subscription.id,
    status: statusOf(subscription, paidThrough !== null && paidThrough > now),
    priceCents: proPlan.priceCents,
    chargedCents: billing?.last_payment ? centsOf(billing.last_payment.amount) : proPlan.priceCents,
    paidThrough,
    cancelAtPeriodEnd: reported === 'CANCELLED' || reported === 'SUSPENDED',
    free: false,
    startedAt: started ? new Date(started) : now,
    attemptId: null,
    paymentUnderWay: awaitsPayment(subscription),
  };
}

/** Whether it is approved and its first payment has neither arrived nor failed: from a bank account that takes days. */
export const awaitsPayment = ({ status, billing_info: billing }: PaypalSubscription) =>
  status === 'ACTIVE' && !billing?.last_payment && !billing?.failed_payments_count;

/** PayPal bills in the morning of a day, so a period may be some hours longer or shorter than a year. */
const BILLING_SLACK_MS = 2 * 86_400_000;

/**
 * Whether the running period was not paid. PayPal counts failed payments, but its documents differ on when, and after
 * the last attempt it moves on to the next period as if nothing had happened: so the last payment itself must cover it.
 */
export function isBehind({ billing_info: billing }: PaypalSubscription): boolean {
  if ((billing?.failed_payments_count ?? 0) > 0) return true;
  if (!billing?.last_payment || !billing.next_billing_time) return false;
  const covered = oneTermAfter(new Date(billing.last_payment.time)).getTime();
  return new Date(billing.next_billing_time).getTime() > covered + BILLING_SLACK_MS;
}

function statusOf(subscription: PaypalSubscription, stillPaid: boolean): SubscriptionStatus {
  switch (subscription.status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'incomplete';
    case 'ACTIVE':
      if (isBehind(subscription)) return 'past_due';
      return subscription.billing_info?.last_payment ? 'active' : 'incomplete';
    case 'CANCELLED':
      return stillPaid ? 'active' : 'canceled';
    case 'SUSPENDED':
      // It was stopped in mid-period: the paid period stays valid, and nothing renews.
      return stillPaid ? 'active' : 'unpaid';
    case 'EXPIRED':
      return 'expired';
  }
}

function paidUntil(subscription: PaypalSubscription, stored: Date | null, now: Date): Date | null {
  const { status, billing_info: billing } = subscription;
  if (status === 'APPROVAL_PENDING' || status === 'APPROVED' || !billing?.last_payment) return null;
  if (status === 'ACTIVE' && !isBehind(subscription) && billing.next_billing_time)
    return new Date(billing.next_billing_time);
  // The stored date may be older than a payment that was never read: PayPal can be cancelled within that very hour.
  const paid = new Date(billing.last_payment.time);
  const isOfItsPeriod = stored && stored.getTime() > paid.getTime() + BILLING_SLACK_MS;
  if (isOfItsPeriod) return stored;
  const yearLater = oneTermAfter(paid);
  // Once the renewal has failed the period is over, at whatever hour of the day it was paid.
  const left = yearLater.getTime() - now.getTime();
  return isBehind(subscription) && left > 0 && left < BILLING_SLACK_MS ? now : yearLater;
}

/** Partial refunds are not visible here: PayPal's list names the transaction, not the refunded amount. */
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

/** Transactions that were charged, whatever happened to them later. */
const TOOK_MONEY: PaypalTransaction['status'][] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/**
 * Everything that PayPal knows about the subscriptions with these ids. Unknown ones are left out.
 * @param known provider id -> paid-through date as stored
 * @throws ProviderUnavailable
 */
export async function readPaypal(
  paypal: PaypalClient,
  known: Map<string, Date | null>,
  now: Date,
): Promise<ProviderState> {
  const state: ProviderState = { subscriptions: [], payments: [] };
  await Promise.all(
    [...known].map(async ([id, storedPaidThrough]) => {
      const subscription = await reported(paypal, id);
      if (!subscription) return;
      const one = fromPaypal(subscription, storedPaidThrough, now);
      state.subscriptions.push(one);
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
      state.payments.push(...paid.map((transaction) => paymentOf(id, transaction)));
    }),
  );
  return state;
}

async function reported(paypal: PaypalClient, id: string): Promise<PaypalSubscription | null> {
  try {
    return await paypal.getSubscription(id);
  } catch (error) {
    if (error instanceof PaypalRefusal && error.status === 404) return null;
    throw error;
  }
}
