import { startPayPal } from './testing.ts';

let paypal: Awaited<ReturnType<typeof startPayPal>>;

const at = (now: string) => paypal.control('PUT', 'clock', { now });
const funding = (id: string, works: boolean) =>
  paypal.control('PUT', `paypal/subscriptions/${id}/funding`, { works });

beforeAll(async () => {
  paypal = await startPayPal();
});
beforeEach(async () => {
  await paypal.control('POST', 'reset');
  await at('2027-01-31T15:00:00Z');
  await paypal.signIn();
});
afterAll(() => paypal.close());

test('a year later, at ten in the morning, the next year is charged', async () => {
  const id = await paypal.subscribe();
  expect((await paypal.read(id)).billing_info).toMatchObject({
    next_billing_time: '2028-01-31T10:00:00Z',
    cycle_executions: [{ cycles_completed: 1 }],
  });
  await at('2028-01-31T09:59:59Z');
  await paypal.signIn();
  expect(await paypal.payments(id)).toHaveLength(1);
  await at('2029-06-01T00:00:00Z');
  await paypal.signIn();
  const times = (await paypal.payments(id)).map(({ time }) => time);
  expect(times).toEqual(['2027-01-31T15:00:00Z', '2028-01-31T10:00:00Z', '2029-01-31T10:00:00Z']);
  expect(await paypal.read(id)).toMatchObject({
    status: 'ACTIVE',
    billing_info: {
      last_payment: { amount: { value: '89.99' }, time: '2029-01-31T10:00:00Z' },
      next_billing_time: '2030-01-31T10:00:00Z',
      cycle_executions: [{ cycles_completed: 3 }],
    },
  });
  expect(paypal.events(id).filter((type) => type === 'PAYMENT.SALE.COMPLETED')).toHaveLength(3);
});

test('monthly billing handles months of different lengths', async () => {
  const id = await paypal.subscribe(
    await paypal.plan({ frequency: { interval_unit: 'MONTH', interval_count: 1 } }),
  );
  expect((await paypal.read(id)).billing_info.next_billing_time).toBe('2027-02-28T10:00:00Z');
});

test('a failed renewal is retried after five and ten days, then the subscription is suspended', async () => {
  const id = await paypal.subscribe();
  await funding(id, false);
  await at('2028-01-31T10:00:00Z');
  await paypal.signIn();
  expect(await paypal.read(id)).toMatchObject({
    status: 'ACTIVE',
    billing_info: {
      failed_payments_count: 1,
      outstanding_balance: { value: '89.99' },
      last_failed_payment: { next_payment_retry_time: '2028-02-05T10:00:00Z' },
    },
  });
  await at('2028-02-20T00:00:00Z');
  await paypal.signIn();
  const suspended = await paypal.read(id);
  expect(suspended).toMatchObject({
    status: 'SUSPENDED',
    status_update_time: '2028-02-10T10:00:00Z',
    billing_info: { failed_payments_count: 3, outstanding_balance: { value: '89.99' } },
  });
  expect(suspended.billing_info.last_failed_payment.next_payment_retry_time).toBeUndefined();
  expect((await paypal.payments(id)).map(({ status }) => status)).toEqual([
    'COMPLETED',
    'DECLINED',
    'DECLINED',
    'DECLINED',
  ]);
  const events = paypal.events(id);
  expect(events.filter((type) => type === 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')).toHaveLength(3);
  expect(events).toContain('BILLING.SUBSCRIPTION.SUSPENDED');
});

test('a successful later attempt charges the outstanding balance and resets the failures', async () => {
  const id = await paypal.subscribe();
  await funding(id, false);
  await at('2028-02-01T00:00:00Z');
  await funding(id, true);
  await at('2028-02-06T00:00:00Z');
  await paypal.signIn();
  expect((await paypal.read(id)).billing_info).toMatchObject({
    failed_payments_count: 0,
    outstanding_balance: { value: '0.00' },
    last_payment: { time: '2028-02-05T10:00:00Z' },
    next_billing_time: '2029-01-31T10:00:00Z',
  });
});

test('without a threshold the balance is carried into the next cycle', async () => {
  const id = await paypal.subscribe(await paypal.plan({}, { payment_failure_threshold: 0 }));
  await funding(id, false);
  await at('2028-06-01T00:00:00Z');
  await funding(id, true);
  await at('2029-02-01T00:00:00Z');
  await paypal.signIn();
  const paid = (await paypal.payments(id)).filter(({ status }) => status === 'COMPLETED');
  expect(paid.map((one) => one.amount_with_breakdown.gross_amount.value)).toEqual(['89.99', '179.98']);
});

test('a suspension for an unpaid balance ends only after the payment', async () => {
  const id = await paypal.subscribe();
  const path = `v1/billing/subscriptions/${id}`;
  await funding(id, false);
  await at('2028-03-01T12:00:00Z');
  await paypal.signIn();
  const refused = await paypal.call('POST', `${path}/activate`, { reason: 'again' });
  expect(refused.body.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED');
  const wish = {
    note: 'Outstanding year',
    capture_type: 'OUTSTANDING_BALANCE',
    amount: { currency_code: 'EUR', value: '89.99' },
  };
  expect((await paypal.call('POST', `${path}/capture`, wish)).body.status).toBe('DECLINED');
  await funding(id, true);
  expect((await paypal.call('POST', `${path}/capture`, wish)).body.status).toBe('COMPLETED');
  const none = await paypal.call('POST', `${path}/capture`, wish);
  expect(none.body.details[0].issue).toBe('ZERO_OUTSTANDING_BALANCE');
  expect((await paypal.call('POST', `${path}/activate`, { reason: 'paid' })).status).toBe(204);
  expect((await paypal.read(id)).status).toBe('ACTIVE');
});

test('a plan with an end expires with its last payment', async () => {
  const id = await paypal.subscribe(await paypal.plan({ total_cycles: 2 }));
  await at('2035-01-01T00:00:00Z');
  await paypal.signIn();
  const over = await paypal.read(id);
  expect(over).toMatchObject({ status: 'EXPIRED', status_update_time: '2028-01-31T10:00:00Z' });
  expect(over.billing_info.next_billing_time).toBeUndefined();
  expect(await paypal.payments(id)).toHaveLength(2);
});

test('the time of one subscription can be ahead of all others', async () => {
  const [id, other] = [await paypal.subscribe(), await paypal.subscribe()];
  const { body } = await paypal.advance(id, 366);
  expect(body.now).toBe('2028-02-01T15:00:00.000Z');
  expect(await paypal.payments(id)).toHaveLength(2);
  expect(await paypal.payments(other)).toHaveLength(1);
  await paypal.call('POST', `v1/billing/subscriptions/${id}/cancel`, { reason: 'done' });
  expect((await paypal.read(id)).status_update_time).toBe('2028-02-01T15:00:00Z');
  const { body: ledger } = await paypal.control('GET', 'ledger');
  expect(ledger).toHaveLength(3);
  expect(ledger[2]).toMatchObject({
    provider: 'paypal',
    kind: 'charge',
    subscription: id,
    amountCents: 8999,
  });
});
