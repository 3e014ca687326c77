import { WEBHOOK_ID, startPayPal } from './testing.ts';

let paypal: Awaited<ReturnType<typeof startPayPal>>;

beforeAll(async () => {
  paypal = await startPayPal();
});
beforeEach(async () => {
  await paypal.control('POST', 'reset');
  await paypal.signIn();
});
afterAll(() => paypal.close());

const at = (now: string) => paypal.control('PUT', 'clock', { now });
const order = (plan_id: string, key: string, custom_id = 'u1') =>
  paypal.call('POST', 'v1/billing/subscriptions', { plan_id, custom_id }, { 'paypal-request-id': key });

test('a request id creates one subscription, whatever its repeats contain, and returns its current state', async () => {
  const plan = await paypal.plan();
  const made = await order(plan, 'one');
  await paypal.approve(made.body.id);
  const again = await order(plan, 'one', 'somebody else');
  expect(again).toMatchObject({ status: 200, body: { id: made.body.id, status: 'ACTIVE' } });
  expect((await paypal.read(made.body.id)).custom_id).toBe('u1');
  const other = await order(plan, 'two');
  expect(other).toMatchObject({ status: 201 });
  expect(other.body.id).not.toBe(made.body.id);
});

test('a rejected request does not use up its id', async () => {
  expect((await order('P-NONE', 'key')).status).toBe(404);
  expect((await order(await paypal.plan(), 'key')).status).toBe(201);
});

test('a request id expires after 72 hours', async () => {
  await at('2027-01-01T00:00:00Z');
  await paypal.signIn();
  const plan = await paypal.plan();
  const made = await order(plan, 'old');
  await at('2027-01-03T23:59:59Z');
  await paypal.signIn();
  expect((await order(plan, 'old')).body.id).toBe(made.body.id);
  await at('2027-01-04T00:00:01Z');
  expect((await order(plan, 'old')).body.id).not.toBe(made.body.id);
});

test('a token expires by the sandbox’s clock', async () => {
  await at('2027-01-01T00:00:00Z');
  await paypal.signIn();
  expect((await paypal.call('GET', 'v1/billing/plans')).status).toBe(200);
  await at('2027-01-01T09:00:00Z');
  const { status, body } = await paypal.call('GET', 'v1/billing/plans');
  expect([status, body.name]).toEqual([401, 'AUTHENTICATION_FAILURE']);
});

test('lists are paginated', async () => {
  for (let count = 0; count < 3; count++) await paypal.plan();
  const first = await paypal.call('GET', 'v1/billing/plans?page_size=2&total_required=true');
  expect(first.body).toMatchObject({ total_items: 3, total_pages: 2 });
  expect(first.body.plans).toHaveLength(2);
  const next = first.body.links.find(({ rel }: { rel: string }) => rel === 'next');
  const rest = await paypal.call('GET', next.href.split('/paypal/')[1]);
  expect(rest.body.plans).toHaveLength(1);
  expect((await paypal.call('GET', 'v1/billing/plans')).body.total_items).toBeUndefined();
  expect((await paypal.call('GET', 'v1/billing/plans?page_size=21')).status).toBe(400);
});

test('a preference decides how much of a new subscription is returned', async () => {
  const plan_id = await paypal.plan();
  const prefer = (value: string) =>
    paypal.call('POST', 'v1/billing/subscriptions', { plan_id }, { prefer: `return=${value}` });
  expect((await prefer('minimal')).body.plan_id).toBeUndefined();
  expect((await prefer('representation')).body.plan_id).toBe(plan_id);
});

test('transactions need a span, and a subscription cannot be patched', async () => {
  const id = await paypal.subscribe();
  const path = `v1/billing/subscriptions/${id}`;
  expect((await paypal.call('GET', `${path}/transactions`)).body.details[0].field).toBe('start_time');
  const patch = await paypal.call('PATCH', path, [
    { op: 'replace', path: '/custom_id', value: 'u2' },
  ] as object);
  expect(patch.body.details[0].issue).toBe('UNSUPPORTED_PATCH_OPERATION');
});

test('an event can be read and sent again', async () => {
  const id = await paypal.subscribe();
  await paypal.control('PUT', 'clock', { now: new Date().toISOString() });
  const { body } = await paypal.call(
    'GET',
    'v1/notifications/webhooks-events?event_type=BILLING.SUBSCRIPTION.ACTIVATED',
  );
  expect(body.events[0].resource.id).toBe(id);
  const before = paypal.events(id).length;
  const again = await paypal.call('POST', `v1/notifications/webhooks-events/${body.events[0].id}/resend`, {
    webhook_ids: [WEBHOOK_ID],
  });
  expect(again.status).toBe(202);
  await paypal.control('DELETE', 'clock');
  expect(paypal.events(id)).toHaveLength(before + 1);
});

test('a reset deletes plans and subscriptions, and the webhook stays', async () => {
  const id = await paypal.subscribe();
  await paypal.control('POST', 'reset');
  expect((await paypal.call('GET', `v1/billing/subscriptions/${id}`)).status).toBe(404);
  expect((await paypal.call('GET', 'v1/billing/plans')).body.plans).toEqual([]);
  const { webhooks } = (await paypal.call('GET', 'v1/notifications/webhooks')).body;
  expect(webhooks).toMatchObject([{ id: WEBHOOK_ID }]);
});
