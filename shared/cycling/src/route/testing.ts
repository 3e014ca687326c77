import { emptyPoint, type TrackPoint } from '../files/track.ts';
import { routeFrom, type Route } from './route.ts';

export const METRE_DEG = 1 / 111195.08;

/** Points along a way given in metres east and north of 45° N 6° E. */
export function along(
  way: readonly (readonly [east: number, north: number])[],
  more: (i: number) => Partial<TrackPoint> = () => ({}),
): TrackPoint[] {
  return way.map(([east, north], i) => ({
    ...emptyPoint(),
    latDeg: 45 + north * METRE_DEG,
    lonDeg: 6 + (east * METRE_DEG) / Math.cos(((45 + north * METRE_DEG) * Math.PI) / 180),
    ...more(i),
  }));
}

/** Points due north every 10 m with heights from a function of distance. */
export function north(
  lengthM: number,
  height: (at: number) => number | null,
  more: (i: number) => Partial<TrackPoint> = () => ({}),
): TrackPoint[] {
  return along(
    Array.from({ length: lengthM / 10 + 1 }, (_, i) => [0, i * 10] as const),
    (i) => ({ elevationM: height(i * 10), ...more(i) }),
  );
}

export function made(points: readonly TrackPoint[]): Route {
  const route = routeFrom(points);
  if (!route.ok) throw new Error(route.message);
  return route;
}
