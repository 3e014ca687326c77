import Stripe from 'stripe';
import type { TestApp } from '../../../testing/app.ts';
import { sortNotices } from '../sync/inbox.ts';
import { browserOf, openBillingApp, startSandbox, WEBHOOK_SECRET, type SandboxProcess } from '../testing.ts';

const stripe = new Stripe('sk_test_billing');
let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
  api = await openBillingApp(farEnd.url);
});
afterAll(async () => {
  await api.close();
  await farEnd.stop();
});

const now = () => Math.floor(Date.now() / 1000);
const send = (payload: string, header: string | undefined) =>
  api.app.inject({
    method: 'POST',
    url: '/stripe/webhook',
    headers: { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) },
    payload,
  });
const sign = (payload: string, { secret = WEBHOOK_SECRET, timestamp = now() } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const eventFor = (customer: string, values = {}) =>
  JSON.stringify({
    id: 'evt_test',
    object: 'event',
    type: 'customer.subscription.updated',
    data: {
      object: { object: 'subscription', id: 'sub_1', customer, status: 'active', metadata: {}, ...values },
    },
  });

/** A member with an open payment and no page request since. */
async function buyer() {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  const { clientSecret } = (await browser.openPayment()).body;
  const { stripe_customer_id: customer } = await api.context.db
    .selectFrom('billing_customers')
    .select('stripe_customer_id')
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  return { ...member, ...browser, clientSecret, customer: customer! };
}

const stored = (userId: string) =>
  api.context.db.selectFrom('subscriptions').select('status').where('user_id', '=', userId).execute();

const noticesWaiting = () =>
  api.context.db.selectFrom('outbox').select('id').where('kind', '=', 'billing.webhook').execute();

test('a notice that says "active" makes nobody premium: the provider is read', async () => {
  const rider = await buyer();
  const payload = eventFor(rider.customer);
  expect((await send(payload, sign(payload))).statusCode).toBe(200);
  await api.context.outbox.runDue();
  expect(await stored(rider.userId)).toEqual([{ status: 'incomplete' }]);
});

test('the same notice fifty times has one effect', async () => {
  const rider = await buyer();
  await rider.payByCard(rider.clientSecret);
  const payload = eventFor(rider.customer, { status: 'incomplete' }).replace('evt_test', 'evt_fifty');
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(payload, sign(payload))));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect(await noticesWaiting()).toHaveLength(1);
  await api.context.outbox.runDue();
  await send(payload, sign(payload));
  expect(await noticesWaiting()).toEqual([]);
  expect(await stored(rider.userId)).toEqual([{ status: 'active' }]);
  const payments = await api.context.db
    .selectFrom('payments')
    .select('amount_cents')
    .where('user_id', '=', rider.userId)
    .execute();
  expect(payments).toEqual([{ amount_cents: 8999 }]);
  const row = await api.context.db
    .selectFrom('webhook_inbox')
    .selectAll()
    .where('event_id', '=', 'evt_fifty')
    .executeTakeFirstOrThrow();
  expect(row.processed_at).not.toBeNull();
});

test('every notice of a whole history, each fifty times and in random order, leads to one state and one receipt', async () => {
  const rider = await buyer();
  await rider.payByCard(rider.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  const at = (method: string, path: string) =>
    fetch(`${farEnd.url}/v1/${path}`, { method, headers: { authorization: 'Bearer sk_test_billing' } });
  const { data: plans } = (await (await at('GET', `subscriptions?customer=${rider.customer}`)).json()) as {
    data: { id: string }[];
  };
  await at('DELETE', `subscriptions/${plans[0]!.id}`);
  const { data: all } = (await (await at('GET', 'events?limit=100')).json()) as { data: Stripe.Event[] };
  const own = all.filter(({ data }) => (data.object as { customer?: string }).customer === rider.customer);
  expect(own.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'customer.subscription.updated',
      'customer.subscription.deleted',
      'invoice.paid',
    ]),
  );
  // The oldest come last: "active" arrives after "canceled".
  const shuffled = Array.from({ length: 50 }, (_, round) =>
    own.toSorted((a, b) => (round % 2 ? 1 : -1) * a.id.localeCompare(b.id)),
  ).flat();
  for (let from = 0; from < shuffled.length; from += 40) {
    await Promise.all(
      shuffled.slice(from, from + 40).map(async (event) => {
        const payload = JSON.stringify(event);
        expect((await send(payload, sign(payload))).statusCode).toBe(200);
      }),
    );
    await api.context.outbox.runDue();
  }
  expect(await stored(rider.userId)).toEqual([{ status: 'canceled' }]);
  const payments = await api.context.db
    .selectFrom('payments')
    .select('amount_cents')
    .where('user_id', '=', rider.userId)
    .execute();
  expect(payments).toEqual([{ amount_cents: 8999 }]);
  const receipts = api.smtp.mails.filter((mail) => mail.to === rider.email);
  expect(receipts).toHaveLength(1);
});

