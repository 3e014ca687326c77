import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { straightRoute } from '../route/route.ts';
import { analyseEffort } from './effort-analysis.ts';
import { madeRide, place, straight } from './testing.ts';
import { segmentByHand } from './segment-by-hand.ts';
import { segmentFromRoute } from './segment-from-route.ts';
import { findSegmentEfforts } from './segment-match.ts';
import { segmentRecordOn } from './segment-on-road.ts';
import { segmentPacing } from './segment-pacing.ts';
import { smallestChanges } from './smallest-change.ts';
import { windRose } from './wind-rose.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
const route = straightRoute(800, 0.04, 30);
const points = madeRide(2000, 1, straight).map((point) => ({ ...point, elevationM: 300 }));
const segment = [505, 1505].map((north) => place(0, north));
const effort = findSegmentEfforts(segment, points)[0]!;

const any = fc.oneof(
  fc.double({ min: -100, max: 2000, noNaN: true }),
  fc.double(),
  fc.constantFrom(0, -0, NaN, Infinity, -1, 1e-300, 1e300),
);
/** Mostly what could be, up to its bounds; now and then anything, or nothing. */
const within = (min: number, max: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: any },
    { weight: 6, arbitrary: fc.constant(undefined) },
  );
const number = (min: number, max: number) =>
  fc.oneof({ weight: 8, arbitrary: fc.double({ min, max, noNaN: true }) }, any);
const conditions = fc.record({
  riderMassKg: within(30, 200),
  bikeMassKg: within(3, 60),
  cdaM2: within(0.1, 1.5),
  crr: within(0.001, 0.1),
  altitudeM: within(-450, 6000),
  temperatureC: within(-30, 50),
  airDensityKgM3: within(0.5, 1.6),
});
const given = (values: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** A refusal is one sentence; an answer has only finite numbers, at any depth. */
function sound(answer: { ok: boolean; message?: string }): void {
  if (!answer.ok) {
    expect(answer.message).toMatch(/^[A-Z].*\.$/);
    return;
  }
  (function look(value: unknown, path: string): void {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${path} is ${value}`);
    if (value !== null && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) look(part, `${path}.${key}`);
  })(answer, 'answer');
}

test('any question about a record gets finite numbers or a refusal', () => {
  fc.assert(
    fc.property(
      conditions,
      number(10, 50000),
      number(-0.3, 0.3),
      number(5, 9000),
      number(-20, 20),
      (with_, distanceM, slope, timeS, headwindMs) => {
        const road = segmentByHand({ distanceM, slope });
        const changes = { windMs: headwindMs };
        if (road.ok && distanceM < 5000)
          sound(smallestChanges({ athlete, route: road.route, timeS, changes, ...given(with_) }));
        sound(smallestChanges({ athlete, route, timeS, ...given(with_) }));
      },
    ),
    { numRuns: 60, seed: 21 },
  );
});

test('any question about a record on the road does', () => {
  fc.assert(
    fc.property(
      conditions,
      number(30, 900),
      number(0, 40),
      number(0, 40),
      number(-400, 400),
      (with_, timeS, entrySpeedMs, speedMs, fromDeg) => {
        const question = { athlete, route, ...given(with_) };
        sound(segmentRecordOn({ ...question, timeS, wind: { speedMs, fromDeg } }));
        sound(segmentRecordOn({ ...question, timeS: 100, entrySpeedMs, wind: { speedMs: 5, fromDeg } }));
        sound(windRose({ ...question, timeS, speedsMs: [5] }));
        sound(segmentPacing({ ...question, timeS, entrySpeedMs, wind: { speedMs, fromDeg } }));
        sound(segmentPacing({ ...question, timeS }));
      },
    ),
    { numRuns: 25, seed: 22 },
  );
});

test('any question about an effort does', () => {
  fc.assert(
    fc.property(
      conditions,
      number(0, 40),
      number(-400, 400),
      number(-300, 300),
      (with_, speedMs, fromDeg, gainM) => {
        const question = { athlete, effort, segment, points, ...given(with_) };
        sound(analyseEffort({ ...question, wind: { speedMs, fromDeg } }));
        sound(analyseEffort({ ...question, gainM }));
      },
    ),
    { numRuns: 150, seed: 23 },
  );
});

test('a stretch lies within its route', () => {
  fc.assert(
    fc.property(any, any, (fromM, toM) => {
      const cut = segmentFromRoute(route, fromM, toM);
      if (!cut.ok) return;
      expect(cut.route.distanceM).toBeGreaterThanOrEqual(50);
      expect(cut.route.distanceM).toBeLessThanOrEqual(800);
      expect(cut.line).toHaveLength(cut.route.slope.length);
    }),
    { numRuns: 200, seed: 24 },
  );
  expect(segmentFromRoute(route, NaN, 500).ok).toBe(false);
});

test('a pacing says what it rests on', () => {
  const pacing = segmentPacing({ athlete, route: straightRoute(2000, 0.06), timeS: 380, bikeMassKg: 8 });
  if (!pacing.ok) throw new Error(pacing.message);
  expect(pacing.inputs.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['riderMassKg', 'entrySpeedMs', 'cpW', 'wPrimeJ']),
  );
});
