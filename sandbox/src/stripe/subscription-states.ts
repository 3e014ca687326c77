import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { voidInvoice } from './invoice-states.ts';

const SECONDS_TO_FIRST_PAYMENT = 23 * 3600;

/** The end of a billing period that starts at `start` (seconds), on the calendar as Stripe counts it. */
export function periodEnd(start: number, recurring: Stripe.Price.Recurring): number {
  const date = new Date(start * 1000);
  const count = recurring.interval_count;
  if (recurring.interval === 'day') return start + count * 86_400;
  if (recurring.interval === 'week') return start + count * 7 * 86_400;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (recurring.interval === 'year' ? 12 * count : count));
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}

function change(account: Account, subscription: Stripe.Subscription, next: Partial<Stripe.Subscription>) {
  const previous = Object.fromEntries(
    Object.keys(next).map((name) => [name, subscription[name as keyof Stripe.Subscription]]),
  );
  return { changed: account.subscriptions.put({ ...subscription, ...next }), previous };
}

/** The first invoice was paid: the plan runs. Saves the card on the subscription when that was asked for. */
export function activate(
  account: Account,
  subscription: Stripe.Subscription,
  paymentMethod: string | null,
): void {
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const { changed, previous } = change(account, subscription, {
    status: 'active',
    ...(keepsCard && paymentMethod ? { default_payment_method: paymentMethod } : {}),
  });
  account.emit('customer.subscription.updated', changed, previous);
}

/** The plan ends now. One that was never paid ends as `incomplete_expired`, and its open invoice is voided. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) return subscription;
  const neverPaid = subscription.status === 'incomplete';
  const { changed, previous } = change(account, subscription, {
    status: neverPaid ? 'incomplete_expired' : 'canceled',
    canceled_at: account.now(),
    ended_at: account.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  const invoice = account.invoices.get(String(subscription.latest_invoice));
  if (invoice?.status === 'open') voidInvoice(account, invoice);
  if (neverPaid) account.emit('customer.subscription.updated', changed, previous);
  else account.emit('customer.subscription.deleted', changed);
  return changed;
}

/** What time alone does: unpaid first invoices expire after 23 hours, plans that were cancelled end with their period. */
export function passTime(account: Account): void {
  for (const subscription of account.subscriptions.all()) {
    const late = subscription.created + SECONDS_TO_FIRST_PAYMENT <= account.now();
    if (subscription.status === 'incomplete' && late)
      endSubscription(account, subscription, 'payment_failed');
    const over = (subscription.items.data[0]?.current_period_end ?? Infinity) <= account.now();
    if (subscription.status === 'active' && subscription.cancel_at_period_end && over) {
      endSubscription(account, subscription, 'cancellation_requested');
    }
  }
}
