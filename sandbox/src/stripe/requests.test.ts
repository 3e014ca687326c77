import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type Stripe from 'stripe';
import { startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

const BODY = 'email=flight%40example.com';

/** A request whose body is incomplete: all but the last byte has been sent. */
async function almostSent(
  key: string,
): Promise<{ finish: () => void; socket: Socket; answer: Promise<string> }> {
  const socket = connect(t.sandbox.port, '127.0.0.1');
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  const head = [
    'POST /v1/customers HTTP/1.1',
    'Host: localhost',
    'Authorization: Bearer sk_test_unit',
    'Content-Type: application/x-www-form-urlencoded',
    `Idempotency-Key: ${key}`,
    `Content-Length: ${BODY.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, -1)}`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { finish: () => socket.write(BODY.slice(-1)), socket, answer };
}

test('a second request with the key of a running one is rejected, and answered once the first has finished', async () => {
  const first = await almostSent('in-flight');
  const options = { idempotencyKey: 'in-flight' };
  const second = () => t.stripe.customers.create({ email: 'flight@example.com' }, options);
  await expect(second()).rejects.toMatchObject({
    statusCode: 409,
    rawType: 'idempotency_error',
    code: 'idempotency_key_in_use',
    headers: { 'stripe-should-retry': 'true' },
  });
  const retried = t.client('sk_test_unit', 2).customers.create({ email: 'flight@example.com' }, options);
  first.finish();
  expect(await first.answer).toMatch(/^HTTP\/1.1 200 /);
  first.socket.destroy();
  expect((await retried).id).toBe((await second()).id);
  expect((await t.stripe.customers.list({ email: 'flight@example.com' })).data).toHaveLength(1);
});

test('a request that was cut off releases its key', async () => {
  const cut = await almostSent('cut');
  cut.socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await t.stripe.customers.create({ email: 'flight@example.com' }, { idempotencyKey: 'cut' });
});

test('a key expires after 24 hours of the sandbox’s clock, and a stored error lasts as long', async () => {
  const start = Date.parse('2031-01-01T00:00:00Z');
  t.sandbox.clock.set(start);
  const options = { idempotencyKey: 'a-day' };
  const first = await t.stripe.customers.create({}, options);
  t.sandbox.clock.set(start + 23 * 3_600_000);
  expect((await t.stripe.customers.create({}, options)).id).toBe(first.id);
  t.sandbox.clock.set(start + 25 * 3_600_000);
  expect((await t.stripe.customers.create({}, options)).id).not.toBe(first.id);

  const { intent } = await t.subscribe(first.id);
  const pay = () =>
    t.stripe.paymentIntents.confirm(
      intent,
      { payment_method: 'pm_card_chargeDeclined' },
      { idempotencyKey: 'declined' },
    );
  const refused = await pay().catch((error: Stripe.errors.StripeError) => error);
  await expect(pay()).rejects.toMatchObject({
    code: 'card_declined',
    headers: { 'idempotent-replayed': 'true' },
  });
  expect(refused).toMatchObject({ code: 'card_declined' });
  expect((await t.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
  t.sandbox.clock.set(null);
});

test('lists page in both directions from a cursor, and end correctly', async () => {
  const { id: customer } = await t.stripe.customers.create();
  const made: string[] = [];
  for (let count = 0; count < 5; count++) made.push((await t.subscribe(customer)).id);
  const newest = made.toReversed();
  const ids = (list: Stripe.ApiList<Stripe.Subscription>) => list.data.map(({ id }) => id);
  const first = await t.stripe.subscriptions.list({ customer, limit: 2 });
  expect(ids(first)).toEqual(newest.slice(0, 2));
  expect(first.has_more).toBe(true);
  const after = await t.stripe.subscriptions.list({ customer, limit: 3, starting_after: newest[1]! });
  expect(ids(after)).toEqual(newest.slice(2));
  expect(after.has_more).toBe(false);
  const before = await t.stripe.subscriptions.list({ customer, limit: 2, ending_before: newest[4]! });
  expect(ids(before)).toEqual(newest.slice(2, 4));
  expect(before.has_more).toBe(true);
  await expect(t.stripe.subscriptions.list({ customer, limit: 101 })).rejects.toMatchObject({
    param: 'limit',
  });
  await expect(t.stripe.subscriptions.list({ starting_after: 'sub_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('subscriptions, invoices and charges are filtered by time, customer, status and more', async () => {
  const start = Date.parse('2032-01-01T00:00:00Z');
  t.sandbox.clock.set(start);
  const { id: customer } = await t.stripe.customers.create();
  const paid = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(paid.intent, { payment_method: 'pm_card_visa' });
  t.sandbox.clock.set(start + 3_600_000);
  const ended = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(ended.intent, { payment_method: 'pm_card_visa' });
  await t.stripe.subscriptions.cancel(ended.id);
  const at = start / 1000;

  const subscriptions = async (params: Stripe.SubscriptionListParams) =>
    (await t.stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
  expect(await subscriptions({})).toEqual([paid.id]);
  expect(await subscriptions({ status: 'ended' })).toEqual([ended.id]);
  expect(await subscriptions({ status: 'all' })).toEqual([ended.id, paid.id]);
  expect(await subscriptions({ status: 'all', created: { gt: at } })).toEqual([ended.id]);
  expect(await subscriptions({ status: 'all', created: { gte: at, lt: at + 3600 } })).toEqual([paid.id]);
  expect(await subscriptions({ status: 'all', created: at })).toEqual([paid.id]);
  expect(await subscriptions({ collection_method: 'send_invoice' })).toEqual([]);

  const invoices = await t.stripe.invoices.list({
    customer,
    subscription: paid.id,
    status: 'paid',
    collection_method: 'charge_automatically',
    expand: ['data.payments'],
  });
  expect(invoices.data).toMatchObject([
    { id: paid.invoice.id, payments: { data: [{ status: 'paid', amount_paid: 8999 }] } },
  ]);
  const charges = await t.stripe.charges.list({ customer, created: { lte: at } });
  expect(charges.data.map(({ payment_intent }) => payment_intent)).toEqual([paid.intent]);
  const payments = await t.stripe.invoicePayments.list({ invoice: paid.invoice.id, status: 'paid' });
  expect(payments.data).toMatchObject([{ payment: { payment_intent: paid.intent } }]);
  t.sandbox.clock.set(null);
});

test('lists expand references in their objects, and nothing else', async () => {
  const { id: customer } = await t.stripe.customers.create();
  const { intent } = await t.subscribe(customer);
  const list = await t.stripe.subscriptions.list({
    customer,
    status: 'all',
    expand: ['data.latest_invoice.payments', 'data.customer'],
  });
  const [row] = list.data;
  expect(row?.customer).toMatchObject({ id: customer });
  expect(row?.latest_invoice).toMatchObject({
    payments: { data: [{ payment: { payment_intent: intent } }] },
  });
  for (const expand of ['status', 'latest_invoice.customer_email', 'nothing']) {
    await expect(t.stripe.subscriptions.retrieve(row?.id ?? '', { expand: [expand] })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    });
  }
});

test.each<[string, (customer: string) => Promise<unknown>]>([
  ['trial_period_days', (customer) => t.subscribe(customer, { trial_period_days: 7 })],
  ['items[0][tax_rates]', (customer) => t.subscribe(customer, { items: [{ price: 'x', tax_rates: ['y'] }] })],
  ['balance', (customer) => t.stripe.customers.update(customer, { balance: 100 })],
  ['due_date', () => t.stripe.invoices.list({ due_date: { gt: 1 } })],
  ['created[after]', () => t.stripe.charges.list({ created: { after: 1 } as never })],
])('%s, which the sandbox does not support, is rejected', async (param, ask) => {
  const { id } = await t.stripe.customers.create();
  await expect(ask(id)).rejects.toMatchObject({ statusCode: 400, code: 'parameter_unknown', param });
});

test('every response names its version and its request', async () => {
  const { lastResponse } = await t.stripe.customers.create();
  expect(lastResponse).toMatchObject({ apiVersion: '2026-10-28.endive', statusCode: 200 });
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
});
