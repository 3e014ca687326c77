import { sql } from 'kysely';
import { describedOperations, needsSession } from '../../../fuzz/operations.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { hashSecret } from '../auth/passwords.ts';
import { hashToken } from '../auth/sessions.ts';
import { makeToken } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const MINUTE = 60_000;
type Headers = { authorization: string };

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) => {
  const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};
const list = (headers: Headers) => call('GET', '/assistants/tokens', headers);
const make = (headers: Headers, name = 'Claude Desktop') =>
  call('POST', '/assistants/tokens', headers, { name });
const revoke = (headers: Headers, id: string) => call('DELETE', `/assistants/tokens?id=${id}`, headers);
const opens = async (token: string) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
  });
  return answer.statusCode === 200;
};
const storedOf = (userId: string) =>
  api.context.db.selectFrom('assistant_tokens').selectAll().where('user_id', '=', userId).execute();

test('a token is shown once; then its name, its end and its times', async () => {
  const { headers, userId } = await api.createMember({ premium: true });
  expect((await list(headers)).body.data).toEqual({ address: 'http://localhost:4000/mcp', tokens: [] });
  const { status, body } = await make(headers, '  Claude Desktop ');
  expect(status).toBe(201);
  const { token, ...entry } = body.data as { token: string; id: string };
  expect(token).toMatch(/^bwa_[\w-]{43}$/);
  expect(entry).toEqual({
    id: expect.any(String),
    name: 'Claude Desktop',
    endsWith: token.slice(-4),
    createdAt: expect.any(String),
    lastUsedAt: null,
  });
  const later = await list(headers);
  expect(later.body.data.tokens).toEqual([entry]);
  expect(later.text).not.toContain(token);
  const [stored] = await storedOf(userId);
  expect(stored!.token_hash).toEqual(hashToken(token));
  expect(JSON.stringify(stored)).not.toContain(token);
  // The use is recorded every five minutes.
  expect(await opens(token)).toBe(true);
  const usedAt = (await list(headers)).body.data.tokens[0].lastUsedAt as string;
  expect(usedAt).toEqual(expect.any(String));
  api.advance(4 * MINUTE);
  await opens(token);
  expect((await list(headers)).body.data.tokens[0].lastUsedAt).toBe(usedAt);
  api.advance(2 * MINUTE);
  await opens(token);
  expect(Date.parse((await list(headers)).body.data.tokens[0].lastUsedAt)).toBeGreaterThan(
    Date.parse(usedAt),
  );
});

test('the owner gets a mail without the token', async () => {
  const { headers, email } = await api.createMember({ premium: true });
  const { token } = (await make(headers, 'My laptop')).body.data;
  await api.context.outbox.runDue();
  const mail = api.smtp.mails.findLast(({ source }) => source.includes(email))!;
  expect(mail.source).toContain('You made a token for another assistant');
  expect(mail.source).toContain('My laptop');
  expect(mail.source).not.toContain(token);
  expect(mail.source).not.toContain('bwa_');
});

test('needs a name, a PRO plan, and a member who has just confirmed who they are', async () => {
  const free = await api.createMember();
  const refused = await make(free.headers);
  expect([refused.status, refused.body.code]).toEqual([403, 'PREMIUM_REQUIRED']);
  const { headers } = await api.createMember({ premium: true });
  expect((await make(headers, '  ')).body.errors).toEqual({ name: 'Name is required' });
  expect((await make(headers, '\u202Eevil')).body.errors).toEqual({
    name: 'Please leave out characters that cannot be seen',
  });
  expect((await make(headers, 'x'.repeat(61))).status).toBe(400);
  api.advance(11 * MINUTE);
  const late = await make(headers);
  expect([late.status, late.body.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  expect((await list(headers)).body.data.tokens).toEqual([]);
});

test('at most ten, and two that are made at once do not both take the last place', async () => {
  const { db } = api.context;
  const { headers, userId } = await api.createMember({ premium: true });
  for (let n = 1; n < 10; n++) expect((await make(headers, `Assistant ${n}`)).status).toBe(201);
  // Both wait for the account's row before either can go on.
  const both = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const started = [make(headers), make(headers)];
    const waiting = sql<{ amount: number }>`select count(*)::int as amount from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(db)).rows[0]!.amount < 2);
    return started;
  });
  const made = await Promise.all(both);
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  const full = made.find(({ status }) => status === 409)!;
  expect(full.body.message).toBe('You have 10 tokens. Please revoke one that you do not use first.');
  await revoke(headers, made.find(({ status }) => status === 201)!.body.data.id);
  expect((await make(headers)).status).toBe(201);
});

test('revoked by its member only, and as often as they like; also without a plan', async () => {
  const [own, other] = [await api.createMember({ premium: true }), await api.createMember({ premium: true })];
  const { id, token } = await makeToken(api, own);
  expect((await revoke(other.headers, id)).status).toBe(200);
  expect(await opens(token)).toBe(true);
  expect((await list(other.headers)).body.data.tokens).toEqual([]);
  await api.context.db.deleteFrom('subscriptions').where('user_id', '=', own.userId).execute();
  expect((await list(own.headers)).body.data.tokens).toHaveLength(1);
  for (let time = 0; time < 2; time++) expect((await revoke(own.headers, id)).status).toBe(200);
  expect(await storedOf(own.userId)).toEqual([]);
});

test('opens no other call', async () => {
  const { token } = await makeToken(api, await api.createMember({ premium: true }));
  const closed = (await describedOperations(api.app)).filter(
    ({ security = [] }) => needsSession({ security } as never) || security.some((one) => 'toolTicket' in one),
  );
  expect(closed.length).toBeGreaterThan(25);
  for (const { method, url } of closed) {
    const { statusCode } = await api.app.inject({
      method: method.toUpperCase() as 'POST',
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([method, url, statusCode]).toEqual([method, url, 401]);
  }
});

test('a new password revokes every token, signing out elsewhere none', async () => {
  const { headers, userId } = await api.createMember({ premium: true });
  const password_hash = await hashSecret('canary-old-77');
  await api.context.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  const { token } = await makeToken(api, { headers });
  const other = await makeToken(api, await api.createMember({ premium: true }));
  expect((await call('DELETE', '/users/sessions', headers)).status).toBe(200);
  expect(await opens(token)).toBe(true);
  const change = { password: 'velvet-canary-88', currentPassword: 'canary-old-77' };
  expect((await call('PATCH', '/users/editProfile', headers, change)).status).toBe(200);
  expect(await opens(token)).toBe(false);
  expect(await opens(other.token)).toBe(true);
});
