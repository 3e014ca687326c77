import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPayPalCheck } from './paypal/check.ts';
import { createStripeCheck } from './stripe/check.ts';

/**
 * Checks every response of the sandbox and every webhook that it sends, in every test, against the providers' own
 * descriptions. A test with a deviation fails.
 */
let checks: ReturnType<typeof createChecks> | undefined;
const faults = new Set<string>();

const createChecks = () => ({ stripe: createStripeCheck(), paypal: createPayPalCheck() });

function note(where: string, found: string[]): void {
  for (const fault of found) faults.add(`${where}: ${fault}`);
}

function checkAnswer({ method, url, body }: FastifyRequest, status: number, payload: unknown): void {
  const path = url.split('?')[0] ?? '';
  const where = `${method} ${path} ${status}`;
  const answer = () =>
    typeof payload === 'string' && payload !== '' ? (JSON.parse(payload) as unknown) : null;
  if (path.startsWith('/v1/') && payload) note(where, checks?.stripe(answer()) ?? []);
  if (!/^\/paypal\/v\d\//.test(path)) return;
  const exchange = { method, path: path.replace('/paypal', ''), request: body, status, answer: answer() };
  note(where, checks?.paypal.exchange(exchange) ?? []);
}

function checkWebhook(headers: Headers, body: string): void {
  if (headers.has('stripe-signature')) note('webhook of Stripe', checks?.stripe(JSON.parse(body)) ?? []);
  if (headers.has('paypal-transmission-sig'))
    note('webhook of PayPal', checks?.paypal.event(JSON.parse(body)) ?? []);
}

function onApp(message: unknown): void {
  checks ??= createChecks();
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async (request, reply, payload) => {
    checkAnswer(request, reply.statusCode, payload);
    return payload;
  });
}

const realFetch = globalThis.fetch;

beforeAll(() => {
  subscribe('fastify.initialization', onApp);
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body === 'string') checkWebhook(new Headers(init.headers), init.body);
    return realFetch(input, init);
  };
});

function expectNoFaults(): void {
  const found = [...faults];
  faults.clear();
  expect(found).toEqual([]);
}

afterEach(expectNoFaults);
afterAll(() => {
  unsubscribe('fastify.initialization', onApp);
  globalThis.fetch = realFetch;
  expectNoFaults();
});
