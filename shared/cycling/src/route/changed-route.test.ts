import * as fs from 'node:fs';
import fc from 'fast-check';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { simulate } from '../road/simulate.ts';
import { changedRoute, lapsOf, partOfRoute, reversedRoute } from './changed-route.ts';
import { rollingRoute } from './rolling-route.ts';
import { routeFrom, straightRoute, type Route } from './route.ts';
import { along, made } from './testing.ts';

const rider = { massKg: 83, cdaM2: 0.32, crr: 0.005, airDensityKgM3: 1.2 };
const riddenS = (route: Route) => simulate(route, rider, { powerW: 220 }).totalTimeS;
function must(answer: ReturnType<typeof changedRoute>): Route {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** A winding loop of some 6.3 km with a hill of 60 m, whose finish is `offM` higher than its start. */
const loop = (offM = 0, turns = 200) =>
  made(
    along(
      Array.from({ length: turns + 1 }, (_, i) => {
        const angle = (2 * Math.PI * i) / 200;
        return [1000 * Math.sin(angle), 1000 * (1 - Math.cos(angle))] as const;
      }),
      (i) => ({ elevationM: 300 + 30 * (1 - Math.cos((2 * Math.PI * i) / 200)) + (offM * i) / 200 }),
    ),
  );

/** What of a route a ride feels. */
const felt = ({ slope, headingDeg, radiusM, elevationM }: Route) => ({
  slope,
  headingDeg,
  radiusM,
  elevationM,
});
function expectAlike(a: Route, b: Route): void {
  for (const [key, values] of Object.entries(felt(a))) {
    const others = felt(b)[key as keyof ReturnType<typeof felt>];
    expect(others).toHaveLength(values.length);
    const worst = values.reduce((most, value, i) => {
      const other = others[i] ?? NaN;
      return value === other ? most : Math.max(most, Math.abs(value - other));
    }, 0);
    expect(worst).toBeLessThan(1e-6);
  }
}

describe('reversed', () => {
  test('twice is the same route, with the same ride', () => {
    for (const route of [loop(), straightRoute(5000, 0.04, 350)]) {
      const again = reversedRoute(reversedRoute(route));
      expectAlike(route, again);
      expect(again.ascentM).toBeCloseTo(route.ascentM, 6);
      expect(again.climbs.map(({ startM }) => startM)).toEqual(route.climbs.map(({ startM }) => startM));
      expect(riddenS(again)).toBeCloseTo(riddenS(route), 6);
    }
  });

  test('up is down: ascent and descent change places, and the ride does too', () => {
    const down = reversedRoute(straightRoute(5000, 0.06));
    expect(down.climbs).toEqual([]);
    expect(riddenS(down)).toBeCloseTo(riddenS(straightRoute(5000, -0.06)), 6);
    const back = reversedRoute(loop(10));
    expect(back.ascentM).toBeCloseTo(loop(10).descentM, 6);
    expect(back.headingDeg[100]).toBeCloseTo((loop(10).headingDeg.at(-102)! + 180) % 360, 6);
  });

  test('a bend is as tight from the other side', () => {
    const corner = made(
      along([
        [0, 0],
        [0, 500],
        [1500, 500],
      ]),
    );
    const tightest = ({ radiusM, stepM }: Route) => stepM * radiusM.indexOf(Math.min(...radiusM));
    expect(tightest(corner)).toBeCloseTo(500, -2);
    expect(tightest(reversedRoute(corner))).toBeCloseTo(1500, -2);
  });

  test('what was mended keeps its place on the road', () => {
    const route = made(
      along(
        [...Array(100).keys()].filter((i) => i < 20 || i > 80).map((i) => [0, 50 * i] as const),
        () => ({ elevationM: 100 }),
      ),
    );
    const at = route.mends[0]?.atM[0] ?? NaN;
    expect(at).toBeCloseTo(950, -2);
    const [mend] = reversedRoute(route).mends;
    expect(mend?.atM[0]).toBeCloseTo(route.distanceM - at, 6);
    expect(mend?.text).toMatch(/, at km 4\.0\.$/);
    expect(must(partOfRoute(route, 2500, 4500)).mended).toEqual([]);
    expect(must(partOfRoute(route, 500, 4500)).mended[0]).toMatch(/, at km 0\.5\.$/);
  });
});

describe('a part', () => {
  test('and the rest are the whole', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 6000, noNaN: true }), (atM) => {
        const route = loop();
        const [a, b] = [must(partOfRoute(route, 0, atM)), must(partOfRoute(route, atM, route.distanceM))];
        expect(a.distanceM + b.distanceM).toBeCloseTo(route.distanceM, 6);
        expect([...a.slope.slice(0, -1), ...b.slope.slice(0, -1)]).toEqual(route.slope.slice(0, -1));
        expect([...a.elevationM, ...b.elevationM.slice(1)]).toEqual(route.elevationM);
      }),
      { numRuns: 50, seed: 15 },
    );
  });

  test('is ridden as long as the whole takes there, from the speed that one has there', () => {
    const whole = straightRoute(8000, 0.05);
    const [half, all] = [riddenS(must(partOfRoute(whole, 4000, 8000))), riddenS(whole)];
    // One standing start more.
    expect(2 * half - all).toBeGreaterThan(0);
    expect(2 * half).toBeCloseTo(all, -1);
    expect(must(partOfRoute(whole, 4000, 8000)).climbs).toHaveLength(1);
  });

  test.each([
    [4000, 4000],
    [4000, 1000],
    [NaN, 1000],
    [9000, 12_000],
  ])('from %d to %d m of a road of 5 km is none', (fromM, toM) => {
    expect(partOfRoute(straightRoute(5000, 0.01), fromM, toM)).toMatchObject({ ok: false });
  });
});

