import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { openIntent } from './intent-build.ts';
import { billedSubscription, markPaid } from './invoice-states.ts';

/**
 * Numbers a draft and opens it. The amount due gets a payment intent; an invoice with nothing due is paid immediately.
 */
export function finalizeInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const customer = account.customers.get(String(invoice.customer));
  const sequence = customer?.next_invoice_sequence ?? 1;
  const ending_balance = invoice.total + invoice.starting_balance - invoice.amount_due;
  const open = account.invoices.put<Stripe.Invoice>({
    ...invoice,
    automatically_finalizes_at: null,
    effective_at: account.now(),
    ending_balance,
    number: `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
  });
  if (customer) {
    account.customers.put({
      ...customer,
      balance: ending_balance,
      next_invoice_sequence: sequence + 1,
      currency: invoice.currency,
    });
  }
  account.emit('invoice.finalized', open);
  if (open.amount_due === 0) return markPaid(account, open);
  openPayment(account, open);
  return open;
}

function openPayment(account: Account, invoice: Stripe.Invoice): void {
  const settings = billedSubscription(account, invoice)?.payment_settings;
  const renewal = invoice.billing_reason === 'subscription_cycle';
  const intent = openIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    description: renewal ? 'Subscription update' : 'Subscription creation',
    metadata: {},
    setupFutureUsage: settings?.save_default_payment_method === 'on_subscription' ? 'off_session' : null,
  });
  account.invoicePayments.put<Stripe.InvoicePayment>({
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}
