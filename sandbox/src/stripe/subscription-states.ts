import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { billedSubscription, stopCollecting, voidInvoice } from './invoice-states.ts';

const ENDED = ['canceled', 'incomplete_expired'];

export function hasEnded(subscription: Stripe.Subscription): boolean {
  return ENDED.includes(subscription.status);
}

/** Stores a change and sends its event with the previous values. */
export function changeSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  next: Partial<Stripe.Subscription>,
): Stripe.Subscription {
  const before = Object.keys(next).map(
    (name) => [name, subscription[name as keyof Stripe.Subscription]] as const,
  );
  const previous = Object.fromEntries(
    before.filter(([name, value]) => !isDeepStrictEqual(value, next[name as keyof Stripe.Subscription])),
  );
  const changed = account.subscriptions.put({ ...subscription, ...next });
  account.emit('customer.subscription.updated', changed, previous);
  return changed;
}

/** An invoice of the plan was paid: the plan is active (again), and saves the card when that was requested. */
export function invoicePaid(account: Account, invoice: Stripe.Invoice, paymentMethod: string | null): void {
  const subscription = billedSubscription(account, invoice);
  if (!subscription || hasEnded(subscription)) return;
  // A plan that is several periods behind stays past due until the newest is paid.
  const revived = subscription.status !== 'active' && subscription.latest_invoice === invoice.id;
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const newCard = keepsCard && paymentMethod && subscription.default_payment_method !== paymentMethod;
  if (!revived && !newCard) return;
  changeSubscription(account, subscription, {
    ...(revived ? { status: 'active' } : {}),
    ...(newCard ? { default_payment_method: paymentMethod } : {}),
  });
}

interface Ending {
  reason: Stripe.Subscription.CancellationDetails.Reason;
  comment?: string | null;
  feedback?: Stripe.Subscription.CancellationDetails.Feedback | null;
}

/**
 * Ends the plan now. One that was never paid ends as `incomplete_expired`, and its invoice is voided. Invoices of
 * renewals stay as they are, but Stripe does not collect them any more.
 */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  { reason, comment = null, feedback = null }: Ending,
): Stripe.Subscription {
  if (hasEnded(subscription)) return subscription;
  const neverPaid = subscription.status === 'incomplete';
  const atItsEnd = subscription.cancel_at !== null && subscription.cancel_at <= account.now();
  const next: Partial<Stripe.Subscription> = {
    status: neverPaid ? 'incomplete_expired' : 'canceled',
    // Stripe stores the time of the request when a plan ends with its period.
    canceled_at: (atItsEnd ? subscription.canceled_at : null) ?? account.now(),
    ended_at: account.now(),
    cancellation_details: { comment, feedback, feedback_option: null, reason },
  };
  const ended = neverPaid
    ? changeSubscription(account, subscription, next)
    : account.subscriptions.put({ ...subscription, ...next });
  if (!neverPaid) account.emit('customer.subscription.deleted', ended);
  for (const invoice of account.invoices.naming(subscription.id)) {
    if (neverPaid && invoice.status === 'open') voidInvoice(account, invoice);
    else if (invoice.auto_advance) stopCollecting(account, invoice);
  }
  return ended;
}
