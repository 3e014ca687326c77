import type { Session } from '@breakaway/contract';
import { afterSignIn, clearSession, saveUser } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { fakeRemotes } from './testing.tsx';
import { RemoteFailure } from './remotes/failure.ts';
import type { ScreenId } from './remotes/screen-id.ts';
import { allowReturnPages } from './routing/return-page.ts';

const mockRemotes = fakeRemotes;
jest.mock('./remotes/loader.ts', () => ({ remotes: mockRemotes }));
// The app has to import the mocked loader, so it is required after the mock.
const { App } = jest.requireActual<typeof import('./App.tsx')>('./App.tsx');

const consultant = '/app/breakaway-ai-consultant';
const guest = null;
const member = testSession({ isPremium: false });
const premium = testSession();

/** Opens the app. The screen of the mocked loader is on the page when this resolves. */
async function open(at: string, session: Session | null = guest) {
  renderScreen(<App />, { at, session });
  await act(async () => {});
  return screen.getByTestId('location');
}
const topBar = () => document.querySelector('header p')?.textContent;

beforeAll(() => {
  window.matchMedia ??= (() => ({ matches: true, addEventListener() {}, removeEventListener() {} })) as never;
  window.scrollTo = () => {};
});
beforeEach(() => fakeRemotes.reset());
afterEach(() => jest.restoreAllMocks());

describe('every route renders its screen', () => {
  test.each<[string, string, string, string, Session | null]>([
    ['/', 'marketing/Home', 'Breakaway', '@2.route.home', guest],
    ['/sign-in', 'auth/SignIn', 'Sign in · Breakaway', '@2.route.sign-in', guest],
    ['/sign-up', 'auth/SignUp', 'Sign up · Breakaway', '@2.route.sign-up', guest],
    ['/faq', 'marketing/Faq', 'FAQ · Breakaway', '@2.route.faq', guest],
    ['/about-us', 'marketing/About', 'About us · Breakaway', '@2.route.about-us', guest],
    [
      '/forgot-password',
      'auth/ForgotPassword',
      'Forgot password · Breakaway',
      '@2.route.forgot-password',
      guest,
    ],
    ['/otp-verify', 'auth/OtpVerify', 'Enter your code · Breakaway', '@2.route.otp-verify', guest],
    ['/new-password', 'auth/NewPassword', 'Set new password · Breakaway', '@2.route.new-password', guest],
    ['/verify-email', 'auth/VerifyEmail', 'Verify your email · Breakaway', '@2.route.verify-email', guest],
    ['/subscription', 'billing/Subscription', 'Subscription · Breakaway', '@2.route.subscription', member],
    [
      '/manage-subscription',
      'billing/ManageSubscription',
      'Manage subscription · Breakaway',
      '@2.route.manage-subscription',
      premium,
    ],
    [consultant, 'chat/Consultant', 'AI Consultant · Breakaway', '@2.route.consultant', premium],
    [
      '/app/kom-analysis-software',
      'Kom Analysis Software',
      'Kom Analysis Software · Breakaway',
      '@2.route.kom-analysis-software',
      premium,
    ],
    ['/app/race-analyzer', 'Race Analyzer', 'Race Analyzer · Breakaway', '@2.route.race-analyzer', premium],
    ['/app/settings', 'profile/Settings', 'Settings · Breakaway', '@2.route.settings', premium],
  ])('%s shows %s under the title "%s" %s', async (path, heading, title, _row, session) => {
    await open(path, session);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(document.title).toBe(title);
    if (heading.includes('/')) return;
    expect(screen.getByTitle(heading).tagName).toBe('IFRAME');
  });

  test.each([
    ['/app', consultant, '@2.route.app'],
    ['/chat', consultant, '@2.route.chat'],
    ['/app?c=7', `${consultant}?c=7`, ''],
    ['/app/subscription', '/manage-subscription', '@2.generic.app-subscription'],
  ])('%s leads a premium user to %s %s', async (path, target) => {
    const where = await open(path, premium);
    expect(where).toHaveTextContent(new RegExp(`^${target.replace('?', '\\?')}$`));
    if (!target.startsWith(consultant)) return;
    expect(topBar()).toBe('AI Consultant');
    expect(screen.getByRole('navigation', { name: 'Sections', hidden: true })).toBeInTheDocument();
  });

  test.each(['/faq/', '/FAQ', '/Faq//', '/faq?utm=x#why'])('%s is /faq as well', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'marketing/Faq' })).toBeInTheDocument();
  });
});

