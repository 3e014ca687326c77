import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { Refusal } from './cards.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';

/** Records the attempt to charge an intent's amount to a card; `refusal` null means success. */
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

export const chargeOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/charges/:id',
    takes: [],
    run: ({ account, id }) => found(account.charges, 'charge', id),
  },
  {
    method: 'GET',
    path: '/v1/charges',
    takes: [...LIST, 'customer', 'payment_intent'],
    run: ({ account, params }) => {
      const rows = candidates(account.charges, params, ['payment_intent', 'customer']);
      const wanted = selected(rows, params, {
        customer: (row) => row.customer,
        payment_intent: (row) => row.payment_intent,
      });
      return page(wanted, params, '/v1/charges');
    },
  },
];
