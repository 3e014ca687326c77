/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@breakaway/federation/local-ports';
import type { LiveReleases } from '@breakaway/releases/follow';
import { newPrivateKey } from '@breakaway/releases/keys';
import type { FastifyInstance } from 'fastify';
import { shellServer } from './app.ts';
import { readConfig } from './config.ts';

const integrity = { 'a.js': `sha384-${'a'.repeat(64)}` };
const live = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    {
      name,
      version: '1.0.0-live',
      entry: 'a.js',
      screens: { SignIn: ['a.js'], Landing: ['a.js'] },
      integrity,
      maps: {},
      hostApi: '^1.0.0',
      previous: [],
    },
  ]),
) satisfies LiveReleases;

let root: string;
let apps: FastifyInstance[];
beforeEach(async () => {
  apps = [];
  root = mkdtempSync(join(tmpdir(), 'overrides-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'key.json'), JSON.stringify(await newPrivateKey('shell')));
  writeFileSync(
    join(root, 'assets/entry.json'),
    '{ "scripts": ["shell.js"], "httpClient": [], "integrity": {} }',
  );
});
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(root, { recursive: true });
});

async function shell(env: Record<string, string> = { REMOTE_OVERRIDES: 'on' }): Promise<FastifyInstance> {
  const config = readConfig({
    SHELL_ASSETS: join(root, 'assets'),
    SHELL_KEY_FILE: join(root, 'key.json'),
    ...env,
  });
  const releases = {
    live: () => ({ live, revision: 1, problems: [] }),
    onRelease: () => {},
    hostApi: '1.0.0',
    passOn: async () => {},
  };
  const app = await shellServer(config, releases, () => {});
  apps.push(app);
  return app;
}

/** A page, without what is different in each. */
async function page(app: FastifyInstance, cookie?: string, url = '/sign-in') {
  const { statusCode, body, headers } = await app.inject({ url, headers: cookie ? { cookie } : {} });
  const nonce = /nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  const plain = (text: string) =>
    text.replaceAll(nonce, 'nonce').replace(/(name="page-token" content=")[^"]+/, '$1token');
  const { date: _date, ...others } = headers;
  return {
    code: statusCode,
    html: plain(body),
    headers: plain(JSON.stringify(others)),
    policy: plain(String(headers['content-security-policy'])),
    registry: JSON.parse(
      /id="remote-registry"[^>]*>([^<]*)</.exec(body)?.[1]?.replaceAll('\\u003c', '<') ?? '{}',
    ) as Record<string, { version: string; base: string; entry: string }[]>,
  };
}

const fromHere = { 'sec-fetch-site': 'same-origin' };
const post = (
  app: FastifyInstance,
  payload: string,
  headers: Record<string, string> = {},
  from: Record<string, string> = fromHere,
) =>
  app.inject({
    method: 'POST',
    url: '/overrides',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from, ...headers },
  });

test('off, as it is by default: nothing of it is there, and no cookie changes a byte', async () => {
  for (const env of [{}, { REMOTE_OVERRIDES: 'off' }, { REMOTE_OVERRIDES: '' }]) {
    const app = await shell(env as Record<string, string>);
    const without = await page(app);
    expect(await page(app, 'remote-overrides=auth=3201; __Host-remote-overrides=auth=3201')).toEqual(without);
    expect(without.html).not.toMatch(/pageOverrides|override-banner/);
    expect(without.headers).not.toMatch(/cookie/i);
    expect((await app.inject('/overrides')).statusCode).toBe(404);
    const posted = await post(app, 'remote=auth&port=3201');
    expect([posted.statusCode, posted.headers['set-cookie']]).toEqual([404, undefined]);
  }
});

test('where it is allowed, a page without the cookie is the same, but for what caches have to know', async () => {
  const off = await page(await shell({}));
  const on = await page(await shell());
  expect(on.html).toBe(off.html);
  expect(on.headers.replace('Accept-Encoding, Cookie', 'Accept-Encoding')).toBe(off.headers);
});

