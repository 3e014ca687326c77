import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_VERSION } from './account.ts';
import type { Account } from './account.ts';
import { catalogOperations } from './catalog.ts';
import { chargeOperations } from './charges.ts';
import { customerOperations } from './customers.ts';
import { discountOperations } from './discounts.ts';
import { disputeOperations } from './disputes.ts';
import { eventOperations } from './events.ts';
import { checkExpand, expanded } from './expand.ts';
import { StripeFault } from './fault.ts';
import { decodeForm } from './form.ts';
import type { Params } from './form.ts';
import { createFlights, earlierAnswer, fingerprint, keepAnswer } from './idempotency.ts';
import { invoiceOperations } from './invoices.ts';
import { accessOf } from './keys.ts';
import type { Call, Operation } from './operation.ts';
import { refuseOthers } from './params.ts';
import { paymentIntentOperations } from './payment-intents.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { momentOfCall } from './moment.ts';
import { refundOperations } from './refunds.ts';
import { passTime } from './schedule.ts';
import { setupIntentOperations } from './setup-intents.ts';
import { subscriptionItemOperations } from './subscription-items.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { finishAdvances, testClockOperations } from './test-clocks.ts';
import { tokenOperations } from './tokens.ts';

const OPERATIONS: Operation[] = [
  ...customerOperations,
  ...catalogOperations,
  ...discountOperations,
  ...subscriptionOperations,
  ...subscriptionItemOperations,
  ...invoiceOperations,
  ...paymentIntentOperations,
  ...setupIntentOperations,
  ...paymentMethodOperations,
  ...tokenOperations,
  ...testClockOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...eventOperations,
];

function paramsOf(request: FastifyRequest): { raw: string; params: Params } {
  const query = request.url.split('?')[1] ?? '';
  const body = typeof request.body === 'string' ? request.body : '';
  const raw = [query, body].filter((part) => part !== '').join('&');
  return { raw, params: decodeForm(raw) };
}

/** Runs one operation and returns status and body, the body in Stripe's error envelope when it failed. */
function perform(operation: Operation, call: Call, report: (error: unknown) => void) {
  try {
    refuseOthers(call.params, [...operation.takes, 'expand', 'key']);
    checkExpand(call.params);
    const { account, params } = call;
    return account.at(momentOfCall(call), () => ({
      status: 200,
      body: expanded(account, operation.run(call), params),
    }));
  } catch (error) {
    if (!(error instanceof StripeFault)) report(error);
    const fault = error instanceof StripeFault ? error : BROKEN;
    return { status: fault.status, body: structuredClone(fault.envelope()) };
  }
}

const BROKEN = new StripeFault(500, 'api_error', 'Something went wrong in the sandbox.');

/** The idempotency key of a request; only requests that change something have one. */
function keyOf(request: FastifyRequest): string {
  return request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
}

function answer(account: Account, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { raw, params } = paramsOf(request);
  const access = accessOf(request.headers.authorization, params, operation.publishable ?? false);
  const requestId = String(reply.getHeader('request-id'));
  const path = request.url.split('?')[0] ?? '';
  const key = keyOf(request);
  const print = key ? fingerprint(operation.method, path, raw) : '';
  const earlier = key ? earlierAnswer(account, key, print) : undefined;
  if (earlier) {
    reply.header('idempotent-replayed', 'true').header('original-request', earlier.requestId);
    return reply.code(earlier.status).send(earlier.body);
  }
  finishAdvances(account);
  passTime(account);
  account.markRequest({ id: requestId, idempotency_key: key || null });
  const { id = '' } = request.params as { id?: string };
  const call = { account, id, params, access };
  const { status, body } = perform(operation, call, (error) => request.log.error(error));
  account.markRequest({ id: null, idempotency_key: null });
  if (key) keepAnswer(account, { id: key, fingerprint: print, status, body, requestId, at: account.now() });
  return reply.code(status).send(body);
}

function unknownOperation(request: FastifyRequest): never {
  const path = request.url.split('?')[0];
  const message = `Unrecognized request URL (${request.method}: ${path}). The sandbox stands in for a part of Stripe only.`;
  throw new StripeFault(404, 'invalid_request_error', message);
}

/** Stripe's REST API under `/v1`, in its own scope: form bodies, request ids, Stripe's error envelope. */
export function stripeApi(account: Account) {
  return async function register(app: FastifyInstance): Promise<void> {
    const flights = createFlights();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addHook('onRequest', async (request, reply) => {
      reply.header('request-id', `req_${randomBytes(10).toString('hex').slice(0, 14)}`);
      reply.header('stripe-version', request.headers['stripe-version'] ?? API_VERSION);
      reply.header('access-control-allow-origin', '*');
      reply.header('access-control-expose-headers', 'Request-Id, Stripe-Version');
      reply.header('cache-control', 'no-cache, no-store');
      const key = keyOf(request);
      if (!key) return;
      reply.header('idempotency-key', key);
      flights.begin(key, request);
    });
    // However a request ends, even when it is cut off, its key is released.
    app.addHook('onResponse', async (request) => flights.end(keyOf(request), request));
    app.addHook('onRequestAbort', async (request) => flights.end(keyOf(request), request));
    app.setErrorHandler((error, _request, reply) => {
      const fault = error instanceof StripeFault ? error : BROKEN;
      if (fault === BROKEN) app.log.error(error);
      // Stripe's own hint to its SDKs; a conflict resolves itself.
      if (fault.status === 409) reply.header('stripe-should-retry', 'true');
      return reply.code(fault.status).send(fault.envelope());
    });
    for (const operation of OPERATIONS) {
      app.route({
        method: operation.method,
        url: operation.path,
        handler: (request, reply) => {
          try {
            return answer(account, operation, request, reply);
          } finally {
            flights.end(keyOf(request), request);
          }
        },
      });
    }
    app.options('/v1/*', (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'GET, POST, DELETE')
        .header(
          'access-control-allow-headers',
          'authorization, content-type, stripe-version, idempotency-key',
        )
        .code(204)
        .send(),
    );
    app.route({ method: ['GET', 'POST', 'DELETE'], url: '/v1/*', handler: unknownOperation });
  };
}
