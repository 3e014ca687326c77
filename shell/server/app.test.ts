/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '@breakaway/contract/security-headers';
import { remoteNames as remotes } from '@breakaway/federation/local-ports';
import type { Following, LiveReleases } from '@breakaway/releases/follow';
import { newPrivateKey } from '@breakaway/releases/keys';
import type { PageReport } from '@breakaway/releases/protocol';
import type { FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readConfig } from './config.ts';
import { shellMetrics } from './metrics.ts';

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
let passedOn: PageReport[];
let logged: string[];
let metrics: ReturnType<typeof shellMetrics>;

beforeEach(async () => {
  apps = [];
  logged = [];
  now = following();
  passedOn = [];
  root = mkdtempSync(join(tmpdir(), 'shell-'));
  writeFileSync(join(root, 'key.json'), JSON.stringify(await newPrivateKey('shell')));
  mkdirSync(join(root, 'assets'));
  writeFileSync(
    join(root, 'assets/entry.json'),
    JSON.stringify({
      scripts: ['shell.0123abcd.js'],
      httpClient: [],
      integrity: { 'shell.0123abcd.js': 'sha384-shell' },
    }),
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

async function shell(env: Record<string, string> = {}, isStopping = () => false): Promise<FastifyInstance> {
  const { port } = upstream.address() as AddressInfo;
  const config = readConfig({
    SHELL_ASSETS: join(root, 'assets'),
    SHELL_KEY_FILE: join(root, 'key.json'),
    REMOTE_ORIGINS: `auth=http://127.0.0.1:${port},chat=http://127.0.0.1:9`,
    ...env,
  });
  const app = await shellServer(
    config,
    {
      live: () => now,
      onRelease: () => {},
      hostApi: '1.0.0',
      isStopping,
      passOn: async (reports) => void passedOn.push(...reports),
    },
    (event, facts) => logged.push(JSON.stringify({ event, ...facts })),
    (metrics = shellMetrics()),
  );
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
  test('is 503 once the server is about to stop, while pages are still served', async () => {
    let isStopping = false;
    const app = await shell({}, () => isStopping);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    isStopping = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/sign-in')).statusCode).toBe(200);
  });

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
        url: '/page-reports',
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

  test('a stranger’s page can neither keep a hold of the app’s window nor draw its files', async () => {
    const app = await shell();
    for (const url of ['/', '/sign-in', '/assets/entry.json', '/nowhere.js', '/readyz'])
      expect([url, (await app.inject(url)).headers]).toEqual([
        url,
        expect.objectContaining({
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cross-origin-resource-policy': 'same-origin',
        }),
      ]);
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

describe('what pages report', () => {
  const one = { remote: 'auth', version: '1.0.0-aaaa', kind: 'loaded', route: '/sign-in' };
  const failed = { ...one, kind: 'render' };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const tokenOf = async (app: FastifyInstance, address = '203.0.113.7') =>
    /name="page-token" content="([^"]+)"/.exec(
      (await app.inject({ url: '/faq', ...from(address) })).body,
    )![1]!;
  const say = async (app: FastifyInstance, page: string, ...reports: object[]) =>
    expect(
      (await app.inject({ method: 'POST', url: '/page-reports', payload: { page, reports } })).statusCode,
    ).toBe(204);
  const refused = async () =>
    Object.fromEntries(
      [...(await metrics.read()).matchAll(/page_reports_refused_total{why="(\w+)"} (\d+)/g)].map((found) => [
        found[1],
        Number(found[2]),
      ]),
    );
  /** Everything that was said up to now is passed on. */
  const passed = async () => {
    await jest.advanceTimersByTimeAsync(2_500);
    return passedOn.sort((one, other) => one.remote.localeCompare(other.remote));
  };
  const behindProxy = () => shell({ TRUST_PROXY: '127.0.0.1' });
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());

  test('is counted, logged and passed on, without an address', async () => {
    const app = await behindProxy();
    await say(app, await tokenOf(app), one, { ...one, remote: 'chat', kind: 'http', status: 404 });
    expect(await passed()).toMatchObject([
      { remote: 'auth', version: '1.0.0-aaaa', failure: null, isOfRelease: false },
      { remote: 'chat', version: '1.0.0-aaaa', failure: 'http 404', isOfRelease: true },
    ]);
    const [auth, chat] = passedOn;
    expect([chat!.page, chat!.network]).toEqual([auth!.page, auth!.network]);
    const text = await metrics.read();
    expect(text).toContain('remote_loads_total{remote="auth",version="1.0.0-aaaa"} 1');
    expect(text).toContain('remote_failures_total{remote="chat",version="1.0.0-aaaa",kind="http"} 1');
    expect(logged.filter((line) => line.includes('remote-failure'))).toEqual([
      JSON.stringify({
        event: 'remote-failure',
        remote: 'chat',
        version: '1.0.0-aaaa',
        kind: 'http',
        status: 404,
        route: '/sign-in',
      }),
    ]);
    expect(JSON.stringify([passedOn, logged, text])).not.toMatch(/203\.0/);
  });

  test('a page that loaded a release and then failed has failed; the connection is not the release', async () => {
    const app = await behindProxy();
    const page = await tokenOf(app);
    await say(app, page, one);
    await say(app, page, failed);
    await say(app, page, { ...one, kind: 'network' });
    expect(await passed()).toMatchObject([{ failure: 'render', isOfRelease: true }]);
    await say(app, await tokenOf(app), { ...one, kind: 'timeout' });
    expect((await passed())[1]).toMatchObject({ failure: 'timeout', isOfRelease: false });
  });

  test('forged ones are refused: no page, an invented one, another release, one page again and again', async () => {
    const app = await behindProxy();
    const page = await tokenOf(app);
    await say(app, '', failed);
    await say(app, `${page.slice(0, -4)}AAAA`, failed);
    await say(app, page, { ...failed, version: '9.9.9' }, { ...failed, remote: 'stranger' });
    await say(app, page, { ...failed, kind: 'invented' });
    await say(app, page, ...Array.from({ length: 30 }, () => failed));
    for (let times = 0; times < 5; times += 1) await say(app, page, failed);
    expect(await refused()).toEqual({ page: 2, release: 2, form: 2, again: 4 });
    expect(await passed()).toHaveLength(1);
    expect(logged.filter((line) => line.includes('remote-failure'))).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(logged.filter((line) => line.includes('refused'))).toEqual([
      JSON.stringify({ event: 'page-reports-refused', count: 10 }),
    ]);
  });

  test('of one network one page goes on at once, and of all no more than 200', async () => {
    const app = await behindProxy();
    for (let at = 0; at < 300; at += 1) await say(app, await tokenOf(app, `203.0.113.${at % 250}`), failed);
    expect(await passed()).toHaveLength(1);
    for (let at = 0; at < 300; at += 1)
      await say(app, await tokenOf(app, `198.${Math.floor(at / 250)}.${at % 250}.7`), failed);
    expect(await passed()).toHaveLength(201);
    expect(logged.filter((line) => line.includes('"remote-failure"'))).toHaveLength(60);
  });

  test('a remote that pages have no release of is logged and counted, and nothing else without a release is', async () => {
    const app = await behindProxy();
    const page = await tokenOf(app);
    await say(
      app,
      page,
      { ...one, version: '-', kind: 'contract' },
      { ...one, remote: 'stranger', version: '-', kind: 'contract' },
    );
    expect(await metrics.read()).toContain(
      'remote_failures_total{remote="auth",version="-",kind="contract"} 1',
    );
    expect(await refused()).toEqual({ release: 1 });
    expect(await passed()).toEqual([]);
  });
});
