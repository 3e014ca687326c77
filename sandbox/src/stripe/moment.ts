import type { Account } from './account.ts';
import type { Call } from './operation.ts';
import { text } from './params.ts';

/** The customer of an object, by the prefix of its id. */
function customerOf(account: Account, id: string): unknown {
  const [kind] = id.split('_');
  if (kind === 'cus') return id;
  if (kind === 'sub') return account.subscriptions.get(id)?.customer;
  if (kind === 'in') return account.invoices.get(id)?.customer;
  if (kind === 'pi') return account.paymentIntents.get(id)?.customer;
  if (kind === 'seti') return account.setupIntents.get(id)?.customer;
  if (kind === 'pm') return account.paymentMethods.get(id)?.customer;
  if (kind === 'ch') return account.charges.get(id)?.customer;
  return undefined;
}

const NAMED = ['customer', 'subscription', 'invoice', 'payment_intent', 'charge', 'payment_method'];

/** A customer's current time: their test clock's, or undefined for the account's. */
export function momentOf(account: Account, customer: unknown): number | undefined {
  const clock = account.customers.get(String(customer))?.test_clock;
  return typeof clock === 'string' ? account.testClocks.get(clock)?.frozen_time : undefined;
}

/** The time of a call: that of the customer whom it is about. */
export function momentOfCall({ account, id, params }: Call): number | undefined {
  const clock = text(params, 'test_clock');
  if (clock) return account.testClocks.get(clock)?.frozen_time;
  const ids = [id, ...NAMED.map((name) => (typeof params[name] === 'string' ? params[name] : ''))];
  const customer = ids.map((one) => customerOf(account, one)).find((one) => typeof one === 'string');
  return momentOf(account, customer);
}
