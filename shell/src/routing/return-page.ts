import { paths } from '@breakaway/contract/paths';
import { useUser } from '@breakaway/host-api';
import { forgetSignInNote, noteRequestedPage, setReturnPages } from '@breakaway/host-api/host';
import { useLayoutEffect } from 'react';
import { routeAt, type Route } from './routes.ts';

const isAccountPage = ({ screen }: Route) => screen.startsWith('auth/');

/** Whether sign-in may return to a route: every page of the table except the guest pages and the landing page. */
const isReturnPage = (route: Route): boolean =>
  route.screen !== 'none' && route.path !== paths.home && !isAccountPage(route);

/** Allows sign-in to return to pages of the route table. The shell calls it once, before the first render. */
export const allowReturnPages = (slug: string): void =>
  setReturnPages((pathname) => isReturnPage(routeAt(pathname, slug)));

/**
 * Remembers the page that the guard kept a guest from, so that sign-in can return to it. It is forgotten on any page
 * except the account pages: a later visit to sign-in then leads to the default page. A member who signs out stays on
 * the page until the guard redirects them. That is not an arrival, so it stores nothing.
 */
export function useReturnPage(address: string, route: Route): void {
  const isGuest = useUser() === null;
  useLayoutEffect(() => {
    if (isGuest && route.access === 'protected') noteRequestedPage(address);
    else if (!isAccountPage(route)) forgetSignInNote();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only arriving counts: see above
  }, [address]);
}
