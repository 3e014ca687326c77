import type { Route } from '@breakaway/cycling';

const ARRAYS = ['latDeg', 'lonDeg', 'elevationM', 'slope', 'headingDeg', 'radiusM'] as const;
type Arrays = Record<(typeof ARRAYS)[number], number[]>;

/**
 * A route on its way to another thread or into the store: its arrays as blocks of bytes, which a browser copies many times
 * faster than lists of numbers.
 */
export type PackedRoute = Omit<Route, keyof Arrays> & { [name in keyof Arrays]: Float64Array };

/** A route is sent more than once, and often as it came. */
const known = new WeakMap<Route, PackedRoute>();

export function packed(route: Route): PackedRoute {
  const before = known.get(route);
  if (before) return before;
  const arrays = Object.fromEntries(ARRAYS.map((name) => [name, Float64Array.from(route[name])])) as Pick<
    PackedRoute,
    keyof Arrays
  >;
  const next = { ...route, ...arrays };
  known.set(route, next);
  return next;
}

/** @param route of an earlier version its arrays may be lists */
export function unpacked(route: PackedRoute | Route): Route {
  const arrays = Object.fromEntries(ARRAYS.map((name) => [name, Array.from(route[name])])) as Arrays;
  const next = { ...route, ...arrays };
  if (isPacked(route)) known.set(next, route);
  return next;
}

const isPacked = (route: PackedRoute | Route): route is PackedRoute =>
  route.elevationM instanceof Float64Array;
