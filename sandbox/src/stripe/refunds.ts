import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { integer, metadata, oneOf, requiredText, text } from './params.ts';

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

function refundedCharge(account: Account, params: Params): Stripe.Charge {
  const intentId = text(params, 'payment_intent');
  if (!intentId) return found(account.charges, 'charge', requiredText(params, 'charge'), 'charge');
  const intent = found(account.paymentIntents, 'payment_intent', intentId, 'payment_intent');
  const charge = account.charges.get(String(intent.latest_charge));
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
}

function refund(account: Account, params: Params): Stripe.Refund {
  const charge = refundedCharge(account, params);
  if (!charge.paid) throw invalid(`Charge ${charge.id} failed and cannot be refunded.`, 'charge');
  if (charge.disputed) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  }
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  const amount = integer(params, 'amount') ?? left;
  if (amount <= 0)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    const whole = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge';
    throw invalid(
      `Refund amount (${money(amount, charge.currency)}) is greater than ${whole} (${money(left, charge.currency)})`,
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
  const { amount_refunded, refunded } = charge;
  const changed = account.charges.put({
    ...charge,
    amount_refunded: amount_refunded + amount,
    refunded: amount === left,
  });
  account.emit('refund.created', row);
  account.emit('charge.refunded', changed, { amount_refunded, ...(amount === left ? { refunded } : {}) });
  return row;
}

export const refundOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    takes: ['charge', 'payment_intent', 'amount', 'metadata', 'reason'],
    run: ({ account, params }) => refund(account, params),
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    takes: [],
    run: ({ account, id }) => found(account.refunds, 'refund', id),
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    takes: [...LIST, 'charge', 'payment_intent'],
    run: ({ account, params }) => {
      const rows = candidates(account.refunds, params, ['charge', 'payment_intent']);
      const wanted = selected(rows, params, {
        charge: (row) => row.charge,
        payment_intent: (row) => row.payment_intent,
      });
      return page(wanted, params, '/v1/refunds');
    },
  },
];
