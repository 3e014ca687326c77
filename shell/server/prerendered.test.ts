/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveReleases } from '@breakaway/releases/follow';
import { integrityOf } from '@breakaway/releases/release';
import { routeAt } from '../src/routing/routes.ts';
import { pageRegistry } from './page-releases.ts';
import { PrerenderedScreens, prerenderedHtml } from './prerendered.ts';

const html = '<style>p{}</style><p>__PRODUCT_NAME__</p><img src="__RELEASE_BASE__/a.webp">';
const sent = (remote: string) => html.replace('__RELEASE_BASE__/', `/remotes/${remote}/1.0.0/`);
const live = (hash: string, canary = false, name = 'auth', screen = 'SignIn'): LiveReleases => {
  const release = {
    name,
    version: '1.0.0',
    entry: 'entry.js',
    screens: {},
    integrity: { [`prerendered/${screen}.html`]: hash },
    maps: {},
    hostApi: '^1.0.0',
  };
  return {
    [name]: {
      ...release,
      previous: [],
      ...(canary && {
        canary: {
          release: { ...release, version: '1.1.0' },
          audience: { percent: 5, members: [], staff: false, salt: 'x' },
        },
      }),
    } as LiveReleases[string],
  };
};
const right = integrityOf(Buffer.from(html));

let server: Server;
let origin: string;
let asked: string[];
let status = 200;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(status).end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  status = 200;
});

/** What the second page gets: the first one does not wait. */
async function second(path: string, releases: LiveReleases, log: (problem: unknown) => void = () => {}) {
  const screens = new PrerenderedScreens(
    () => origin,
    (_event, facts) => log(facts.problem),
  );
  const page = () =>
    screens.of(routeAt(path, 'breakaway'), 'breakaway', releases, pageRegistry(releases, '1.0.0'));
  expect(page()).toBeUndefined();
  for (let tries = 0; tries < 50 && page() === undefined; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return page();
}

test('the HTML of the live release is fetched once and kept', async () => {
  expect(await second('/sign-in', live(right))).toBe(sent('auth'));
  expect(asked).toEqual(['/1.0.0/prerendered/SignIn.html']);
});

test('a screen in a frame of the same remote is fetched with it', async () => {
  expect(await second('/faq', live(right, false, 'marketing', 'Faq'))).toBe(sent('marketing'));
});

test.each([
  ['a screen without any', '/otp-verify', live(right)],
  ['a page that guests are sent away from', '/app', live(right)],
  ['a remote with a canary: the visitor may get another screen', '/sign-in', live(right, true)],
])('%s has none, and nothing is asked for', async (_what, path, releases) => {
  expect(await second(path, releases)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a file that is not the signed one, or does not come, is left out, logged, and not asked for again at once', async () => {
  const problems: unknown[] = [];
  const log = (problem: unknown) => void problems.push(problem);
  expect(await second('/sign-in', live(integrityOf(Buffer.from('other'))), log)).toBeUndefined();
  status = 503;
  expect(await second('/sign-in', live(right), log)).toBeUndefined();
  expect(problems).toEqual(['it is not the file that was signed', 'its server answered 503']);
  expect(asked).toHaveLength(2);
});

test('style and script have the nonce, and the product its name', () => {
  const part = prerenderedHtml(html, 'Ride &amp; Co', 'n0nce', '"key"');
  expect(part).toContain('<style nonce="n0nce">p{}</style><p>Ride &amp; Co</p>');
  expect(part).toContain('<script nonce="n0nce">');
});