describe('the top bar', () => {
  test.each([
    [consultant, 'AI Consultant', '@2.title.consultant'],
    ['/app/kom-analysis-software', 'Kom Analysis Software', '@2.title.kom-analysis-software'],
    ['/app/race-analyzer', 'Race Analyzer', '@2.title.race-analyzer'],
    ['/app/settings', 'Settings', '@2.title.settings'],
    ['/app/settings/', 'Settings', ''],
  ])('of %s is titled %s %s', async (path, title) => {
    await open(path, premium);
    expect(topBar()).toBe(title);
  });

  test.each([
    ['/app/mamba-learning-code', 'Mamba Learning Code', '@2.title.mamba-learning-code'],
    ['/app/climbing-time-predictor', 'Climbing Time Predictor', '@2.title.climbing-time-predictor'],
    ['/app/pace-optimization', 'Pace Optimization', '@2.title.pace-optimization'],
    ['/app/feeding-planner', 'Feeding Planner', '@2.title.feeding-planner'],
    [`${consultant}/64f0c2`, 'History', '@2.title.history'],
    [`${consultant}/64f0c2/more`, '', ''],
    ['/app/nowhere', '', ''],
  ])(
    'of %s, which is not routed, is titled "%s" above the fallback page %s @2.title.not-routed',
    async (path, title) => {
      await open(path, premium);
      expect(topBar()).toBe(title);
      expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Go to the AI Consultant' })).toHaveAttribute(
        'href',
        consultant,
      );
      expect(screen.getByRole('navigation', { name: 'Sections', hidden: true })).toBeInTheDocument();
      expect(document.title).toBe('Page not found · Breakaway');
    },
  );
});

describe('the guard', () => {
  test.each<[string, string, string, Session | null]>([
    ['/app/nowhere', '/sign-in', '@2.guard.no-session', guest],
    ['/app/feeding-planner', '/subscription', '@2.guard.non-premium', member],
    ['/APP/Settings/?tab=1', '/subscription', '@6.non-premium', member],
    ['/subscription', '/manage-subscription', '@2.guard.premium-subscription', premium],
    ['/sign-in', consultant, '@2.route.sign-in.premium', premium],
    ['/sign-up?from=mail', consultant, '@2.route.sign-up.premium', premium],
  ])('%s leads to %s %s', async (path, target, _row, session) => {
    const where = await open(path, session);
    expect(where).toHaveTextContent(new RegExp(`^${target}$`));
  });

  test('a stored session without a token does not count @2.guard.no-token', async () => {
    const where = await open(consultant, premium);
    localStorage.setItem('breakaway_ai_user', JSON.stringify({ ...premium, token: undefined }));
    await act(
      async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'breakaway_ai_user' })),
    );
    expect(where).toHaveTextContent(/^\/sign-in$/);
  });

  test('a plan that lapses during a visit leads to the payment page @6.non-premium', async () => {
    const where = await open('/app/settings', premium);
    expect(await screen.findByRole('heading', { name: 'profile/Settings' })).toBeInTheDocument();
    act(() => saveUser(testUser({ isPremium: false })));
    expect(where).toHaveTextContent(/^\/subscription$/);
    expect(await screen.findByRole('heading', { name: 'billing/Subscription' })).toBeInTheDocument();
  });
});

