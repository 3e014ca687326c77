import { seconds, startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

test('an advanced clock says so, is ready a moment later and sends an event', async () => {
  const { id } = await t.stripe.testHelpers.testClocks.create({
    frozen_time: seconds('2027-01-01T00:00:00Z'),
    name: 'A year',
  });
  const target = seconds('2027-06-01T00:00:00Z');
  const advancing = await t.stripe.testHelpers.testClocks.advance(id, { frozen_time: target });
  expect(advancing).toMatchObject({
    status: 'advancing',
    name: 'A year',
    frozen_time: seconds('2027-01-01T00:00:00Z'),
    status_details: { advancing: { target_frozen_time: target } },
  });
  expect(await t.stripe.testHelpers.testClocks.retrieve(id)).toMatchObject({
    status: 'ready',
    frozen_time: target,
    status_details: {},
  });
  const told = await t.stripe.events.list({ type: 'test_helpers.test_clock.ready' });
  expect(told.data[0]?.data.object).toMatchObject({ id });
});

test('a clock does not go back, nor advance by more than two intervals of its shortest plan or two years', async () => {
  const { customer, clock } = await t.customerAt('2027-01-01T00:00:00Z');
  await expect(t.advance(clock, '2026-12-31T00:00:00Z')).rejects.toMatchObject({ param: 'frozen_time' });
  await expect(t.advance(clock, '2029-01-02T00:00:00Z')).rejects.toMatchObject({ statusCode: 400 });
  const price = await t.stripe.prices.create({
    product_data: { name: 'Weekly' },
    currency: 'eur',
    unit_amount: 300,
    recurring: { interval: 'week' },
  });
  await t.subscribe(customer, { items: [{ price: price.id }] });
  await expect(t.advance(clock, '2027-01-16T00:00:00Z')).rejects.toMatchObject({ statusCode: 400 });
  await t.advance(clock, '2027-01-15T00:00:00Z');
});

test('a customer’s objects live at the time of their clock, and general lists leave them out', async () => {
  const { customer, clock } = await t.customerAt('2020-02-29T00:00:00Z');
  const { subscription, invoice, intent } = await t.subscribe(customer);
  const at = seconds('2020-02-29T00:00:00Z');
  expect(subscription).toMatchObject({ created: at, test_clock: clock });
  expect(invoice).toMatchObject({ created: at, test_clock: clock });
  expect((await t.stripe.paymentIntents.retrieve(intent)).created).toBe(at);
  expect((await t.stripe.customers.retrieve(customer)).lastResponse.statusCode).toBe(200);
  const all = await t.stripe.subscriptions.list({ status: 'all', limit: 100 });
  expect(all.data.map(({ id }) => id)).not.toContain(subscription.id);
  const ofClock = await t.stripe.subscriptions.list({ status: 'all', test_clock: clock });
  expect(ofClock.data.map(({ id }) => id)).toEqual([subscription.id]);
  expect((await t.stripe.customers.list({ limit: 100 })).data.map(({ id }) => id)).not.toContain(customer);
  const customers = await t.stripe.customers.list({ test_clock: clock });
  expect(customers.data.map(({ id }) => id)).toEqual([customer]);
});

test('deleting a clock deletes its customers and cancels their plans', async () => {
  const { customer, clock } = await t.customerAt('2027-01-01T00:00:00Z');
  const plan = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: 'pm_card_visa' });
  expect(await t.stripe.testHelpers.testClocks.del(clock)).toMatchObject({ id: clock, deleted: true });
  expect(await t.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect((await t.stripe.subscriptions.retrieve(plan.id)).status).toBe('canceled');
  await expect(t.stripe.testHelpers.testClocks.retrieve(clock)).rejects.toMatchObject({ statusCode: 404 });
});

test('the sandbox’s own control call advances the time of one customer, even by years', async () => {
  const plans = [];
  for (let count = 0; count < 2; count++) {
    const { id } = await t.stripe.customers.create();
    const plan = await t.subscribe(id);
    await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: 'pm_card_visa' });
    plans.push({ ...plan, customer: id });
  }
  const [moved, other] = plans;
  const control = (id: string, body: object) =>
    fetch(`${t.sandbox.url}/sandbox/stripe/customers/${id}/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await control(moved!.customer, { days: 3 * 366 })).status).toBe(200);
  expect((await t.stripe.invoices.list({ customer: moved!.customer, status: 'paid' })).data).toHaveLength(4);
  expect((await t.stripe.invoices.list({ customer: other!.customer })).data).toHaveLength(1);
  expect((await control(moved!.customer, { days: 366 })).status).toBe(200);
  expect((await t.stripe.invoices.list({ customer: moved!.customer, status: 'paid' })).data).toHaveLength(5);
  expect((await control('cus_none', { days: 1 })).status).toBe(404);
  expect((await control(other!.customer, { days: -1 })).status).toBe(400);
});
