import * as fc from 'fast-check';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import {
  climbPower,
  climbTime,
  timeTrialPower,
  timeTrialTime,
  type SteadyAnswer,
  type SteadyRide,
} from './steady-ride.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
});
const stated = {
  riderMassKg: 70,
  bikeMassKg: 8,
  cdaM2: 0.35,
  crr: 0.004,
  airDensityKgM3: 1.026,
  headwindMs: 0,
};

function solved(answer: SteadyAnswer): SteadyRide {
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

test('13.8 km with 1100 m in 45 min at 70 + 8 kg takes 360.5 W, 5.15 W/kg, VAM 1467', () => {
  const ride = solved(climbPower({ distanceM: 13800, gainM: 1100, timeS: 2700, ...stated }));
  expect(Math.abs(ride.powerW - 360.5)).toBeLessThan(0.3);
  expect(ride.wattsPerKg).toBeCloseTo(5.15, 2);
  expect(ride.vamMh).toBeCloseTo(1466.7, 1);
  const { gravity, rolling, air, mechanical } = ride.shares!;
  expect(gravity + rolling + air + mechanical).toBeCloseTo(1, 9);
  expect(gravity).toBeGreaterThan(0.8);
});

test.each([
  [250, 3577.6],
  [275, 3454.9],
])('flat 40 km at %d W with 84 kg and CdA .25 takes %d s', (powerW, timeS) => {
  const setup = { riderMassKg: 75, bikeMassKg: 9, cdaM2: 0.25, crr: 0.0035, airDensityKgM3: 1.2 };
  const ride = solved(timeTrialTime({ distanceM: 40000, powerW, ...setup }));
  expect(Math.abs(ride.timeS - timeS)).toBeLessThan(0.5);
  expect(solved(timeTrialPower({ distanceM: 40000, timeS: ride.timeS, ...setup })).powerW).toBeCloseTo(
    powerW,
    6,
  );
});

test('time and power of a climb are inverse, by gain or by slope', () => {
  const power = solved(climbPower({ athlete, distanceM: 13800, slope: 0.081, timeS: 3300 }));
  const time = solved(climbTime({ athlete, distanceM: 13800, gainM: power.gainM, powerW: power.powerW }));
  expect(Math.abs(time.timeS / 3300 - 1)).toBeLessThan(0.002);
});

test('1.32 km at 2.5 % in 1:53: 605 W still, 505 W with 2 m/s behind, 423 W with 4 m/s', () => {
  for (const [headwindMs, watts] of [
    [0, 605],
    [-2, 505],
    [-4, 423],
  ] as const) {
    const setup = { riderMassKg: 75, bikeMassKg: 8, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.225 };
    const ride = solved(climbPower({ distanceM: 1320, slope: 0.025, timeS: 113, headwindMs, ...setup }));
    expect(Math.abs(ride.powerW - watts)).toBeLessThan(1);
  }
});

test('every input names its source, and the answer its uncertainty', () => {
  const ride = solved(climbPower({ athlete, distanceM: 13800, slope: 0.081, timeS: 3300, cdaM2: 0.34 }));
  const source = Object.fromEntries(ride.inputs.map((input) => [input.key, input.source]));
  expect(source).toEqual({
    riderMassKg: 'profile',
    bikeMassKg: 'default',
    kitMassKg: 'default',
    cdaM2: 'asked',
    crr: 'default',
    drivetrainEfficiency: 'default',
    headwindMs: 'default',
    altitudeM: 'default',
    temperatureC: 'default',
    gainM: 'asked',
  });
  expect(ride.inputs.every((input) => input.how.length > 5)).toBe(true);
  expect(ride.sd / ride.powerW).toBeGreaterThan(0.02);
  expect(ride.sd / ride.powerW).toBeLessThan(0.07);
  expect(Math.abs(ride.spread[0]!.effect)).toBeGreaterThanOrEqual(Math.abs(ride.spread[1]!.effect));
  expect(ride.verdict!.bestW).toBeGreaterThan(200);
  expect(ride.percentOfFtp).toBeCloseTo((100 * ride.powerW) / 260, 6);
});

test('a measured rider is known better than an estimated one', () => {
  const sd = (extra: object) =>
    solved(timeTrialTime({ athlete, distanceM: 40000, powerW: 250, headwindMs: 0, ...extra })).sd;
  expect(sd({ cdaM2: 0.25, crr: 0.0035, airDensityKgM3: 1.2 })).toBeLessThan(sd({}));
});

test('a forecast wind is reduced to the rider and turned along the road', () => {
  const wind = { speedMs: 5, fromDeg: 0, headingDeg: 0 };
  const ride = solved(timeTrialTime({ athlete, distanceM: 40000, powerW: 250, wind }));
  expect(ride.inputs.find((input) => input.key === 'headwindMs')!.value).toBeCloseTo(3.175, 2);
});

test('altitude lowers the curve it is held against', () => {
  const at = (altitudeM: number) =>
    solved(climbPower({ athlete, distanceM: 10000, slope: 0.07, timeS: 2700, altitudeM })).verdict!.bestW;
  expect(at(2000)).toBeLessThan(0.9 * at(0));
});

test('without weight it asks for it', () => {
  const answer = climbPower({ athlete: resolveAthlete(null), distanceM: 13800, slope: 0.08, timeS: 3300 });
  expect(answer).toMatchObject({ ok: false, missing: ['bodyMatrix.weight'] });
});

test.each([
  [{ distanceM: 0, slope: 0.05, timeS: 100 }],
  [{ distanceM: NaN, slope: 0.05, timeS: 100 }],
  [{ distanceM: 1000, timeS: 100 }],
  [{ distanceM: 1000, gainM: 900, timeS: 100 }],
  [{ distanceM: 1000, slope: 0.05, timeS: 0 }],
  [{ distanceM: 100000, slope: 0.05, timeS: 5 }],
  [{ distanceM: 1000, slope: 0.05, timeS: 100, cdaM2: 9 }],
])('%p is rejected with one sentence', (question) => {
  const answer = climbPower({ athlete, ...question });
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.message).toMatch(/^[A-Z][^.]*(\.\d[^.]*)*\.$/);
});

