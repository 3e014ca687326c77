import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { periodEnd } from './calendar.ts';
import { confirm } from './confirmation.ts';
import { StripeFault } from './fault.ts';
import { draftInvoice } from './invoice-build.ts';
import { finalizeInvoice } from './invoice-finalize.ts';
import { billedSubscription, invoiceIntent } from './invoice-states.ts';
import { attemptFailed, isHopeless } from './payment-attempts.ts';
import { usablePaymentMethod } from './payment-methods.ts';
import { discountsThatLast } from './redemption.ts';
import { changeSubscription, invoicePaid } from './subscription-states.ts';

/** The period is over: the next one starts and its invoice is drafted. */
export function renew(account: Account, subscription: Stripe.Subscription): void {
  const [first] = subscription.items.data;
  if (!first) return;
  const usage = { start: first.current_period_start, end: first.current_period_end };
  const data = subscription.items.data.map((item): Stripe.SubscriptionItem => {
    const start = item.current_period_end;
    const { recurring } = item.price;
    if (!recurring) return item;
    const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
    return { ...item, current_period_start: start, current_period_end: end };
  });
  const moved: Stripe.Subscription = {
    ...subscription,
    items: { ...subscription.items, data },
    discounts: discountsThatLast(account, subscription),
  };
  const invoice = draftInvoice(account, moved, 'subscription_cycle', usage);
  changeSubscription(account, subscription, {
    items: moved.items,
    discounts: moved.discounts,
    latest_invoice: invoice.id,
  });
}

/** The draft hour is over: the invoice is opened and charged. */
export function finalizeAndCollect(account: Account, draft: Stripe.Invoice): void {
  const invoice = finalizeInvoice(account, draft);
  if (invoice.status === 'paid') invoicePaid(account, invoice, null);
  else collect(account, invoice);
}

/** The card that pays an invoice: its own, else the subscription's, else the customer's. */
export function payingMethod(account: Account, invoice: Stripe.Invoice): string | undefined {
  const customer = account.customers.get(String(invoice.customer));
  return [
    invoice.default_payment_method,
    billedSubscription(account, invoice)?.default_payment_method,
    customer?.invoice_settings.default_payment_method,
  ].find((method) => typeof method === 'string');
}

/** Charges an open invoice automatically, as Stripe does: without the card holder. */
export function collect(account: Account, invoice: Stripe.Invoice): void {
  const intent = invoiceIntent(account, invoice);
  const method = payingMethod(account, invoice);
  const card = method && account.paymentMethods.get(method)?.customer ? method : undefined;
  if (!intent || !card) return attemptFailed(account, invoice, { automatic: true });
  if (isHopeless(intent, card)) {
    return attemptFailed(account, invoice, { automatic: true, carriedOut: false });
  }
  try {
    confirm(account, intent, usablePaymentMethod(account, card, 'payment_method'), {
      offSession: true,
      automatic: true,
    });
  } catch (fault) {
    // The bank's answer is stored on the intent and the invoice; there is no caller to report to.
    if (!(fault instanceof StripeFault)) throw fault;
  }
}
