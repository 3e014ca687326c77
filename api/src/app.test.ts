import { sql } from 'kysely';
import { describedOperations } from '../fuzz/operations.ts';
import { openSession } from './modules/auth/sessions.ts';
import { openTestApp, type TestApp } from './testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(() => api.close());

test('an unknown address gets the error envelope', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/nowhere?password=canary' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: answer.headers['x-request-id'],
  });
});

test.each(['/*', '/*%20', '/a*b', '/:id', '/uploads/*x'])(
  '%s is treated as an address, not a pattern',
  async (url) => {
    expect((await api.app.inject(url)).statusCode).toBe(404);
  },
);

test.each([
  ['no JSON', 'application/json', '{"name":', 400],
  ['another kind of content', 'text/xml', '<a/>', 415],
  ['a body that is too large', 'application/json', JSON.stringify({ name: 'x'.repeat(1024 * 1024) }), 413],
  ['a JSON value that is no object', 'application/json', '42', 400],
  ['nothing at all', 'application/json', '', 400],
])('%s gets one sentence, as JSON, without a stack', async (_what, type, payload, status) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/signUp',
    headers: { 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    message: expect.stringMatching(/^[A-Z][^:]*$/),
    requestId: expect.any(String),
  });
  expect(answer.body).not.toMatch(/node_modules|at .*\(/);
});

