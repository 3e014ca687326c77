import { setTimeout } from 'node:timers/promises';
import { sendMail } from '../modules/mail/index.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { retryDelay, LANES } from './lanes.ts';
import { createOutbox, type Outbox } from './outbox.ts';

let api: TestApp;
let running: Outbox[];
beforeEach(async () => {
  api = await openTestApp();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((outbox) => outbox.stop(0)));
  await api.close();
});

function start(outbox: Outbox) {
  running.push(outbox);
  outbox.start();
}

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await setTimeout(20);
};

const mail = { to: 'ada@example.org', subject: 'Hello', heading: 'Hello', paragraphs: ['A'] };
const signUp = (email: string) =>
  api.app.inject({
    method: 'POST',
    url: '/auth/signUp',
    payload: { name: 'Ada', email, password: 'tubular-77', confirmPassword: 'tubular-77' },
  });
const waiting = async (kind: string) =>
  (await api.context.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()).length;

test('jobs run automatically from start to stop', async () => {
  const { db, outbox } = api.context;
  start(outbox);
  await sendMail(api.context, db, mail);
  await until(() => api.smtp.mails.length === 1);
  await outbox.stop();
  await sendMail(api.context, db, mail);
  expect(await waiting('mail')).toBe(1);
});

test('failed jobs are retried immediately after a start', async () => {
  const { db, outbox } = api.context;
  api.smtp.isDown = true;
  await sendMail(api.context, db, mail);
  for (let tries = 0; tries < 8; tries += 1) {
    await outbox.runDue();
    api.advance(3_600_000);
  }
  api.advance(-3_600_000);
  expect(await outbox.runDue()).toBe(0);
  api.smtp.isDown = false;
  start(outbox);
  await until(() => api.smtp.mails.length === 1);
});

test.each(['greeting', 'end of mail'] as const)(
  'while the mail server is silent from the %s on, all other jobs run',
  async (stage) => {
    const { db, outbox } = api.context;
    api.smtp.silentFrom = stage;
    const done: string[] = [];
    const others = ['billing.end-customer', 'billing.webhook', 'users.delete-photo'];
    for (const [n, lane] of (['money', 'webhook', 'upkeep'] as const).entries())
      outbox.handle(others[n]!, async () => void done.push(others[n]!), { lane });
    for (let n = 0; n < 10; n += 1) await sendMail(api.context, db, mail);
    await signUp('ada@example.org');
    start(outbox);
    await until(() => outbox.running('mail') === 2 && outbox.running('prompt') === 1);
    for (const kind of others) await outbox.add(db, kind, {});
    await until(() => done.length === 3);
    expect([outbox.running('mail'), outbox.running('prompt')]).toEqual([2, 1]);
    expect(api.smtp.mails).toEqual([]);
  },
);

test('a thousand slow webhooks do not delay a mail that somebody waits for', async () => {
  const { db, outbox } = api.context;
  const ends: (() => void)[] = [];
  outbox.handle('billing.webhook', () => new Promise<void>((resolve) => ends.push(resolve)), {
    lane: 'webhook',
  });
  start(outbox);
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < 1000; n += 1) await outbox.add(trx, 'billing.webhook', { n });
  });
  await until(() => ends.length === LANES.webhook.workers);
  expect((await signUp('waits@example.org')).statusCode).toBe(201);
  await until(() => api.smtp.mails.some(({ to }) => to === 'waits@example.org'));
  expect(ends).toHaveLength(LANES.webhook.workers);
  expect(await waiting('billing.webhook')).toBe(1000);
  for (const end of ends) end();
});

test('a handler that takes too long and ignores its signal blocks nothing; its late success counts', async () => {
  const { db, log, clock } = api.context;
  const policies = { ...LANES, upkeep: { ...LANES.upkeep, limitMs: 100 } };
  const outbox = createOutbox(db, log, clock, { policies });
  const signals: AbortSignal[] = [];
  let finish = () => {};
  const done: string[] = [];
  outbox.handle('stuck', (_payload, { signal }) => {
    signals.push(signal);
    return new Promise<void>((resolve) => (finish = resolve));
  });
  outbox.handle('next', async () => void done.push('next'));
  await outbox.add(db, 'stuck', {});
  await outbox.add(db, 'next', {});
  start(outbox);
  await until(() => done.length === 1);
  expect(signals[0]!.aborted).toBe(true);
  const [stuck] = await db.selectFrom('outbox').select(['kind', 'last_error']).execute();
  expect(stuck).toEqual({ kind: 'stuck', last_error: 'It took longer than 0.1 s' });
  finish();
  await until(async () => (await waiting('stuck')) === 0);
});

test('jobs that run when the process stops are aborted and put back as if they had not started', async () => {
  const { db, outbox } = api.context;
  let begun = false;
  outbox.handle('long', (_payload, { signal }) => {
    begun = true;
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await outbox.add(db, 'long', {});
  start(outbox);
  await until(() => begun);
  await outbox.stop(0);
  expect(await db.selectFrom('outbox').select(['attempts', 'leased_until', 'last_error']).execute()).toEqual([
    { attempts: 0, leased_until: null, last_error: null },
  ]);
});

test('the delays between attempts grow up to a limit, with jitter', () => {
  const policy = { workers: 1, limitMs: 1, longestGapMs: 60_000, tries: 1 };
  expect([1, 2, 3, 5, 6, 60].map((attempt) => retryDelay(policy, attempt, () => 0))).toEqual([
    2000, 4000, 8000, 32_000, 60_000, 60_000,
  ]);
  expect(retryDelay(policy, 60, () => 0.999)).toBeCloseTo(45_000, -2);
});
