import type { PayPalAccount } from './account.ts';
import { conditionsOf } from './conditions.ts';
import { badRequest, wrongState } from './fault.ts';
import type { Money, MoneyBack, Subscription, Transaction } from './model.ts';
import { centsOf, moneyOf } from './money.ts';

/** The payments of a subscription within a span of ISO times. */
export function transactionsOf(
  account: PayPalAccount,
  subscription: string,
  from: string,
  to: string,
): Transaction[] {
  return account.transactions.all().filter((row) => {
    if (row.subscription !== subscription) return false;
    const time = Date.parse(row.time);
    // Times are in whole seconds, so the first second of the span is included.
    return time >= Date.parse(from) - 999 && time <= Date.parse(to);
  });
}

/** Charges the payer, who may be unable to pay. Returns the transaction, completed or declined. */
export function takePayment(account: PayPalAccount, subscription: Subscription, amount: Money): Transaction {
  const works = conditionsOf(account, subscription.id).fundingWorks;
  const payment = account.transactions.put<Transaction>({
    id: account.newCode(17),
    subscription: subscription.id,
    status: works ? 'COMPLETED' : 'DECLINED',
    time: account.now(),
    amount_with_breakdown: { gross_amount: amount, net_amount: amount },
    payer_email: subscription.subscriber?.email_address ?? '',
  });
  if (works) {
    const summary = `Payment completed for ${amount.value} ${amount.currency_code}`;
    account.emit('PAYMENT.SALE.COMPLETED', 'sale', summary, {
      ...saleOf(payment),
      ...(subscription.custom_id ? { custom: subscription.custom_id } : {}),
    });
  }
  return payment;
}

const SALE_STATES = {
  COMPLETED: 'completed',
  DECLINED: 'denied',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
} as const;

const v1Amount = ({ value, currency_code }: Money) => ({
  total: value,
  currency: currency_code,
  details: { subtotal: value },
});

/** A payment in version 1 of the payments API. */
export function saleOf(payment: Transaction) {
  return {
    id: payment.id,
    state: SALE_STATES[payment.status],
    amount: v1Amount(payment.amount_with_breakdown.gross_amount),
    payment_mode: 'INSTANT_TRANSFER',
    billing_agreement_id: payment.subscription,
    create_time: payment.time,
    update_time: payment.time,
  };
}

/** A payment in version 2 of the payments API. */
export function captureOf(payment: Transaction) {
  const { gross_amount, net_amount } = payment.amount_with_breakdown;
  return {
    id: payment.id,
    status: payment.status,
    amount: gross_amount,
    final_capture: true,
    seller_receivable_breakdown: { gross_amount, net_amount },
    create_time: payment.time,
    update_time: payment.time,
  };
}

/** The refunded part of a payment so far, whole cents. */
function givenBack(account: PayPalAccount, payment: Transaction): number {
  const rows = account.moneyBack.all().filter((row) => row.sale === payment.id);
  return rows.reduce((sum, row) => sum + centsOf(row.amount), 0);
}

function giveBack(
  account: PayPalAccount,
  payment: Transaction,
  kind: MoneyBack['kind'],
  cents: number,
): MoneyBack {
  const { gross_amount } = payment.amount_with_breakdown;
  const row = account.moneyBack.put<MoneyBack>({
    id: account.newCode(17),
    sale: payment.id,
    kind,
    amount: moneyOf(cents, gross_amount.currency_code),
    time: account.now(),
  });
  const whole = givenBack(account, payment) >= centsOf(gross_amount);
  const status = whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  account.transactions.put<Transaction>({ ...payment, status });
  return row;
}

function amountAsked(account: PayPalAccount, payment: Transaction, asked: unknown): number {
  const { gross_amount } = payment.amount_with_breakdown;
  const left = centsOf(gross_amount) - givenBack(account, payment);
  if (payment.status === 'DECLINED') throw wrongState('REFUND_NOT_ALLOWED', 'Capture cannot be refunded.');
  if (left <= 0) throw wrongState('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded');
  if (asked === undefined) return left;
  const { value, currency_code } = (asked ?? {}) as Partial<Money>;
  if (typeof value !== 'string' || !/^\d+(\.\d{1,2})?$/.test(value) || typeof currency_code !== 'string')
    throw badRequest('amount', 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  if (currency_code !== gross_amount.currency_code)
    throw wrongState(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
      'Refund must be in the same currency as the capture.',
    );
  const cents = centsOf({ value, currency_code });
  if (cents <= 0) throw wrongState('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  if (cents > left) {
    const description =
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.';
    throw wrongState('REFUND_AMOUNT_EXCEEDED', description);
  }
  return cents;
}

/** Refunds a payment: the requested amount, or all that is left of it. */
export function refund(account: PayPalAccount, payment: Transaction, asked: unknown): MoneyBack {
  const row = giveBack(account, payment, 'refund', amountAsked(account, payment, asked));
  const { value, currency_code } = row.amount;
  account.emit('PAYMENT.SALE.REFUNDED', 'refund', `A ${value} ${currency_code} sale payment was refunded`, {
    ...detailedRefundOf(account, row),
    amount: v1Amount({ currency_code, value: `-${value}` }),
  });
  return row;
}

/** PayPal reverses a payment after a dispute with the payer. */
export function reverse(account: PayPalAccount, payment: Transaction): MoneyBack {
  const row = giveBack(account, payment, 'reversal', amountAsked(account, payment, undefined));
  const { value, currency_code } = row.amount;
  // As in PayPal's sample of this event: the sale's id, a negative amount, no billing agreement.
  account.emit('PAYMENT.SALE.REVERSED', 'sale', `A ${value} ${currency_code} sale payment was reversed`, {
    id: payment.id,
    state: 'completed',
    amount: v1Amount({ currency_code, value: `-${value}` }),
    create_time: row.time,
  });
  return row;
}

/** A refund in version 1 of the payments API. */
export function saleRefundOf(row: MoneyBack) {
  return {
    id: row.id,
    state: 'completed',
    amount: v1Amount(row.amount),
    sale_id: row.sale,
    create_time: row.time,
    update_time: row.time,
  };
}

/** The same in the response to its creation: with the total refunded amount of the sale. */
export function detailedRefundOf(account: PayPalAccount, row: MoneyBack) {
  const payment = account.transactions.get(row.sale);
  const { value, currency_code } = moneyOf(
    payment ? givenBack(account, payment) : 0,
    row.amount.currency_code,
  );
  return { ...saleRefundOf(row), total_refunded_amount: { currency: currency_code, value } };
}

/** A refund in version 2 of the payments API. */
export function refundOf(row: MoneyBack) {
  return {
    id: row.id,
    status: 'COMPLETED',
    amount: row.amount,
    seller_payable_breakdown: { gross_amount: row.amount, net_amount: row.amount },
    create_time: row.time,
    update_time: row.time,
  };
}
