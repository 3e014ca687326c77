import fc from 'fast-check';
import { emptyPoint, type TrackPoint } from '../files/track.ts';
import { impossibleNumbers } from '../files/testing/mutate.ts';
import { along, made, METRE_DEG, north } from './testing.ts';
import { routeFrom, straightRoute } from './route.ts';

const kinds = (points: TrackPoint[]) => made(points).mends.map((mend) => mend.kind);
const timed = (i: number) => ({ timeMs: i * 1000 });

describe('the way', () => {
  test.each([
    ['one time for all', () => 0],
    ['a planner at 60 m/s', (i: number) => i * 1667],
  ])('times that no bicycle could keep cost no places: %s', (_, timeMs) => {
    const drawn = along(
      Array.from({ length: 101 }, (_, i) => [0, i * 100] as const),
      (i) => ({ timeMs: timeMs(i) }),
    );
    expect(made(drawn).distanceM).toBeCloseTo(10_000, 0);
    expect(made(drawn).mends[0]).toMatchObject({ kind: 'times', count: 100 });
  });

  test('out and back: the whole distance, one turn in the road, the climb once up and once down', () => {
    const out = Array.from({ length: 301 }, (_, i) => [0, i * 10] as const);
    const points = along([...out, ...out.slice(0, -1).toReversed()], (i) => ({
      elevationM: 100 + 0.05 * 10 * (i <= 300 ? i : 600 - i),
    }));
    const route = made(points);
    expect(route.distanceM).toBeCloseTo(6000, 0);
    expect(route.ascentM).toBeCloseTo(150, -1);
    expect(route.descentM).toBeCloseTo(route.ascentM, 0);
    const tight = route.radiusM.flatMap((radius, i) => (radius < 20 ? [i] : []));
    expect(tight.length).toBeGreaterThan(0);
    for (const node of tight) expect(Math.abs(node - 300)).toBeLessThan(5);
    expect(route.headingDeg[100]).toBeCloseTo(0, 3);
    expect(route.headingDeg[500]).toBeCloseTo(180, 3);
  });

  test('three laps are three times as long as one', () => {
    const circle = (laps: number) =>
      along(
        Array.from({ length: laps * 200 + 1 }, (_, i) => {
          const angle = (i * 2 * Math.PI) / 200;
          return [300 * Math.cos(angle), 300 * Math.sin(angle)] as const;
        }),
        () => ({ elevationM: 10 }),
      );
    expect(made(circle(3)).distanceM / made(circle(1)).distanceM).toBeCloseTo(3, 6);
    expect(made(circle(3)).radiusM[300]).toBeGreaterThan(290);
    expect(made(circle(3)).radiusM[300]).toBeLessThan(310);
  });

  test('across the date line and over a pole it is as long as elsewhere, straight, and on the globe', () => {
    const dateLine = Array.from({ length: 201 }, (_, i) => ({
      ...emptyPoint(),
      latDeg: 0,
      lonDeg: ((179.99 + i * 10 * METRE_DEG + 180) % 360) - 180,
    }));
    const pole = Array.from({ length: 201 }, (_, i) => ({
      ...emptyPoint(),
      latDeg: 90 - Math.abs(i - 100) * 10 * METRE_DEG,
      lonDeg: i <= 100 ? 20 : -160,
    }));
    for (const points of [dateLine, pole]) {
      const route = made(points);
      expect(route.distanceM).toBeCloseTo(2000, 0);
      expect(route.lonDeg.every((lon) => Math.abs(lon) <= 180)).toBe(true);
      expect(route.radiusM.every((radius) => radius === Infinity)).toBe(true);
    }
    expect(made(dateLine).headingDeg[150]).toBeCloseTo(90, 3);
  });

  test('points 500 m apart: the drawn length, its slopes, and no corner that stops a rider', () => {
    const bent = along(
      [
        [0, 0],
        [0, 500],
        [0, 1000],
        [250, 1433],
        [500, 1866],
        [1000, 1866],
      ],
      (i) => ({ elevationM: 100 + 20 * i }),
    );
    const route = made(bent);
    expect(route.distanceM).toBeCloseTo(2500, -1);
    expect(route.slope[25]).toBeCloseTo(0.04, 6);
    // 10 m aside at a corner of 60°: 10 / (1 / cos 30° - 1) = 64.6 m.
    expect(Math.min(...route.radiusM)).toBeCloseTo(64.6, 0);
    expect(route.mends[0]).toMatchObject({ kind: 'sparse' });
    expect(route.mended[0]).toBe(
      'The points lie 500 m apart, so bends and short slopes between them are not known.',
    );
  });

  test('a place far off a drawn line, and places of 0°, 0°, are left out', () => {
    const points = north(3000, () => 100);
    points[100]!.latDeg! += 0.5;
    points[200] = { ...points[200]!, latDeg: 0, lonDeg: 0 };
    const route = made(points);
    expect(route.distanceM).toBeCloseTo(3000, 0);
    expect(route.mends.map(({ kind, count }) => [kind, count])).toEqual([
      ['unplaced', 1],
      ['jump', 1],
    ]);
    expect(route.mends[0]!.atM[0]).toBeCloseTo(1990, 0);
  });

  test('a wrong first fix does not lose the ride', () => {
    const points = north(3000, () => 100, timed);
    points[0]!.latDeg = 10;
    expect(made(points).distanceM).toBeCloseTo(2990, 0);
  });

  test('after a lost signal every point of the new place is kept', () => {
    const points = north(3000, () => 100, timed);
    for (const point of points.slice(150)) point.lonDeg! += 0.05;
    const route = made(points);
    expect(route.distanceM).toBeGreaterThan(6500);
    expect(route.mends).toHaveLength(1);
    expect(route.mends[0]).toMatchObject({ kind: 'gap', count: 1 });
  });

  test('the wandering of the receiver while the rider stands is left out', () => {
    let seed = 3;
    const noise = () => ((seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5) * 12;
    const stop = Array.from({ length: 600 }, () => [noise(), 1500 + noise()] as const);
    const way = (from: number) => Array.from({ length: 151 }, (_, i) => [0, from + i * 10] as const);
    const points = along([...way(0), ...stop, ...way(1500)], timed);
    const route = made(points.map((point) => ({ ...point, elevationM: 5 })));
    expect(route.distanceM).toBeGreaterThan(2990);
    expect(route.distanceM).toBeLessThan(3040);
    expect(route.mends.map((mend) => mend.kind)).toEqual(['standstill']);
  });

  test('repeated points change nothing', () => {
    const points = north(2000, (at) => 100 + 0.03 * at);
    const doubled = points.flatMap((point) => [point, { ...point }, { ...point }]);
    expect(made(doubled)).toEqual(made(points));
  });
});

describe('heights', () => {
  test('every second height missing is filled in; with one long half missing there is no profile', () => {
    const every = made(north(4000, (at) => (at % 20 === 0 ? 100 + 0.05 * at : null)));
    expect(every.hasElevation).toBe(true);
    expect(every.slope[200]).toBeCloseTo(0.05, 6);
    const half = made(north(4000, (at) => (at < 2000 ? 100 + 0.05 * at : null)));
    expect(half.hasElevation).toBe(false);
    expect(half.mends.map((mend) => mend.kind)).toEqual(['no-elevation']);
  });

  test('a sensor that falls to exactly zero is missing, a ride at the sea is not', () => {
    const dropped = made(north(3000, (at) => (at > 1000 && at < 1200 ? 0 : 400)));
    expect(dropped.minElevationM).toBeCloseTo(400, 6);
    expect(dropped.mends.map((mend) => mend.kind)).toEqual(['missing-elevation']);
    const sea = made(north(3000, (at) => Math.max(0, 20 * Math.sin(at / 400))));
    expect(sea.hasElevation).toBe(true);
    expect(sea.minElevationM).toBeLessThan(1);
    expect(sea.mends).toEqual([]);
  });

  test('spikes are cut at the ends and in pairs', () => {
    const route = made(
      north(3000, (at) => (at === 0 || at === 1500 || at === 1510 || at === 3000 ? 900 : 100)),
    );
    expect(route.maxElevationM).toBeLessThan(101);
    expect(route.mends[0]).toMatchObject({ kind: 'spike', count: 4 });
  });

  test('ground above a tunnel and below a bridge is levelled, and nothing else', () => {
    const road = (at: number) => 500 + 0.03 * at;
    const over = made(north(8000, (at) => road(at) + (at >= 3000 && at <= 4200 ? 250 : 0)));
    const under = made(north(8000, (at) => road(at) - (at >= 3000 && at <= 3300 ? 90 : 0)));
    for (const route of [over, under]) {
      expect(route.mends.map(({ kind, count }) => [kind, count])).toEqual([['tunnel', 1]]);
      expect(route.mends[0]!.atM[0]! / 3000).toBeCloseTo(1, 1);
      expect(Math.max(...route.slope)).toBeLessThan(0.05);
      expect(route.ascentM).toBeCloseTo(240, -1);
    }
  });

  test('a false 39 % in a climb of 6 % is drawn out to little more than the climb', () => {
    // A step of 39 m in 100 m, as heights from a map have beside a cliff.
    const route = made(
      north(6000, (at) => 100 + 0.06 * at + (at < 3000 ? 0 : at < 3100 ? 0.33 * (at - 3000) : 33)),
    );
    expect(Math.max(...route.slope)).toBeLessThan(0.1);
    expect(route.ascentM).toBeCloseTo(393, 0);
    expect(route.mends[0]).toMatchObject({ kind: 'too-steep', count: 1 });
    expect(route.mended[0]).toMatch(
      /^1 stretch steeper than 25 % levelled to the road around, .*, at km \d\.\d\.$/,
    );
  });

  test('a false wall at the foot of a climb, undone by a slow fall, leaves no wall of 19 %', () => {
    // As files of Sa Calobra have it: 50 m up within 100 m at the sea, then slowly down to the height of the road.
    const foot = (at: number) =>
      at < 20 ? 38 : at < 115 ? 38 + (50 * (at - 20)) / 95 : at < 560 ? 88 - 0.04 * (at - 115) : 70.2;
    const climb = (at: number) => foot(at) + 0.065 * Math.max(0, at - 560);
    const up = made(north(10_000, climb));
    const down = made(north(10_000, (at) => climb(10_000 - at)));
    for (const { slope, mends } of [up, down]) {
      expect(Math.max(...slope.map(Math.abs))).toBeLessThan(0.11);
      expect(mends.map(({ kind }) => kind)).toEqual(['too-steep']);
    }
    expect(up.climbs[0]!.gainM).toBeGreaterThan(600);
  });

  /** A flat road, then stretches of a length (m) and a slope, then flat again. */
  const wall = (...stretches: [number, number][]) => {
    let [endM, top] = [0, 100];
    const parts = ([[3000, 0], ...stretches, [3000, 0]] as const).map(([lengthM, slope]) => {
      const part = { endM: (endM += lengthM), top: (top += lengthM * slope), slope };
      return part;
    });
    const height = (at: number) => {
      const part = parts.find((each) => each.endM >= at);
      return part ? part.top - (part.endM - at) * part.slope : top;
    };
    return { route: made(north(Math.round(endM / 10) * 10, height)), gainM: top - 100 };
  };
  // Lengths, mean and steepest slopes as published; how the steep parts lie among the others is ours.
  test.each<[string, number, [number, number][]]>([
    [
      'Mur de Huy, 1.3 km at 9.6 %, 26 % in a bend',
      0.2,
      [
        [400, 0.045],
        [200, 0.08],
        [150, 0.14],
        [50, 0.26],
        [100, 0.17],
        [200, 0.12],
        [200, 0.06],
      ],
    ],
    [
      'Koppenberg, 600 m at 11.6 %, 22 % at most',
      0.19,
      [
        [150, 0.05],
        [120, 0.12],
        [70, 0.22],
        [130, 0.15],
        [130, 0.07],
      ],
    ],
    [
      'Zoncolan, 10 km at 12 %, 22 % at most',
      0.2,
      [
        [2000, 0.085],
        [3000, 0.15],
        [100, 0.22],
        [2900, 0.15],
        [2000, 0.085],
      ],
    ],
    [
      'Muro di Sormano, 1.7 km at 17 %, 27 % at most',
      0.24,
      [
        [300, 0.12],
        [400, 0.17],
        [50, 0.27],
        [250, 0.23],
        [400, 0.17],
        [300, 0.12],
      ],
    ],
  ])('a true wall stays: %s', (_, steepest, stretches) => {
    const { route, gainM } = wall(...stretches);
    expect(route.mends).toEqual([]);
    expect(Math.max(...route.slope)).toBeGreaterThan(steepest);
    expect(route.ascentM / gainM).toBeCloseTo(1, 2);
  });

  test('heights that jump up and down all the way still give no slope over 25 %', () => {
    for (const everyM of [60, 100, 200, 500]) {
      const { slope, mends } = made(north(4000, (at) => 100 + 300 * (Math.floor(at / everyM) % 2)));
      expect(Math.max(...slope.map(Math.abs))).toBeLessThanOrEqual(0.25 + 1e-9);
      expect(mends.length).toBeGreaterThan(0);
    }
    const rising = made(north(4000, (at) => at * 0.6));
    expect(Math.max(...rising.slope)).toBeLessThanOrEqual(0.25 + 1e-9);
  });

  test('a steep but possible road stays as it is', () => {
    const route = made(north(3000, (at) => 100 + 0.22 * Math.min(1000, Math.max(0, at - 1000))));
    expect(route.mends).toEqual([]);
    expect(Math.max(...route.slope)).toBeCloseTo(0.22, 3);
  });
});

test('whatever the points are, the numbers of a route are real and no slope is over 25 %', () => {
  const number = fc.oneof(
    fc.double({ min: -500, max: 9000, noNaN: true }),
    fc.constantFrom(null, 0, NaN, Infinity, -Infinity, 1e308),
  );
  const point = fc.record({
    latDeg: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), number),
    lonDeg: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), number),
    elevationM: number,
    timeMs: number,
  });
  const near = fc
    .array(fc.record({ east: fc.integer({ min: -3000, max: 3000 }), elevationM: number, timeMs: number }), {
      maxLength: 40,
    })
    .map((steps) =>
      along(steps.map(({ east }, i) => [east, i * 7] as const)).map((place, i) => ({
        ...place,
        ...steps[i],
      })),
    );
  const anywhere = fc
    .array(point, { maxLength: 20 })
    .map((points) => points.map((given) => ({ ...emptyPoint(), ...given })));
  fc.assert(
    fc.property(fc.oneof(near, near, anywhere), (points) => {
      const route = routeFrom(points as TrackPoint[]);
      expect(impossibleNumbers(route)).toEqual([]);
      if (route.ok) expect(route.slope.every((slope) => Math.abs(slope) <= 0.25 + 1e-9)).toBe(true);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('a straight route of an impossible length or slope is rejected', () => {
  for (const [length, slope] of [
    [0, 0],
    [NaN, 0],
    [1e9, 0],
    [-5, 0.1],
    [1000, NaN],
    [1000, Infinity],
  ] as const)
    expect(() => straightRoute(length, slope)).toThrow(RangeError);
  expect(impossibleNumbers(straightRoute(1, 0.05))).toEqual([]);
  expect(kinds(north(1000, () => 5))).toEqual([]);
});
