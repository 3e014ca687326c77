import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../../testing/app.ts';
import { syncDue } from '../sync/periodic.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { paypalOf, stripeOf } from '../providers.ts';

const DAY = 86_400_000;
let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
});
afterAll(() => farEnd.stop());
beforeEach(async () => {
  await farEnd.reset();
  api = await openBillingApp(farEnd.url);
});
afterEach(() => api.close());

const newMember = async () => {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  return {
    ...member,
    ...browser,
    openApproval: (planId?: string) =>
      browser.call('POST', '/paypal/create-subscription', {
        planId,
        currency: 'EUR',
        intent: 'subscription',
      }),
    verify: (transactionId: string) =>
      browser.call('POST', '/stripe/verify-paypal-transaction', { transactionId, userId: member.userId }),
  };
};
test('approve, verify, use, cancel, keep until the paid-through date', async () => {
  const rider = await newMember();
  const opened = await rider.openApproval();
  const { id, approveUrl } = opened.body.data;
  expect([opened.status, opened.body.id]).toEqual([200, id]);
  expect(approveUrl).toContain(id);
  expect(await rider.isPremium()).toBe(false);
  await farEnd.approve(id);
  const verified = await rider.verify(id);
  expect([verified.status, verified.body.message, verified.body.data.status]).toEqual([
    200,
    'Payment Successful',
    'active',
  ]);
  expect(await rider.isPremium()).toBe(true);
  const plan = await rider.subscription();
  expect(plan).toMatchObject({
    subscriptionId: id,
    platform: 'paypal',
    subscriptionPeriod: 'year',
    amount: 89.99,
    cancelAtPeriodEnd: false,
    status: 'active',
  });
  const cancelled = await rider.cancel(id);
  expect(cancelled.body.data.subscription).toMatchObject({
    cancelAtPeriodEnd: true,
    status: 'cancelled',
    nextBillingDate: plan.nextBillingDate,
  });
  expect(await rider.cancel(id)).toEqual(cancelled);
  expect(await rider.isPremium()).toBe(true);
  expect((await rider.openApproval()).body.code).toBe('ALREADY_SUBSCRIBED');
  api.advance(366 * DAY);
  await syncDue(api.context);
  const row = await api.context.db
    .selectFrom('subscriptions')
    .select('status')
    .where('user_id', '=', rider.userId)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'canceled' });
});

test('one approval is open at a time, however often it is requested', async () => {
  const rider = await newMember();
  const answers = await Promise.all(Array.from({ length: 6 }, () => rider.openApproval()));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const foreign = await rider.openApproval('P-SOMEBODY-ELSES');
  expect([foreign.status, foreign.body.errors.planId]).toEqual([
    400,
    'This plan is not offered. Please choose the yearly plan.',
  ]);
});

test('an approval only counts for the member who requested it', async () => {
  const [rider, other] = [await newMember(), await newMember()];
  const { id } = (await rider.openApproval()).body;
  await farEnd.approve(id);
  expect((await other.verify(id)).status).toBe(404);
  expect((await other.verify('I-UNKNOWN')).status).toBe(404);
  expect(await other.isPremium()).toBe(false);
  expect(await rider.isPremium()).toBe(true);
});

test('an unapproved subscription is processing, and is found later without the browser', async () => {
  const rider = await newMember();
  const { id } = (await rider.openApproval()).body;
  const early = await rider.verify(id);
  expect([early.status, early.body.data.status]).toEqual([200, 'processing']);
  await farEnd.approve(id);
  api.advance(61_000);
  expect(await syncDue(api.context)).toBe(1);
  const row = await api.context.db.selectFrom('subscriptions').select('status').executeTakeFirst();
  expect(row).toEqual({ status: 'active' });
});

test('a cancellation at PayPal is found within a day even if its notice is lost', async () => {
  const rider = await newMember();
  const { id } = (await rider.openApproval()).body;
  await farEnd.approve(id);
  await rider.verify(id);
  await paypalOf(api.context).cancelSubscription(id, 'At paypal.com');
  api.advance(DAY + 1000);
  expect(await rider.subscription()).toMatchObject({
    subscriptionId: id,
    cancelAtPeriodEnd: true,
    status: 'cancelled',
  });
  expect(await rider.isPremium()).toBe(true);
});

test('card and PayPal both paid: one stays, the other is cancelled and refunded', async () => {
  const rider = await newMember();
  const { id } = (await rider.openApproval()).body;
  const card = (await rider.openPayment()).body;
  await farEnd.approve(id);
  await rider.payByCard(card.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  await api.context.outbox.runDue();
  const rows = await api.context.db
    .selectFrom('subscriptions')
    .select(['platform', 'status'])
    .orderBy('platform')
    .execute();
  expect(rows).toEqual([
    { platform: 'paypal', status: 'active' },
    { platform: 'stripe', status: 'canceled' },
  ]);
  expect((await paypalOf(api.context).getSubscription(id)).status).toBe('ACTIVE');
  const stripe = stripeOf(api.context);
  expect((await stripe.subscriptions.retrieve(card.data.subscriptionId)).status).toBe('canceled');
  const intent = await stripe.paymentIntents.retrieve(card.clientSecret.split('_secret_')[0]!, {
    expand: ['latest_charge'],
  });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 8999 });
  await rider.isPremium();
  await syncDue(api.context);
  expect(await rider.isPremium()).toBe(true);
});

