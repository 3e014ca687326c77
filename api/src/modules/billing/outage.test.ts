import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../testing/app.ts';
import { paypalOf } from './providers.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from './testing.ts';

/** A proxy between the API and the sandbox: can be cut, or can lose responses to completed requests. */
function openWire(to: () => string) {
  const wire = { cut: false, loseAnswerTo: null as RegExp | null, lost: 0 };
  const server: Server = createServer(async (request, response) => {
    if (wire.cut) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name))
        headers.set(name, value);
    }
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const answer = await fetch(to() + request.url, { method: request.method!, headers, body });
    const text = await answer.text();
    if (wire.loseAnswerTo?.test(`${request.method} ${request.url}`)) {
      wire.lost += 1;
      return void request.socket.destroy();
    }
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'request-id': answer.headers.get('request-id') ?? '',
    });
    response.end(text);
  });
  return { wire, server };
}

let farEnd: SandboxProcess;
let api: TestApp;
const { wire, server } = openWire(() => farEnd.url);

beforeAll(async () => {
  farEnd = await startSandbox();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = await openBillingApp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  Object.assign(wire, { cut: false, loseAnswerTo: null, lost: 0 });
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await farEnd.stop();
});

const newMember = async () => {
  const member = await api.createMember();
  return { ...member, ...browserOf(api, farEnd.url, member) };
};
const TOLD =
  'The payment service cannot be reached right now. Please try again in a moment: you are never charged twice.';

test('an unreachable provider gives one message, and the next attempt works', async () => {
  const rider = await newMember();
  wire.cut = true;
  const answer = await rider.openPayment();
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([503, 'PROVIDER_UNAVAILABLE', TOLD]);
  wire.cut = false;
  expect((await rider.openPayment()).status).toBe(200);
});

test('pages that only read keep working with stored data', async () => {
  const rider = await newMember();
  const { clientSecret } = (await rider.openPayment()).body;
  await rider.payByCard(clientSecret);
  expect(await rider.isPremium()).toBe(true);
  wire.cut = true;
  api.advance(2 * 86_400_000);
  expect(await rider.isPremium()).toBe(true);
  expect(await rider.subscription()).toMatchObject({ status: 'active' });
  const { due_at } = await api.context.db
    .selectFrom('billing_customers')
    .select('due_at')
    .where('user_id', '=', rider.userId)
    .executeTakeFirstOrThrow();
  expect(due_at!.getTime()).toBeLessThanOrEqual(api.context.clock().getTime() + 5 * 60_000);
});

test('a subscription whose creation was never answered is found again, not duplicated', async () => {
  const rider = await newMember();
  wire.loseAnswerTo = /^POST \/v1\/subscriptions$/;
  expect((await rider.openPayment()).status).toBe(503);
  expect(wire.lost).toBeGreaterThan(0);
  wire.loseAnswerTo = null;
  const { status, body } = await rider.openPayment();
  expect(status).toBe(200);
  const answer = await fetch(`${farEnd.url}/v1/subscriptions?status=all&limit=100`, {
    headers: { authorization: 'Bearer sk_test_billing' },
  });
  const { data } = (await answer.json()) as { data: { id: string; metadata: { user_id: string } }[] };
  const own = data.filter((one) => one.metadata.user_id === rider.userId);
  expect(own.map((one) => one.id)).toEqual([body.data.subscriptionId]);
});

test('the plan of an account deleted during an outage is cancelled when the provider is back', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  wire.cut = true;
  const deleted = await api.app.inject({
    method: 'DELETE',
    url: '/users/deleteUser',
    headers: rider.headers,
  });
  expect(deleted.statusCode).toBe(200);
  await api.context.outbox.runDue();
  wire.cut = false;
  api.advance(60_000);
  await api.context.outbox.runDue();
  const answer = await fetch(`${farEnd.url}/v1/subscriptions/${body.data.subscriptionId}`, {
    headers: { authorization: 'Bearer sk_test_billing' },
  });
  expect(await answer.json()).toMatchObject({ status: 'canceled' });
  const kept = await api.context.db
    .selectFrom('payments')
    .select(['user_id', 'amount_cents'])
    .where('user_id', 'is', null)
    .execute();
  expect(kept).toEqual([{ user_id: null, amount_cents: 8999 }]);
}, 90_000);

test('the plan of an account deleted while PayPal is down is cancelled when PayPal is back', async () => {
  const rider = await newMember();
  const { body } = await rider.call('POST', '/paypal/create-subscription', {
    currency: 'EUR',
    intent: 'subscription',
  });
  await farEnd.approve(body.id);
  await rider.call('POST', '/stripe/verify-paypal-transaction', {
    transactionId: body.id,
    userId: rider.userId,
  });
  expect(await rider.isPremium()).toBe(true);
  wire.cut = true;
  const deleted = await api.app.inject({
    method: 'DELETE',
    url: '/users/deleteUser',
    headers: rider.headers,
  });
  expect(deleted.statusCode).toBe(200);
  await api.context.outbox.runDue();
  wire.cut = false;
  expect((await paypalOf(api.context).getSubscription(body.id)).status).toBe('ACTIVE');
  api.advance(60_000);
  await api.context.outbox.runDue();
  expect((await paypalOf(api.context).getSubscription(body.id)).status).toBe('CANCELLED');
}, 90_000);

test('a withdrawal is recorded during an outage of the provider, and carried out after it', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  wire.cut = true;
  const { subscriptionId } = body.data;
  const withdrawn = await rider.call('POST', '/stripe/withdraw-subscription', { subscriptionId });
  expect([withdrawn.status, withdrawn.body.data.refund]).toEqual([200, 89.99]);
  wire.cut = false;
  api.advance(60_000);
  await api.context.outbox.runDue();
  expect((await rider.call('GET', '/stripe/payments')).body.data.payments).toEqual([
    expect.objectContaining({ amount: 89.99, refunded: 89.99 }),
  ]);
}, 90_000);
