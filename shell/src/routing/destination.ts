import { guard, type Visitor } from './guard.ts';
import { pathOf, routeAt, type Route } from './routes.ts';

/** More than any chain of the route table has. */
const MOST_HOPS = 5;

/** Where a visitor arrives who asks for a route: what the guard and the table's redirects lead to. */
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