test('the plan of a deleted account is cancelled at PayPal', async () => {
  const rider = await newMember();
  const { id } = (await rider.openApproval()).body;
  await farEnd.approve(id);
  await rider.verify(id);
  await api.app.inject({ method: 'DELETE', url: '/users/deleteUser', headers: rider.headers });
  await api.context.outbox.runDue();
  expect((await paypalOf(api.context).getSubscription(id)).status).toBe('CANCELLED');
});

describe('notices', () => {
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': 'made-up',
    'paypal-transmission-sig': Buffer.from('made up').toString('base64'),
    'paypal-transmission-time': new Date().toISOString(),
  };
  const send = (payload: string, sent: object) =>
    api.app.inject({ method: 'POST', url: '/paypal/webhook', headers: { ...headers, ...sent }, payload });

  test("PayPal's own are accepted and processed", async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await register(`${address}/paypal/webhook`);
    const rider = await newMember();
    const { id } = (await rider.openApproval()).body;
    await farEnd.approve(id);
    await until(async () => (await inbox()).some((row) => row.type === 'BILLING.SUBSCRIPTION.ACTIVATED'));
    await api.context.outbox.runDue();
    const row = await api.context.db.selectFrom('subscriptions').select('status').executeTakeFirst();
    expect(row).toEqual({ status: 'active' });
  });

  test('a genuine one counts unmodified; altered, aged or with another id it is rejected and changes nothing', async () => {
    const caught: { headers: Record<string, string>; body: string }[] = [];
    const receiver = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      caught.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString(),
      });
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    // The API finds its own registration by the end of the address.
    await register(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/paypal/webhook`);
    const rider = await newMember();
    await rider.openApproval();
    await until(async () => caught.length > 0);
    receiver.close();
    receiver.closeAllConnections();
    const { headers: sent, body } = caught[0]!;
    const aged = new Date(Date.now() - 5 * DAY).toISOString();
    const ahead = new Date(Date.now() + DAY).toISOString();
    for (const [changed, payload] of [
      [{}, body.replace('APPROVAL_PENDING', 'ACTIVE')],
      [{ 'paypal-transmission-id': 'another' }, body],
      [{ 'paypal-transmission-time': aged }, body],
      [{ 'paypal-transmission-time': ahead }, body],
    ] as const) {
      const { host: _host, connection: _c, 'content-length': _l, ...kept } = sent;
      expect((await send(payload, { ...kept, ...changed })).statusCode).toBe(400);
    }
    expect(await inbox()).toEqual([]);
    const { host: _host, connection: _c, 'content-length': _l, ...kept } = sent;
    expect((await send(body, kept)).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(1);
  });

  test('one that names only the refunded payment is matched to its member', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await register(`${address}/paypal/webhook`);
    const rider = await newMember();
    const { id } = (await rider.openApproval()).body;
    await farEnd.approve(id);
    expect(await rider.isPremium()).toBe(true);
    const { provider_payment_id: payment } = await api.context.db
      .selectFrom('payments')
      .select('provider_payment_id')
      .executeTakeFirstOrThrow();
    await fetch(`${farEnd.url}/sandbox/paypal/transactions/${payment}/reverse`, { method: 'POST' });
    await until(async () => (await inbox()).some((row) => row.type === 'PAYMENT.SALE.REVERSED'));
    await api.context.outbox.runDue();
    expect(await rider.isPremium()).toBe(false);
    expect((await paypalOf(api.context).getSubscription(id)).status).toBe('CANCELLED');
  });

  test('forged ones are rejected and leave nothing', async () => {
    await register('http://127.0.0.1:9/paypal/webhook');
    const payload = JSON.stringify({ id: 'WH-1', event_type: 'X', resource: { id: 'I-1' } });
    expect((await send(payload, {})).statusCode).toBe(400);
    expect((await send(payload, { 'paypal-transmission-sig': '' })).statusCode).toBe(400);
    expect((await send('{', {})).statusCode).toBe(400);
    expect((await api.app.inject({ method: 'POST', url: '/paypal/webhook', payload: {} })).statusCode).toBe(
      400,
    );
    expect(await inbox()).toEqual([]);
  });

  const inbox = () => api.context.db.selectFrom('webhook_inbox').select('type').execute();

  async function register(url: string) {
    const token = await fetch(`${farEnd.url}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('id:secret').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token } = (await token.json()) as { access_token: string };
    await fetch(`${farEnd.url}/paypal/v1/notifications/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });
  }

  async function until(happened: () => Promise<boolean>) {
    for (let round = 0; round < 100 && !(await happened()); round += 1)
      await new Promise((done) => setTimeout(done, 50));
  }
});
