import {
  Client,
  Environment,
  OAuthAuthorizationController,
  SubscriptionsController,
} from '@paypal/paypal-server-sdk';
import { startSandbox } from '../../src/sandbox.ts';
import { runId } from '../provider.ts';
import { payPalWorld } from './world.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: Client;
let subscriptions: SubscriptionsController;

interface Outgoing {
  url: string;
  method: string;
  headers: Record<string, string>;
  data?: string;
}

/** PayPal's SDK only knows its two addresses; its requests are passed on to the sandbox, unchanged. */
async function toSandbox(config: Outgoing) {
  const { pathname, search } = new URL(config.url);
  const answer = await fetch(`${sandbox.url}/paypal${pathname}${search}`, {
    method: config.method,
    headers: { ...config.headers },
    ...(config.data && { body: config.data }),
  });
  const headers = Object.fromEntries(answer.headers);
  return { data: await answer.text(), status: answer.status, statusText: answer.statusText, headers, config };
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: 'id', oAuthClientSecret: 'secret' },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: { adapter: toSandbox },
  });
  subscriptions = new SubscriptionsController(client);
});

afterAll(() => sandbox.close());

test('PayPal’s own server SDK gets a token and plans, and takes a subscription through its whole life cycle', async () => {
  const authorization = `Basic ${Buffer.from('id:secret').toString('base64')}`;
  const token = await new OAuthAuthorizationController(client).requestToken({ authorization });
  expect(token.result).toMatchObject({ tokenType: 'Bearer', accessToken: expect.any(String) });

  const world = await payPalWorld(
    { base: `${sandbox.url}/paypal`, clientId: 'id', clientSecret: 'secret' },
    runId(),
  );
  const planId = await world.plan();
  expect((await subscriptions.getBillingPlan(planId)).result).toMatchObject({ id: planId, status: 'ACTIVE' });
  const plans = await subscriptions.listBillingPlans({ pageSize: 20 });
  expect(plans.result.plans?.map(({ id }) => id)).toContain(planId);

  const made = await subscriptions.createSubscription({
    prefer: 'return=representation',
    paypalRequestId: 'sdk-1',
    body: { planId, customId: 'member-1' },
  });
  expect(made.result).toMatchObject({ status: 'APPROVAL_PENDING', customId: 'member-1' });
  const id = made.result.id ?? '';
  await fetch(`${sandbox.url}/paypal/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription_id: id, outcome: 'approve' }),
  });

  const { result } = await subscriptions.getSubscription({ id });
  expect(result).toMatchObject({
    status: 'ACTIVE',
    billingInfo: { lastPayment: { amount: { currencyCode: 'EUR', value: '89.99' } }, failedPaymentsCount: 0 },
  });
  const span = { startTime: '2020-01-01T00:00:00Z', endTime: '2099-01-01T00:00:00Z' };
  const paid = await subscriptions.listSubscriptionTransactions({ id, ...span });
  expect(paid.result.transactions).toEqual([expect.objectContaining({ status: 'COMPLETED' })]);

  expect((await subscriptions.cancelSubscription({ id, body: { reason: 'Enough' } })).statusCode).toBe(204);
  expect((await subscriptions.getSubscription({ id })).result.status).toBe('CANCELLED');
  await expect(subscriptions.cancelSubscription({ id, body: { reason: 'Twice' } })).rejects.toMatchObject({
    statusCode: 422,
    result: { name: 'UNPROCESSABLE_ENTITY' },
  });
  await expect(subscriptions.getSubscription({ id: 'I-NONE00000000' })).rejects.toMatchObject({
    statusCode: 404,
  });
});
