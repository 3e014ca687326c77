import { madeUpRoute } from '../pacing/plan/testing.ts';
import { emptyPoint, type Track } from '../files/track.ts';
import { rideOnRoute, type RideOnRoute } from './ride-on-route.ts';
import { placed, recorded, USUAL } from './testing.ts';

const RIDER = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const hills = (metres: number) => 0.02 * Math.sin(metres / 500);
const route = placed(madeUpRoute(12_000, hills, { headingAt: (metres) => metres / 60 }));
const ride = recorded(route, RIDER, {}, () => 220);

function on(laid: ReturnType<typeof rideOnRoute>): RideOnRoute {
  if (!laid.ok) throw new Error(laid.message);
  return laid;
}
/** The points of a track, each moved by so many metres and seconds. */
const moved = (track: Track, eastM: number, laterS: number) =>
  track.points.map((point) => ({
    ...point,
    lonDeg: (point.lonDeg ?? 0) + eastM / 78_600,
    timeMs: (point.timeMs ?? 0) + 1000 * laterS,
  }));
const lengthS = (track: Track) =>
  ((track.points.at(-1)?.timeMs ?? 0) - (track.points[0]?.timeMs ?? 0)) / 1000;

test.each([1, 5])(
  'a ride recorded every %i s with errors of position is on its route all the way',
  (everyS) => {
    const laid = on(
      rideOnRoute(
        route,
        recorded(route, RIDER, {}, () => 220, { everyS, noise: USUAL }),
      ),
    );
    expect(laid.followed).toBeGreaterThan(0.98);
    expect([laid.first, laid.detours, laid.stops]).toEqual([0, [], []]);
    expect(laid.last).toBeGreaterThan(route.latDeg.length - 6);
    expect(laid.elapsedS[600]).toBeGreaterThan(laid.elapsedS[500] ?? Infinity);
  },
);

test('who stands near the line with the device on had finished when they stopped', () => {
  const noisy = recorded(route, RIDER, {}, () => 220, { noise: USUAL });
  const end = noisy.points.at(-1) ?? emptyPoint();
  const short = noisy.points.slice(0, -3);
  // Short of the line, and nearer to it some minutes later, for it turns about.
  const standing = Array.from({ length: 240 }, (_, i) => ({
    ...end,
    latDeg: (end.latDeg ?? 0) + (i < 200 ? 15 / 111_195 : 0),
    powerW: 0,
    timeMs: (end.timeMs ?? 0) + 1000 * (1 + i),
  }));
  const laid = on(rideOnRoute(route, { ...noisy, points: [...short, ...standing] }));
  const alone = on(rideOnRoute(route, noisy));
  expect(Math.abs((laid.elapsedS[laid.last] ?? NaN) - (alone.elapsedS[alone.last] ?? NaN))).toBeLessThan(10);
  expect(laid.stoppedS).toBeLessThan(10);
});

test('a road ridden out and back counts each way at its own place', () => {
  const there = (metres: number) => (metres < 6000 ? 0.03 : -0.03);
  const both = placed(madeUpRoute(12_000, there, { headingAt: (metres) => (metres < 6000 ? 90 : 270) }));
  const laid = on(
    rideOnRoute(
      both,
      recorded(both, RIDER, {}, () => 220, { noise: USUAL }),
    ),
  );
  expect(laid.followed).toBeGreaterThan(0.97);
  const [upS, allS] = [laid.movingS[600] ?? NaN, laid.movingS[laid.last] ?? NaN];
  expect(upS).toBeGreaterThan(0.6 * allS);
});

test('laps of one road follow each other', () => {
  const lap = (metres: number) => (360 * (metres % 4000)) / 4000;
  const laps = placed(madeUpRoute(12_000, (metres) => (metres < 4000 ? 0.02 : 0), { headingAt: lap }));
  const laid = on(
    rideOnRoute(
      laps,
      recorded(laps, RIDER, {}, () => 220, { noise: USUAL }),
    ),
  );
  expect(laid.followed).toBeGreaterThan(0.97);
  const lapS = (from: number) => (laid.movingS[from + 399] ?? NaN) - (laid.movingS[from] ?? NaN);
  expect(lapS(0)).toBeGreaterThan(1.2 * lapS(400));
  expect(Math.abs(lapS(400) / lapS(800) - 1)).toBeLessThan(0.05);
});

