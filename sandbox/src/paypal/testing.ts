/* oxlint-disable typescript/no-explicit-any -- PayPal's answers are read as its clients read them: untyped JSON */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '../sandbox.ts';
import type { SandboxOptions } from '../sandbox.ts';

interface Answer {
  status: number;
  body: any;
}

type Send = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

export const WEBHOOK_ID = 'WHSANDBOX00000001';

/** A sandbox with a listener for PayPal's webhooks, and the calls that tests make to both. */
export async function startPayPal(options: Partial<SandboxOptions> = {}) {
  const received: { headers: IncomingHttpHeaders; event: any }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, event: JSON.parse(body) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    paypalWebhookUrl: `http://127.0.0.1:${port}/`,
    ...options,
  });
  let token = '';

  const sendTo =
    (base: string, own: () => Record<string, string>): Send =>
    async (method, path, body, headers = {}) => {
      const answer = await fetch(`${sandbox.url}${base}${path}`, {
        method,
        headers: { ...own(), ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : null };
    };

  /** A control call of the sandbox: `clock`, `paypal/subscriptions/…`. */
  const control = sendTo('/sandbox/', () => ({}));
  /** A call of PayPal's API with a valid token: `v1/billing/plans`. */
  const call = sendTo('/paypal/', () => ({ authorization: `Bearer ${token}` }));

  async function signIn(): Promise<void> {
    const authorization = `Basic ${Buffer.from('id:secret').toString('base64')}`;
    token = (await call('POST', 'v1/oauth2/token', undefined, { authorization })).body.access_token;
  }
  await signIn();

  const approve = (id: string, outcome = 'approve') =>
    sendTo('/paypal/', () => ({}))('POST', 'approve', { subscription_id: id, outcome });

  /** A plan of 89.99 euros; `changes` go into its billing cycle, `preferences` into its payment preferences. */
  async function plan(changes: object = {}, preferences: object = {}): Promise<string> {
    const product = await call('POST', 'v1/catalogs/products', { name: 'PRO', type: 'SERVICE' });
    const fixed_price = { currency_code: 'EUR', value: '89.99' };
    const cycle = {
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      frequency: { interval_unit: 'YEAR', interval_count: 1 },
      pricing_scheme: { fixed_price },
      ...changes,
    };
    const made = await call('POST', 'v1/billing/plans', {
      product_id: product.body.id,
      name: 'PRO yearly',
      billing_cycles: [cycle],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3, ...preferences },
    });
    return made.body.id as string;
  }

  /** A new subscription that was approved and paid. Returns its id. */
  async function subscribe(planId?: string): Promise<string> {
    const order = { plan_id: planId ?? (await plan()), custom_id: 'u1' };
    const { body } = await call('POST', 'v1/billing/subscriptions', order);
    await approve(body.id);
    return body.id as string;
  }

  return {
    sandbox,
    received,
    control,
    call,
    signIn,
    approve,
    plan,
    subscribe,
    read: async (id: string) =>
      (await call('GET', `v1/billing/subscriptions/${id}?fields=last_failed_payment,plan`)).body,
    payments: async (id: string): Promise<any[]> => {
      const span = 'start_time=2000-01-01T00:00:00Z&end_time=2099-01-01T00:00:00Z';
      return (await call('GET', `v1/billing/subscriptions/${id}/transactions?${span}`)).body.transactions;
    },
    advance: (id: string, days: number) => control('POST', `paypal/subscriptions/${id}/advance`, { days }),
    /** Names of the events that arrived about an object, or about a payment of it. */
    events: (id: string): string[] =>
      received
        .filter(({ event }) => [event.resource.id, event.resource.billing_agreement_id].includes(id))
        .map(({ event }) => event.event_type as string),
    async close(): Promise<void> {
      await sandbox.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    },
  };
}
