import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { Refusal } from './cards.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { candidates, found, matching, page } from './operation.ts';
import type { Operation } from './operation.ts';
import { integer, metadata, oneOf, text } from './params.ts';

/** Records the attempt to take an intent's amount from a card; `refusal` null means that the money came. */
export function recordCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal: Refusal | null,
): Stripe.Charge {
  const charge = account.charges.put<Stripe.Charge>({
    id: account.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: refusal ? null : account.newId('txn'),
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: 'SANDBOX',
    captured: !refusal,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason: refusal?.decline_code ?? null,
      seller_message: refusal
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: refusal ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
  account.emit(refusal ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

function refund(account: Account, params: Params): Stripe.Refund {
  const intentId = text(params, 'payment_intent');
  const chargeId = intentId
    ? found(account.paymentIntents, 'payment_intent', intentId, 'payment_intent').latest_charge
    : text(params, 'charge');
  const charge = found(account.charges, 'charge', String(chargeId ?? ''), 'charge');
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = integer(params, 'amount') ?? left;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount <= 0 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const row = account.refunds.put<Stripe.Refund>({
    id: account.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: account.newId('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: metadata(params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = account.charges.put({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  account.emit('refund.created', row);
  account.emit('charge.refunded', refunded);
  return row;
}

export const chargeOperations: Operation[] = [
  { method: 'GET', path: '/v1/charges/:id', run: ({ account, id }) => found(account.charges, 'charge', id) },
  {
    method: 'GET',
    path: '/v1/charges',
    run: ({ account, params }) => {
      const rows = matching(candidates(account.charges, params, ['payment_intent', 'customer']), params, {
        customer: (row) => row.customer,
        payment_intent: (row) => row.payment_intent,
      });
      return page(rows, params, '/v1/charges');
    },
  },
  { method: 'POST', path: '/v1/refunds', run: ({ account, params }) => refund(account, params) },
  { method: 'GET', path: '/v1/refunds/:id', run: ({ account, id }) => found(account.refunds, 'refund', id) },
  {
    method: 'GET',
    path: '/v1/refunds',
    run: ({ account, params }) => {
      const rows = matching(candidates(account.refunds, params, ['charge', 'payment_intent']), params, {
        charge: (row) => row.charge,
        payment_intent: (row) => row.payment_intent,
      });
      return page(rows, params, '/v1/refunds');
    },
  },
];