test.each<[string, (payload: string) => [string, string | undefined]]>([
  ['without a signature', (payload) => [payload, undefined]],
  ['signed with another secret', (payload) => [payload, sign(payload, { secret: 'whsec_other' })]],
  ['altered after signing', (payload) => [payload.replace('active', 'canceled'), sign(payload)]],
  ['ten minutes old', (payload) => [payload, sign(payload, { timestamp: now() - 600 })]],
  ['from the future', (payload) => [payload, sign(payload, { timestamp: now() + 600 })]],
  ['that is not JSON', () => ['{', sign('{')]],
  ['without a body', () => ['', sign('')]],
])('a notice %s is rejected and leaves nothing', async (_name, forge) => {
  const { customer } = await buyer();
  const payload = eventFor(customer).replace('evt_test', 'evt_forged');
  const answer = await send(...forge(payload));
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  const taken = await api.context.db
    .selectFrom('webhook_inbox')
    .select('type')
    .where('event_id', '=', 'evt_forged')
    .execute();
  expect(taken).toEqual([]);
});

/** Signed with our secret, so only somebody who knows it can have sent it: it is rejected, in the envelope. */
test.each<[string, string]>([
  ['is not JSON', '{'],
  ['is empty', ''],
  ['is null', 'null'],
  ['is a number', '17'],
  ['is a list', '[]'],
  ['is nested ten thousand times', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['has no data', JSON.stringify({ id: 'evt_odd', object: 'event', type: 'x' })],
  ['has null for data', JSON.stringify({ id: 'evt_odd', object: 'event', type: 'x', data: null })],
  ['has no object', JSON.stringify({ id: 'evt_odd', object: 'event', type: 'x', data: {} })],
  ['has an object for its id', JSON.stringify({ id: { length: 1 }, type: 'x', data: { object: {} } })],
  ['has a NUL in its id', JSON.stringify({ id: 'evt_odd\0', type: 'x', data: { object: {} } })],
  ['has half of a character in its type', '{"id":"evt_odd","type":"\\ud800","data":{"object":{}}}'],
  ['is of the newer kind', JSON.stringify({ id: 'evt_odd', object: 'v2.core.event', type: 'x' })],
])('a signed body that %s is rejected', async (_name, payload) => {
  const answer = await send(payload, sign(payload));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'VALIDATION_FAILED', message: expect.stringMatching(/^[A-Z].*\.$/) }),
  ]);
});

test('one that is too large is rejected', async () => {
  const payload = JSON.stringify({ id: 'evt_odd', object: 'event', note: 'x'.repeat(2_000_000) });
  const answer = await send(payload, sign(payload));
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

/** Stripe would retry an event about an unknown kind of thing for days if it were rejected; so it is ignored. */
test.each<[string, object]>([
  ['a number for the customer', { customer: 17 }],
  ['a list for the customer', { customer: ['cus_1'] }],
  ['null for everything', { customer: null, charge: null, metadata: null }],
  ['an odd charge', { charge: { id: { toString: 1 } } }],
  ['an odd member', { metadata: { user_id: { length: { toString: 1 } } } }],
  ['half of a character', { customer: '\ud800', metadata: { user_id: 'a\0b' } }],
])('an event with %s is acknowledged and changes nothing', async (name, object) => {
  const id = `evt_${name.replaceAll(' ', '_')}`;
  const payload = JSON.stringify({ id, object: 'event', type: 'x', data: { object } });
  const answer = await send(payload, sign(payload));
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Received.', data: null }]);
  await api.context.outbox.runDue();
  const row = await api.context.db
    .selectFrom('webhook_inbox')
    .select(['payload', 'processed_at'])
    .where('event_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ payload: {}, processed_at: expect.any(Date) });
});

test('a burst leads to few jobs: one per write, then one per member', async () => {
  const riders = [await buyer(), await buyer()];
  await api.context.outbox.runDue();
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) => {
      const payload = eventFor(riders[n % 2]!.customer).replace('evt_test', `evt_burst_${n}`);
      return send(payload, sign(payload));
    }),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  const written = await api.context.db
    .selectFrom('webhook_inbox')
    .select('event_id')
    .where('event_id', 'like', 'evt_burst_%')
    .execute();
  expect(written).toHaveLength(300);
  const jobs = async () =>
    (
      await api.context.db.selectFrom('outbox').select('kind').where('kind', 'like', 'billing.%').execute()
    ).map(({ kind }) => kind);
  expect((await jobs()).length).toBeLessThan(60);
  await sortNotices(api.context);
  expect((await jobs()).filter((kind) => kind === 'billing.member')).toHaveLength(2);
  await api.context.outbox.runDue();
  expect(await jobs()).toEqual([]);
});

test('a failed write is not acknowledged, and the next notice is accepted', async () => {
  const { customer } = await buyer();
  const [first, second] = ['evt_lost', 'evt_kept'].map((id) => eventFor(customer).replace('evt_test', id));
  const add = jest.spyOn(api.context.outbox, 'add').mockRejectedValueOnce(new Error('the database is away'));
  expect((await send(first!, sign(first!))).statusCode).toBe(500);
  add.mockRestore();
  expect((await send(second!, sign(second!))).statusCode).toBe(200);
  const rows = await api.context.db
    .selectFrom('webhook_inbox')
    .select('event_id')
    .where('event_id', 'in', ['evt_lost', 'evt_kept'])
    .execute();
  expect(rows).toEqual([{ event_id: 'evt_kept' }]);
});
