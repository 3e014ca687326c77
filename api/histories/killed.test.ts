import Stripe from 'stripe';
import { openTestApp, type TestApp } from '../src/testing/app.ts';
import { openApiProcess, type ApiProcess } from '../src/testing/process.ts';
import { startSandbox, WEBHOOK_SECRET, type SandboxProcess } from '../src/modules/billing/testing.ts';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';

/**
 * The API is killed with -9 at the writes of a payment and of a burst of notices: at one in three, and by `npm run
 * kills` at every one. The database and the provider keep running.
 */
const EVERY = Number(process.env.KILL_EVERY ?? 3);

let farEnd: SandboxProcess;
/** Only its database and its members: no server listens here. */
let bench: TestApp;
let wire: DatabaseProxy;
let api: ApiProcess;

beforeAll(async () => {
  farEnd = await startSandbox();
  bench = await openTestApp();
  wire = await openDatabaseProxy(bench.context.config.DATABASE_URL!);
  api = await openApiProcess({
    DATABASE_URL: wire.url,
    STRIPE_SECRET_KEY: 'sk_test_billing',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: farEnd.url,
    PAYPAL_CLIENT_ID: 'sandbox-client',
    PAYPAL_CLIENT_SECRET: 'sandbox-secret',
    PAYPAL_API_BASE: `${farEnd.url}/paypal`,
  });
}, 120_000);
afterAll(async () => {
  await api.close();
  await wire.close();
  await bench.close();
  await farEnd.stop();
}, 60_000);

type Member = Awaited<ReturnType<TestApp['createMember']>>;

/**
 * A call of the member's browser. When the server dies during the call, it waits for the next server and tries again.
 */
async function call<T>(member: Member, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  for (;;) {
    try {
      const answer = await fetch(api.base + path, {
        method,
        headers: { ...member.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as T;
    } catch {
      await api.end('SIGKILL');
      await api.start();
    }
  }
}

const isPremium = async (member: Member) =>
  (await call<{ data: { isPremium: boolean } }>(member, 'GET', '/users/getUserDetails')).data.isPremium;

async function payByCard(member: Member): Promise<void> {
  const { clientSecret } = await call<{ clientSecret: string }>(
    member,
    'POST',
    '/stripe/create-payment-intent',
    { userId: member.userId, type: 'year' },
  );
  await fetch(`${farEnd.url}/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_billing' },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
}

async function payByPaypal(member: Member): Promise<void> {
  const { id } = await call<{ id: string }>(member, 'POST', '/paypal/create-subscription', {});
  await farEnd.approve(id);
  await call(member, 'POST', '/stripe/verify-paypal-transaction', {
    transactionId: id,
    userId: member.userId,
  });
}

/** What is recorded about a member, and what the provider charged. */
async function recordOf({ userId }: Member) {
  const { db } = bench.context;
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['provider_id', 'status'])
    .where('user_id', '=', userId)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select('amount_cents')
    .where('user_id', '=', userId)
    .execute();
  const ledger = (await (await fetch(`${farEnd.url}/sandbox/ledger`)).json()) as {
    kind: string;
    subscription: string;
    amountCents: number;
  }[];
  const own = ledger.filter(({ subscription }) =>
    subscriptions.some(({ provider_id }) => provider_id === subscription),
  );
  return {
    statuses: subscriptions.map(({ status }) => status),
    recorded: payments.map(({ amount_cents }) => amount_cents),
    charged: own.map(({ kind, amountCents }) => `${kind} ${amountCents}`),
  };
}

test.each([
  ['card', payByCard],
  ['PayPal', payByPaypal],
])(
  `killed at writes of a payment by %s (KILL_EVERY=${EVERY}): after the restart the member is premium, has one plan, and paid once`,
  async (_how, pay) => {
    const first = await bench.createMember();
    wire.watch(Infinity, 'before', () => {});
    await pay(first);
    expect(await isPremium(first)).toBe(true);
    const writes = wire.seen().length;
    expect(writes).toBeGreaterThan(8);

    let kills = 0;
    let tries = 0;
    for (let at = 1; at <= writes; at += EVERY) {
      tries += 1;
      // Dying before a write equals dying after the previous one, except for the calls to providers in between.
      const moment = at % 2 ? 'before' : 'after';
      const member = await bench.createMember();
      wire.watch(at, moment, () => {
        kills += 1;
        void api.end('SIGKILL');
      });
      await pay(member);
      const premium = await isPremium(member);
      wire.watch(Infinity, 'before', () => {});
      expect({ at, moment, premium, ...(await recordOf(member)) }).toEqual({
        at,
        moment,
        premium: true,
        statuses: ['active'],
        recorded: [8999],
        charged: ['charge 8999'],
      });
    }
    // The server's own jobs write too, at varying moments.
    expect(kills).toBeGreaterThan(tries / 2);
  },
  600_000,
);

const { webhooks } = new Stripe('sk_test_billing');

/** @returns the ids of the acknowledged notices */
async function sendBurst(at: number): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const id = `evt_${at}_${n}`;
      const payload = JSON.stringify({ id, object: 'event', type: 'invoice.paid', data: { object: {} } });
      const signature = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      const answer = await fetch(`${api.base}/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }).catch(() => null);
      return answer?.status === 200 ? [id] : [];
    }),
  );
  return answers.flat();
}

test('killed at any write of a burst of notices: no acknowledged notice is lost, and each is processed', async () => {
  const { db } = bench.context;
  let acknowledged = 0;
  for (let at = 1; at <= 6; at += 1) {
    let kills = 0;
    wire.watch(at, at % 2 ? 'before' : 'after', () => {
      kills += 1;
      void api.end('SIGKILL');
    });
    const ids = await sendBurst(at);
    wire.watch(Infinity, 'before', () => {});
    if (kills > 0) {
      await api.end('SIGKILL');
      await api.start();
    }
    acknowledged += ids.length;
    const waiting = async () => {
      const rows = await db
        .selectFrom('webhook_inbox')
        .select(['event_id', 'processed_at'])
        .where('event_id', 'like', `evt_${at}_%`)
        .execute();
      expect(rows.map((row) => row.event_id)).toEqual(expect.arrayContaining(ids));
      return rows.filter((row) => row.processed_at === null).length;
    };
    // The job of a killed worker is taken over when its lease expires.
    await db.updateTable('outbox').set({ leased_until: null }).execute();
    while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A burst that is written as a whole may be lost as a whole: send one more, without a kill.
  acknowledged += (await sendBurst(7)).length;
  expect(acknowledged).toBeGreaterThan(0);
}, 300_000);
