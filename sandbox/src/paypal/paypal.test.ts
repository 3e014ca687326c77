/* oxlint-disable typescript/no-explicit-any -- PayPal's answers are read as its clients read them: untyped JSON */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '../sandbox.ts';

interface Answer {
  status: number;
  body: any;
}

const received: { headers: IncomingHttpHeaders; event: any }[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, event: JSON.parse(body) });
    response.end();
  });
});

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let token = '';

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/paypal/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  sandbox = await startSandbox({ port: 0, smtpPort: 0, paypalWebhookUrl: `http://127.0.0.1:${port}/` });
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('id:secret').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});

afterAll(async () => {
  await sandbox.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

async function yearlyPlan(): Promise<string> {
  const product = await call(
    'POST',
    'catalogs/products',
    { name: 'PRO', type: 'SERVICE' },
    { 'paypal-request-id': 'product' },
  );
  const fixed_price = { currency_code: 'EUR', value: '89.99' };
  const cycle = {
    tenure_type: 'REGULAR',
    sequence: 1,
    total_cycles: 0,
    frequency: { interval_unit: 'YEAR', interval_count: 1 },
    pricing_scheme: { fixed_price },
  };
  const plan = await call('POST', 'billing/plans', {
    product_id: product.body.id,
    name: 'PRO yearly',
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    billing_cycles: [cycle],
  });
  return plan.body.id as string;
}

function answerApproval(id: string, outcome: string) {
  return fetch(`${sandbox.url}/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_id: id, outcome }),
  });
}

test('a subscription is approved, paid and cancelled, and then has no next billing time', async () => {
  const order = { plan_id: await yearlyPlan(), custom_id: 'u1' };
  const made = await call('POST', 'billing/subscriptions', order, { 'paypal-request-id': 'attempt-1' });
  const again = await call('POST', 'billing/subscriptions', order, { 'paypal-request-id': 'attempt-1' });
  expect(again.body.id).toBe(made.body.id);
  expect(made.body).toMatchObject({ status: 'APPROVAL_PENDING' });
  expect(made.body.links[0]).toMatchObject({ rel: 'approve' });
  expect((await fetch(made.body.links[0].href)).status).toBe(200);

  await answerApproval(made.body.id, 'approve');
  const active = await call('GET', `billing/subscriptions/${made.body.id}`);
  expect(active.body).toMatchObject({
    status: 'ACTIVE',
    custom_id: 'u1',
    billing_info: { last_payment: { amount: { value: '89.99' } } },
  });
  expect(active.body.billing_info.next_billing_time).toMatch(/^\d{4}-.*Z$/);
  const { body } = await call(
    'GET',
    `billing/subscriptions/${made.body.id}/transactions?start_time=2020-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z`,
  );
  expect(body.transactions).toHaveLength(1);

  expect(
    (await call('POST', `billing/subscriptions/${made.body.id}/cancel`, { reason: 'done' })).status,
  ).toBe(204);
  const ended = await call('GET', `billing/subscriptions/${made.body.id}`);
  expect(ended.body.status).toBe('CANCELLED');
  expect(ended.body.billing_info.next_billing_time).toBeUndefined();
  expect(
    (await call('POST', `billing/subscriptions/${made.body.id}/cancel`, { reason: 'twice' })).status,
  ).toBe(422);
});

test('a cancelled approval leaves the subscription pending', async () => {
  const made = await call('POST', 'billing/subscriptions', { plan_id: await yearlyPlan() });
  expect(await (await answerApproval(made.body.id, 'cancel')).json()).toMatchObject({ approved: false });
  expect((await call('GET', `billing/subscriptions/${made.body.id}`)).body.status).toBe('APPROVAL_PENDING');
});

test('a webhook verifies as sent, and not when it was changed', async () => {
  const made = await call('POST', 'billing/subscriptions', { plan_id: await yearlyPlan() });
  const isMine = ({ event }: { event: any }) => event.resource.id === made.body.id;
  for (let attempt = 0; attempt < 100 && !received.some(isMine); attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { headers, event } = received.find(isMine)!;
  expect(event.event_type).toBe('BILLING.SUBSCRIPTION.CREATED');
  const verify = async (webhook_event: object) => {
    const { body } = await call('POST', 'notifications/verify-webhook-signature', {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: 'WHSANDBOX00000001',
      webhook_event,
    });
    return body.verification_status as string;
  };
  expect(await verify(event)).toBe('SUCCESS');
  expect(await verify({ ...event, event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' })).toBe('FAILURE');
});

test('a product id is given once', async () => {
  const product = { id: 'PRODUCT-PRO', name: 'PRO', type: 'SERVICE' };
  expect((await call('POST', 'catalogs/products', product)).status).toBe(201);
  const again = await call('POST', 'catalogs/products', product);
  expect(again.body.details[0].issue).toBe('DUPLICATE_RESOURCE_IDENTIFIER');
});

test('without a token nothing is told', async () => {
  const answer = await fetch(`${sandbox.url}/paypal/v1/billing/plans`);
  expect(answer.status).toBe(401);
});

test('the button and the approval page take no press before their script listens', async () => {
  const { body } = await call('POST', 'billing/subscriptions', { plan_id: await yearlyPlan() });
  for (const path of ['sdk/button.html', `approve?subscription_id=${body.id}`]) {
    const page = await (await fetch(`${sandbox.url}/paypal/${path}`)).text();
    const buttons = page.match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) expect(button).toMatch(/ disabled>$/);
  }
});
