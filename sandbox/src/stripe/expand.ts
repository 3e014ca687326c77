import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { currentPromotionCode } from './discounts.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { invoiceIntent } from './invoice-states.ts';
import { texts } from './params.ts';

type Row = Record<string, unknown>;

const DEPTH = 4;

/** The kinds of objects that an id may refer to, by the field that contains it. */
const HOLDERS: Record<string, (account: Account, id: string) => object | undefined> = {
  customer: (account, id) => account.customers.get(id) ?? account.deletedCustomers.get(id),
  product: (account, id) => account.products.get(id),
  price: (account, id) => account.prices.get(id),
  coupon: (account, id) => account.coupons.get(id),
  promotion_code: (account, id) => {
    const row = account.promotionCodes.get(id);
    return row && currentPromotionCode(account, row);
  },
  discounts: (account, id) => account.discounts.get(id),
  discount: (account, id) => account.discounts.get(id),
  subscription: (account, id) => account.subscriptions.get(id),
  invoice: (account, id) => account.invoices.get(id),
  latest_invoice: (account, id) => account.invoices.get(id),
  payment_intent: (account, id) => account.paymentIntents.get(id),
  pending_setup_intent: (account, id) => account.setupIntents.get(id),
  payment_method: (account, id) => account.paymentMethods.get(id),
  default_payment_method: (account, id) => account.paymentMethods.get(id),
  test_clock: (account, id) => account.testClocks.get(id),
  charge: (account, id) => account.charges.get(id),
  latest_charge: (account, id) => account.charges.get(id),
};

function listOf(data: object[], url: string) {
  return { object: 'list', data, has_more: false, url };
}

/** Fields that Stripe leaves out unless they are requested. */
const ON_DEMAND: Record<string, (account: Account, row: Row) => unknown> = {
  'invoice.confirmation_secret': (account, row) => {
    const intent = invoiceIntent(account, row as unknown as Stripe.Invoice);
    return intent?.client_secret ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
  },
  'invoice.payments': (account, row) =>
    listOf(account.invoicePayments.naming(String(row.id)), `/v1/invoice_payments?invoice=${String(row.id)}`),
  'customer.subscriptions': (account, row) =>
    listOf(
      account.subscriptions
        .naming(String(row.id))
        .filter((sub) => sub.status !== 'canceled')
        .toReversed(),
      `/v1/customers/${String(row.id)}/subscriptions`,
    ),
  'charge.refunds': (account, row) =>
    listOf(account.refunds.naming(String(row.id)).toReversed(), `/v1/charges/${String(row.id)}/refunds`),
};

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expandPath(account: Account, row: Row, steps: string[], path: string): void {
  const [field = '', ...rest] = steps;
  const onDemand = ON_DEMAND[`${String(row.object)}.${field}`];
  if (onDemand && row[field] === undefined) row[field] = structuredClone(onDemand(account, row));
  if (!(field in row)) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  const holder = HOLDERS[field];
  const leadsOn = rest.length > 0 && (row[field] === null || typeof row[field] === 'object');
  if (!holder && !onDemand && !leadsOn)
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const resolve = (value: unknown) =>
    typeof value === 'string' && holder ? structuredClone(holder(account, value) ?? value) : value;
  const value = row[field];
  row[field] = Array.isArray(value) ? value.map(resolve) : resolve(value);
  if (rest.length === 0) return;
  const next = row[field];
  for (const item of Array.isArray(next) ? next : [next]) {
    if (isRow(item)) expandPath(account, item, rest, path);
  }
}

/** Rejects a request with too many levels, before anything is done. Every level counts, including `data`. */
export function checkExpand(params: Params): void {
  for (const path of texts(params, 'expand')) {
    if (path.split('.').length <= DEPTH) continue;
    throw invalid(`You cannot expand more than ${DEPTH} levels of a property. Property: ${path}`, 'expand');
  }
}

/** A copy of the response in which the ids named by `expand[]` are replaced by their objects. */
export function expanded(account: Account, answer: object, params: Params): object {
  const copy = structuredClone(answer) as Row;
  for (const path of texts(params, 'expand')) expandPath(account, copy, path.split('.'), path);
  return copy;
}
