import fc from 'fast-check';
import { placeOnRoute } from './place-on-route.ts';
import { routeFrom, type Route } from './route.ts';

const METRE_DEG = 1 / 111_195.08;
const LAT = 45;
const LON_METRE_DEG = METRE_DEG / Math.cos((LAT * Math.PI) / 180);

/** A route through places given in metres east and north. */
function through(places: readonly (readonly [number, number])[]): Route {
  const points = places.map(([east, north]) => ({
    latDeg: LAT + north * METRE_DEG,
    lonDeg: 6 + east * LON_METRE_DEG,
    elevationM: 100,
    timeMs: null,
    powerW: null,
    heartRateBpm: null,
    cadenceRpm: null,
    distanceM: null,
    speedMs: null,
  }));
  const route = routeFrom(points as never);
  if (!route.ok) throw new Error(route.message);
  return route;
}
const fix = (east: number, north: number) => ({
  latDeg: LAT + north * METRE_DEG,
  lonDeg: 6 + east * LON_METRE_DEG,
});
const line = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) / 20 + 1 }, (_, i) => from + Math.sign(to - from) * 20 * i);

const straight = through(line(0, 4000).map((north) => [0, north] as const));
/** 2 km north and back on the same road */
const outAndBack = through([...line(0, 2000), ...line(1980, 0)].map((north) => [0, north] as const));
/** three times around a block of 500 m */
const laps = through(
  [0, 1, 2].flatMap(() => [
    ...line(0, 500).map((north) => [0, north] as const),
    ...line(20, 500).map((east) => [east, 500] as const),
    ...line(480, 0).map((north) => [500, north] as const),
    ...line(480, 20).map((east) => [east, 0] as const),
  ]),
);

test.each([
  [0, 1234, 1000],
  [25, 1234, 1234],
  [-30, 3990, 0],
  [3, -20, 0],
])('a place %d m east at %d m, expected at %d m', (east, north, expectedM) => {
  const place = placeOnRoute(straight, fix(east, north), expectedM);
  expect(place?.atM).toBeCloseTo(Math.max(0, north), -1);
  expect(place?.asideM).toBeCloseTo(Math.hypot(east, Math.min(0, north)), 0);
});

test('beside the road it is nowhere, and so is what is not known', () => {
  expect(placeOnRoute(straight, fix(80, 1000), 1000)).toBeNull();
  expect(placeOnRoute(straight, { ...fix(80, 1000), accuracyM: 50 }, 1000)?.asideM).toBeCloseTo(80, 0);
  expect(placeOnRoute(straight, { ...fix(0, 1000), accuracyM: 400 }, 1000)).toBeNull();
  for (const wrong of [NaN, Infinity, 1e9])
    expect(placeOnRoute(straight, { latDeg: wrong, lonDeg: wrong, accuracyM: wrong }, 1000)).toBeNull();
});

test.each([
  [1500, undefined, 700],
  [1500, 180, 3300],
  [2500, undefined, 3300],
  [2500, 0, 700],
])('out and back: expected at %d m, heading %s', (expectedM, headingDeg, atM) => {
  const heading = headingDeg === undefined ? {} : { headingDeg };
  expect(placeOnRoute(outAndBack, { ...fix(4, 700), ...heading }, expectedM)?.atM).toBeCloseTo(atM, -1);
});

test('a whole ride with noise is followed in order, on any of the routes', () => {
  const noise = fc.array(fc.tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 })), {
    minLength: 60,
    maxLength: 60,
  });
  const ride = fc.property(fc.constantFrom(straight, outAndBack, laps), noise, (route, off) => {
    const stepM = route.distanceM / off.length;
    let expectedM = 0;
    for (const [i, [east, north]] of off.entries()) {
      const atM = stepM * i;
      const node = Math.round(atM / route.stepM);
      const place = placeOnRoute(
        route,
        {
          latDeg: (route.latDeg[node] ?? NaN) + north * METRE_DEG,
          lonDeg: (route.lonDeg[node] ?? NaN) + east * LON_METRE_DEG,
        },
        expectedM + stepM,
      );
      expect(Math.abs((place?.atM ?? NaN) - atM)).toBeLessThan(45);
      expectedM = place?.atM ?? NaN;
    }
  });
  fc.assert(ride, { numRuns: 60, seed: 7 });
});