test('the recording may begin before the line, late, and end early', () => {
  const from = (share: number) => Math.round(share * ride.points.length);
  const before = moved(ride, 0, 0)
    .slice(0, 60)
    .map((point, i) => ({
      ...point,
      latDeg: (route.latDeg[0] ?? 0) - (60 - i) * 5e-5,
      lonDeg: route.lonDeg[0] ?? 0,
      timeMs: (ride.points[0]?.timeMs ?? 0) - 1000 * (60 - i),
    }));
  const early = on(rideOnRoute(route, { ...ride, points: [...before, ...ride.points] }));
  expect(early.first).toBe(0);
  expect(early.startMs).toBeCloseTo(ride.points[0]?.timeMs ?? 0, -4);
  const part = on(rideOnRoute(route, { ...ride, points: ride.points.slice(from(0.1), from(0.8)) }));
  expect(part.first).toBeGreaterThan(50);
  expect(part.last).toBeLessThan(1100);
  expect(part.elapsedS[part.last]).toBeGreaterThan(0.6 * lengthS(ride));
  expect(rideOnRoute(route, { ...ride, points: ride.points.slice(0, from(0.2)) })).toMatchObject({
    ok: false,
  });
});

test('a stop is found at its place and is no motion', () => {
  const half = Math.round(ride.points.length / 2);
  const points = [...ride.points.slice(0, half), ...moved(ride, 0, 180).slice(half)];
  const laid = on(rideOnRoute(route, { ...ride, points }));
  expect(laid.stops).toHaveLength(1);
  expect(laid.stops[0]?.durationS).toBeCloseTo(181, -1);
  expect(laid.stoppedS).toBeCloseTo(181, -1);
  const [elapsedS = NaN, movingS = NaN] = [laid.elapsedS[laid.last], laid.movingS[laid.last]];
  expect(elapsedS - movingS).toBeCloseTo(laid.stoppedS, 3);
});

test('a detour to a place beside the route and back is told with its length', () => {
  const half = Math.round(ride.points.length / 2);
  const at = { ...emptyPoint(), ...ride.points[half] };
  const away = Array.from({ length: 200 }, (_, i) => ({
    ...at,
    latDeg: (at.latDeg ?? 0) + 9e-5 * (i < 100 ? i : 200 - i),
    timeMs: (at.timeMs ?? 0) + 1000 * (i + 1),
  }));
  const points = [...ride.points.slice(0, half + 1), ...away, ...moved(ride, 0, 201).slice(half + 1)];
  const laid = on(rideOnRoute(route, { ...ride, points }));
  expect(laid.detours).toHaveLength(1);
  expect(laid.detours[0]?.extraM).toBeGreaterThan(1500);
  expect(laid.detours[0]?.extraM).toBeLessThan(2300);
  expect(laid.last).toBeGreaterThan(route.latDeg.length - 6);
});

test('another road, a file without times and one without places are refused in one sentence', () => {
  expect(rideOnRoute(route, { ...ride, points: moved(ride, 400, 0) })).toMatchObject({
    message: expect.stringContaining('does not follow the course'),
  });
  const timeless = ride.points.map((point) => ({ ...point, timeMs: null }));
  expect(rideOnRoute(route, { ...ride, points: timeless })).toMatchObject({
    message: expect.stringContaining('no times'),
  });
  const indoors = ride.points.map((point) => ({ ...point, latDeg: null, lonDeg: null }));
  expect(rideOnRoute(route, { ...ride, points: indoors })).toMatchObject({
    message: expect.stringContaining('no positions'),
  });
});
