/** @jest-environment node */
import type { LiveReleases } from '@breakaway/releases/follow';
import type { Canary } from '@breakaway/releases/protocol';
import type { Release } from '@breakaway/releases/release';
import { routeAt } from '../src/routing/routes.ts';
import { readConfig } from './config.ts';
import { renderPage } from './page.ts';
import type { ScriptsByVisitor } from './first-scripts.ts';
import { pageRegistry, scriptHashes } from './page-releases.ts';

const release = (name: string, version: string, hostApi = '^1.0.0'): Release => ({
  name,
  version,
  entry: 'remoteEntry.0123abcd.js',
  screens: { ForgotPassword: ['screen.0123abcd.js', 'formik.0123abcd.js'] },
  integrity: {
    'remoteEntry.0123abcd.js': 'sha384-entry',
    'screen.0123abcd.js': 'sha384-screen',
    'formik.0123abcd.js': 'sha384-formik',
    'picture.png': 'sha384-picture',
  },
  maps: {},
  bringsRuntime: true as const,
  hostApi,
});
const live: LiveReleases = { auth: { ...release('auth', '1.1.0'), previous: [release('auth', '1.0.0')] } };

const page = (overrides: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({
    config: readConfig({}).page,
    live,
    candidates: pageRegistry(live, '1.0.0'),
    route: routeAt('/forgot-password', 'breakaway'),
    scripts: ['shell.0123abcd.js'],
    httpClient: ['http-client.0123abcd.js'],
    hashes: {
      '/assets/': { 'shell.0123abcd.js': 'sha384-shell' },
      ...scriptHashes(live, pageRegistry(live, '1.0.0')),
    },
    token: 'page-1',
    nonce: 'n0nce',
    ...overrides,
  });

/** What the page's inline script requests, by kind of visitor. */
const listsOf = (html: string) => JSON.parse(/const lists = (.*);/.exec(html)![1]!) as ScriptsByVisitor;

test('the page requests exactly what its route needs, same-origin and with the nonce', () => {
  const preloaded = [
    ...page().matchAll(
      /<link rel="preload" as="script" href="([^"]+)" nonce="n0nce" integrity="sha384-\w+">/g,
    ),
  ].map((m) => m[1]);
  expect(preloaded).toEqual(['/assets/shell.0123abcd.js']);
  expect(listsOf(page()).guest).toEqual([
    {
      remote: 'auth',
      entries: ['/remotes/auth/1.1.0/remoteEntry.0123abcd.js'],
      chunks: ['/remotes/auth/1.1.0/screen.0123abcd.js', '/remotes/auth/1.1.0/formik.0123abcd.js'],
    },
  ]);
  // With crossorigin a same-origin script would be fetched twice.
  expect(page()).not.toMatch(/rel="preload" as="script"[^>]*crossorigin/);
});

test('a member’s page brings the chunk that calls the API; a guest’s does not', () => {
  const { guest, member } = listsOf(page());
  expect(JSON.stringify(guest)).not.toContain('http-client');
  expect(member.at(-1)?.chunks).toEqual(['/assets/http-client.0123abcd.js']);
});

test('fonts are preloaded as the style sheet asks for them, with crossorigin', () => {
  const fonts = [
    ...page().matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g),
  ];
  expect(fonts).toHaveLength(2);
  for (const [, url] of fonts) expect(page()).toContain(`src: url('${url}')`);
});

test('a network finds a picture under a whole address, if the origin is known', () => {
  expect(page()).not.toContain('og:image');
  const known = page({ publicOrigin: 'https://ride.test' });
  expect(known).toMatch(
    /<meta property="og:image" content="https:\/\/ride\.test\/assets\/brand\/social\.[0-9a-f]{8}\.png">/,
  );
});

test('inlined data cannot break out of its script element', () => {
  const config = {
    ...readConfig({}).page,
    product: { name: '</script><script>alert(1)</script>', slug: 'x' },
  };
  expect(page({ config })).not.toContain('<script>alert(1)');
});

