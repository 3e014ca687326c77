import * as fc from 'fast-check';
import { bestPowers, ftpFromOneEffort } from './best-efforts.ts';
import { powerForDuration } from './critical-power.ts';

test('0 to 100 W: best 1 s, 50 s and 101 s are 100, 75.5 and 50 W (sweatpy; its 50.5 is over 100 s)', () => {
  const ramp = Array.from({ length: 101 }, (_, i) => i);
  expect(bestPowers(ramp, [1, 50, 100, 101]).map(({ powerW }) => powerW)).toEqual([100, 75.5, 50.5, 50]);
});

test('a spike in the middle: 120, 119, … 110 W (trainerday cycling-metrics)', () => {
  const spike = [102, 106, 110, 114, 118, 120, 116, 112, 108, 104, 100];
  const powers = bestPowers(
    spike,
    spike.map((_, i) => i + 1),
  ).map(({ powerW }) => Math.round(powerW * 1e9) / 1e9);
  expect(powers).toEqual([120, 119, 118, 117, 116, 115, 114, 113, 112, 111, 110]);
});

const watts = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 80 });

test('it is what looking at every window finds', () => {
  fc.assert(
    fc.property(watts, fc.integer({ min: 1, max: 90 }), (power, duration) => {
      const every = power.flatMap((_, i) =>
        i + duration <= power.length
          ? [power.slice(i, i + duration).reduce((a, b) => a + b, 0) / duration]
          : [],
      );
      const best = bestPowers(power, [duration])[0];
      if (every.length === 0) return expect(best).toBeUndefined();
      expect(best!.powerW).toBeCloseTo(Math.max(...every), 9);
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('double the duration never has more power', () => {
  fc.assert(
    fc.property(watts, fc.integer({ min: 1, max: 40 }), (power, duration) => {
      const [short, long] = bestPowers(power, [duration, 2 * duration]);
      if (long) expect(long.powerW).toBeLessThanOrEqual(short!.powerW + 1e-9);
    }),
    { seed: 5, numRuns: 100 },
  );
});

test('missing seconds break a window; hostile durations give nothing', () => {
  expect(bestPowers([200, NaN, 300, 300], [2])).toEqual([{ durationS: 2, powerW: 300, startS: 2 }]);
  expect(bestPowers([200, NaN, 300], [2])).toEqual([]);
  expect(bestPowers([200, 200], [NaN, -1, 0, 3, Infinity])).toEqual([]);
});

describe('FTP on the curve of one effort', () => {
  test('an effort on the curve gives its critical power back', () => {
    for (const durationS of [180, 600, 2400]) {
      const curve = { cpW: 270, wPrimeJ: 18000, pMaxW: 900 };
      const found = ftpFromOneEffort({ durationS, powerW: powerForDuration(curve, durationS) }, curve)!;
      expect(found.cpW).toBeCloseTo(270, 6);
      expect(found.ftpW).toBeCloseTo(270 / 1.03, 6);
    }
  });
  test('a shorter effort is less sure', () => {
    const sd = (durationS: number) => ftpFromOneEffort({ durationS, powerW: 320 }, { wPrimeJ: 20000 })!.sdW;
    expect(sd(180)).toBeGreaterThan(sd(480));
    expect(sd(480)).toBeGreaterThan(sd(1200));
  });
  test('anything else gives null', () => {
    const any = fc.oneof(fc.double(), fc.double({ min: 100, max: 3000, noNaN: true }));
    fc.assert(
      fc.property(any, any, any, (durationS, powerW, wPrimeJ) => {
        const found = ftpFromOneEffort({ durationS, powerW }, { wPrimeJ });
        if (found) for (const value of Object.values(found)) expect(Number.isFinite(value)).toBe(true);
      }),
      { seed: 6, numRuns: 300 },
    );
    expect(ftpFromOneEffort({ durationS: 100, powerW: 400 }, { wPrimeJ: 20000 })).toBeNull();
    expect(ftpFromOneEffort({ durationS: 300, powerW: 20 }, { wPrimeJ: 20000 })).toBeNull();
  });
});
