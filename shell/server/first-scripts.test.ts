import type { LiveReleases } from '@breakaway/releases/follow';
import { memberMark } from '@breakaway/releases/member-mark';
import type { Release } from '@breakaway/releases/release';
import { sessionOf } from '@breakaway/host-api/testing';
import { routeAt } from '../src/routing/routes.ts';
import { SHELL_STARTS } from '../src/shell-starts.ts';
import { firstScripts, scriptsByVisitor } from './first-scripts.ts';
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
  },
);

describe('the choice in the browser', () => {
  beforeAll(() => {
    Object.assign(globalThis, { scriptIntegrity: (url: string) => `sha384-${url}` });
    Object.defineProperty(document, 'currentScript', { value: { nonce: 'n' }, configurable: true });
  });
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    document.head.innerHTML = '';
  });
  afterEach(() => {
    starts(); // nothing of one test waits for the next one
    jest.useRealTimers();
  });
  const drawsFirstFrame = () => jest.advanceTimersByTime(20);
  const run = (lists: object) => new Function(firstScripts(JSON.stringify(lists), '"breakaway_ai_user"'))();
  const starts = () => dispatchEvent(new Event(SHELL_STARTS));
  /** What is in the page: the addresses of scripts and preloads, in order. */
  const requested = () =>
    [...document.head.querySelectorAll('script, link[as=script]')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href'),
    );

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
    run(
      Object.fromEntries(
        ['guest', 'member', 'premium'].map((name) => [name, [{ entries: [`/${name}.js`], chunks: [] }]]),
      ),
    );
    drawsFirstFrame();
    const user = sessionOf(stored)?.data;
    expect(requested()).toEqual([`/${user ? (user.isPremium ? 'premium' : 'member') : 'guest'}.js`]);
  });

  test.each([null, '{'])('nothing stored, or invalid JSON (%j), counts as a guest', (text) => {
    if (text) localStorage.setItem('breakaway_ai_user', text);
    run({ guest: [{ entries: ['/entry.js'], chunks: [] }] });
    drawsFirstFrame();
    expect(document.head.innerHTML).toBe(
      '<link rel="preload" as="script" href="/entry.js" integrity="sha384-/entry.js" nonce="n">',
    );
  });

  test('entries do not hold up the first frame; in a tab that nobody sees, the shell asks for them', () => {
    const lists = { guest: [{ remote: 'auth', entries: ['/entry.js'], chunks: [] }] };
    run(lists);
    expect(requested()).toEqual([]);
    drawsFirstFrame();
    expect(requested()).toEqual(['/entry.js']);

    document.head.innerHTML = '';
    run(lists);
    starts();
    expect(requested()).toEqual(['/entry.js']);
    drawsFirstFrame();
    expect(requested()).toEqual(['/entry.js']);
  });

  describe('chunks', () => {
    const lists = {
      guest: [
        { remote: 'auth', entries: ['/entry.js'], chunks: ['/remotes/auth/1/screen.js'] },
        { remote: 'shell', entries: [], chunks: ['/assets/http-client.js'] },
      ],
    };
    // Under the addresses that webpack asks for in a remote and in the shell.
    const chunks = ['http://localhost/remotes/auth/1/screen.js', '/assets/http-client.js'];
    const fontArrives = () => document.querySelector('link[as=font]')!.dispatchEvent(new Event('load'));
    beforeEach(() => {
      document.head.innerHTML = '<link rel="preload" as="font" href="/text.woff2">';
    });

    test('are requested after 1.5 times the time of the font', () => {
      run(lists);
      drawsFirstFrame();
      expect(requested()).toEqual(['/entry.js']);
      jest.advanceTimersByTime(380);
      fontArrives();
      jest.advanceTimersByTime(199);
      expect(requested()).toEqual(['/entry.js']);
      jest.advanceTimersByTime(1);
      expect(requested()).toEqual(['/entry.js', ...chunks]);
    });

    test('do not come before their entry, when the font is there before the first frame', () => {
      run(lists);
      fontArrives();
      jest.advanceTimersByTime(1);
      expect(requested()).toEqual(['/entry.js', ...chunks]);
      drawsFirstFrame();
      expect(requested()).toEqual(['/entry.js', ...chunks]);
    });

    test('are requested when the shell starts, if that is earlier, and once', () => {
      run(lists);
      jest.advanceTimersByTime(400);
      fontArrives();
      starts();
      expect(requested()).toEqual(['/entry.js', ...chunks]);
      jest.advanceTimersByTime(1000);
      starts();
      expect(requested()).toEqual(['/entry.js', ...chunks]);
    });

    test('that fail leave nothing for which webpack would wait', () => {
      run(lists);
      starts();
      for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event('error'));
      expect(requested()).toEqual(['/entry.js']);
    });
  });

  test('takes the scripts of the canary in a page that has it, and else those of the live release', () => {
    const canary = { release: { ...release('marketing', ['PublicFrame', 'Faq']), version: '2.0.0' } };
    const audience = { version: '2.0.0', percent: 10, members: [], staff: false, salt: 's' };
    const both = { ...live, marketing: { ...live.marketing!, canary: { ...canary, audience } } };
    const page = pageRegistry(both, '1.0.0');
    expect(page.marketing!.map(({ version, isCanary }) => [version, isCanary])).toEqual([
      ['2.0.0', true],
      ['1.0.0', undefined],
    ]);
    const byVisitor = scriptsByVisitor(routeAt('/faq', 'breakaway'), 'breakaway', both, page);
    const named = { ...canary, audience: { ...audience, members: ['usr_1'] } };
    const naming = canariesOf({ ...live, marketing: { ...live.marketing!, canary: named } }, page);
    // Everybody can read the page.
    expect(naming.marketing!.members).toEqual([memberMark('s', 'usr_1')]);
    const loaded = (pageCanaries: string[]) => {
      document.head.innerHTML = '';
      Object.assign(globalThis, { pageCanaries });
      run(byVisitor);
      starts();
      return [...document.head.querySelectorAll('script')].map((one) => new URL(one.src).pathname);
    };
    const of = (version: string) =>
      ['PublicFrame', 'Faq'].map((screen) => `/remotes/marketing/${version}/${screen}.0123abcd.js`);
    expect(loaded(['marketing'])).toEqual(of('2.0.0'));
    expect(loaded([])).toEqual(of('1.0.0'));
  });
});
