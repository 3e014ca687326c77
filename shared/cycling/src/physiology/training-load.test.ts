import * as fc from 'fast-check';
import { powerEachSecond } from './power-series.ts';
import { rideLoad } from './ride-load.ts';
import {
  intensityFactor,
  meanOf,
  normalizedPowerW,
  trainingStressScore,
  variabilityIndex,
  xPowerW,
} from './training-load.ts';

const ramp = Array.from({ length: 100 }, (_, i) => i);

test('NP of 0 to 99 W is 59.455350: full windows only (athletic_pandas)', () => {
  expect(normalizedPowerW(ramp)).toBeCloseTo(59.45535, 5);
});
test('steady power is its own NP and xPower', () => {
  expect(normalizedPowerW(Array<number>(3600).fill(200))).toBeCloseTo(200, 9);
  expect(xPowerW(Array<number>(36000).fill(200))).toBeCloseTo(200, 0);
});
test('too short a series has none', () => {
  expect(normalizedPowerW(Array<number>(29).fill(200))).toBeNull();
  expect(xPowerW([])).toBeNull();
  expect(meanOf([])).toBeNull();
});
test('an hour at FTP is TSS 100, IF 1 (sweatpy)', () => {
  expect(trainingStressScore(3600, 300, 300)).toBe(100);
  expect(intensityFactor(270, 300)).toBeCloseTo(0.9);
  expect(variabilityIndex(220, 200)).toBeCloseTo(1.1);
});

const watts = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 30, maxLength: 200 });

test('power times k has NP and xPower times k', () => {
  fc.assert(
    fc.property(watts, fc.double({ min: 0.1, max: 4, noNaN: true }), (power, k) => {
      const scaled = power.map((p) => k * p);
      expect(normalizedPowerW(scaled)).toBeCloseTo(k * normalizedPowerW(power)!, 6);
      expect(xPowerW(scaled)).toBeCloseTo(k * xPowerW(power)!, 6);
    }),
    { seed: 12, numRuns: 60 },
  );
});

test('NP is at least the mean of its windows, and lies within the power ridden', () => {
  fc.assert(
    fc.property(watts, (power) => {
      const windows = power
        .slice(29)
        .map((_, i) => power.slice(i, i + 30).reduce((sum, p) => sum + p, 0) / 30);
      const np = normalizedPowerW(power)!;
      expect(np).toBeGreaterThanOrEqual(meanOf(windows)! - 1e-9);
      expect(np).toBeLessThanOrEqual(Math.max(...windows) + 1e-9);
    }),
    { seed: 13, numRuns: 60 },
  );
});

test('a reading that cannot be gives null, never NaN', () => {
  for (const bad of [NaN, Infinity, -1]) {
    expect(normalizedPowerW([...ramp, bad])).toBeNull();
    expect(xPowerW([...ramp, bad])).toBeNull();
    expect(rideLoad([...ramp, bad])).toMatchObject({ ok: false });
  }
});

describe('the load of a ride', () => {
  const hour = Array.from({ length: 3600 }, (_, i) => (i % 600 < 300 ? 320 : 160));
  test('mean, work, NP, VI, IF, TSS and watts a beat belong together', () => {
    const load = rideLoad(hour, { ftpW: 260, meanHeartRateBpm: 150 });
    if (!load.ok) throw new Error(load.message);
    expect(load).toMatchObject({ durationS: 3600, meanPowerW: 240, workJ: 864000 });
    expect(load.normalizedPowerW).toBeGreaterThan(load.xPowerW);
    expect(load.variabilityIndex).toBeCloseTo(load.normalizedPowerW / 240, 9);
    expect(load.trainingStressScore).toBeCloseTo(100 * load.intensityFactor! ** 2, 9);
    expect(load.sd).toBeCloseTo(0.06 * load.trainingStressScore!, 9);
    expect(load.wattsPerBeat).toBeCloseTo(load.normalizedPowerW / 150, 9);
  });
  test('without FTP or beats it says what is not known', () => {
    expect(rideLoad(hour, { meanHeartRateBpm: NaN })).toMatchObject({
      trainingStressScore: null,
      wattsPerBeat: null,
      notes: [expect.stringMatching(/Without FTP/)],
    });
  });
  test('an impossible FTP is rejected, coasting has no variability', () => {
    expect(rideLoad(hour, { ftpW: NaN })).toMatchObject({ ok: false });
    expect(rideLoad(Array<number>(60).fill(0))).toMatchObject({ normalizedPowerW: 0, variabilityIndex: 1 });
  });
});

describe('power by the second', () => {
  test('samples hold for the time since the one before; a pause is cut out, not filled with zeros', () => {
    const { powerW, pauses, filledS } = powerEachSecond([0, 1, 4, 100, 101], [100, 200, 300, 400, null])!;
    expect([...powerW]).toEqual([100, 200, 300, 300, 300, 400, 400]);
    expect(pauses).toEqual([{ fromS: 4, toS: 100 }]);
    expect(filledS).toBe(1);
  });
  test('half seconds make whole ones', () => {
    const times = Array.from({ length: 21 }, (_, i) => i / 2);
    expect(
      powerEachSecond(
        times,
        times.map(() => 200),
      )!.powerW,
    ).toHaveLength(11);
  });
  test('hostile samples give null or finite powers', () => {
    const any = fc.oneof(fc.double(), fc.constant(null), fc.integer({ min: 0, max: 2000 }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(fc.double(), fc.integer({ min: 0, max: 3000 })), any), { maxLength: 40 }),
        (samples) => {
          const series = powerEachSecond(
            samples.map(([time]) => time),
            samples.map(([, power]) => power),
          );
          if (series) expect(series.powerW.every((p) => Number.isFinite(p) && p >= 0)).toBe(true);
        },
      ),
      { seed: 14, numRuns: 200 },
    );
    expect(powerEachSecond([0, 1e300], [100, 100], Infinity)!.powerW).toHaveLength(2);
    expect(powerEachSecond([1], [])).toBeNull();
    expect(powerEachSecond([1, 2], [null, NaN])).toBeNull();
  });
});
