import type Stripe from 'stripe';
import { seconds, startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

async function yearlyPlan(start: string, card = 'pm_card_visa', options = {}) {
  const { customer, clock } = await t.customerAt(start);
  const plan = await t.subscribe(customer, options);
  const paid = await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: card });
  if (paid.status === 'requires_action') await t.answerChallenge(plan.intent, plan.clientSecret, 'complete');
  return { ...plan, customer, clock };
}

function period(subscription: Stripe.Subscription): (string | undefined)[] {
  const [item] = subscription.items.data;
  return [item?.current_period_start, item?.current_period_end].map((at) =>
    new Date((at ?? 0) * 1000).toISOString(),
  );
}

test('a yearly plan of 29 February renews on the last day of February and returns to the 29th after four years', async () => {
  const { id, customer, clock } = await yearlyPlan('2028-02-29T10:00:00Z');
  const ends: (string | undefined)[] = [];
  for (const year of [2029, 2030, 2031, 2032]) {
    await t.advance(clock, `${year}-03-01T00:00:00Z`);
    const { subscription, invoice } = await t.latest(id);
    expect(subscription.status).toBe('active');
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
      amount_paid: 8999,
    });
    ends.push(period(subscription)[0]);
  }
  expect(ends).toEqual([
    '2029-02-28T10:00:00.000Z',
    '2030-02-28T10:00:00.000Z',
    '2031-02-28T10:00:00.000Z',
    '2032-02-29T10:00:00.000Z',
  ]);
  const invoices = await t.stripe.invoices.list({ customer });
  const [newest] = invoices.data;
  expect(invoices.data.map((invoice) => invoice.number?.slice(-4))).toEqual([
    '0005',
    '0004',
    '0003',
    '0002',
    '0001',
  ]);
  expect(newest).toMatchObject({
    created: seconds('2032-02-29T10:00:00Z'),
    period_start: seconds('2031-02-28T10:00:00Z'),
    period_end: seconds('2032-02-29T10:00:00Z'),
    status_transitions: {
      finalized_at: seconds('2032-02-29T11:00:00Z'),
      paid_at: seconds('2032-02-29T11:00:00Z'),
    },
  });
  expect(newest?.lines.data[0]?.period.end).toBe(seconds('2033-02-28T10:00:00Z'));
});

test('a jump over years executes every step at its own time', async () => {
  const price = await t.stripe.prices.create({
    product_data: { name: 'Monthly' },
    currency: 'eur',
    unit_amount: 900,
    recurring: { interval: 'month' },
  });
  const { customer, clock } = await t.customerAt('2027-01-31T12:00:00Z');
  const plan = await t.subscribe(customer, { items: [{ price: price.id }] });
  await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: 'pm_card_visa' });
  await t.advance(clock, '2027-03-31T11:00:00Z');
  await t.advance(clock, '2027-05-01T00:00:00Z');
  const invoices = await t.stripe.invoices.list({ subscription: plan.id });
  expect(invoices.data.map((row) => new Date(row.created * 1000).toISOString())).toEqual([
    '2027-04-30T12:00:00.000Z',
    '2027-03-31T12:00:00.000Z',
    '2027-02-28T12:00:00.000Z',
    '2027-01-31T12:00:00.000Z',
  ]);
});

test('at the end of a period the plan continues while its invoice is a draft, which is charged an hour later', async () => {
  const { id, customer, clock } = await yearlyPlan('2027-05-10T08:00:00Z');
  await t.advance(clock, '2028-05-10T08:30:00Z');
  const { subscription, invoice } = await t.latest(id);
  expect(subscription.status).toBe('active');
  expect(period(subscription)).toEqual(['2028-05-10T08:00:00.000Z', '2029-05-10T08:00:00.000Z']);
  expect(invoice).toMatchObject({
    status: 'draft',
    number: null,
    auto_advance: true,
    automatically_finalizes_at: seconds('2028-05-10T09:00:00Z'),
    amount_due: 8999,
    confirmation_secret: null,
  });
  await t.advance(clock, '2028-05-10T09:30:00Z');
  const after = await t.latest(id);
  expect(after.invoice).toMatchObject({ id: invoice.id, status: 'paid', attempt_count: 1 });
  const events = await t.stripe.events.list({ limit: 100 });
  const told = events.data
    .filter(({ data: { object } }) => (object as { customer?: string }).customer === customer)
    .filter(({ created }) => created >= seconds('2028-05-10T08:00:00Z'));
  expect(told.map(({ type }) => type).toReversed()).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(told.every(({ request }) => request?.id === null)).toBe(true);
});

