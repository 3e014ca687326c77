import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { openSmtpSink } from '../src/modules/mail/testing.ts';
import { median, openBenchSetup } from './bench-setup.ts';

/**
 * `npm run bench -- webhooks`: how fast a burst of Stripe's notices is acknowledged, compared with a bare Fastify route
 * that writes one row, in alternation, in one run, on one database with fsync. The notices concern our members, so the
 * work behind them runs at the same time, against a provider that answers after 20 ms. Prints the median over the
 * rounds of p50 and p99, then how long the work took and how often it called the provider.
 */
const BURST = Number(process.env.BENCH_BURST ?? 1000);
const CONCURRENCY = Number(process.env.BENCH_CONCURRENCY ?? 50);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEMBERS = 200;
const ANSWER_MS = 20;
const SECRET = 'whsec_bench';

/** A provider that has nothing for any member. */
let questions = 0;
const provider = createServer((_asked, answer) => {
  questions += 1;
  setTimeout(() => {
    answer.setHeader('content-type', 'application/json');
    answer.end('{"object":"list","data":[],"has_more":false,"url":"/"}');
  }, ANSWER_MS);
}).listen(0, '127.0.0.1');
await once(provider, 'listening');

const stage = await openBenchSetup();
const { db } = stage;
const smtp = await openSmtpSink();

const ours = await stage.start('../src/main.ts', '/readyz', {
  SMTP_URL: smtp.url,
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
});
const bare = await stage.start('bare-insert.ts', '/');

const users = await db
  .insertInto('users')
  .values(
    Array.from({ length: MEMBERS }, (_, n) => ({
      email: `rider${n}@example.org`,
      name: 'Ada',
      password_hash: 'none',
      verified_at: new Date(),
    })),
  )
  .returning('id')
  .execute();
await db
  .insertInto('billing_customers')
  .values(users.map(({ id }, n) => ({ user_id: id, stripe_customer_id: `cus_${n}`, due_at: null })))
  .execute();

const { webhooks } = new Stripe('sk_test_bench');
let events = 0;
/** As long as Stripe's own: some kilobytes. */
function notice() {
  const n = (events += 1);
  const payload = JSON.stringify({
    id: `evt_${n}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: {
      object: {
        id: `sub_${n % MEMBERS}`,
        object: 'subscription',
        customer: `cus_${n % MEMBERS}`,
        metadata: {},
        items: Array.from({ length: 20 }, (_, item) => ({ id: `si_${item}`, note: 'x'.repeat(100) })),
      },
    },
  });
  return { payload, signature: webhooks.generateTestHeaderString({ payload, secret: SECRET }) };
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
function post(
  port: number,
  path: string,
  { payload, signature }: ReturnType<typeof notice>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`${path} answered ${response.statusCode}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Sends a burst with this many in parallel. @returns the response times, ms, sorted */
async function burst(port: number, path: string, size: number): Promise<number[]> {
  const notices = Array.from({ length: size }, notice);
  const times: number[] = [];
  const one = async () => {
    for (let next = notices.pop(); next; next = notices.pop()) times.push(await post(port, path, next));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  return times.sort((a, b) => a - b);
}

const waiting = async () => {
  const { jobs } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<string>().as('jobs'))
    .where('kind', 'like', 'billing.%')
    .executeTakeFirstOrThrow();
  return Number(jobs);
};
/**
 * @returns how long the work behind a burst continued after the last response, s, and the maximum number of waiting
 * jobs
 */
async function settled() {
  const began = Date.now();
  let most = 0;
  for (;;) {
    const jobs = await waiting();
    most = Math.max(most, jobs);
    if (jobs === 0) return { seconds: (Date.now() - began) / 1000, most };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const targets = { ours: [ours, '/stripe/webhook'], bare: [bare, '/notice'] } as const;
const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
const found = {
  ours: { p50: [] as number[], p99: [] as number[] },
  bare: { p50: [] as number[], p99: [] as number[] },
};
const work: { seconds: number; most: number; asked: number }[] = [];
for (const [port, path] of Object.values(targets)) await burst(port, path, 200);
await settled();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const name of ['bare', 'ours'] as const) {
    const asked = questions;
    const [port, path] = targets[name];
    const times = await burst(port, path, BURST);
    found[name].p50.push(at(times, 0.5));
    found[name].p99.push(at(times, 0.99));
    if (name === 'ours') work.push({ ...(await settled()), asked: questions - asked });
  }
}
const unprocessed = await db
  .selectFrom('webhook_inbox')
  .select((query) => query.fn.countAll<string>().as('count'))
  .where('processed_at', 'is', null)
  .executeTakeFirstOrThrow();

console.log(
  `A burst of ${BURST} notices, ${CONCURRENCY} at a time, for ${MEMBERS} members; median of ${ROUNDS} rounds`,
);
const row = ({ p50, p99 }: { p50: number[]; p99: number[] }) => ({
  'p50, ms': Math.round(median(p50) * 10) / 10,
  'p99, ms': Math.round(median(p99) * 10) / 10,
});
console.table({ 'a bare route, one row': row(found.bare), '/stripe/webhook': row(found.ours) });
console.log(`p99, ratio to the bare route: ${(median(found.ours.p99) / median(found.bare.p99)).toFixed(2)}`);
console.log(
  `The work behind a burst: ${median(work.map((one) => one.seconds)).toFixed(1)} s, at most ${median(work.map((one) => one.most))} jobs waiting, ${median(work.map((one) => one.asked))} questions to the provider; ${unprocessed.count} notices left`,
);

agent.destroy();
await stage.close();
await smtp.close();
provider.close();
provider.closeAllConnections();
