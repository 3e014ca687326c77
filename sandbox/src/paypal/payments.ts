import type { PayPalAccount } from './account.ts';
import { wrongState } from './fault.ts';
import type { Transaction } from './model.ts';

/** The payments of a subscription within a span of ISO times; a missing end leaves that side open. */
export function transactionsOf(
  account: PayPalAccount,
  subscription: string,
  from?: string,
  to?: string,
): Transaction[] {
  const start = from ? Date.parse(from) : -Infinity;
  const end = to ? Date.parse(to) : Infinity;
  return account.transactions.all().filter((row) => {
    const time = Date.parse(row.time);
    // Times are told in whole seconds, so the second in which the span begins belongs to it.
    return row.subscription === subscription && time >= start - 999 && time <= end;
  });
}

/** Gives a whole payment back, once. */
export function refund(account: PayPalAccount, payment: Transaction): object {
  if (payment.status === 'REFUNDED') {
    throw wrongState('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  }
  const refunded = account.transactions.put<Transaction>({ ...payment, status: 'REFUNDED' });
  const id = account.newCode(17);
  const { value, currency_code } = refunded.amount_with_breakdown.gross_amount;
  account.emit('PAYMENT.SALE.REFUNDED', 'refund', `A ${value} ${currency_code} sale payment was refunded`, {
    id,
    state: 'completed',
    amount: { total: value, currency: currency_code },
    sale_id: payment.id,
    billing_agreement_id: payment.subscription,
    create_time: account.now(),
  });
  return { id, status: 'COMPLETED', links: [] };
}
