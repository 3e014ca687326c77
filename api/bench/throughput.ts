import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { hashSecret, verifySecret } from '../src/modules/auth/passwords.ts';
import { median, openBenchSetup } from './bench-setup.ts';

/**
 * `npm run bench -- api`: what the API adds to a bare Fastify route with two prepared statements (bare-route.ts), on
 * the same database, in alternation: reads per second and the 99th percentile at 50 connections. Also sign-ins per
 * second compared with what argon2id alone allows on these processors.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 6;
/** Warm-up until just-in-time compilation is done: the API has more code than the bare route. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 50;
const MEMBERS = 500;
const SIGN_INS = 300;
const PASSWORD = 'tubular-canary-77';
/** Many more in parallel than processors, so that waiting for the disk leaves none idle. */
const AT_ONCE = 8 * availableParallelism();

const stage = await openBenchSetup();
const password_hash = await hashSecret(PASSWORD);
const tokens = await stage.members(MEMBERS, password_hash);
const bare = `http://127.0.0.1:${await stage.start('bare-route.ts', '/users/getUserDetails')}`;
const api = `http://127.0.0.1:${await stage.start('../src/main.ts', '/readyz')}`;

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

/** Runs `work` SIGN_INS times, AT_ONCE of them in parallel. @returns how many per second */
async function rate(work: (n: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const worker = async () => {
    for (let n = next++; n < SIGN_INS; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return (SIGN_INS * 1000) / (performance.now() - began);
}

/** The cookie of each member's browser: almost every sign-in comes from a known browser. */
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
    // Pairs of neighbouring measurements: the speed of a shared machine varies over time.
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
  await stage.close();
}
