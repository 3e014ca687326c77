import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSmtpSink, type SmtpSink } from './modules/mail/smtp-sink.ts';

/** The API as a process of its own, with its embedded database, killed without warning. */
let dataDir: string;
let smtp: SmtpSink;
let base: string;
let port: number;
let api: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'breakaway-restart-'));
  smtp = await openSmtpSink();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as { port: number }).port;
  probe.close();
  base = `http://127.0.0.1:${port}`;
  await start();
}, 30_000);
afterAll(async () => {
  await end('SIGTERM');
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

async function start() {
  const began = Date.now();
  api = spawn(process.execPath, [join(__dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, API_PORT: String(port), SMTP_URL: smtp.url },
    stdio: 'ignore',
  });
  for (;;) {
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return Date.now() - began;
    if (api.exitCode !== null || Date.now() - began > 25_000) throw new Error('The API did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(signal: NodeJS.Signals) {
  if (!api || api.exitCode !== null || api.signalCode !== null) return null;
  const exited = once(api, 'exit');
  api.kill(signal);
  return ((await exited) as [number | null])[0];
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);

async function mailTo(email: string, pattern: RegExp) {
  const until = Date.now() + 15_000;
  for (;;) {
    const found = smtp.mails.findLast((mail) => mail.to === email && pattern.test(mail.source));
    if (found) return pattern.exec(found.source)![1]!;
    if (Date.now() > until) throw new Error(`No mail to ${email} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function signUp(email: string): Promise<string> {
  const form = { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' };
  const body = JSON.stringify(form);
  await fetch(`${base}/auth/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const link = await mailTo(email, /token=([\w-]+)/);
  const session = (await (await fetch(`${base}/auth/verify-email?token=${link}`)).json()) as {
    token: string;
  };
  return session.token;
}

const FIELDS = ['z1', 'z2', 'z3', 'z4', 'z5', 'z6'] as const;

/** Six forms save one field each, over and over, until the API is gone. @returns what it acknowledged last, by field */
async function saveUntilKilled(token: string, from: number) {
  const acknowledged: Record<string, number> = {};
  await Promise.all(
    FIELDS.map(async (field) => {
      for (let value = from; value < from + 900; value += 1) {
        const form = new FormData();
        form.set('powerZones', JSON.stringify({ [field]: value }));
        const request = { method: 'PATCH', headers: { authorization: `Bearer ${token}` }, body: form };
        const saved = await fetch(`${base}/users/editProfile`, request).then(
          (answer) => answer.ok,
          () => false,
        );
        if (!saved) return;
        acknowledged[field] = value;
      }
    }),
  );
  return acknowledged;
}

test.each([
  ['the API', false],
  ['the API and its database', true],
])(
  '%s killed with -9 while six forms save: every acknowledged save is there',
  async (_what, killDatabase) => {
    const token = await signUp(`ada${killDatabase}@example.org`);
    const saving = saveUntilKilled(token, 1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const database = await postmasterPid();
    await end('SIGKILL');
    if (killDatabase) process.kill(database, 'SIGKILL');
    const acknowledged = await saving;
    expect(Object.keys(acknowledged)).toHaveLength(FIELDS.length);

    expect(await start()).toBeLessThan(20_000);
    if (!killDatabase) expect(await postmasterPid()).toBe(database);
    const answer = await fetch(`${base}/users/getUserDetails`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { powerZones: Record<string, number> } };
    for (const field of FIELDS) expect(data.powerZones[field]).toBeGreaterThanOrEqual(acknowledged[field]!);
  },
  60_000,
);

test('a mail that was promised is sent after a crash', async () => {
  const email = 'promised@example.org';
  smtp.isDown = true;
  const form = { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' };
  const answer = await fetch(`${base}/auth/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(answer.status).toBe(201);
  await end('SIGKILL');
  smtp.isDown = false;
  await start();
  expect(await mailTo(email, /token=([\w-]+)/)).toEqual(expect.any(String));
}, 60_000);

test('SIGTERM ends it in order and leaves no process behind', async () => {
  const began = Date.now();
  expect(await end('SIGTERM')).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  // PostgreSQL removes this file as its last act.
  await expect(stat(join(dataDir, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
}, 30_000);
