import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { climbPower, slopeFromGain } from '../ride/steady-ride.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { recordPlausibility } from './plausibility.ts';
import { segmentByHand } from './segment-by-hand.ts';
import type { SegmentQuestion } from './segment-course.ts';
import { segmentRecordOn, type SegmentOnRoad } from './segment-on-road.ts';
import { segmentPacing } from './segment-pacing.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } });
const stated = { athlete, riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 };

/** A road that climbs 5 % in the mean, by turns 0 and 10 %. */
const ramps: Route = (() => {
  const even = straightRoute(3000, 0.05);
  const slope = even.slope.map((_, i) => (Math.floor(i / 30) % 2 === 0 ? 0 : 0.1));
  const elevationM = slope.map((_, i) =>
    slope.slice(0, i).reduce<number>((sum, grade) => sum + 10 * grade, 0),
  );
  return { ...even, slope, elevationM, maxElevationM: elevationM.at(-1)! };
})();

/** Up 6 % for a kilometre and down 9 % for two. */
const upAndDown: Route = (() => {
  const even = straightRoute(3000, 0);
  const slope = even.slope.map((_, i) => (i < 100 ? 0.06 : -0.09));
  return { ...even, slope };
})();

function solved(question: SegmentQuestion): SegmentOnRoad {
  const record = segmentRecordOn(question);
  if (!record.ok) throw new Error(record.message);
  return record;
}

test('on an even slope, entered at the mean speed, it is the steady power', () => {
  for (const [distanceM, slope, timeS] of [
    [1320, 0.025, 113],
    [5000, 0.07, 1000],
    [8000, 0, 700],
  ] as const) {
    const steady = climbPower({ ...stated, distanceM, slope, timeS });
    const ridden = solved({ ...stated, route: straightRoute(distanceM, slope), timeS });
    if (!steady.ok) throw new Error(steady.message);
    expect(Math.abs(ridden.powerW / steady.powerW - 1)).toBeLessThan(0.002);
    expect(Math.abs(ridden.ride.totalTimeS - timeS)).toBeLessThan(1e-3);
  }
});

test('the same rider is asked, whatever is left out', () => {
  for (const [distanceM, slope, timeS] of [
    [2000, 0.03, 300],
    [4000, 0.08, 1000],
    [3000, 0, 280],
    [3000, -0.02, 220],
  ] as const) {
    const road = segmentByHand({ distanceM, slope });
    const steady = climbPower({ athlete, distanceM, slope, timeS });
    if (!steady.ok || !road.ok) throw new Error('refused');
    const ridden = solved({ athlete, route: road.route, timeS });
    expect(Math.abs(ridden.powerW - steady.powerW)).toBeLessThan(0.5);
    expect(ridden.verdict!.probability).toBeCloseTo(steady.verdict!.probability, 1);
  }
});

test('1.32 km at 2.5 % in 1:53: a faster start line spares watts, a standing start costs them', () => {
  const at = (entrySpeedMs?: number) =>
    solved({
      ...stated,
      route: straightRoute(1320, 0.025),
      timeS: 113,
      ...(entrySpeedMs === undefined ? {} : { entrySpeedMs }),
    });
  expect(Math.abs(at().powerW - 605)).toBeLessThan(1);
  expect(at(14).powerW).toBeLessThan(at().powerW - 15);
  expect(at(1).powerW).toBeGreaterThan(at().powerW + 50);
  expect(at().inputs.find(({ key }) => key === 'entrySpeedMs')).toMatchObject({
    source: 'default',
    unit: 'm/s',
  });
  expect(at(14).inputs.find(({ key }) => key === 'entrySpeedMs')).toMatchObject({
    source: 'asked',
    value: 14,
  });
  expect(at().spread.some(({ key }) => key === 'entrySpeedMs')).toBe(true);
});

test('the own time is the time at which the curve is met', () => {
  const question = { ...stated, route: ramps, timeS: 500 };
  const { ownTimeS, verdict } = solved(question);
  expect(verdict!.reserveW).toBeLessThan(0);
  expect(Math.abs(solved({ ...question, timeS: ownTimeS! }).verdict!.reserveW)).toBeLessThan(0.1);
  expect(solved({ ...stated, route: ramps, timeS: 900 }).ownTimeS!).toBeLessThan(900);
});

test('a record that rolling alone beats asks for no watts, and says what decides', () => {
  const answer = segmentRecordOn({ ...stated, route: straightRoute(2000, -0.06), timeS: 200 });
  expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/No pedalling is needed/) });
  expect((answer as { rollingS: number }).rollingS).toBeLessThan(200);
});

test('a climb that is walked up is called slow, not rolled', () => {
  const answer = segmentRecordOn({ ...stated, route: straightRoute(5000, 0.07), timeS: 7200 });
  expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/slower than walking/) });
  expect(answer).not.toHaveProperty('rollingS');
});

test('a descent that no power gives says what its bends allow', () => {
  const bends = straightRoute(3000, -0.07);
  const winding = { ...bends, radiusM: bends.radiusM.map((_, i) => (i % 15 === 7 ? 12 : Infinity)) };
  const answer = segmentRecordOn({ ...stated, route: winding, timeS: 150 });
  expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/allows about \d:\d\d\./) });
});

