/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '@breakaway/contract/security-headers';
import { apps as frontEnds } from '@breakaway/federation/local-ports';
import type { Following, LiveReleases } from '@breakaway/releases/follow';
import type { FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readConfig } from './config.ts';

const remotes = frontEnds.flatMap((name) => /^remote-(.*)$/.exec(name)?.[1] ?? []).sort();
const following = (hostApi = '^1.0.0', names = remotes): Following => ({
  live: Object.fromEntries(
    names.map((name) => [
      name,
      {
        name,
        version: '1.0.0-aaaa',
        entry: 'a.js',
        screens: {},
        integrity: {},
        maps: {},
        hostApi,
        previous: [],
      },
    ]),
  ) satisfies LiveReleases,
  revision: 5,
  problems: [],
});
let root: string;
let now: Following;
let upstream: Server;
let apps: FastifyInstance[];

beforeEach(async () => {
  apps = [];
  now = following();
  root = mkdtempSync(join(tmpdir(), 'shell-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(
    join(root, 'assets/entry.json'),
    JSON.stringify({ scripts: ['shell.0123abcd.js'], integrity: { 'shell.0123abcd.js': 'sha384-shell' } }),
  );
  writeFileSync(join(root, 'assets/shell.0123abcd.js'), '1');
  upstream = createServer((request, response) => {
    response.statusCode = request.url!.includes('gone') ? 404 : 200;
    response.end('from the remote');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  upstream.close();
  rmSync(root, { recursive: true });
});

async function shell(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const { port } = upstream.address() as AddressInfo;
  const config = readConfig({
    SHELL_ASSETS: join(root, 'assets'),
    REMOTE_ORIGINS: `auth=http://127.0.0.1:${port},chat=http://127.0.0.1:9`,
    ...env,
  });
  const app = await shellServer(config, { live: () => now, onRelease: () => {}, hostApi: '1.0.0' }, () => {});
  apps.push(app);
  return app;
}
const ready = async (app: FastifyInstance) => {
  const answer = await app.inject('/readyz');
  return {
    code: answer.statusCode,
    ...answer.json<{ status: string; missing: string[]; problems: string[] }>(),
  };
};

describe('/readyz', () => {
  test('200 while every remote that a route needs has a release', async () => {
    const answer = await ready(await shell());
    expect(answer).toMatchObject({ code: 200, status: 'ready', remotes, missing: [], problems: [] });
    expect(answer).toHaveProperty('hostApi');
  });

  test('503 names the remotes that are missing or do not fit', async () => {
    now = {
      ...following(),
      live: { ...following('^1.0.0', ['auth']).live, ...following('^9.0.0', ['chat']).live },
    };
    expect(await ready(await shell())).toMatchObject({
      code: 503,
      status: 'remotes are missing',
      remotes: ['auth'],
      missing: remotes.filter((name) => name !== 'auth'),
    });
  });

  test('while the registry is away, what was live last is used, and the problem is reported', async () => {
    now = { ...following(), problems: ['The registry does not answer.'] };
    expect(await ready(await shell())).toMatchObject({
      code: 200,
      status: 'ready, from what was live last',
      missing: [],
      problems: ['The registry does not answer.'],
    });
  });
});

describe('every answer carries the security headers', () => {
  const wanted = Object.keys(securityHeaders()).map((name) => name.toLowerCase());
  test.each([
    ['page', '/sign-in', 200],
    ['page that does not exist', '/nowhere', 404],
    ['file', '/assets/shell.0123abcd.js', 200],
    ['file that does not exist', '/assets/none.js', 404],
    ['address that cannot be decoded', '/%E0%A4%A', 404],
    ['remote', '/remotes/auth/1.0.0/a.js', 200],
    ['file of a remote that does not exist', '/remotes/auth/gone.js', 404],
    ['remote that does not exist', '/remotes/none/a.js', 404],
    ['remote that is down', '/remotes/chat/1.0.0/a.js', 502],
    ['source map of a remote', '/remotes/auth/1.0.0/a.js.map', 404],
    ['health', '/healthz', 200],
    ['readiness', '/readyz', 200],
  ])('%s', async (_, url, code) => {
    const answer = await (await shell()).inject(url);
    expect(answer.statusCode).toBe(code);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(wanted));
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  test('so do a malformed body and an unsupported method', async () => {
    const app = await shell();
    for (const request of [
      {
        method: 'POST',
        url: '/remote-failures',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      },
      { method: 'PUT', url: '/sign-in' },
    ] as const)
      expect(Object.keys((await app.inject(request)).headers)).toEqual(expect.arrayContaining(wanted));
  });

  test('the page may use passkeys and payment, and delegates payment to the providers only', async () => {
    const policy = (await (await shell()).inject('/')).headers['permissions-policy'] as string;
    expect(policy).toContain('publickey-credentials-get=(self)');
    expect(policy).toContain('publickey-credentials-create=(self)');
    expect(policy).toContain(
      'payment=(self "https://js.stripe.com" "https://hooks.stripe.com" "https://www.paypal.com"',
    );
    expect(policy).toContain('camera=()');
    const sandbox = await shell({ STRIPE_JS_URL: 'http://localhost:4100/stripe/stripe.js' });
    expect((await sandbox.inject('/')).headers['permissions-policy']).toContain(
      'payment=(self "http://localhost:4100" "https://www.paypal.com"',
    );
  });

  test('HSTS is sent behind TLS: when the configured origin is https, or a trusted proxy says so', async () => {
    const hsts = async (app: FastifyInstance, headers = {}) =>
      (await app.inject({ url: '/nowhere', headers })).headers['strict-transport-security'];
    const tls = { 'x-forwarded-proto': 'https' };
    expect(await hsts(await shell({ APP_ORIGIN: 'https://app.example' }))).toBe('max-age=31536000');
    expect(await hsts(await shell(), tls)).toBeUndefined();
    expect(await hsts(await shell({ TRUST_PROXY: '127.0.0.1' }), tls)).toBe('max-age=31536000');
    expect(await hsts(await shell({ TRUST_PROXY: '10.0.0.1' }), tls)).toBeUndefined();
  });
});

test.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['br', 'gzip, deflate, br;q=0.5', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
  [undefined, '', (body: Buffer) => body],
  [undefined, 'identity', (body: Buffer) => body],
])('a page is sent as %s to a client that accepts "%s"', async (encoding, accept, read) => {
  const app = await shell();
  const answer = await app.inject({ url: '/sign-in', headers: { 'accept-encoding': accept } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(read(answer.rawPayload).toString()).toMatch(/^<!doctype html>.*<\/html>\n$/s);
  const head = await app.inject({ method: 'HEAD', url: '/sign-in', headers: { 'accept-encoding': accept } });
  expect(head.statusCode).toBe(200);
});