test('any finite numbers give a refusal or finite numbers', () => {
  const any = fc.oneof(
    fc.double({ noDefaultInfinity: true, noNaN: true }),
    fc.double({ min: -1, max: 50000, noNaN: true }),
  );
  fc.assert(
    fc.property(any, any, any, any, any, (distanceM, slope, timeS, powerW, headwindMs) => {
      for (const answer of [
        climbPower({ athlete, distanceM, slope, timeS, headwindMs }),
        climbTime({ athlete, distanceM, slope, powerW, headwindMs }),
        timeTrialTime({ athlete, distanceM, powerW }),
        timeTrialPower({ athlete, distanceM, timeS }),
      ]) {
        if (!answer.ok) continue;
        for (const value of [answer.powerW, answer.timeS, answer.sd, answer.speedMs, answer.wattsPerKg]) {
          expect(Number.isFinite(value)).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('wind from the side costs what it costs on a route; without a forecast there is none', () => {
  const flat = { ...stated, headwindMs: undefined, distanceM: 10000, slope: 0, timeS: 1000 };
  const side = solved(climbPower({ ...flat, wind: { speedMs: 8, fromDeg: 90, headingDeg: 0 } }));
  const still = solved(climbPower(flat));
  const crosswindMs = side.inputs.find(({ key }) => key === 'crosswindMs')!.value;
  expect(side.terms.airW / still.terms.airW).toBeCloseTo(Math.hypot(10, crosswindMs) / 10, 6);
  expect(side.sources).toEqual(expect.arrayContaining(['isvan2015', 'wieringa1992']));
  expect(still.inputs.some(({ key }) => key === 'crosswindMs')).toBe(false);
});

test('of a gain and a slope that differ the gain is computed with and shown', () => {
  const ride = solved(climbPower({ ...stated, distanceM: 10000, gainM: 700, slope: 0.02, timeS: 2000 }));
  expect(ride.slope).toBeCloseTo(0.0702, 4);
  expect(ride.powerW).toBeCloseTo(
    solved(climbPower({ ...stated, distanceM: 10000, gainM: 700, timeS: 2000 })).powerW,
    9,
  );
});

test('every default and estimate says where it is published', () => {
  const { inputs } = solved(climbTime({ athlete, distanceM: 8000, gainM: 500, powerW: 250 }));
  for (const { source, key, cites } of inputs)
    if (source === 'default' || source === 'estimated')
      expect([key, cites]).toEqual([key, expect.any(String)]);
});

test('an invalid wind direction is rejected, and high altitude is reported', () => {
  const climb = { athlete, distanceM: 8000, gainM: 500, timeS: 1800 };
  expect(climbPower({ ...climb, wind: { speedMs: 3, fromDeg: 1e308, headingDeg: 0 } }).ok).toBe(false);
  expect(solved(climbPower({ ...climb, altitudeM: 2000 })).notes.join()).toMatch(
    /Altitude costs you about 12 % of your power/,
  );
});

test('an unknown bicycle or position is rejected with one sentence', () => {
  const climb = { athlete, distanceM: 8000, gainM: 500, timeS: 1800 };
  expect(climbPower({ ...climb, bike: 'penny' as 'road' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('road'),
  });
  expect(climbPower({ ...climb, position: 'prone' as 'tt' }).ok).toBe(false);
});
