import { guard, type Visitor } from './guard.ts';
import { routeAt, routes } from './routes.ts';

const guest: Visitor = null;
const member: Visitor = { isPremium: false };
const premium: Visitor = { isPremium: true };
const trying: Visitor = { isPremium: true, trial: { state: 'running', endsAt: '2026-11-30T00:00:00Z' } };
const consultant = '/app/breakaway-ai-consultant';

test.each<[string, Visitor, string | null]>([
  ['/', guest, null],
  ['/', premium, null],
  ['/faq', premium, null],
  ['/faq', member, null],
  ['/about-us', premium, null],
  ['/verify-email', guest, null],
  ['/shared-plan', guest, null],
  ['/shared-plan', member, null],
  ['/shared-plan', premium, null],
  ['/shared-segment', guest, null],
  ['/shared-segment', member, null],
  ['/shared-segment', premium, null],
  ['/verify-email', member, null],
  ['/verify-email', premium, null],
  ['/otp-verify', premium, null],
  ['/new-password', member, null],
  ['/sign-in', guest, null],
  ['/sign-in', member, null],
  ['/sign-in', premium, consultant],
  ['/sign-up', premium, consultant],
  ['/forgot-password', premium, null],
  ['/subscription', guest, '/sign-in'],
  ['/subscription', member, null],
  ['/subscription', premium, '/manage-subscription'],
  ['/subscription', trying, null],
  ['/manage-subscription', trying, null],
  ['/sign-up', trying, consultant],
  ['/manage-subscription', guest, '/sign-in'],
  ['/manage-subscription', member, '/subscription'],
  ['/manage-subscription', premium, null],
  ['/app', guest, '/sign-in'],
  [consultant, guest, '/sign-in'],
  [consultant, member, '/subscription'],
  [consultant, premium, null],
  ['/app/settings', member, '/subscription'],
  ['/app/race-analyzer', premium, null],
  ['/app/subscription', guest, '/sign-in'],
  ['/app/subscription', premium, null],
  ['/chat', guest, '/sign-in'],
  ['/chat', member, '/subscription'],
  ['/chat', premium, null],
  ['/app', member, '/subscription'],
  ['/app', premium, null],
  ['/app/', guest, '/sign-in'],
  ['/APP/Settings', guest, '/sign-in'],
  ['/app/settings', guest, '/sign-in'],
  ['/app/settings', premium, null],
  ['/app/kom-analysis-software', guest, '/sign-in'],
  ['/app/kom-analysis-software', member, '/subscription'],
  ['/app/kom-analysis-software', premium, null],
  ['/app/race-analyzer', guest, '/sign-in'],
  ['/app/race-analyzer', member, '/subscription'],
  ['/app/subscription', member, '/subscription'],
  // Unknown addresses below /app are guarded like the rest of it.
  ['/app/feeding-planner', guest, '/sign-in'],
  ['/app/feeding-planner', member, '/subscription'],
  ['/app/feeding-planner', premium, null],
  [`${consultant}/64f0`, guest, '/sign-in'],
  ['/app/nowhere/at/all', guest, '/sign-in'],
  ['/app/nowhere', member, '/subscription'],
  ['/app/nowhere', premium, null],
  ['/Subscription/', premium, '/manage-subscription'],
  ['/Sign-In', premium, consultant],
  ['/nowhere', guest, null],
  ['/nowhere', premium, null],
  // No prefix match without the slash.
  ['/apple', guest, null],
])('%s for %o leads to %s', (path, visitor, expected) => {
  expect(guard(routeAt(path, 'breakaway'), visitor, 'breakaway')).toBe(expected);
});

test('the guard never redirects in a loop', () => {
  for (const visitor of [guest, member, premium]) {
    for (const route of routes) {
      let at = route.path.replace('{slug}', 'breakaway');
      let hops = 0;
      for (let next: string | null = at; next && hops < 5; hops += 1) {
        at = next;
        const there = routeAt(at, 'breakaway');
        next = guard(there, visitor, 'breakaway');
        if (!next && there.screen.startsWith('redirect:'))
          next = there.screen.slice(9).replace('{slug}', 'breakaway');
      }
      expect([route.path, hops < 5]).toEqual([route.path, true]);
    }
  }
});

test('the slug of a deployment is part of its paths; unknown paths lead to the fallback page', () => {
  expect(routeAt('/app/rouleur-ai-consultant', 'rouleur').screen).toBe('chat/Consultant');
  expect(routeAt('/app/settings/', 'rouleur').screen).toBe('profile/Settings');
  expect(routeAt('/nowhere', 'rouleur').screen).toBe('none');
});

test.each([
  '/',
  '/sign-in',
  '/sign-up',
  '/faq',
  '/about-us',
  '/forgot-password',
  '/otp-verify',
  '/new-password',
  '/verify-email',
])('a guest may see %s @6.guest', (path) => {
  expect(guard(routeAt(path, 'breakaway'), guest, 'breakaway')).toBeNull();
});

const protectedRoutes = routes.filter(({ access }) => access === 'protected');
const at = ({ path }: { path: string }) =>
  path.replace('{slug}', 'breakaway').replace('{id}', '7').replace('*', 'x');

test.each(protectedRoutes.map(at))('a guest is sent from %s to sign-in @2.guard.no-session', (path) => {
  expect(guard(routeAt(path, 'breakaway'), guest, 'breakaway')).toBe('/sign-in');
});

test.each(protectedRoutes.map(at).filter((path) => path !== '/subscription'))(
  'a member without a plan is sent from %s to the payment page @2.guard.non-premium @6.non-premium',
  (path) => {
    expect(guard(routeAt(path, 'breakaway'), member, 'breakaway')).toBe('/subscription');
  },
);

test('there is no admin role: a page is for everybody, for guests, or for members @6.no-admin', () => {
  expect([...new Set(routes.map(({ access }) => access))].sort()).toEqual(['guest', 'protected', 'public']);
  expect(routes.filter(({ path }) => /admin/i.test(path))).toEqual([]);
});
