/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyRemotes } from './remote-proxy.ts';

let upstream: Server;
let shell: FastifyInstance;

/** A shell in front of one remote whose server answers like this. */
async function inFrontOf(answer: RequestListener): Promise<string> {
  upstream = createServer(answer);
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  shell = Fastify();
  await proxyRemotes(shell, (name) => ({ auth: origin, down: 'http://127.0.0.1:9' })[name], 150);
  return shell.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(async () => {
  await shell.close();
  upstream.closeAllConnections();
  upstream.close();
});

test.each<[string, string, RequestListener, number, string]>([
  ['is down', 'down', () => {}, 502, 'This part of the app does not answer.'],
  [
    'cuts the connection',
    'auth',
    ({ socket }) => socket.destroy(),
    502,
    'This part of the app does not answer.',
  ],
  [
    'answers with something that is not HTTP',
    'auth',
    ({ socket }) => socket.end('SSH-2.0\r\n\r\n'),
    502,
    'This part of the app does not answer.',
  ],
  ['hangs', 'auth', () => {}, 504, 'This part of the app took too long to answer.'],
])('a remote whose server %s', async (_, name, answer, status, message) => {
  const address = await inFrontOf(answer);
  const response = await fetch(`${address}/remotes/${name}/1.0.0/entry.js`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Nothing of the addresses behind the shell.
  expect(await response.json()).toEqual({ message });
});

test('an answer is passed on with its status; a page of a remote cannot be framed from elsewhere', async () => {
  const address = await inFrontOf((request, response) => {
    response.writeHead(request.url === '/1.0.0/gone.js' ? 410 : 200, { 'content-type': 'text/html' });
    response.end('<!doctype html>');
  });
  const page = await fetch(`${address}/remotes/auth/1.0.0/~2/page.html`);
  expect([page.status, await page.text()]).toEqual([200, '<!doctype html>']);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  // It would run on the origin of the app, past the policy of the app's own page.
  expect(page.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; frame-ancestors 'none'",
  );
  expect((await fetch(`${address}/remotes/auth/1.0.0/gone.js`)).status).toBe(410);
});

test.each(['/remotes/auth/1.0.0/a.js.map', '/remotes/auth/1.0.0/a.js%2emap', '/remotes/none/1.0.0/a.js'])(
  '%s is not asked for',
  async (url) => {
    const asked = jest.fn();
    const address = await inFrontOf(asked);
    expect((await fetch(address + url)).status).toBe(404);
    expect(asked).not.toHaveBeenCalled();
  },
);
