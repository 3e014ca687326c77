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

export type RoadKind = 'flat' | 'rolling' | 'hilly' | 'punchy' | 'alpine' | 'climb';

/** A road of any kind and of 4 to 140 km: gentle or steep hills, passes, walls with flats between, or one climb. */
export function anyRoad(seed: number): { kind: RoadKind; route: Route } {
  const next = random(seed * 7919 + 3);
  const kind =
    (['rolling', 'hilly', 'flat', 'alpine', 'punchy', 'climb'] as const)[Math.floor(6 * next())] ?? 'climb';
  const lengthM = 4000 * 35 ** next();
  switch (kind) {
    case 'rolling':
      return { kind, route: hillyRoute(lengthM, seed, 0.02 + 0.03 * next()) };
    case 'hilly':
      return { kind, route: hillyRoute(lengthM, seed, 0.04 + 0.05 * next(), 3 * next()) };
    case 'flat':
      return { kind, route: hillyRoute(lengthM, seed, 0.004 + 0.006 * next(), next()) };
    case 'climb': {
      const slope = 0.02 + 0.08 * next();
      return { kind, route: madeRoute(Math.min(20_000, lengthM), (m) => slope + 0.03 * Math.sin(m / 900)) };
    }
    case 'alpine': {
      const passes = parts(lengthM, (k) => {
        const flat = next() < 0.3;
        const slope = (k % 2 === 0 ? 1 : -1) * (0.03 + 0.07 * next());
        return [
          { lengthM: 1500 + 12_000 * next(), slope },
          ...(flat ? [{ lengthM: 300 + 2000 * next(), slope: 0.005 * (next() - 0.5) }] : []),
        ];
      });
      return {
        kind,
        route: madeRoute(
          lengthM,
          (m) => passes(m) + 0.015 * Math.sin(m / 260),
          (m) => (60 * Math.sin(m / 900) + 400) % 360,
          () => (next() < 0.02 ? 8 + 40 * next() : Infinity),
        ),
      };
    }
    case 'punchy': {
      const walls = parts(lengthM, () => {
        const wallM = 300 + 1500 * next();
        const slope = 0.05 + 0.09 * next();
        return [
          { lengthM: 500 + 3500 * next(), slope: 0.006 * (next() - 0.5) },
          { lengthM: wallM, slope },
          { lengthM: wallM * (0.8 + 0.4 * next()), slope: -slope * (0.7 + 0.3 * next()) },
        ];
      });
      return { kind, route: madeRoute(lengthM, walls, (m) => (m / 200) % 360) };
    }
  }
}

type Part = { lengthM: number; slope: number };

/** The slope by distance of parts that are made one group after the other until they are long enough. */
function parts(lengthM: number, make: (group: number) => Part[]): (m: number) => number {
  const made: { endM: number; slope: number }[] = [];
  let endM = 0;
  for (let group = 0; endM < lengthM; group++)
    for (const part of make(group)) made.push({ endM: (endM += part.lengthM), slope: part.slope });
  return (m) => made.find((part) => m < part.endM)?.slope ?? 0;
}
