import { paths } from '@breakaway/contract/paths';
import { useUser } from '@breakaway/host-api';
import { forgetSignInNote, noteWantedPage, setReturnPages } from '@breakaway/host-api/host';
import { useLayoutEffect } from 'react';
import { routeAt, type Route } from './routes.ts';

const isAccountPage = ({ screen }: Route) => screen.startsWith('auth/');

/** Whether sign-in may lead back to a route: to every page of the table that is neither for guests nor the start page. */
const isReturnPage = (route: Route): boolean =>
  route.screen !== 'none' && route.path !== paths.home && !isAccountPage(route);

/** Lets sign-in lead back to pages of the route table. The shell calls it once, before it draws. */
export const allowWayBack = (slug: string): void =>
  setReturnPages((pathname) => isReturnPage(routeAt(pathname, slug)));

/**
 * Notes the page that a guest asked for and is kept from by the guard, for sign-in to lead back to. It is forgotten on
 * any page but those of the account: a later visit to sign-in leads where it always does. Who signs out stays on the page
 * until the guard leads away, arrives nowhere, and so leaves no note.
 */
export function useWayBack(address: string, route: Route): void {
  const isGuest = useUser() === null;
  useLayoutEffect(() => {
    if (isGuest && route.access === 'protected') noteWantedPage(address);
    else if (!isAccountPage(route)) forgetSignInNote();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only arriving counts: see above
  }, [address]);
}
