import { guard, type Visitor } from './guard.ts';
import { routeAt, routes } from './routes.ts';

const guest: Visitor = null;
const member: Visitor = { isPremium: false };
const premium: Visitor = { isPremium: true };
const consultant = '/app/breakaway-ai-consultant';

test.each<[string, Visitor, string | null]>([
  ['/', guest, null],
  ['/', premium, null],
  ['/faq', premium, null],
  ['/verify-email', member, null],
  ['/sign-in', guest, null],
  ['/sign-in', member, null],
  ['/sign-in', premium, consultant],
  ['/sign-up', premium, consultant],
  ['/forgot-password', premium, null],
  ['/subscription', guest, '/sign-in'],
  ['/subscription', member, null],
  ['/subscription', premium, '/manage-subscription'],
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
  ['/chat', member, '/subscription'],
])('%s for %o leads to %s', (path, visitor, expected) => {
  expect(guard(routeAt(path, 'breakaway')!, visitor, 'breakaway')).toBe(expected);
});

test('a guard never sends anyone in a circle', () => {
  for (const visitor of [guest, member, premium]) {
    for (const route of routes) {
      let at = route.path.replace('{slug}', 'breakaway');
      let hops = 0;
      for (let next: string | null = at; next && hops < 5; hops += 1) {
        at = next;
        const there = routeAt(at, 'breakaway')!;
        next = guard(there, visitor, 'breakaway');
        if (!next && there.screen.startsWith('redirect:'))
          next = there.screen.slice(9).replace('{slug}', 'breakaway');
      }
      expect([route.path, hops < 5]).toEqual([route.path, true]);
    }
  }
});

test('the slug of a deployment is part of its paths; unknown paths have no route', () => {
  expect(routeAt('/app/rouleur-ai-consultant', 'rouleur')?.screen).toBe('chat/Consultant');
  expect(routeAt('/app/settings/', 'rouleur')?.screen).toBe('profile/Settings');
  expect(routeAt('/nowhere', 'rouleur')).toBeUndefined();
});
