import type { User } from '@breakaway/contract';
import { consultantPath, paths } from '@breakaway/contract/paths';
import type { Route } from './routes.ts';

/** What the guard needs to know about the visitor; null for a guest. */
export type Visitor = { isPremium: boolean; trial?: User['trial'] } | null;

/**
 * The session guard of the specification. A member in their free trial may also see the payment page.
 * @returns the path to redirect to, or null when the visitor may stay
 */
export function guard(route: Pick<Route, 'path' | 'access'>, visitor: Visitor, slug: string): string | null {
  if (route.access === 'guest') return visitor?.isPremium ? consultantPath(slug) : null;
  if (route.access === 'public') return null;
  if (!visitor) return paths.signIn;
  if (!visitor.isPremium) return route.path === paths.subscription ? null : paths.subscription;
  if (route.path !== paths.subscription || visitor.trial?.state === 'running') return null;
  return paths.manageSubscription;
}
