import { openTestApp, type TestApp } from './testing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(() => api.close());

test('an unknown address answers the envelope of a failure', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/nowhere?password=canary' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'NOT_FOUND',
    requestId: answer.headers['x-request-id'],
  });
});

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

test('a broken address answers JSON too', async () => {
  const answer = await api.app.inject({ url: '/users/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toEqual(expect.any(String));
});

test('an error that nobody expected is 500 without its cause, which is logged', async () => {
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

test('the app may call from its origin, another page may not', async () => {
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
    'access-control-max-age': '7200',
  });
  expect(
    (await preflight('https://elsewhere.example')).headers['access-control-allow-origin'],
  ).toBeUndefined();
});

test('attempts are counted by the address that the trusted proxy saw, not by one that a client made up', async () => {
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

test('health, readiness, metrics and description', async () => {
  expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  expect((await api.app.inject('/metrics')).body).toMatch(
    /http_request_duration_seconds_count\{.*route="\/healthz"/,
  );
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
