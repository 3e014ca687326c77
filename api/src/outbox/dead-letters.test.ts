import { jobsCommand } from '../modules/ops/jobs-command.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { LANES } from './lanes.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { jobStore } from './store.ts';

let api: TestApp;
let outbox: Outbox;
beforeEach(async () => {
  api = await openTestApp();
  const { db, log, clock } = api.context;
  outbox = createOutbox(db, log, clock, { policies: { ...LANES, upkeep: { ...LANES.upkeep, tries: 3 } } });
});
afterEach(() => api.close());

async function jobs(...words: string[]): Promise<string> {
  const lines = [];
  for await (const line of jobsCommand(api.context, ...words)) lines.push(line);
  return lines.join('\n');
}

/** A job that always fails, retried until it is given up. */
async function poison(key: string) {
  let tries = 0;
  outbox.handle('poison', async () => {
    tries += 1;
    throw new Error('It never works');
  });
  await outbox.add(api.context.db, 'poison', {}, { key });
  for (let round = 0; round < 5; round += 1) {
    await outbox.runDue();
    api.advance(3_600_000);
  }
  const { id } = await api.context.db
    .selectFrom('outbox')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { id, tries: () => tries };
}

test('a job that fails too often is given up, kept, counted and logged', async () => {
  const { id, tries } = await poison('a');
  expect(tries()).toBe(3);
  expect(await jobs('list')).toMatch(
    new RegExp(`^${id} {2}poison .* after 3 tries: It never works\\nFailed for good: 1\\.`),
  );
  api.context.outbox.handle('poison', async () => {});
  const ready = await api.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', warnings: ['Jobs of the lane "upkeep" that were given up: 1.'] },
  ]);
  expect(api.logLines.join('')).toContain('A job failed too often');
});

test('an operator can retry one or all, or drop one', async () => {
  const { id, tries } = await poison('a');
  await expect(jobs('retry', 'nonsense')).rejects.toThrow('Please name a job by its id');
  await expect(jobs('drop', '00000000-0000-4000-8000-000000000000')).rejects.toThrow(
    'There is no failed job',
  );
  await expect(jobs('burn')).rejects.toThrow('Please say what to do with jobs: list, retry, drop.');
  expect(await jobs('retry', id)).toBe('Jobs that will be tried again now: 1.');
  expect(await jobs('list')).toBe('No job has failed for good.');
  await outbox.runDue();
  expect(tries()).toBe(4);
  await expect(jobs('drop', id)).rejects.toThrow('There is no failed job');
  for (let round = 0; round < 3; round += 1) {
    api.advance(3_600_000);
    await outbox.runDue();
  }
  expect(await jobs('retry', 'all')).toBe('Jobs that will be tried again now: 1.');
  let done = 0;
  outbox.handle('poison', async () => void (done += 1));
  await outbox.runDue();
  expect(done).toBe(1);
  const other = await poison('b');
  expect(await jobs('drop', other.id)).toBe(`The job ${other.id} was deleted.`);
  expect(await api.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('adding a job with the key of a dead letter gives that one all its attempts again', async () => {
  await poison('a');
  await outbox.add(api.context.db, 'poison', {}, { key: 'a' });
  expect(await jobs('list')).toBe('No job has failed for good.');
  expect(await outbox.runDue()).toBe(1);
});

test('a job that kills its process every time is given up, too', async () => {
  const { db, clock } = api.context;
  await outbox.add(db, 'deadly', {});
  const dying = jobStore(db, '00000000-0000-4000-8000-000000000000', clock);
  for (let round = 0; round < 3; round += 1) {
    expect(await dying.take(['deadly'], 1)).toHaveLength(1);
    api.advance(60_000);
  }
  let runs = 0;
  outbox.handle('deadly', async () => void (runs += 1));
  await outbox.runDue();
  expect(runs).toBe(0);
  expect(await jobs('list')).toContain('after 4 tries: The process ended during the last try');
});

test('an unreachable mail server shows as delayed jobs; late codes and links are not mailed', async () => {
  const { db } = api.context;
  const member = await api.createMember();
  api.smtp.isDown = true;
  const query = { email: member.email };
  await api.app.inject({ method: 'POST', url: '/auth/forgotPassword', query });
  const verification = {
    name: 'Ada',
    email: 'new@example.org',
    password: 'tubular-77',
    confirmPassword: 'tubular-77',
  };
  await api.app.inject({ method: 'POST', url: '/auth/signUp', payload: verification });
  await api.context.outbox.runDue();
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready', warnings: [] });
  api.advance(5 * 60_000);
  await api.context.outbox.runDue();
  const { warnings } = (await api.app.inject('/readyz')).json() as { warnings: string[] };
  expect(warnings).toEqual([
    expect.stringMatching(/^The oldest job of the lane "prompt" has waited for 3\d\d s\.$/),
  ]);
  api.smtp.isDown = false;
  api.advance(15 * 60_000);
  await api.context.outbox.runDue();
  expect(api.smtp.mails.map(({ to }) => to)).toEqual(['new@example.org']);
  api.smtp.isDown = true;
  await api.app.inject({
    method: 'POST',
    url: '/auth/signUp',
    payload: { ...verification, email: 'late@example.org' },
  });
  await api.context.outbox.runDue();
  api.smtp.isDown = false;
  api.advance(7 * 3_600_000);
  await api.context.outbox.runDue();
  expect(api.smtp.mails).toHaveLength(1);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(api.logLines.join('')).toContain('A job has expired');
});