test.each([
  ['POST', '/auth/login', 'Email is required'],
  ['POST', '/auth/login?email=a@b.org', 'Password is required'],
  ['POST', '/auth/verify-otp?email=a@b.org', 'OTP is required'],
  ['POST', '/auth/resetPassword?email=a@b.org&newPassword=long-enough', 'Confirm Password is required'],
  ['POST', '/auth/login?email=a@b.org&email=c@d.org&password=x', 'Email is not valid.'],
  ['POST', `/auth/login?email=a@b.org&password=${'x'.repeat(300)}`, 'Password is too long.'],
] as const)('%s %s: %s', async (method, url, message) => {
  const answer = await api.app.inject({ method, url });
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('a malformed address gets JSON too', async () => {
  const answer = await api.app.inject({ url: '/users/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toEqual(expect.any(String));
});

test('an unexpected error is a 500 without its cause, which is logged', async () => {
  const broken = await openTestApp();
  const member = await broken.createMember();
  await broken.context.db.schema.alterTable('users').renameTo('gone').execute();
  const answer = await broken.app.inject({ url: '/users/getUserDetails', headers: member.headers });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    requestId: answer.headers['x-request-id'],
  });
  expect(broken.logLines.join('')).toContain('does not exist');
  await broken.close();
});

test('the app may call from its origin, other pages may not', async () => {
  const preflight = (origin: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/auth/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-reset-token',
      },
    });
  const ours = await preflight('http://localhost:3000');
  expect(ours.headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:3000',
    'access-control-allow-credentials': 'true',
    'access-control-max-age': '7200',
  });
  const refused = await preflight('https://elsewhere.example');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      message: 'Pages of this origin may not call the API.',
      code: 'FORBIDDEN',
      requestId: refused.headers['x-request-id'],
    },
  ]);
  const call = await api.app.inject({ url: '/healthz', headers: { origin: 'https://elsewhere.example' } });
  for (const answer of [refused, call])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  const aimless = await api.app.inject({
    method: 'OPTIONS',
    url: '/auth/login',
    headers: { origin: 'http://localhost:3000' },
  });
  expect([aimless.statusCode, aimless.json().code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('attempts are counted by the address that the trusted proxy saw, not by one that a client claims', async () => {
  const guess = (n: number) =>
    api.app.inject({
      method: 'GET',
      url: '/auth/verify-email?token=guess',
      headers: { 'x-forwarded-for': `198.51.100.${n % 200}, 203.0.113.7` },
    });
  const statuses = [];
  for (let n = 0; n < 101; n += 1) statuses.push((await guess(n)).statusCode);
  expect(statuses.slice(0, 100).every((status) => status === 400)).toBe(true);
  expect(statuses[100]).toBe(429);
});

test('two replicas share one limit, and jobs run once, whatever address a client claims', async () => {
  const second = await api.openReplica();
  const statuses: number[] = [];
  for (let n = 0; n < 52; n += 1) {
    const answer = await (n % 2 ? second.app : api.app).inject({
      method: 'POST',
      url: `/auth/login?email=guess${n}@example.org&password=guess`,
      headers: { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.99`, forwarded: `for=10.0.0.${n}` },
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(50).fill(400), 429, 429]);

  const done: number[] = [];
  for (const { outbox } of [api.context, second.context])
    outbox.handle<{ n: number }>('count', async ({ n }) => void done.push(n));
  for (let n = 0; n < 20; n += 1) await api.context.outbox.add(api.context.db, 'count', { n });
  await Promise.all([api.context.outbox.runDue(), second.context.outbox.runDue()]);
  expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

test('without a trusted proxy nothing that a client claims counts', async () => {
  const bare = await openTestApp();
  const statuses = new Set<number>();
  for (let n = 0; n < 52; n += 1) {
    const { statusCode } = await bare.app.inject({
      method: 'POST',
      url: `/auth/verify-otp?email=guess${n}@example.org&otp=123456`,
      headers: { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
      remoteAddress: '203.0.113.9',
    });
    statuses.add(statusCode);
  }
  expect([...statuses]).toEqual([400, 429]);
  await bare.close();
});

const isOfTool = (security: object[]) => security.some((one) => 'toolTicket' in one);

test('every call that needs a session answers 401 when it is missing, invented, ended or signed out', async () => {
  const member = await api.createMember({ premium: true });
  const leaving = await api.createMember();
  await api.app.inject({ method: 'POST', url: '/auth/logout', headers: leaving.headers });
  const ended = await openSession(api.context.db, member.userId, new Date(0));
  const needing = (await describedOperations(api.app)).filter(({ responses }) => '401' in responses);
  expect(needing.length).toBeGreaterThan(15);
  for (const { method, url, security = [] } of needing) {
    for (const token of [null, 'invented', leaving.token, ended]) {
      // Clients that have lost their token still request the list of conversations; it is empty then.
      if (token === null && security.some((one) => Object.keys(one).length === 0)) continue;
      const answer = await api.app.inject({
        method: method.toUpperCase() as 'POST',
        url,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      // A tool's session token is not a session, and reveals nothing about one.
      const code = token === ended && !isOfTool(security) ? 'SESSION_IDLE' : 'SESSION_INVALID';
      expect([method, url, answer.statusCode, answer.json().code]).toEqual([method, url, 401, code]);
      expect(answer.json().message).toMatch(/\.$/);
    }
  }
});

test('an address that takes another method names it', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/auth/login?password=canary' });
  expect([answer.statusCode, answer.headers.allow, answer.json().code]).toEqual([
    405,
    'POST',
    'METHOD_NOT_ALLOWED',
  ]);
});

test('an account that is deleted during its call gets 401', async () => {
  const broken = await openTestApp();
  const member = await broken.createMember({ premium: true });
  // Simulates a deletion between the session check and the insertion of the conversation.
  await sql`create function orphan() returns trigger language plpgsql as
    $$ begin new.user_id = gen_random_uuid(); return new; end $$`.execute(broken.context.db);
  await sql`create trigger orphan before insert on conversations for each row execute function orphan()`.execute(
    broken.context.db,
  );
  const answer = await broken.app.inject({
    method: 'POST',
    url: '/gpt-prompt/createPrompt',
    headers: member.headers,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_INVALID']);
  await broken.close();
});

test('health, readiness and description', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  const { paths } = (await api.app.inject('/openapi.json')).json();
  for (const path of [
    '/auth/login',
    '/auth/signUp',
    '/users/editProfile',
    '/tools/session',
    '/stripe/subscription',
  ])
    expect(paths).toHaveProperty([path]);
  const login = paths['/auth/login'].post;
  expect(login.parameters.map((parameter: { name: string }) => parameter.name).sort()).toEqual([
    'email',
    'password',
  ]);
  expect(Object.keys(login.responses).sort()).toEqual(['200', '400', '403', '413', '415', '429', '503']);
});