test.each([
  ['once', {}, [7199, 8999, 8999]],
  ['forever', {}, [7199, 7199, 7199]],
  ['repeating', { duration_in_months: 18 }, [7199, 7199, 8999]],
] as const)('a discount %s', async (duration, extra, totals) => {
  const coupon = await t.stripe.coupons.create({ percent_off: 20, duration, ...extra });
  const { id, clock } = await yearlyPlan('2027-06-01T00:00:00Z', 'pm_card_visa', {
    discounts: [{ coupon: coupon.id }],
  });
  await t.advance(clock, '2028-06-02T00:00:00Z');
  await t.advance(clock, '2029-06-02T00:00:00Z');
  const invoices = await t.stripe.invoices.list({ subscription: id });
  expect(invoices.data.map((invoice) => invoice.amount_paid).toReversed()).toEqual(totals);
  const { subscription } = await t.latest(id);
  expect(subscription.discounts).toHaveLength(duration === 'forever' ? 1 : 0);
});

test('an amount below Stripe’s minimum charge is added to the next invoice', async () => {
  const coupon = await t.stripe.coupons.create({ amount_off: 8969, currency: 'eur', duration: 'once' });
  const { customer, clock } = await t.customerAt('2027-06-01T00:00:00Z');
  const method = await t.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id, subscription } = await t.subscribe(customer, {
    discounts: [{ coupon: coupon.id }],
    default_payment_method: method.id,
  });
  expect(subscription).toMatchObject({ status: 'active', latest_invoice: { total: 30, amount_due: 0 } });
  expect(await t.stripe.customers.retrieve(customer)).toMatchObject({ balance: 30 });
  await t.advance(clock, '2028-06-02T00:00:00Z');
  expect((await t.latest(id)).invoice).toMatchObject({
    total: 8999,
    starting_balance: 30,
    amount_paid: 9029,
  });
  expect(await t.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
});

test('a cancelled plan ends with its period, unless the cancellation is undone', async () => {
  const { id, clock } = await yearlyPlan('2027-05-10T08:00:00Z');
  await t.advance(clock, '2027-06-01T00:00:00Z');
  const ending = await t.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ cancel_at: seconds('2028-05-10T08:00:00Z') });
  const resumed = await t.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
  await t.advance(clock, '2028-05-11T00:00:00Z');
  expect((await t.latest(id)).subscription.status).toBe('active');
  await t.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await t.advance(clock, '2029-05-11T00:00:00Z');
  const { subscription, invoice } = await t.latest(id);
  expect(subscription).toMatchObject({
    status: 'canceled',
    canceled_at: seconds('2028-05-11T00:00:00Z'),
    ended_at: seconds('2029-05-10T08:00:00Z'),
    cancellation_details: { reason: 'cancellation_requested' },
  });
  expect(invoice.created).toBe(seconds('2028-05-10T08:00:00Z'));
});

test('a draft that was paid manually is not charged again', async () => {
  const { id, customer, clock } = await yearlyPlan('2027-05-10T08:00:00Z');
  await t.advance(clock, '2028-05-10T08:30:00Z');
  const { invoice, subscription } = await t.latest(id);
  expect((await t.stripe.invoices.pay(invoice.id)).status).toBe('paid');
  await t.advance(clock, '2028-05-12T00:00:00Z');
  expect((await t.stripe.charges.list({ customer })).data).toHaveLength(2);
  const items = await t.stripe.subscriptionItems.list({ subscription: id });
  expect(items.data).toMatchObject([{ id: subscription.items.data[0]?.id, price: { unit_amount: 8999 } }]);
  expect(await t.stripe.subscriptionItems.retrieve(items.data[0]?.id ?? '')).toMatchObject({
    current_period_end: seconds('2029-05-10T08:00:00Z'),
  });
});

test('advancing the sandbox’s clock renews too', async () => {
  const customer = await t.stripe.customers.create();
  t.sandbox.clock.set(Date.parse('2030-01-15T00:00:00Z'));
  const plan = await t.subscribe(customer.id);
  await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: 'pm_card_visa' });
  t.sandbox.clock.set(Date.parse('2033-01-16T00:00:00Z'));
  const invoices = await t.stripe.invoices.list({ customer: customer.id, status: 'paid' });
  expect(invoices.data.map((row) => row.status_transitions.paid_at)).toEqual([
    seconds('2033-01-15T01:00:00Z'),
    seconds('2032-01-15T01:00:00Z'),
    seconds('2031-01-15T01:00:00Z'),
    seconds('2030-01-15T00:00:00Z'),
  ]);
  t.sandbox.clock.set(null);
});
