import type { Movement } from '../ledger.ts';
import type { PayPalAccount } from './account.ts';
import type { Transaction } from './model.ts';
import { centsOf } from './money.ts';

/** All payments and refunds of the account. Declined payments are not included. */
export function paypalLedgerOf(account: PayPalAccount): Movement[] {
  const movement = (payment: Transaction) => ({
    provider: 'paypal' as const,
    subscription: payment.subscription,
    customer: payment.payer_email,
  });
  const charges = account.transactions
    .all()
    .filter((payment) => payment.status !== 'DECLINED')
    .map((payment): Movement => ({
      ...movement(payment),
      kind: 'charge',
      id: payment.id,
      amountCents: centsOf(payment.amount_with_breakdown.gross_amount),
      at: payment.time,
    }));
  const back = account.moneyBack.all().flatMap((row): Movement[] => {
    const payment = account.transactions.get(row.sale);
    if (!payment) return [];
    const kind = row.kind === 'refund' ? 'refund' : 'dispute';
    return [{ ...movement(payment), kind, id: row.id, amountCents: centsOf(row.amount), at: row.time }];
  });
  return [...charges, ...back];
}
