import type Stripe from 'stripe';
import type { Movement } from '../ledger.ts';
import type { Account } from './account.ts';
import { paidInvoice } from './invoice-states.ts';

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

/** The customer and subscription of a payment; a charge without a subscription names none. */
function ownersOf(account: Account, charge: Stripe.Charge | undefined) {
  const invoice = charge && paidInvoice(account, String(charge.payment_intent));
  const subscription = invoice?.parent?.subscription_details?.subscription;
  return {
    provider: 'stripe' as const,
    customer: typeof charge?.customer === 'string' ? charge.customer : null,
    subscription: typeof subscription === 'string' ? subscription : null,
  };
}

/** All payments and refunds of the account, oldest first; failed ones are not included. */
export function ledgerOf(account: Account): Movement[] {
  const charges = account.charges
    .all()
    .filter((charge) => charge.status === 'succeeded')
    .map((charge): Movement => ({
      ...ownersOf(account, charge),
      kind: 'charge',
      id: charge.id,
      amountCents: charge.amount_captured,
      at: isoTime(charge.created),
    }));
  const back = (kind: 'refund' | 'dispute', rows: (Stripe.Refund | Stripe.Dispute)[]) =>
    rows.map((row): Movement => ({
      ...ownersOf(account, account.charges.get(String(row.charge))),
      kind,
      id: row.id,
      amountCents: row.amount,
      at: isoTime(row.created),
    }));
  const refunds = account.refunds.all().filter((row) => row.status === 'succeeded');
  return [...charges, ...back('refund', refunds), ...back('dispute', account.disputes.all())].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
}
