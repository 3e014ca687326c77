import type { Movement } from '../ledger.ts';
import type { PayPalAccount } from './account.ts';
import type { Money } from './model.ts';

/** Decimal text as whole cents. */
export function centsOf({ value }: Money): number {
  return Math.round(Number(value) * 100);
}

/** Every movement of money of the account, oldest first. */
export function paypalLedgerOf(account: PayPalAccount): Movement[] {
  return account.transactions.all().map((payment) => ({
    provider: 'paypal',
    kind: 'charge',
    id: payment.id,
    subscription: payment.subscription,
    customer: payment.payer_email,
    amountCents: centsOf(payment.amount_with_breakdown.gross_amount),
    at: payment.time,
  }));
}
