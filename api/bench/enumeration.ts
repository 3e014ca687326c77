import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/pool.ts';
import { createLog } from '../src/log.ts';
import { hashSecret } from '../src/modules/auth/passwords.ts';
import { openSmtpSink } from '../src/modules/mail/testing.ts';
import { compare } from './two-sample.ts';

/**
 * `npm run bench:enumeration`: whether response times reveal which addresses have an account. A real API process on a
 * real database (with fsync) is called in random order with addresses of both kinds, each only once. Prints the ratio
 * known/unknown of the medians, and the two-sample statistic of Kolmogorov and Smirnov. Fails when a call distinguishes
 * the two with p < 0.001 and medians more than 2 % apart.
 */
const samples = Number(process.env.BENCH_SAMPLES ?? 300);
const PASSWORD = 'tubular-canary-77';
const GUESS = 'not-the-password-1';

interface Call {
  path: string;
  query?: Record<string, string>;
  json?: Record<string, string>;
}
const calls: Record<string, (email: string) => Call> = {
  login: (email) => ({ path: '/auth/login', query: { email, password: GUESS } }),
  signUp: (email) => ({
    path: '/auth/signUp',
    json: { name: 'Ada', email, password: GUESS, confirmPassword: GUESS },
  }),
  forgotPassword: (email) => ({ path: '/auth/forgotPassword', query: { email } }),
  emailVerify: (email) => ({ path: '/auth/emailVerify', query: { email } }),
  'verify-otp, no code': (email) => ({ path: '/auth/verify-otp', query: { email, otp: '123456' } }),
  'verify-otp, open code': (email) => ({ path: '/auth/verify-otp', query: { email, otp: '123456' } }),
  resetPassword: (email) => ({
    path: '/auth/resetPassword',
    query: { email, newPassword: GUESS, confirmPassword: GUESS },
  }),
};

async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) =>
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    }),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'breakaway-bench-'));
const server = await startEmbedded({ folder: join(folder, 'postgres') });
await migrate(server.url, join(import.meta.dirname, '../src/db/migrations'));
const db = openDatabase(
  server.url,
  createLog(() => {}),
  2,
);
const smtp = await openSmtpSink();
const port = await freePort();
const api = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
  env: {
    PATH: process.env.PATH,
    API_PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    SMTP_URL: smtp.url,
  },
  stdio: 'ignore',
});
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @returns status and body without its request id, and the time from the first byte sent to the last received, in ms */
function ask({ path, query, json }: Call): Promise<{ answer: string; ms: number }> {
  const body = json && JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const began = process.hrtime.bigint();
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `${path}?${new URLSearchParams(query)}`,
        headers: body ? { 'content-type': 'application/json' } : {},
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          const ms = Number(process.hrtime.bigint() - began) / 1e6;
          const { requestId: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
          resolve({ answer: `${response.statusCode} ${JSON.stringify(rest)}`, ms });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const password_hash = await hashSecret(PASSWORD);
const code_hash = await hashSecret('654321');
/** Addresses of one kind for one call; members among them get an account, and an open code if required. */
async function addresses(kind: string, name: string, isKnown: boolean): Promise<string[]> {
  const list = Array.from({ length: samples }, (_, n) => `${kind}.${n}@example.org`);
  if (!isKnown) return list;
  const users = await db
    .insertInto('users')
    .values(list.map((email) => ({ email, name: 'Ada', password_hash, verified_at: new Date() })))
    .returning('id')
    .execute();
  const expires_at = new Date(Date.now() + 3_600_000);
  if (name.endsWith('open code'))
    await db
      .insertInto('reset_codes')
      .values(users.map(({ id }) => ({ user_id: id, code_hash, expires_at })))
      .execute();
  return list;
}

let failed = false;
const rows: Record<string, object> = {};
const chosen = Object.entries(calls).filter(([name]) => name.includes(process.env.BENCH_CALL ?? ''));
for (const [number, [name, callOf]] of chosen.entries()) {
  const known = await addresses(`k${number}`, name, true);
  const unknown = await addresses(`u${number}`, name, false);
  for (let warm = 0; warm < 20; warm += 1) await ask(callOf(`w${number}.${warm}@example.org`));
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const one = async (kind: keyof typeof times, email: string) => {
    const { answer, ms } = await ask(callOf(email));
    times[kind].push(ms);
    answers.add(answer);
  };
  for (let n = 0; n < samples; n += 1) {
    const pair = [() => one('known', known[n]!), () => one('unknown', unknown[n]!)];
    if (Math.random() < 0.5) pair.reverse();
    for (const measure of pair) await measure();
  }
  const { medianA, medianB, ratio, distance, p } = compare(times.known, times.unknown);
  const isTold = p < 0.001 && Math.abs(ratio - 1) > 0.02;
  failed ||= isTold || answers.size > 1;
  rows[name] = {
    'known, ms': Number(medianA.toFixed(2)),
    'unknown, ms': Number(medianB.toFixed(2)),
    ratio: Number(ratio.toFixed(3)),
    'KS distance': Number(distance.toFixed(3)),
    p: Number(p.toFixed(4)),
    answers: answers.size,
  };
}
console.log(`Known against unknown addresses, medians of ${samples} interleaved calls each`);
console.table(rows);

agent.destroy();
const gone = new Promise((resolve) => api.once('exit', resolve));
api.kill();
await gone;
await db.destroy();
await smtp.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