test('where the power goes adds up to it, and agrees with the steady ride', () => {
  const question = { ...stated, distanceM: 5000, slope: 0.06, timeS: 900 };
  const steady = climbPower(question);
  const { terms, ride } = solved({ ...question, route: straightRoute(5000, 0.06) });
  if (!steady.ok) throw new Error(steady.message);
  expect(terms.gravityW).toBeCloseTo(steady.terms.gravityW, 0);
  expect(terms.rollingW).toBeCloseTo(steady.terms.rollingW, 0);
  expect(Math.abs(terms.airW - steady.terms.airW)).toBeLessThan(1);
  const all = Object.values(terms).reduce((sum, watts) => sum + watts, 0);
  expect(all).toBeCloseTo(ride.workJ / ride.totalTimeS, 6);
});

test('only a climb has a rate of ascent, and a descent says how much of it is rolled', () => {
  expect(solved({ ...stated, route: straightRoute(3000, 0.05), timeS: 600 }).vamMh).toBeCloseTo(900, -1);
  expect(solved({ ...stated, route: straightRoute(3000, 0.01), timeS: 400 }).vamMh).toBeNull();
  const rolled = solved({ ...stated, route: upAndDown, timeS: 390 });
  expect(rolled.vamMh).toBeNull();
  expect(rolled.coastingShare).toBeGreaterThan(0.25);
  expect(rolled.notes.join(' ')).toMatch(/of the time you roll or brake/);
});

test('ramps cost more than their mean slope', () => {
  const even = solved({ ...stated, route: straightRoute(3000, 0.05), timeS: 600 }).powerW;
  expect(solved({ ...stated, route: ramps, timeS: 600 }).powerW).toBeGreaterThan(even + 3);
});

test("Contador's Nevegal of 2011: 6.24 W/kg by a model with inertia, entered at 40 km/h", () => {
  const record = solved({
    route: straightRoute(7300, slopeFromGain(7300, 600)),
    timeS: 20 * 60 + 58,
    entrySpeedMs: 40 / 3.6,
    riderMassKg: 65,
    bikeMassKg: 6.8,
    kitMassKg: 1.5,
    cdaM2: 0.32,
    crr: 0.0025,
    drivetrainEfficiency: 0.97,
    airDensityKgM3: 1.15,
  });
  expect(Math.abs(record.wattsPerKg / 6.24 - 1)).toBeLessThan(0.03);
});

test('without heights the answer says so and is uncertain; without a profile there is no verdict', () => {
  const flat = { ...straightRoute(3000, 0), hasElevation: false };
  const blind = solved({ ...stated, athlete: null, route: flat, timeS: 300 });
  expect(blind.notes.join(' ')).toMatch(/no elevation/);
  expect(blind.sd / blind.powerW).toBeGreaterThan(0.3);
  expect(blind.verdict).toBeNull();
});

test('what cannot be ridden is rejected with one sentence', () => {
  const route = straightRoute(1000, 0.05);
  for (const question of [
    { ...stated, route, timeS: 0 },
    { ...stated, route, timeS: NaN },
    { ...stated, route, timeS: 10 },
    { ...stated, route, timeS: 100, entrySpeedMs: -3 },
    { ...stated, route: straightRoute(1000, -0.1), timeS: 900 },
    { ...stated, route: straightRoute(1000, 0.2), timeS: 40 },
    { route, timeS: 100 },
  ]) {
    const answer = segmentRecordOn(question);
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.message).toMatch(/^[A-Z].*\.$/);
    expect(segmentPacing(question).ok).toBe(false);
  }
});

test('the chances never fall with less weight, less drag or more wind from behind', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      fc.double({ min: 4, max: 10, noNaN: true }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      (slope, speedMs, windMs) => {
        const route = straightRoute(1500, slope);
        const of = (changed: Partial<SegmentQuestion>) => {
          const question = { ...stated, route, timeS: 1500 / speedMs, entrySpeedMs: speedMs };
          return segmentRecordOn({ ...question, wind: { speedMs: windMs, fromDeg: 180 }, ...changed });
        };
        const base = of({});
        if (!base.ok) return;
        for (const better of [
          of({ riderMassKg: 70 }),
          of({ cdaM2: 0.3 }),
          of({ wind: { speedMs: windMs + 1, fromDeg: 180 } }),
        ]) {
          if (!better.ok) continue;
          expect(better.powerW).toBeLessThanOrEqual(base.powerW + 0.02);
          expect(better.verdict!.probability).toBeGreaterThanOrEqual(base.verdict!.probability - 1e-3);
        }
      },
    ),
    { numRuns: 25, seed: 2 },
  );
});

test('a power that is a guess is none: on a very short segment the start decides', () => {
  const short = { athlete, route: straightRoute(50, 0), timeS: 4 };
  const message = expect.stringMatching(/^On so short a segment the speed over the start line decides/);
  expect(segmentRecordOn(short)).toEqual({ ok: false, message });
  expect(recordPlausibility({ route: short.route, timeS: 4 })).toEqual({ ok: false, message });
  expect(segmentRecordOn({ ...short, route: straightRoute(400, 0), timeS: 32 }).ok).toBe(true);
});
