import { straightRoute, type Route } from '../../src/index.ts';

/** A route with the slopes and headings that are given for a distance from the start, m. */
export function madeRoute(
  distanceM: number,
  slopeAt: (m: number) => number,
  headingAt: (m: number) => number = () => 0,
): Route {
  const route = straightRoute(distanceM, 0);
  let height = 200;
  for (let i = 0; i < route.slope.length; i++) {
    const slope = slopeAt(i * route.stepM);
    route.elevationM[i] = height;
    route.slope[i] = slope;
    route.headingDeg[i] = headingAt(i * route.stepM);
    height += slope * route.stepM;
  }
  return route;
}