test('where real money is taken it is refused, and so is what is neither on nor off', () => {
  expect(() => readConfig({ REMOTE_OVERRIDES: 'on', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
    'REMOTE_OVERRIDES is not for production: STRIPE_PUBLISHABLE_KEY says that this shell takes real payments.',
  );
  expect(() => readConfig({ REMOTE_OVERRIDES: 'yes' })).toThrow('REMOTE_OVERRIDES is on or off, not yes.');
});

test('an overridden remote comes from localhost and has no released script; the others are as ever', async () => {
  const app = await shell();
  const before = await page(app);
  const after = await page(app, 'theme=dark; remote-overrides=auth=3201');
  const { auth, ...others } = after.registry;
  const { auth: released, ...same } = before.registry;
  expect(released![0]!.base).toBe('/remotes/auth/1.0.0-live/');
  expect(auth).toEqual([
    { version: 'localhost:3201', base: 'http://localhost:3201/', entry: 'release.json' },
  ]);
  expect(others).toEqual(same);
  expect(after.html).not.toContain('/remotes/auth/');
  expect(after.html).toContain('/remotes/chat/1.0.0-live/');
  expect(after.html).toContain('Auth comes from localhost:3201, not from the registry.');
  expect(after.headers).toContain('"cache-control":"no-store"');
  // Nothing that happens in this page is counted.
  expect(after.html).toContain('name="page-token" content=""');
});

test('the policy has exactly that origin more', async () => {
  const app = await shell();
  const before = (await page(app)).policy.split('; ');
  const after = (await page(app, 'remote-overrides=auth=3201')).policy.split('; ');
  const added = after.flatMap((directive, at) => {
    const known = new Set(before[at]!.split(' '));
    const more = directive.split(' ').filter((source) => !known.has(source) && !source.includes('nonce-'));
    return more.length > 0 ? [[directive.split(' ')[0], more]] : [];
  });
  expect(added).toEqual([
    ['style-src', ['http://localhost:3201']],
    ['img-src', ['http://localhost:3201']],
    ['font-src', ['http://localhost:3201']],
    ['connect-src', ['http://localhost:3201']],
  ]);
});

test.each([
  'auth=evil.example:3201',
  'auth=http://evil.example',
  'auth=3201.evil.example',
  'auth=3201@evil.example',
  'auth=1023',
  'auth=65536',
  'auth=03201',
  'auth=3e3',
  'auth=-3201',
  'auth=',
  'auth',
  'nobody=3201',
  '__proto__=3201',
  'constructor=3201',
  'auth=3201&chat=evil.example',
  'auth=3201&nobody=3202',
  '"auth=3201"',
  'auth%3D3201',
])('a cookie that says %s counts for nothing', async (value) => {
  const app = await shell();
  expect(await page(app, `remote-overrides=${value}`)).toEqual(await page(app));
});

test('the page sets a cookie of this session for its own site, adds to it, takes one back, and resets', async () => {
  const app = await shell();
  const one = await post(app, 'remote=auth&port=3201');
  expect([one.statusCode, one.headers.location]).toEqual([303, '/overrides']);
  expect(one.headers['set-cookie']).toBe('remote-overrides=auth=3201; Path=/; SameSite=Strict; HttpOnly');
  const two = await post(app, 'remote=chat&port=3202', { cookie: 'remote-overrides=auth=3201' });
  expect(two.headers['set-cookie']).toContain('remote-overrides=auth=3201&chat=3202;');
  const back = await post(app, 'remote=auth', { cookie: 'remote-overrides=auth=3201&chat=3202' });
  expect(back.headers['set-cookie']).toContain('remote-overrides=chat=3202;');
  for (const payload of ['', 'remote=chat']) {
    const none = await post(app, payload, { cookie: 'remote-overrides=chat=3202' });
    expect(none.headers['set-cookie']).toBe(
      'remote-overrides=; Path=/; SameSite=Strict; HttpOnly; Max-Age=0',
    );
  }
});

test('behind TLS no other host of the domain can set it', async () => {
  const app = await shell({ REMOTE_OVERRIDES: 'on', APP_ORIGIN: 'https://staging.example' });
  const { headers } = await post(app, 'remote=auth&port=3201');
  expect(headers['set-cookie']).toBe(
    '__Host-remote-overrides=auth=3201; Path=/; SameSite=Strict; HttpOnly; Secure',
  );
  expect((await page(app, 'remote-overrides=auth=3201')).html).not.toContain('localhost:3201');
  expect((await page(app, '__Host-remote-overrides=auth=3201')).html).toContain('localhost:3201');
});

test.each([
  ['a foreign site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another host of the site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.staging.example' }],
  ['a link or an extension', { 'sec-fetch-site': 'none' }],
  ['an old browser on a foreign site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['nobody knows who', {}],
] as [string, Record<string, string>][])('a form of %s sets nothing', async (_who, from) => {
  const app = await shell({ REMOTE_OVERRIDES: 'on', APP_ORIGIN: 'https://staging.example' });
  const answer = await post(app, 'remote=auth&port=3201', {}, from);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  const fromOldBrowser = { origin: 'https://staging.example' };
  expect((await post(app, '', {}, fromOldBrowser)).statusCode).toBe(303);
});

test.each(['80', '65536', '3201.5', '0x1000', 'evil.example:80', ' 3201', ''])(
  'the port %j is refused in one sentence',
  async (port) => {
    const answer = await post(await shell(), `remote=auth&port=${encodeURIComponent(port)}`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.json<{ message: string }>().message).toBe('A port is a whole number from 1024 to 65535.');
  },
);

test('a link to another port than the one in use offers it', async () => {
  const app = await shell();
  const cookie = 'remote-overrides=chat=3202';
  const { html } = await page(app, cookie, '/overrides?chat=45678');
  expect(html).toContain('From localhost:3202');
  expect(html).toContain('value="45678" aria-label="Port of Chat"');
  const same = await page(app, cookie, '/overrides?chat=3202');
  expect(same.html).toContain('aria-label="Use the registry for Chat"');
});

test('a link fills in the fields of the page and changes nothing; nobody can frame it', async () => {
  const app = await shell();
  const { html, headers, policy } = await page(app, undefined, '/overrides?chat=45678');
  expect(html).toContain('value="45678" aria-label="Port of Chat"');
  expect(html).toContain('value="3201" aria-label="Port of Auth"');
  expect(html).not.toContain('From localhost');
  expect(headers).not.toContain('set-cookie');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  const other = await page(app, undefined, `/overrides?chat=${encodeURIComponent('"><script>')}`);
  expect(other.html).not.toContain('<script');
});