test('an unknown address shows the fallback page in the public frame @2.generic.unknown-route', async () => {
  await open('/nowhere/at/all');
  expect(await screen.findByText('marketing/PublicFrame')).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('without the public frame an unknown address still shows the fallback page, with a link home', async () => {
  fakeRemotes.failing.set('marketing/PublicFrame', new RemoteFailure('marketing', '1.2.3', 'network'));
  await open('/nowhere/at/all');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByText('404 · There is no page at this address.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Breakaway, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('when the public frame cannot be loaded, the logo, the link home and Try again remain', async () => {
  fakeRemotes.failing.set('marketing/PublicFrame', new RemoteFailure('marketing', '1.2.3', 'network'));
  await open('/faq');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus(),
  );
  expect(screen.getByRole('link', { name: 'Breakaway, home' })).toHaveAttribute('href', '/');
  fakeRemotes.failing.clear();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('heading', { name: 'marketing/Faq' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Breakaway, home' })).toBeNull();
});

describe('a page without its remote still leads elsewhere', () => {
  const links = () =>
    [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a, button')].map((entry) =>
      `${entry.textContent} ${entry.getAttribute('href') ?? ''}`.trim(),
    );
  const fail = (id: ScreenId) =>
    fakeRemotes.failing.set(id, new RemoteFailure(id.split('/')[0]!, '1.2.3', 'network'));

  test.each<[string, ScreenId, Session | null, string[]]>([
    ['/subscription', 'billing/Subscription', member, ['FAQ /faq', 'About Us /about-us', 'Sign Out']],
    [
      '/manage-subscription',
      'billing/ManageSubscription',
      premium,
      ['FAQ /faq', 'About Us /about-us', 'Sign Out', `Open the app ${consultant}`],
    ],
    ['/sign-in', 'auth/SignIn', guest, ['FAQ /faq', 'About Us /about-us', 'Sign Up /sign-up']],
    ['/faq', 'marketing/PublicFrame', guest, ['About Us /about-us', 'Sign Up /sign-up', 'Login /sign-in']],
    [
      '/',
      'marketing/PublicFrame',
      member,
      ['FAQ /faq', 'About Us /about-us', 'Sign Out', 'Get the PRO plan /subscription'],
    ],
    [
      '/nowhere',
      'marketing/PublicFrame',
      guest,
      ['FAQ /faq', 'About Us /about-us', 'Sign Up /sign-up', 'Login /sign-in'],
    ],
  ])('%s without %s', async (path, id, session, expected) => {
    fail(id);
    await open(path, session);
    expect(await screen.findByRole('link', { name: 'Breakaway, home' })).toHaveAttribute('href', '/');
    expect(links()).toEqual(expected);
  });

  test('a member signs out there', async () => {
    answerCalls({ 'POST /auth/logout': { body: { message: 'Signed out' } } });
    fail('billing/Subscription');
    const where = await open('/subscription', member);
    await act(async () => screen.getByRole('button', { name: 'Sign Out' }).click());
    expect(where).toHaveTextContent(/^\/(sign-in)?$/);
    expect(localStorage.getItem('breakaway_ai_user')).toBeNull();
  });
});

describe('the return page after sign-in', () => {
  beforeEach(() => {
    sessionStorage.clear();
    allowReturnPages('breakaway');
  });
  const back = () => afterSignIn(premium);

  test.each(['/app/settings', '/app/race-analyzer', '/manage-subscription', '/chat', '/app/settings?tab=2'])(
    'is %s, from which a guest was redirected',
    async (page) => {
      expect(await open(page)).toHaveTextContent(/^\/sign-in$/);
      expect(back()).toBe(page);
    },
  );

  test.each(['/app/nowhere', '/nowhere'])('is never %s, which does not exist', async (page) => {
    await open(page);
    expect(back()).toBe(consultant);
  });

  test.each(['/', '/sign-up', '/forgot-password', '//elsewhere.example'])(
    '%s is nothing to lead back to',
    (from) => {
      sessionStorage.setItem('breakaway_sign_in_note', JSON.stringify({ from }));
      expect(back()).toBe(consultant);
    },
  );

  test('is forgotten on any other page, and kept on the account pages', async () => {
    await open('/app/settings');
    cleanup();
    await open('/forgot-password');
    expect(back()).toBe('/app/settings');
    cleanup();
    await open('/faq');
    expect(back()).toBe(consultant);
  });

  test('is not set by a sign-out', async () => {
    const where = await open('/app/settings', premium);
    await act(async () => clearSession());
    expect(where).toHaveTextContent(/^\/sign-in$/);
    expect(back()).toBe(consultant);
  });
});

describe('the onboarding questions for a new member', () => {
  const opens = async (session: Session) => {
    await open(consultant, session);
    return screen.findByRole('heading', { name: 'chat/Consultant' });
  };

  test('stand above the consultant until a new premium member has answered them', async () => {
    await opens(testSession({ isOnboarded: false }));
    expect(await screen.findByRole('heading', { name: 'profile/Onboarding' })).toBeInTheDocument();
    const before = screen.getByRole('heading', { name: 'chat/Consultant' });
    act(() => saveUser(testUser({ isOnboarded: true })));
    expect(screen.queryByRole('heading', { name: 'profile/Onboarding' })).toBeNull();
    // The consultant was not remounted.
    expect(screen.getByRole('heading', { name: 'chat/Consultant' })).toBe(before);
  });

  test.each([
    ['a member who was asked already', consultant, premium],
    ['another screen', '/app/settings', testSession({ isOnboarded: false })],
  ])('are not loaded for %s', async (_, at, session) => {
    await open(at, session);
    await screen.findByRole('heading', { level: 1 });
    expect(fakeRemotes.asked).not.toContain('profile/Onboarding');
  });

  test('are left out silently when they cannot be loaded', async () => {
    fakeRemotes.failing.set('profile/Onboarding', new RemoteFailure('profile', '1.2.3', 'evaluation'));
    await opens(testSession({ isOnboarded: false }));
    await waitFor(() => expect(fakeRemotes.asked).toContain('profile/Onboarding'));
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('without a connection', () => {
  const go = (online: boolean) =>
    act(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });

  test.each(['/sign-in', '/faq', '/nowhere', '/app/settings'])(
    '%s says so in one quiet line and recovers',
    async (at) => {
      await open(at, at.startsWith('/app') ? premium : guest);
      expect(screen.queryByText(/You are offline/)).toBeNull();
      go(false);
      expect(screen.getByText(/You are offline/).parentElement).toHaveAttribute('aria-live', 'polite');
      go(true);
      expect(screen.queryByText(/You are offline/)).toBeNull();
    },
  );

  test('a screen that cannot be loaded says why, and loads when the connection is back', async () => {
    fakeRemotes.failing.set('auth/SignIn', new RemoteFailure('auth', '1.2.3', 'network'));
    go(false);
    await open('/sign-in');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Sign in could not be loaded' })).toHaveFocus(),
    );
    expect(screen.getByText('We’ll load this when you’re back online.')).toBeInTheDocument();
    fakeRemotes.failing.clear();
    go(true);
    expect(await screen.findByRole('heading', { name: 'auth/SignIn' })).toBeInTheDocument();
  });
});
