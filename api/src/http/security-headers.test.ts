import { securityHeaders } from '@breakaway/contract/security-headers';
import { openTestApp, type TestApp } from '../testing/app.ts';

const open = (env: Record<string, string> = {}) => openTestApp(env);
let api: TestApp;
beforeAll(async () => {
  api = await open({ TRUST_PROXY: '127.0.0.0/8' });
});
afterAll(() => api.close());

test.each([
  ['an answer', { url: '/healthz' }, 200],
  ['an unknown address', { url: '/nowhere' }, 404],
  ['a call without a session', { url: '/users/getUserDetails' }, 401],
  [
    'a body that is no JSON',
    { method: 'POST', url: '/auth/login', headers: { 'content-type': 'application/json' }, payload: '{' },
    400,
  ],
  [
    'a preflight',
    {
      method: 'OPTIONS',
      url: '/auth/login',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
    },
    204,
  ],
] as const)('%s carries the security headers', async (_, request, code) => {
  const { statusCode, headers } = await api.app.inject(request as { url: string });
  expect(statusCode).toBe(code);
  expect(headers).toMatchObject({
    'permissions-policy': securityHeaders()['Permissions-Policy'],
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('behind TLS the response has HSTS', async () => {
  const hsts = async ({ app }: TestApp, headers = {}) =>
    (await app.inject({ url: '/nowhere', headers })).headers['strict-transport-security'];
  expect(await hsts(api, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  const secure = await open({ API_ORIGIN: 'https://api.example' });
  expect(await hsts(secure)).toBe('max-age=31536000');
  await secure.close();
  const plain = await open();
  expect(await hsts(plain, { 'x-forwarded-proto': 'https' })).toBeUndefined();
  await plain.close();
});
