import * as fs from 'node:fs';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { emptyPoint } from '../files/track.ts';
import { haversineM, headingDeg } from './geo.ts';
import { made, METRE_DEG, north } from './testing.ts';
import { routeFrom, straightRoute } from './route.ts';
import { ascentDescentM, gaussian } from './smooth.ts';

test('directions', () => {
  expect(headingDeg(45, 6, 46, 6)).toBeCloseTo(0, 9);
  expect(headingDeg(0, 6, 0, 7)).toBeCloseTo(90, 9);
  expect(headingDeg(45, 6, 44, 6)).toBeCloseTo(180, 9);
  expect(headingDeg(0, 7, 0, 6)).toBeCloseTo(270, 9);
  expect(haversineM(0, 0, 0, 1)).toBeCloseTo(111195.08, 1);
});

test('an even climb keeps its length, slope and gain up to its ends', () => {
  const route = made(north(5000, (at) => 100 + 0.06 * at));
  expect(route.distanceM).toBeCloseTo(5000, 0);
  expect(route.ascentM).toBeGreaterThan(298.9);
  expect(Math.max(...route.slope)).toBeCloseTo(0.06, 4);
  expect(Math.min(...route.slope)).toBeCloseTo(0.06, 4);
  expect(route.mended).toEqual([]);
  expect(route.climbs).toHaveLength(1);
  expect(route.climbs[0]).toMatchObject({ startM: 0 });
  expect(route.headingDeg[100]).toBeCloseTo(0, 6);
});

