import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { openSession } from '../auth/sessions.ts';

export const WEBHOOK_SECRET = 'whsec_for_tests';
const REPOSITORY = join(__dirname, '../../../..');

export interface SandboxProcess {
  url: string;
  /** The payer approves a subscription on PayPal's page. */
  approve(subscriptionId: string): Promise<void>;
  /** Time passes at both providers, until this moment. */
  moveTo(now: Date): Promise<void>;
  /** Resets both providers to their initial state and the machine's time: for the next test. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** The sandbox in its own process, as it runs next to the API. It sends no webhooks. */
export async function startSandbox(): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(REPOSITORY, 'sandbox/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SANDBOX_PORT: '0',
      SANDBOX_SMTP_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    child.stdout.resume();
    const tell = async (method: string, path: string, body: object) => {
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}.`);
    };
    return {
      url,
      approve: (id) => tell('POST', '/paypal/approve', { subscription_id: id, outcome: 'approve' }),
      reset: () => tell('POST', '/sandbox/reset', {}),
      moveTo: (now) => tell('PUT', '/sandbox/clock', { now: now.toISOString() }),
      async stop() {
        child.kill();
        await gone;
      },
    };
  }
  throw new Error('The sandbox did not start.');
}

/** The API in front of a sandbox. */
export const openBillingApp = (farEnd: string, env: Record<string, string> = {}): Promise<TestApp> =>
  openTestApp({
    STRIPE_SECRET_KEY: 'sk_test_billing',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: farEnd,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: 'sandbox-secret',
    PAYPAL_API_BASE: `${farEnd}/paypal`,
    // However busy the machine is, a page's answer does not depend on it.
    PROVIDER_WAIT_MS: '20000',
    ...env,
  });

export type Member = Awaited<ReturnType<TestApp['createMember']>>;

/** The actions of a member's browser. */
export function browserOf({ app, context }: TestApp, farEnd: string, member: Member) {
  let { headers } = member;
  const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    let answer = await send(method, url, payload);
    if (answer.statusCode === 401) {
      // A test that spans months outlives the session: the member signs in again.
      headers = {
        authorization: `Bearer ${await openSession(context.db, member.userId, context.clock())}`,
      };
      answer = await send(method, url, payload);
    }
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    call,
    openPayment: (couponCode?: string) =>
      call('POST', '/stripe/create-payment-intent', {
        userId: member.userId,
        type: 'year',
        expireDate: Date.now(),
        ...(couponCode && { couponCode }),
      }),
    isPremium: async (): Promise<boolean> => (await call('GET', '/users/getUserDetails')).body.data.isPremium,
    subscription: async () => (await call('GET', '/stripe/subscription')).body.data.subscription,
    cancel: (subscriptionId: string) => call('POST', '/stripe/cancel-subscription', { subscriptionId }),
    /** Confirms a payment as the card provider's elements do. */
    async payByCard(clientSecret: string, card = 'pm_card_visa') {
      const intent = clientSecret.split('_secret_')[0]!;
      const answer = await fetch(`${farEnd}/v1/payment_intents/${intent}/confirm`, {
        method: 'POST',
        headers: { authorization: 'Bearer pk_test_billing' },
        body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
      });
      return (await answer.json()) as { status?: string; error?: { message: string } };
    },
  };
}
