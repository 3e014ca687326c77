import { straightRoute, type Route } from '../../../route/route.ts';

/** Made-up roads for tests: the same seed gives the same road. */
export function random(seed: number): () => number {
  let state = (seed * 48271 + 11) % 2147483647;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  for (let i = 0; i < 5; i++) next();
  return next;
}

/** A straight route with the slopes, bends and headings that are given for a distance from the start. */
export function madeRoute(
  distanceM: number,
  slopeAt: (m: number) => number,
  headingAt: (m: number) => number = () => 0,
  radiusAt: (m: number) => number = () => Infinity,
): Route {
  const route = straightRoute(distanceM, 0);
  let height = 200;
  for (let i = 0; i < route.slope.length; i++) {
    const at = i * route.stepM;
    route.elevationM[i] = height;
    route.slope[i] = slopeAt(at);
    route.headingDeg[i] = headingAt(at);
    route.radiusM[i] = radiusAt(at);
    height += route.slope[i]! * route.stepM;
  }
  return route;
}

/**
 * Hills of random length and height, a winding road, and bends to brake for.
 * @param steepness the steepest slope is about twice this
 * @param bends how many sharp bends a kilometre
 */
export function hillyRoute(distanceM: number, seed: number, steepness = 0.04, bends = 0): Route {
  const next = random(seed);
  const waves = Array.from({ length: 6 }, () => ({
    lengthM: 400 * 2 ** (6 * next()),
    phase: 2 * Math.PI * next(),
    weight: next(),
  }));
  const total = waves.reduce((sum, { weight }) => sum + weight, 0);
  const wander = 40 + 80 * next();
  const turn = 360 * next();
  return madeRoute(
    distanceM,
    (m) =>
      2 *
      steepness *
      waves.reduce(
        (sum, { lengthM, phase, weight }) =>
          sum + (weight / total) * Math.sin((2 * Math.PI * m) / lengthM + phase),
        0,
      ),
    (m) => (turn + (360 * m) / distanceM + wander * Math.sin(m / 700) + 720) % 360,
    () => (next() < bends / 100 ? 6 + 50 * next() : Infinity),
  );
}