describe('laps', () => {
  test('each takes as long as any other flying lap', () => {
    const route = loop();
    const [two, three, four] = [2, 3, 4].map((laps) => riddenS(must(lapsOf(route, laps))));
    expect(four! - three!).toBeCloseTo(three! - two!, 2);
    const flying = three! - two!;
    expect(Math.abs(two! - 2 * flying)).toBeLessThan(0.03 * flying);
    expect(must(lapsOf(route, 4)).ascentM).toBeCloseTo(4 * route.ascentM, -1);
    expect(must(lapsOf(route, 3)).distanceM / route.distanceM).toBeCloseTo(3, 2);
  });

  test('heights of start and finish that differ are made to meet, without a wall', () => {
    const three = must(lapsOf(loop(20), 3));
    expect(Math.max(...three.slope.map(Math.abs))).toBeLessThan(0.05);
    expect(three.ascentM).toBeCloseTo(three.descentM, 3);
    expect(three.maxElevationM).toBeCloseTo(360, -1);
  });

  test('a gap of 200 m is ridden, one of 2 km is no loop', () => {
    const route = loop(0, 194);
    const gapM = 2000 * Math.sin((Math.PI * 6) / 200);
    const twice = must(lapsOf(route, 2));
    expect(twice.distanceM).toBeCloseTo(2 * route.distanceM + gapM, -1.3);
    const places = twice.latDeg.map((lat, i) => [lat, twice.lonDeg[i]!] as const);
    const steps = places.slice(1).map(([lat, lon], i) => {
      const [a, b] = places[i]!;
      return Math.hypot(lat - a, (lon - b) * Math.cos(Math.PI / 4)) * 111_195;
    });
    expect(Math.max(...steps)).toBeLessThan(11);
    expect(lapsOf(made(along([0, 1, 2].map((i) => [0, 1000 * i] as const))), 2)).toEqual({
      ok: false,
      message: 'Laps need a loop, and this course ends 2.0 km from its start.',
    });
  });

  test.each([0, 21, 1.5, NaN])('%d laps are refused', (laps) => {
    expect(lapsOf(loop(), laps)).toMatchObject({ ok: false });
  });

  test('a start elsewhere on the loop: the same road, in another order', () => {
    const route = loop();
    const moved = must(changedRoute(route, { fromM: 2000, toM: 2000 }));
    expect(Math.abs(moved.distanceM - route.distanceM)).toBeLessThan(11);
    expect(moved.elevationM[0]).toBeCloseTo(route.elevationM[200] ?? NaN, 0);
    expect(moved.latDeg[0]).toBeCloseTo(route.latDeg[200] ?? NaN, 3);
    expect(moved.ascentM + moved.descentM).toBeCloseTo(route.ascentM + route.descentM, -1);
    const thrice = must(lapsOf(must(changedRoute(route, { reversed: true, fromM: 2000, toM: 2000 })), 3));
    expect(thrice.distanceM / route.distanceM).toBeCloseTo(3, 1);
  });

  test('of a rolling course are that course again', () => {
    expect(riddenS(must(lapsOf(rollingRoute(10_000, 300), 2)))).toBeCloseTo(
      riddenS(rollingRoute(20_000, 600)),
      -1,
    );
  });
});

const rides = openRides(fs);
(rides ? test : test.skip)('a real loop: the Cinglé du Ventoux the other way round', async () => {
  const parsed = await readActivityOrRoute(
    rides?.read('gpx/optiride-cingle-du-ventoux.gpx') ?? new Uint8Array(),
  );
  if (!parsed.ok) throw new Error(parsed.message);
  const route = must(routeFrom(parsed.track.points));
  const back = reversedRoute(route);
  expect(back.ascentM).toBeCloseTo(route.descentM, 0);
  expectAlike(reversedRoute(back), route);
  const twice = must(lapsOf(route, 2));
  expect(twice.ascentM / route.ascentM).toBeCloseTo(2, 1);
  expect(twice.climbs).toHaveLength(2 * route.climbs.length);
});
