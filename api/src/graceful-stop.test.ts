import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { openApiProcess, type ApiProcess } from './testing/process.ts';

let api: ApiProcess;
beforeAll(async () => {
  api = await openApiProcess({ DRAIN_S: '3' });
}, 60_000);
afterAll(() => api.close(), 60_000);

const statusOf = (path: string) => fetch(`${api.base}${path}`).then(({ status }) => status);

test('a replica that stops says so first, goes on serving, and finishes what is open', async () => {
  const body = JSON.stringify({ email: 'ada@example.org', password: 'not-the-password' });
  const open = request(`${api.base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  open.write(body.slice(0, 10));
  await once(open, 'socket');

  const ended = api.end('SIGTERM');
  while ((await statusOf('/readyz')) !== 503) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/users/getUserDetails')).toBe(401);
  // Its port is closed while the first request is still open.
  while (await statusOf('/healthz').catch(() => null))
    await new Promise((resolve) => setTimeout(resolve, 20));

  open.end(body.slice(10));
  const [answer] = await once(open, 'response');
  expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
    400,
    expect.objectContaining({ message: expect.any(String) }),
  ]);
  expect(await ended).toBe(0);
}, 60_000);
