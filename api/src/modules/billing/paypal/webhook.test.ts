import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { openTestApp, type TestApp } from '../../../testing/app.ts';

/** Requests to PayPal's webhook, with a mock of PayPal that signs, and counts the calls to it. */

const signer = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
let asked: string[] = [];
let webhookId = 'WH-OURS';
const farEnd = createServer((request, response) => {
  asked.push(request.url!);
  const json = (body: object) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (request.url === '/v1/oauth2/token') return void json({ access_token: 'A', expires_in: 3600 });
  if (request.url === '/v1/notifications/webhooks')
    return void json({ webhooks: [{ id: webhookId, url: 'https://api.example/paypal/webhook' }] });
  if (request.url === '/certs/ours')
    return void response.end(signer.publicKey.export({ type: 'spki', format: 'pem' }));
  response.statusCode = 404;
  response.end('{}');
});
let api: TestApp;

beforeAll(async () => {
  farEnd.listen(0, '127.0.0.1');
  await once(farEnd, 'listening');
});
afterAll(() => {
  farEnd.closeAllConnections();
  farEnd.close();
});
beforeEach(async () => {
  asked = [];
  webhookId = 'WH-OURS';
  api = await openTestApp({
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_API_BASE: `http://127.0.0.1:${(farEnd.address() as AddressInfo).port}`,
  });
});
afterEach(() => api.close());

let transmissions = 0;
function send(
  body: string,
  { key = signer.privateKey, to = webhookId, certificate = 'ours', ...headers } = {},
) {
  const [id, time] = [`T-${(transmissions += 1)}`, new Date().toISOString()];
  return api.app.inject({
    method: 'POST',
    url: '/paypal/webhook',
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `http://far.example/certs/${certificate}`,
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('sha256')
        .update(`${id}|${time}|${to}|${crc32(body)}`)
        .sign(key, 'base64'),
      ...headers,
    },
    payload: body,
  });
}
const event = (id: string, resource: unknown = { id: 'I-1' }) =>
  JSON.stringify({ id, event_type: 'BILLING.SUBSCRIPTION.UPDATED', resource });
const inbox = async () =>
  (await api.context.db.selectFrom('webhook_inbox').select('event_id').execute()).map((row) => row.event_id);

test('genuine ones are accepted; PayPal’s key and our registration are fetched once', async () => {
  expect((await send(event('WH-1'))).statusCode).toBe(200);
  expect((await send(event('WH-2'))).statusCode).toBe(200);
  expect(await inbox()).toEqual(['WH-1', 'WH-2']);
  expect(asked).toEqual(['/certs/ours', '/v1/oauth2/token', '/v1/notifications/webhooks']);
});

test('a hundred forged ones are rejected, without a call to PayPal for each', async () => {
  await send(event('WH-1'));
  asked = [];
  for (let n = 0; n < 50; n += 1) {
    const own = await send(event('WH-F'), { key: stranger.privateKey });
    const other = await send(event('WH-F'), { certificate: `forged-${n}` });
    expect([own.statusCode, other.statusCode]).toEqual([400, 400]);
    expect(own.json().message).toBe('The signature of this notice is not valid.');
  }
  expect(await inbox()).toEqual(['WH-1']);
  expect(asked.length).toBeLessThan(6);
  // PayPal's own still get through in between.
  expect((await send(event('WH-2'))).statusCode).toBe(200);
});

test('a certificate from another host is not fetched when the real PayPal is configured', async () => {
  const live = await openTestApp({ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' });
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nothing leaves this machine'));
  for (const address of [
    'https://paypal.com.evil.example/c',
    'http://api.paypal.com/c',
    'file:///etc/passwd',
  ]) {
    const answer = await live.app.inject({
      method: 'POST',
      url: '/paypal/webhook',
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': address,
        'paypal-transmission-id': 'T',
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': 'AA==',
      },
      payload: event('WH-1'),
    });
    expect(answer.statusCode).toBe(400);
  }
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
  await live.close();
});

test.each<[string, string]>([
  ['is not JSON', '{'],
  ['is empty', ''],
  ['is null', 'null'],
  ['is nested ten thousand times', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['has an odd id', JSON.stringify({ id: { length: 1 }, event_type: 'X', resource: {} })],
  ['has a NUL in its id', JSON.stringify({ id: 'WH\0', event_type: 'X', resource: {} })],
  ['has no type', JSON.stringify({ id: 'WH-1', resource: {} })],
])('a signed body that %s is rejected', async (_name, body) => {
  const answer = await send(body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await inbox()).toEqual([]);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', [1]],
  ['odd ids', { id: 7, custom_id: { toString: 1 }, sale_id: '\ud800', billing_agreement_id: ['I'] }],
])('a signed event about %s is acknowledged and ignored', async (_name, resource) => {
  expect((await send(event('WH-1', resource))).statusCode).toBe(200);
  await api.context.outbox.runDue();
  const row = await api.context.db
    .selectFrom('webhook_inbox')
    .select(['payload', 'processed_at'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ payload: {}, processed_at: expect.any(Date) });
});