test('releases built for an incompatible host-api never reach the browser', () => {
  const mixed: LiveReleases = {
    auth: { ...release('auth', '2.0.0', '^2.0.0'), previous: [release('auth', '1.0.0')] },
    chat: { ...release('chat', '1.0.0', '^1.4.0'), previous: [] },
  };
  expect(pageRegistry(mixed, '1.3.0')).toEqual({
    auth: [{ version: '1.0.0', base: '/remotes/auth/1.0.0/', entry: 'remoteEntry.0123abcd.js' }],
    chat: [],
  });
});

test('a page knows which releases take a part of the runtime from it', () => {
  const { bringsRuntime: _, ...older } = release('auth', '1.0.0');
  const [newest, before] = pageRegistry({ auth: { ...live.auth!, previous: [older] } }, '1.0.0').auth!;
  expect([newest!.needsCore, before!.needsCore]).toEqual([undefined, true]);
});

test('the releases that a page tries first say what their screens begin with', () => {
  const known = { ...release('auth', '1.1.0'), shared: { 'formik.0123abcd.js': 'formik' } };
  const canary = { release: { ...known, version: '1.2.0' }, audience: { percent: 10 } as Canary };
  const { auth } = pageRegistry({ auth: { ...known, previous: [known], canary } }, '1.0.0');
  const { screens, shared } = known;
  expect(auth).toEqual([
    expect.objectContaining({ version: '1.2.0', screens, shared }),
    expect.objectContaining({ version: '1.1.0', screens, shared }),
    expect.not.objectContaining({ screens }),
  ]);
  // Of a release that does not know which of them are shared, a page would fetch some in vain.
  expect(pageRegistry(live, '1.0.0').auth?.[0]).not.toHaveProperty('screens');
});

test('a remote on another origin is loaded from there', () => {
  const { remoteBase } = readConfig({ REMOTE_BASES: 'auth=https://cdn.example/auth' });
  expect(pageRegistry(live, '1.0.0', remoteBase).auth?.[0]?.base).toBe('https://cdn.example/auth/1.1.0/');
  expect(pageRegistry(live, '1.0.0', readConfig({}).remoteBase).auth?.[0]?.base).toBe('/remotes/auth/1.1.0/');
});

test.each([
  ['/nowhere', ['marketing']],
  ['/app/feeding-planner', []],
])('an unknown address, %s, gets a page with its own title and loads only its frame', (path, frame) => {
  const screens = { PublicFrame: ['frame.0123abcd.js'] };
  const marketing = { ...release('marketing', '1.0.0'), screens, previous: [] };
  const all: LiveReleases = { ...live, marketing };
  const html = page({
    route: routeAt(path, 'breakaway'),
    live: all,
    candidates: pageRegistry(all, '1.0.0'),
  });
  expect(html).toContain('<title>Page not found · Breakaway</title>');
  const { premium } = listsOf(html);
  expect(premium.map(({ remote }) => remote)).toEqual([...frame, 'shell']);
});

test('until the shell renders, the page holds a hidden failure message with a link home', () => {
  const html = page();
  expect(html).toMatch(/<div id="root"><main id="start-failure" role="alert" hidden>.*<a href="\/">/s);
  expect(html).toContain('<h1>Unexpected Application Error!</h1>');
  // Every script and style of ours carries the nonce.
  expect(html.match(/<(script|style)(?![^>]*nonce="n0nce")/g)).toBeNull();
});

test('the page of "/" frames the landing page before any script; no other page does', () => {
  const home = page({ route: routeAt('/', 'breakaway') });
  expect(home).toMatch(
    /<div id="early-landing">.*<iframe src="http:\/\/localhost:3005\/live\/landing\/" title="About Breakaway" referrerpolicy="origin" sandbox="allow-scripts /,
  );
  expect(page()).not.toContain('early-landing');
});
