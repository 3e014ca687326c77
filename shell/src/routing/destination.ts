import { guard, type Visitor } from './guard.ts';
import { pathOf, routeAt, type Route } from './routes.ts';

/** More redirects than any chain in the route table has. */
const MOST_HOPS = 5;

/** The route that a visitor ends up on: follows the guard and the table's redirects. */
export function destination(asked: Route, visitor: Visitor, slug: string): Route {
  let route = asked;
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const redirect = route.screen.startsWith('redirect:') ? route.screen.slice('redirect:'.length) : null;
    const next = guard(route, visitor, slug) ?? (redirect && pathOf(redirect, slug));
    if (!next) return route;
    route = routeAt(next.split(/[?#]/)[0]!, slug);
  }
  return route;
}
