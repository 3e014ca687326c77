import type Stripe from 'stripe';
import { confirm } from './confirmation.ts';
import { StripeFault, invalid } from './fault.ts';
import { finalizeInvoice } from './invoice-finalize.ts';
import { invoiceIntent, voidInvoice } from './invoice-states.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, nested, text } from './params.ts';
import { usablePaymentMethod } from './payment-methods.ts';
import { payingMethod } from './renewals.ts';
import { endIfNeverPaid } from './subscriptions.ts';

const ACTION_REQUIRED =
  'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.';

function pay({ account, id, params }: Call): Stripe.Invoice {
  const row = found(account.invoices, 'invoice', id);
  if (row.status === 'paid') throw invalid('Invoice is already paid');
  const invoice = row.status === 'draft' ? finalizeInvoice(account, row) : row;
  if (invoice.status === 'paid') return invoice;
  const intent = invoiceIntent(account, invoice);
  if (invoice.status !== 'open' || !intent) throw invalid('This invoice can no longer be paid');
  const method = text(params, 'payment_method') ?? payingMethod(account, invoice);
  if (!method) {
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice.',
      undefined,
      'resource_missing',
    );
  }
  const offSession = flag(params, 'off_session') ?? true;
  const card = usablePaymentMethod(account, method, 'payment_method');
  const after = confirm(account, intent, card, { offSession });
  if (after.status === 'requires_action') {
    throw new StripeFault(402, 'card_error', ACTION_REQUIRED, {
      code: 'invoice_payment_intent_requires_action',
      payment_intent: after,
    });
  }
  return found(account.invoices, 'invoice', id);
}

export const invoiceOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    takes: [...LIST, 'customer', 'status', 'subscription', 'collection_method'],
    run: ({ account, params }) => {
      const rows = selected(candidates(account.invoices, params, ['subscription', 'customer']), params, {
        customer: (row) => row.customer,
        collection_method: (row) => row.collection_method,
        status: (row) => row.status,
        subscription: (row) => row.parent?.subscription_details?.subscription,
      });
      return page(rows, params, '/v1/invoices');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: [],
    run: ({ account, id }) => found(account.invoices, 'invoice', id),
  },
  { method: 'POST', path: '/v1/invoices/:id/pay', takes: ['payment_method', 'off_session'], run: pay },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: [],
    run: ({ account, id }) => {
      const invoice = found(account.invoices, 'invoice', id);
      if (invoice.status !== 'open')
        throw invalid(`You can only void an open invoice. This one is ${invoice.status}.`);
      const voided = voidInvoice(account, invoice);
      endIfNeverPaid(account, voided);
      return voided;
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    takes: [...LIST, 'invoice', 'status', 'payment.type', 'payment.payment_intent'],
    run: ({ account, params }) => {
      const payment = nested(params, 'payment');
      const intent = payment ? text(payment, 'payment_intent') : undefined;
      const rows = selected(candidates(account.invoicePayments, params, ['invoice']), params, {
        invoice: (row) => row.invoice,
        status: (row) => row.status,
      }).filter((row) => !intent || row.payment.payment_intent === intent);
      return page(rows, params, '/v1/invoice_payments');
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    takes: [],
    run: ({ account, id }) => found(account.invoicePayments, 'invoice payment', id),
  },
];
