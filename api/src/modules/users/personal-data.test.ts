import { sql } from 'kysely';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { keepChallenge } from '../passkeys/challenges.ts';
import { hashToken } from '../auth/sessions.ts';
import { storePhoto } from './photo-store.ts';

let api: TestApp;
beforeEach(async () => {
  api = await openTestApp();
});
afterEach(() => api.close());

/** Tables without personal data, and why. A new table has to be added to one list or the other. */
const NOT_A_MEMBERS = {
  users: 'is exported as `account`',
  schema_migrations: 'the state of the database',
  rate_buckets: 'counters under hashed addresses, gone within an hour',
  ended_sessions: 'hashes of tokens that open nothing and why, gone after 30 days',
  outbox: 'work under way, gone when it is done',
  trials: 'hashed addresses with a date, so that nobody gets a second one; gone after two years',
  webhook_inbox: "ids of a provider's objects, gone after 30 days",
};

const SECRET = 'canary-in-a-secret-column';

/** Every table of the database, and those with an owner column. */
async function tables() {
  const { rows } = await sql<{ name: string; owned: boolean }>`
    select t.table_name as name, bool_or(c.column_name = 'user_id') as owned
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' group by 1 order by 1`.execute(api.context.db);
  return rows;
}

/** A member with a row in every table that can hold one. */
async function memberWithEverything() {
  const { db, clock } = api.context;
  const member = await api.createMember({ name: 'Canary Rider', premium: true });
  const user_id = member.userId;
  const now = clock();
  const later = new Date(now.getTime() + 600_000);
  const token_hash = hashToken(SECRET);
  await db.updateTable('users').set({ password_hash: SECRET }).where('id', '=', user_id).execute();
  await db
    .insertInto('email_verifications')
    .values({ token_hash, user_id, created_at: now, expires_at: later, used_at: null })
    .execute();
  await db
    .insertInto('refused_sign_ups')
    .values({ device_hash: token_hash, user_id, signed_up_at: now })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ token_hash, user_id, first_seen_at: now, last_seen_at: now })
    .execute();
  await db.insertInto('reset_codes').values({ user_id, code_hash: SECRET, expires_at: later }).execute();
  await db
    .insertInto('reset_windows')
    .values({ user_id, ticket_hash: token_hash, client_hash: token_hash, opened_at: now, expires_at: later })
    .execute();
  await db
    .insertInto('tool_tickets')
    .values({ token_hash, user_id, session_id: member.sessionId, tool: 'kom-analysis', expires_at: later })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id,
      name: 'Phone',
      credential_id: 'a-credential',
      public_key: Buffer.from('public'),
      counter: 1,
      transports: ['internal'],
      synced: true,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  await keepChallenge(api.context, SECRET, { purpose: 'add', userId: user_id });
  await db.insertInto('billing_customers').values({ user_id, stripe_customer_id: 'cus_1' }).execute();
  await db
    .insertInto('checkout_attempts')
    .values({ user_id, platform: 'paypal', price_cents: 8999, state: 'void', created_at: now })
    .execute();
  await db
    .insertInto('coupon_redemptions')
    .values({ user_id, promotion_id: 'promo_1', subscription_provider_id: 'sub_1', redeemed_at: now })
    .execute();
  await db
    .insertInto('payments')
    .values({
      user_id,
      platform: 'stripe',
      provider_payment_id: 'in_1',
      subscription_provider_id: 'sub_1',
      amount_cents: 8999,
      currency: 'EUR',
      paid_at: now,
    })
    .execute();
  await db
    .insertInto('billing_notices')
    .values({
      user_id,
      subscription_provider_id: 'sub_1',
      kind: 'renews_in_30_days',
      period_end: later,
    })
    .execute();
  const conversation = await db
    .insertInto('conversations')
    .values({ user_id, title: 'Stelvio', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const turn = await db
    .insertInto('turns')
    .values({
      user_id,
      conversation_id: conversation.id,
      question: 'How long is the Stelvio?',
      asked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat_files')
    .values({
      turn_id: turn.id,
      conversation_id: conversation.id,
      user_id,
      card: '{}',
      ride: null,
      course: 'a course',
      facts: '{}',
    })
    .execute();
  const plan_id = '5e1f5e1f-0000-4000-8000-00000000000a';
  await db
    .insertInto('plans')
    .values({
      id: plan_id,
      user_id,
      name: 'Stelvio',
      version: 1,
      saved_at: now,
      tool: 'race-analyzer',
      deleted_at: null,
      link_token: SECRET,
      course: 'a course',
      view: 'a view',
    })
    .execute();
  await storePhoto(db, user_id, Buffer.from('a photo'));
  await db.insertInto('coach_usage').values({ user_id, day: '2026-11-01', used: 1200 }).execute();
  await db
    .insertInto('coach_remembered')
    .values({ user_id, kind: 'note', value: 'I train on Tuesdays', created_at: now })
    .execute();
  await db
    .insertInto('plan_versions')
    .values({
      plan_id,
      user_id,
      version: 1,
      saved_at: now,
      summary: '{}',
      question: 'a question',
    })
    .execute();
  await db
    .insertInto('assistant_tokens')
    .values({
      token_hash,
      user_id,
      name: 'Claude Desktop',
      ends_with: 'x7Qa',
      created_at: now,
      last_used_at: null,
    })
    .execute();
  await sql`insert into coach_leases values (${user_id}, gen_random_uuid(), ${now})`.execute(db);
  return member;
}

test('the export contains the member’s rows of every table, as a file, and no credentials', async () => {
  const member = await memberWithEverything();
  const answer = await api.app.inject({ url: '/users/export', headers: member.headers });
  expect(answer.statusCode).toBe(200);
  const day = api.context.clock().toISOString().slice(0, 10);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="breakaway-export-${day}.json"`);
  const { data } = answer.json() as { data: Record<string, unknown> };
  expect(data.user).toMatchObject({ email: member.email, isPremium: true, profileUrl: null });
  expect(data.account).toMatchObject({ id: member.userId, name: 'Canary Rider', photo_key: null });
  for (const { name, owned } of await tables()) {
    if (owned)
      expect([name, data[name]]).toEqual([name, [expect.objectContaining({ user_id: member.userId })]]);
    else expect(Object.keys(NOT_A_MEMBERS)).toContain(name);
  }
  const { token } = member;
  for (const secret of [SECRET, token, hashToken(SECRET), hashToken(token)]) {
    const forms = Buffer.isBuffer(secret) ? [secret.toString('hex'), secret.toString('base64')] : [secret];
    for (const form of forms) expect(answer.body).not.toContain(form);
  }
});

test('after a deletion no table refers to the member: payments stay without a name', async () => {
  const member = await memberWithEverything();
  const { statusCode } = await api.app.inject({
    method: 'DELETE',
    url: '/users/deleteUser',
    headers: member.headers,
  });
  expect(statusCode).toBe(200);
  await api.context.outbox.runDue();
  for (const { name } of await tables()) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(api.context.db);
    const text = rows.map(({ row }) => row).join('\n');
    expect([name, text.includes(member.userId), text.includes(member.email)]).toEqual([name, false, false]);
  }
  const { amount } = await api.context.db
    .selectFrom('payments')
    .select((query) => query.fn.countAll<string>().as('amount'))
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  expect(Number(amount)).toBe(1);
});
