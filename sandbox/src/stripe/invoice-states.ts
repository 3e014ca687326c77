import type Stripe from 'stripe';
import type { Account } from './account.ts';

/** The default payment of this invoice, if the invoice needs paying at all. */
function defaultPayment(account: Account, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined {
  return account.invoicePayments.naming(invoice.id).find((payment) => payment.is_default);
}

export function invoiceIntent(account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined {
  const payment = defaultPayment(account, invoice)?.payment.payment_intent;
  return typeof payment === 'string' ? account.paymentIntents.get(payment) : undefined;
}

/** The invoice that a payment intent pays. */
export function paidInvoice(account: Account, intentId: string): Stripe.Invoice | undefined {
  const [payment] = account.invoicePayments.naming(intentId);
  return payment && account.invoices.get(String(payment.invoice));
}

/** The subscription that an invoice bills. */
export function billedSubscription(
  account: Account,
  invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? account.subscriptions.get(id) : undefined;
}

/** Whether the customer owes a failed payment, which Stripe also shows on the customer. */
export function markDelinquent(account: Account, invoice: Stripe.Invoice, delinquent: boolean): void {
  const customer = account.customers.get(String(invoice.customer));
  if (!customer || customer.delinquent === delinquent) return;
  account.emit('customer.updated', account.customers.put({ ...customer, delinquent }), {
    delinquent: !delinquent,
  });
}

export function markPaid(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const payment = defaultPayment(account, invoice);
  const paidAt = account.now();
  if (payment) {
    const paid = account.invoicePayments.put<Stripe.InvoicePayment>({
      ...payment,
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: paidAt },
    });
    account.emit('invoice_payment.paid', paid);
  }
  const paid = account.invoices.put<Stripe.Invoice>({
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.amount_due > 0 ? invoice.attempt_count + 1 : invoice.attempt_count,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: paidAt },
  });
  account.emit('invoice.paid', paid);
  account.emit('invoice.payment_succeeded', paid);
  return paid;
}

/** The plan of the invoice has ended: it stays as it is, and there are no more attempts. */
export function stopCollecting(account: Account, invoice: Stripe.Invoice): void {
  const { auto_advance, automatically_finalizes_at, next_payment_attempt } = invoice;
  const stopped = account.invoices.put<Stripe.Invoice>({
    ...invoice,
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
  account.emit('invoice.updated', stopped, {
    auto_advance,
    automatically_finalizes_at,
    next_payment_attempt,
  });
}

/** Voids an open invoice and cancels its pending payment. */
export function voidInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const intent = invoiceIntent(account, invoice);
  if (intent && intent.status !== 'succeeded') {
    const canceled = account.paymentIntents.put<Stripe.PaymentIntent>({
      ...intent,
      status: 'canceled',
      canceled_at: account.now(),
      cancellation_reason: 'void_invoice',
      next_action: null,
    });
    account.emit('payment_intent.canceled', canceled);
  }
  const payment = defaultPayment(account, invoice);
  if (payment) {
    account.invoicePayments.put<Stripe.InvoicePayment>({
      ...payment,
      status: 'canceled',
      status_transitions: { canceled_at: account.now(), paid_at: null },
    });
  }
  const voided = account.invoices.put<Stripe.Invoice>({
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
  account.emit('invoice.voided', voided);
  return voided;
}
