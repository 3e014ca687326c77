import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApp, type TestApp } from '../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const odd = [
  '{"length":{"toString":1}}',
  '{"length":1e400}',
  '{"length":3,"toString":null,"valueOf":null}',
  '{"toJSON":1,"toString":1,"then":1}',
  '{"constructor":{"prototype":1}}',
  '["a","b"]',
  '12345678',
  'null',
  'true',
  '"\\ud800"',
  '{"size":{"toString":1},"byteLength":-1}',
  '[[[[{"toString":{}}]]]]',
];

test.each(odd)(
  '%s in any field of any call without a session answers in the envelope, never 5xx',
  async (value) => {
    for (const url of [
      '/auth/login',
      '/auth/signUp',
      '/auth/forgotPassword',
      '/auth/verify-otp',
      '/auth/resetPassword',
      '/auth/emailVerify',
    ])
      for (const field of ['email', 'password', 'name', 'confirmPassword', 'otp', 'newPassword']) {
        const fields = new Map([
          ['email', '"ada@example.org"'],
          ['name', '"Ada"'],
          ['password', '"tubular-canary-7"'],
          ['confirmPassword', '"tubular-canary-7"'],
          [field, value],
        ]);
        const payload = `{${[...fields].map(([name, text]) => `"${name}":${text}`).join(',')}}`;
        const answer = await api.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect([url, field, answer.statusCode < 500, answer.statusCode]).toEqual([
          url,
          field,
          true,
          answer.statusCode,
        ]);
        expect(answer.json()).toMatchObject({ message: expect.any(String) });
      }
  },
);

test.each([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 20_000, 100_000])(
  '%i levels are refused',
  async (levels) => {
    for (const url of ['/auth/login', '/auth/signUp'])
      for (const payload of [
        deep(levels),
        `{"email":${deep(levels)}}`,
        '['.repeat(levels) + ']'.repeat(levels),
      ]) {
        const headers = { 'content-type': 'application/json' };
        const answer = await api.app.inject({ method: 'POST', url, payload, headers });
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'VALIDATION_FAILED']);
      }
  },
);

test.each([deep(10_000), '['.repeat(10_000) + ']'.repeat(10_000), '"x"', '7', 'null', '{}', '[]'])(
  'a body of another shape is rejected (%#)',
  async (payload) => {
    for (const url of ['/auth/login', '/auth/signUp']) {
      const answer = await api.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'VALIDATION_FAILED']);
    }
  },
);

test('an unknown Expect header is answered in the envelope', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const ask = (expect: string) =>
    new Promise<{ status: number | undefined; body: string; requestId: unknown }>((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', method: 'POST', path: '/auth/login', headers: { expect } },
        (answer) => {
          let body = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode, body, requestId: answer.headers['x-request-id'] }),
          );
        },
      );
      sent.on('error', reject).end();
    });
  const { status, body, requestId } = await ask('a-miracle');
  expect([status, JSON.parse(body)]).toEqual([
    417,
    { message: 'The expectation of this request cannot be met.', code: 'VALIDATION_FAILED', requestId },
  ]);
  expect((await ask('100-continue')).status).not.toBe(417);
});

test('an undecodable address is answered in the envelope', async () => {
  const answer = await api.app.inject({ method: 'GET', url: '/%zz' });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_FAILED']);
});
