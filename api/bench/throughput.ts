import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/pool.ts';
import { createLog } from '../src/log.ts';
import { hashSecret, verifySecret } from '../src/modules/auth/passwords.ts';
import { openSession } from '../src/modules/auth/sessions.ts';

/**
 * `npm run bench -- api`: what the API adds to a bare Fastify route with two prepared statements (bare-route.ts), on the
 * same database, in turn: reads a second and the 99th percentile at 50 connections. And sign-ins a second beside what
 * argon2id alone allows on these processors.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 6;
/** Until what is compiled while it runs is compiled: the API has more of that than the bare route. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 50;
const MEMBERS = 500;
const SIGN_INS = 300;
const PASSWORD = 'tubular-canary-77';
/** Many more at once than processors: what waits for a disk does not idle. */
const AT_ONCE = 8 * availableParallelism();

const folder = await mkdtemp(join(tmpdir(), 'breakaway-bench-'));
const server = await startEmbedded({ folder: join(folder, 'postgres') });
await migrate(server.url, join(import.meta.dirname, '../src/db/migrations'));
const db = openDatabase(
  server.url,
  createLog(() => {}),
  2,
);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

const children: ChildProcess[] = [];
async function started(entry: string, port: number, path: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      API_PORT: String(port),
      BARE_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: server.url,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const base = `http://127.0.0.1:${port}`;
  while (!(await fetch(base + path).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return base;
}

const password_hash = await hashSecret(PASSWORD);
const users = await db
  .insertInto('users')
  .values(
    Array.from({ length: MEMBERS }, (_, n) => ({
      email: `rider.${n}@example.org`,
      name: `Rider ${n}`,
      password_hash,
      verified_at: new Date(),
      profile: JSON.stringify({ bodyMatrix: { weight: 70, height: 178 }, powerMatrix: { ftp: 250 } }),
    })),
  )
  .returning('id')
  .execute();
await db
  .insertInto('subscriptions')
  .values(
    users.map(({ id }) => ({
      user_id: id,
      platform: 'stripe' as const,
      provider_id: `sub_${id}`,
      status: 'active' as const,
      price_cents: 8999,
      charged_cents: 8999,
      currency: 'EUR' as const,
      interval: 'year' as const,
      paid_through: new Date(Date.now() + 365 * 86_400_000),
      cancel_at_period_end: false,
      free: false,
      started_at: new Date(),
      synced_at: new Date(),
    })),
  )
  .execute();
await db
  .insertInto('billing_customers')
  .values(users.map(({ id }) => ({ user_id: id, due_at: new Date(Date.now() + 86_400_000) })))
  .execute();
const tokens = await Promise.all(users.map(({ id }) => openSession(db, id, new Date())));

const bare = await started('bare-route.ts', await freePort(), '/users/getUserDetails');
const api = await started('../src/main.ts', await freePort(), '/readyz');

interface Reads {
  perSecond: number;
  p99: number;
}
async function reads(base: string, seconds: number): Promise<Reads> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: seconds,
    requests: tokens.map((token) => ({
      method: 'GET' as const,
      path: '/users/getUserDetails',
      headers: { authorization: `Bearer ${token}` },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} calls were refused.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Does `work` SIGN_INS times, AT_ONCE of them at a time. @returns how many a second */
async function rate(work: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const worker = async () => {
    for (let n = next++; n < SIGN_INS; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (SIGN_INS * 1000) / (performance.now() - began);
}

/** The cookie of each member's browser: almost every sign-in comes from a browser that is known. */
const cookies = new Map<number, string>();
async function signIn(n: number): Promise<void> {
  const rider = n % MEMBERS;
  const query = new URLSearchParams({ email: `rider.${rider}@example.org`, password: PASSWORD });
  const answer = await fetch(`${api}/auth/login?${query}`, {
    method: 'POST',
    headers: { cookie: cookies.get(rider) ?? '' },
  });
  if (!answer.ok) throw new Error(`A sign-in was answered ${answer.status}.`);
  await answer.arrayBuffer();
  for (const cookie of answer.headers.getSetCookie()) cookies.set(rider, cookie.split(';')[0]!);
}
const hashing = async () => void (await verifySecret(PASSWORD, password_hash));

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

try {
  for (const base of [bare, api]) await reads(base, WARM_UP_SECONDS);
  await rate(signIn);
  const seen = { bare: [] as Reads[], api: [] as Reads[], hashing: [] as number[], signIn: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    seen.bare.push(await reads(bare, SECONDS));
    seen.api.push(await reads(api, SECONDS));
    seen.hashing.push(await rate(hashing));
    seen.signIn.push(await rate(signIn));
  }
  const row = (measured: number[], peer: number[]) => ({
    API: Math.round(median(measured)),
    peer: Math.round(median(peer)),
    // Of what was measured one right after the other: a machine that others use as well is not as quick all the time.
    ratio: Number(median(measured.map((one, round) => one / peer[round]!)).toFixed(2)),
  });
  const of = (list: Reads[], key: keyof Reads) => list.map((one) => one[key]);
  console.log(`API beside its peers, medians of ${rounds} rounds in turn, ${CONNECTIONS} connections`);
  console.table({
    'authenticated reads a second (peer: bare route)': row(
      of(seen.api, 'perSecond'),
      of(seen.bare, 'perSecond'),
    ),
    'their 99th percentile, ms': row(of(seen.api, 'p99'), of(seen.bare, 'p99')),
    'sign-ins a second (peer: argon2id alone)': row(seen.signIn, seen.hashing),
  });
} finally {
  for (const child of children) {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  }
  await db.destroy();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
