import { openTestApp, type TestApp } from '../../testing/app.ts';
import { keepChallenge } from '../passkeys/challenges.ts';
import { hashToken } from '../auth/sessions.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

const DAY = 86_400_000;

test('expired rows are deleted once an hour, by one of the replicas; valid ones stay', async () => {
  const { app, context } = api;
  const { db, clock } = context;
  const second = await api.openReplica();
  await app.listen({ port: 0 });
  await second.app.listen({ port: 0 });
  const jobs = () => db.selectFrom('outbox').select('key').execute();
  // Planned in the background after the servers start.
  while ((await jobs()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const planned = await jobs();
  expect(planned).toHaveLength(1);

  const ended = await api.createMember();
  const now = clock();
  const notice = (event_id: string, age: number) => ({
    provider: 'stripe' as const,
    event_id,
    type: 'invoice.paid',
    payload: '{}',
    received_at: now,
    processed_at: new Date(now.getTime() - age),
  });
  await db
    .insertInto('webhook_inbox')
    .values([notice('old', 30 * DAY), notice('new', DAY)])
    .execute();
  await db
    .insertInto('reset_codes')
    .values({ user_id: ended.userId, code_hash: 'x', expires_at: now })
    .execute();
  await db
    .insertInto('tool_tickets')
    .values({
      token_hash: hashToken('x'),
      user_id: ended.userId,
      session_id: ended.sessionId,
      tool: 'kom-analysis',
      expires_at: now,
    })
    .execute();
  const device = (seen: Date) => ({
    token_hash: hashToken(seen.toISOString()),
    user_id: ended.userId,
    first_seen_at: seen,
    last_seen_at: seen,
  });
  const lastYear = new Date(now.getTime() - 365 * DAY);
  await db
    .insertInto('known_devices')
    .values([device(lastYear), device(now)])
    .execute();
  const dead = (kind: string, age: number) => ({
    kind,
    payload: '{}',
    run_at: now,
    dead_at: new Date(now.getTime() - age),
  });
  await db
    .insertInto('outbox')
    .values([dead('mail', 30 * DAY), dead('mail', DAY), dead('billing.end-customer', 90 * DAY)])
    .execute();
  await keepChallenge(context, 'x', { purpose: 'add', userId: ended.userId });
  await db.updateTable('passkey_challenges').set({ expires_at: now }).execute();
  const forgotten = { code: 'PASSWORD_CHANGED', ended_at: new Date(now.getTime() - 30 * DAY) };
  await db
    .insertInto('ended_sessions')
    .values([{ ...forgotten, token_hash: hashToken('forgotten') }])
    .execute();
  await db.insertInto('rate_buckets').values({ key: 'x', count: 1, resets_at: now }).execute();
  await db.updateTable('sessions').set({ expires_at: now }).where('user_id', '=', ended.userId).execute();
  const running = await api.createMember();

  api.advance(3_600_000);
  expect(await context.outbox.runDue()).toBe(1);
  expect(await db.selectFrom('webhook_inbox').select('event_id').execute()).toEqual([{ event_id: 'new' }]);
  for (const table of ['reset_codes', 'tool_tickets', 'passkey_challenges', 'rate_buckets'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  expect(await db.selectFrom('known_devices').select('last_seen_at').execute()).toEqual([
    { last_seen_at: now },
  ]);
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: running.userId }]);
  const letters = await db.selectFrom('outbox').select('kind').where('dead_at', 'is not', null).execute();
  expect(letters.map(({ kind }) => kind).sort()).toEqual(['billing.end-customer', 'mail']);
  await db.deleteFrom('outbox').where('dead_at', 'is not', null).execute();
  // The holder of the token can still be told why its session ended.
  expect(await db.selectFrom('ended_sessions').select(['token_hash', 'code']).execute()).toEqual([
    { token_hash: hashToken(ended.token), code: 'SESSION_EXPIRED' },
  ]);
  const next = await jobs();
  expect(next).toHaveLength(1);
  expect(next).not.toEqual(planned);
});
