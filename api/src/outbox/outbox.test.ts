import { randomUUID } from 'node:crypto';
import { withNestedLoops } from '../db/testing.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { sendMail } from '../modules/mail/index.ts';
import { createOutbox } from './outbox.ts';
import { jobStore, LEASE_MS } from './store.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const mail = { to: 'ada@example.org', subject: 'Hello', heading: 'Hello <you>', paragraphs: ['A & B'] };

test('a job is written in its caller’s transaction, or not at all', async () => {
  const { db, outbox } = api.context;
  await db
    .transaction()
    .execute(async (trx) => {
      await sendMail(api.context, trx, mail);
      throw new Error('the cause fails');
    })
    .catch(() => {});
  expect(await outbox.runDue()).toBe(0);
  await sendMail(api.context, db, mail);
  expect(await outbox.runDue()).toBe(1);
  expect(api.smtp.mails).toMatchObject([{ to: 'ada@example.org', subject: 'Hello' }]);
  expect(api.smtp.mails[0]!.source).toContain('Hello &#60;you&#62;');
});

test('a mail server that is down loses nothing: later attempts carry the same Message-ID', async () => {
  const { db, outbox } = api.context;
  api.smtp.isDown = true;
  await sendMail(api.context, db, mail);
  expect(await outbox.runDue()).toBe(1);
  const { id } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  api.smtp.isDown = false;
  expect(await outbox.runDue()).toBe(0);
  api.advance(3000);
  expect(await outbox.runDue()).toBe(1);
  expect(api.smtp.mails.map((received) => received.messageId)).toEqual([`<${id}@breakaway.example>`]);
});

test.each([
  ['450 4.2.1 <ada@example.org> is busy', 'The mail server answered RCPT TO with 450'],
  ['554 5.7.1 <ada@example.org>: relay access denied', 'The mail server answered RCPT TO with 554'],
])(
  'a mail that is rejected with "%s" is retried, and no address is stored or logged',
  async (answer, reason) => {
    const { db, outbox } = api.context;
    api.smtp.recipientAnswer = answer;
    await sendMail(api.context, db, mail);
    expect(await outbox.runDue()).toBe(1);
    expect(await db.selectFrom('outbox').select('last_error').execute()).toEqual([{ last_error: reason }]);
    api.smtp.recipientAnswer = '250 ok';
    api.advance(3000);
    expect(await outbox.runDue()).toBe(1);
    expect(api.smtp.mails).toHaveLength(1);
    expect(api.logLines.join()).toContain(reason);
    expect(api.logLines.join()).not.toContain(mail.to);
  },
);

test('a mail to an address that does not exist is given up', async () => {
  const { db, outbox } = api.context;
  api.smtp.recipientAnswer = '550 5.1.1 <ada@example.org> is nobody';
  await sendMail(api.context, db, mail);
  expect(await outbox.runDue()).toBe(1);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(api.smtp.mails).toEqual([]);
  expect(api.logLines.join()).toContain('there is no such address');
  expect(api.logLines.join()).not.toContain(mail.to);
});

test('the job of a worker that dies is taken over by another one', async () => {
  const { db, log, clock } = api.context;
  const dying = createOutbox(db, log, clock);
  const done: number[] = [];
  await dying.add(db, 'work', { n: 1 });
  await new Promise<void>((begun) => {
    dying.handle('work', () => {
      begun();
      return new Promise(() => {});
    });
    // Its time limit ends after this test's database is gone.
    dying.runDue().catch(() => {});
  });
  const next = createOutbox(db, log, clock);
  next.handle<{ n: number }>('work', async ({ n }) => void done.push(n));
  expect(await next.runDue()).toBe(0);
  api.advance(LEASE_MS + 1);
  expect(await next.runDue()).toBe(1);
  expect(done).toEqual([1]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('a worker that sends heartbeats keeps its job; one that counted as dead changes nothing', async () => {
  const { db, clock, outbox } = api.context;
  const [first, second] = [randomUUID(), randomUUID()].map((worker) => jobStore(db, worker, clock));
  await outbox.add(db, 'work', {});
  const [job] = await first!.take(['work'], 1);
  for (let round = 0; round < 3; round += 1) {
    api.advance(LEASE_MS - 1000);
    await first!.renew([job!.id]);
  }
  expect(await second!.take(['work'], 1)).toEqual([]);
  api.advance(LEASE_MS + 1);
  const [taken] = await second!.take(['work'], 1);
  expect(taken).toMatchObject({ id: job!.id, attempts: 2 });
  await first!.renew([job!.id]);
  await first!.again(job!, clock(), 'too late');
  await first!.bury(job!, 'too late');
  expect(await db.selectFrom('outbox').select(['attempts', 'dead_at', 'last_error']).execute()).toEqual([
    { attempts: 2, dead_at: null, last_error: null },
  ]);
});

test('several workers never run the same job at the same time', async () => {
  const { db, log, clock } = api.context;
  const counts = new Map<number, number>();
  const workers = [1, 2, 3, 4].map(() => {
    const worker = createOutbox(db, log, clock);
    worker.handle<{ n: number }>('work', async ({ n }) => void counts.set(n, (counts.get(n) ?? 0) + 1));
    return worker;
  });
  for (let n = 0; n < 40; n += 1) await workers[0]!.add(db, 'work', { n });
  await Promise.all(workers.map((worker) => worker.runDue()));
  expect([...counts.values()]).toEqual(Array(40).fill(1));
});

test('a job with a waiting key is not added again, and a job waits for its time', async () => {
  const { db, clock, outbox } = api.context;
  let runs = 0;
  outbox.handle('once', async () => void (runs += 1));
  const runAt = new Date(clock().getTime() + 60_000);
  for (let round = 0; round < 3; round += 1) await outbox.add(db, 'once', {}, { key: 'once:1', runAt });
  await outbox.runDue();
  expect(runs).toBe(0);
  api.advance(60_001);
  await outbox.runDue();
  expect(runs).toBe(1);
});

test('exactly the requested number of jobs is taken, with any query plan of the database', async () => {
  const { db, clock, outbox } = api.context;
  for (let n = 0; n < 5; n += 1) await outbox.add(db, 'test', { n });
  const take = (count: number) =>
    withNestedLoops(db, (one) => jobStore(one, randomUUID(), clock).take(['test'], count));
  expect(await take(1)).toHaveLength(1);
  expect(await take(2)).toHaveLength(2);
  expect(await take(9)).toHaveLength(2);
});