test('noise on a flat road is not counted as climbing', () => {
  let seed = 7;
  const noise = () => ((seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5) * 3;
  const points = north(20000, () => 100 + noise());
  const raw = points
    .slice(1)
    .reduce((sum, point, i) => sum + Math.max(0, point.elevationM! - points[i]!.elevationM!), 0);
  const route = made(points);
  expect(raw).toBeGreaterThan(900);
  expect(route.ascentM).toBeLessThan(40);
  expect(route.climbs).toEqual([]);
});

test('climbs join across a short dip and part at a long one', () => {
  const joined = made(
    north(6000, (at) =>
      at < 2000 ? 0.07 * at : at < 2150 ? 140 - 0.03 * (at - 2000) : 135.5 + 0.07 * (at - 2150),
    ),
  );
  expect(joined.climbs).toHaveLength(1);
  const parted = made(
    north(8000, (at) =>
      at < 2000 ? 0.07 * at : at < 5000 ? 140 - 0.03 * (at - 2000) : 50 + 0.07 * (at - 5000),
    ),
  );
  expect(parted.climbs).toHaveLength(2);
  expect(parted.climbs[1]!.gainM).toBeCloseTo(210, -1);
});

describe('mending', () => {
  test('missing and all-zero elevation are reported, never shown as flat', () => {
    for (const height of [null, 0]) {
      const route = made(north(2000, () => height));
      expect(route.hasElevation).toBe(false);
      expect(route.mended.join(' ')).toMatch(/climbs are not known/);
    }
  });
  test('a few missing heights are filled in between', () => {
    const route = made(north(3000, (at) => (at > 1000 && at < 1200 ? null : 0.05 * at)));
    expect(route.hasElevation).toBe(true);
    expect(route.elevationM[110]).toBeCloseTo(55, 1);
    expect(route.mended[0]).toBe('19 missing elevations filled in from the points around, first at km 1.0.');
  });
  test('missing heights at the start take the first known one', () => {
    const route = made(north(3000, (at) => (at < 50 ? null : 100)));
    expect(route.minElevationM).toBeCloseTo(100, 6);
  });
  test('a spike is cut', () => {
    const route = made(north(3000, (at) => (at === 1500 ? 400 : 100)));
    expect(route.maxElevationM).toBeLessThan(101);
    expect(route.mended).toEqual(['1 elevation spike cut, at km 1.5.']);
  });
  test('a wall of 39 % is levelled', () => {
    const route = made(north(4000, (at) => (at < 2000 ? 100 : at < 2300 ? 100 + 0.39 * (at - 2000) : 217)));
    expect(Math.max(...route.slope)).toBeLessThanOrEqual(0.25 + 1e-9);
    expect(route.mended[0]).toMatch(/25 %/);
  });
  test('a jump of the receiver is left out; time that runs backwards too', () => {
    const timed = (i: number) => ({ timeMs: i * 1000 });
    const points = north(3000, () => 100, timed);
    points[100]!.latDeg! += 0.5;
    points[200]!.timeMs = 5;
    const route = made(points);
    expect(route.distanceM).toBeCloseTo(3000, 0);
    expect(route.mended).toEqual([
      '1 point left out where time ran backwards, at km 2.0.',
      '1 point left out where the position jumped, at km 1.0.',
    ]);
  });
  test('after a real transfer the ride goes on', () => {
    const points = north(
      3000,
      () => 100,
      (i) => ({ timeMs: i * 1000 }),
    );
    for (const point of points.slice(150)) point.latDeg! += 0.2;
    expect(made(points).distanceM).toBeGreaterThan(20000);
  });
});

test('a bend has its radius, a straight road none', () => {
  const points = Array.from({ length: 400 }, (_, i) => {
    const angle = i / 30;
    return {
      ...emptyPoint(),
      latDeg: 45 + 30 * Math.sin(angle) * METRE_DEG,
      lonDeg: 6 + (30 * Math.cos(angle) * METRE_DEG) / Math.cos(Math.PI / 4),
      elevationM: 10,
    };
  });
  expect(made(points).radiusM[20]).toBeGreaterThan(26);
  expect(made(points).radiusM[20]).toBeLessThan(33);
  expect(Math.min(...made(north(2000, () => 5)).radiusM)).toBeGreaterThan(1e5);
});

test('what is not a route is rejected', () => {
  expect(routeFrom([])).toMatchObject({ ok: false });
  expect(routeFrom([emptyPoint(), emptyPoint()])).toMatchObject({ ok: false });
  expect(routeFrom(north(20, () => 1))).toMatchObject({ ok: false });
});

test('200 000 points do not hang it', () => {
  const points = Array.from({ length: 200_000 }, (_, i) => ({
    ...emptyPoint(),
    latDeg: 45 + i * METRE_DEG,
    lonDeg: 6,
    elevationM: 100 + 20 * Math.sin(i / 900),
  }));
  expect(made(points).distanceM).toBeCloseTo(200_000, -2);
});

test('a straight route is what it says', () => {
  const route = straightRoute(1320, 0.025);
  expect(route.distanceM).toBe(1320);
  expect(route.elevationM.at(-1)).toBeCloseTo(33, 9);
});

test('smoothing keeps a straight line and hysteresis the sum', () => {
  const line = Array.from({ length: 20 }, (_, i) => i);
  gaussian(line, 2).forEach((value, i) => expect(value).toBeCloseTo(i, 9));
  expect(ascentDescentM([0, 0.5, 0, 0.5, 10, 9.5, 10, 0], 2.5)).toEqual({ ascentM: 10, descentM: 10 });
  expect(ascentDescentM([5, 7, 5, 7, 5, 8, 5], 2.5)).toEqual({ ascentM: 3, descentM: 3 });
  expect(ascentDescentM([], 2.5)).toEqual({ ascentM: 0, descentM: 0 });
});

const rides = openRides(fs);
(rides ? describe : describe.skip)('real files', () => {
  const load = async (path: string) => {
    const parsed = await readActivityOrRoute(rides!.read(path), path);
    if (!parsed.ok) throw new Error(parsed.message);
    return made(parsed.track.points);
  };

  test('the same ride as FIT and as GPX: 57.57 km within 0.1 %, 1254 m within 1 %', async () => {
    const fit = await load('fit/sweatpy-4078723797-edge1000-power-1hz.fit');
    const gpx = await load('gpx/sweatpy-4078723797-strava-power.gpx');
    expect(Math.abs(fit.distanceM / 57567 - 1)).toBeLessThan(0.001);
    expect(Math.abs(gpx.distanceM / fit.distanceM - 1)).toBeLessThan(0.0001);
    for (const route of [fit, gpx]) expect(Math.abs(route.ascentM / 1254 - 1)).toBeLessThan(0.01);
  });

  test('Cingle du Ventoux: 134.8 km, Ventoux three times, from Bedoin 20.57 km with 1577 m at 7.67 %', async () => {
    const route = await load('gpx/optiride-cingle-du-ventoux.gpx');
    expect(route.distanceM / 1000).toBeCloseTo(134.8, 1);
    const ventoux = route.climbs.filter((climb) => climb.topElevationM > 1850);
    expect(ventoux).toHaveLength(3);
    const bedoin = ventoux[0]!;
    expect(Math.abs(bedoin.lengthM / 20570 - 1)).toBeLessThan(0.03);
    expect(Math.abs(bedoin.gainM / 1577 - 1)).toBeLessThan(0.03);
    expect(Math.abs(bedoin.slope / 0.0767 - 1)).toBeLessThan(0.03);
  });

  test('without elevations it says so', async () => {
    const route = await load('bad/gpxpy-cerknicko-jezero-without-elevations.gpx');
    expect(route.hasElevation).toBe(false);
    expect(route.climbs).toEqual([]);
  });
});
