import type { LiveReleases } from '@breakaway/releases/follow';
import { memberMark } from '@breakaway/releases/member-mark';
import type { Release } from '@breakaway/releases/release';
import { sessionOf } from '@breakaway/host-api/testing';
import { routeAt, routes } from '../src/routing/routes.ts';
import { preloadScript, scriptsByVisitor, scriptsForAll } from './preloads.ts';
import { canariesOf, pageRegistry } from './page-releases.ts';

const release = (name: string, screens: string[]): Release => ({
  name,
  version: '1.0.0',
  entry: 'remoteEntry.0123abcd.js',
  screens: Object.fromEntries(screens.map((screen) => [screen, [`${screen}.0123abcd.js`]])),
  integrity: {},
  maps: {},
  hostApi: '^1.0.0',
});
const live: LiveReleases = Object.fromEntries(
  [
    release('auth', ['SignIn', 'SignUp', 'ForgotPassword']),
    release('billing', ['Subscription', 'ManageSubscription']),
    release('chat', ['Consultant']),
    release('marketing', ['PublicFrame', 'Faq']),
  ].map((one) => [one.name, { ...one, previous: [] }]),
);
const scripts = (path: string) =>
  scriptsByVisitor(routeAt(path, 'breakaway'), 'breakaway', live, pageRegistry(live, '1.0.0'));
const chunk = (remote: string, screen: string) => [`/remotes/${remote}/1.0.0/${screen}.0123abcd.js`];

test.each<[string, string[], string[], string[]]>([
  [
    '/app/breakaway-ai-consultant',
    chunk('auth', 'SignIn'),
    chunk('billing', 'Subscription'),
    chunk('chat', 'Consultant'),
  ],
  ['/app', chunk('auth', 'SignIn'), chunk('billing', 'Subscription'), chunk('chat', 'Consultant')],
  ['/sign-in', chunk('auth', 'SignIn'), chunk('auth', 'SignIn'), chunk('chat', 'Consultant')],
  [
    '/manage-subscription',
    chunk('auth', 'SignIn'),
    chunk('billing', 'Subscription'),
    chunk('billing', 'ManageSubscription'),
  ],
])(
  '%s: a guest, a member and a premium member each preload the page that they end up on',
  (path, ...expected) => {
    const { guest, member, premium } = scripts(path);
    expect([guest, member, premium].map((remotes) => remotes.flatMap(({ chunks }) => chunks))).toEqual(
      expected,
    );
    expect(scriptsForAll(scripts(path))).toBeNull();
  },
);

test('scripts that every visitor needs are preloaded without a choice in the browser', () => {
  expect(scriptsForAll(scripts('/faq'))?.chunks).toEqual([
    ...chunk('marketing', 'PublicFrame'),
    ...chunk('marketing', 'Faq'),
  ]);
  for (const { path, access } of routes.filter((route) => route.access === 'public'))
    expect([path, access, scriptsForAll(scripts(path)) !== null]).toEqual([path, 'public', true]);
});

describe('the choice in the browser', () => {
  beforeAll(() => void Object.assign(globalThis, { scriptIntegrity: (url: string) => `sha384-${url}` }));

  const member = { _id: '7', name: 'A', email: 'a@b.example' };
  const wrapped = (data: unknown) => ({ message: 'ok', token: 't', data });
  test.each<unknown>([
    null,
    'text',
    [],
    {},
    { token: 't' },
    { token: '', data: { ...member, isPremium: true } },
    { token: 7, data: { ...member, isPremium: true } },
    wrapped(member),
    wrapped({ ...member, isPremium: true }),
    wrapped({ ...member, isPremium: 'yes' }),
    wrapped({ ...member, _id: '' }),
    wrapped(null),
    { message: 'ok', token: 't', ...member, isPremium: true },
    { message: 'ok', token: 't', ...member },
  ])('reads %j as the app does', (stored) => {
    localStorage.setItem('breakaway_ai_user', JSON.stringify(stored));
    document.head.innerHTML = '';
    const lists = Object.fromEntries(
      ['guest', 'member', 'premium'].map((name) => [name, [{ entries: [], chunks: [`/${name}.js`] }]]),
    );
    Object.defineProperty(document, 'currentScript', { value: { nonce: 'n' }, configurable: true });
    new Function(preloadScript(JSON.stringify(lists), '"breakaway_ai_user"'))();
    const user = sessionOf(stored)?.data;
    const expected = user ? (user.isPremium ? 'premium' : 'member') : 'guest';
    expect(
      [...document.head.children].map((one) => one.getAttribute('src') ?? one.getAttribute('href')),
    ).toEqual([`/${expected}.js`, `/${expected}.js`]);
  });

  test('nothing stored, or invalid JSON, counts as a guest', () => {
    for (const text of [null, '{']) {
      localStorage.clear();
      if (text) localStorage.setItem('breakaway_ai_user', text);
      document.head.innerHTML = '';
      const lists = { guest: [{ entries: ['/entry.js'], chunks: [] }] };
      new Function(preloadScript(JSON.stringify(lists), '"breakaway_ai_user"'))();
      expect(document.head.innerHTML).toBe(
        '<link rel="preload" as="script" href="/entry.js" integrity="sha384-/entry.js" nonce="n">',
      );
    }
  });

  test('takes the scripts of the canary in a page that has it, and else those of the live release', () => {
    localStorage.clear();
    const canary = { release: { ...release('marketing', ['PublicFrame', 'Faq']), version: '2.0.0' } };
    const audience = { version: '2.0.0', percent: 10, members: [], staff: false, salt: 's' };
    const both = { ...live, marketing: { ...live.marketing!, canary: { ...canary, audience } } };
    const page = pageRegistry(both, '1.0.0');
    expect(page.marketing!.map(({ version, isCanary }) => [version, isCanary])).toEqual([
      ['2.0.0', true],
      ['1.0.0', undefined],
    ]);
    const byVisitor = scriptsByVisitor(routeAt('/faq', 'breakaway'), 'breakaway', both, page);
    expect(scriptsForAll(byVisitor)).toBeNull();
    const named = { ...canary, audience: { ...audience, members: ['usr_1'] } };
    const naming = canariesOf({ ...live, marketing: { ...live.marketing!, canary: named } }, page);
    // Everybody can read the page.
    expect(naming.marketing!.members).toEqual([memberMark('s', 'usr_1')]);
    const loaded = (pageCanaries: string[]) => {
      document.head.innerHTML = '';
      Object.assign(globalThis, { pageCanaries });
      new Function(preloadScript(JSON.stringify(byVisitor), '"breakaway_ai_user"'))();
      return [...document.head.querySelectorAll('script')].map((one) => one.getAttribute('src'));
    };
    const of = (version: string) =>
      ['PublicFrame', 'Faq'].map((screen) => `/remotes/marketing/${version}/${screen}.0123abcd.js`);
    expect(loaded(['marketing'])).toEqual(of('2.0.0'));
    expect(loaded([])).toEqual(of('1.0.0'));
  });
});
