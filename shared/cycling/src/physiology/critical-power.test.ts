import * as fc from 'fast-check';
import { powerForDuration, powerVerdict } from './critical-power.ts';

describe('the curve', () => {
  const curve = { cpW: 268, wPrimeJ: 20000, pMaxW: 940 };
  test('never rises with time and stays between 0 and the sprint', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 50000, noNaN: true }),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        (t, more) => {
          expect(powerForDuration(curve, t + more)).toBeLessThanOrEqual(powerForDuration(curve, t));
          expect(powerForDuration(curve, t)).toBeLessThanOrEqual(940);
          expect(powerForDuration(curve, t)).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed: 22 },
    );
  });
  test('at an hour it is near FTP, at four hours well below', () => {
    expect(powerForDuration(curve, 3600) / 260).toBeGreaterThan(0.95);
    expect(powerForDuration(curve, 3600) / 260).toBeLessThan(1.03);
    expect(powerForDuration(curve, 4 * 3600) / 260).toBeLessThan(0.88);
  });
});

test('beyond 30 min the published formula holds: Morton’s curve less A ln(t / 1800), without a jump', () => {
  const curve = { cpW: 268, wPrimeJ: 20000, pMaxW: 940 };
  const morton = (t: number) => 268 + 20000 / (t + 20000 / (940 - 268));
  for (const t of [2400, 3600, 5 * 3600])
    expect(powerForDuration(curve, t)).toBeCloseTo(morton(t) - 26.8 * Math.log(t / 1800), 9);
  expect(powerForDuration(curve, 1800)).toBeCloseTo(morton(1800), 9);
  expect(powerForDuration(curve, 1800.001)).toBeCloseTo(morton(1800), 3);
  for (const bad of [NaN, -1, 0]) expect(powerForDuration(curve, bad)).toBe(powerForDuration(curve, 1));
  expect(powerForDuration(curve, Infinity)).toBe(0);
});

describe('the verdict', () => {
  const curve = { cpW: 250, wPrimeJ: 20000 };
  test('is less sure the longer it lasts beyond 30 min', () => {
    const sd = (hours: number) => powerVerdict(curve, 200, 3600 * hours).bestSdW;
    expect(sd(1)).toBeCloseTo(
      Math.hypot(0.04 * 250 * (1 - 0.1 * Math.log(2)), 6000 / 3600, (25 * Math.log(2)) / 3),
      6,
    );
    expect(sd(2)).toBeGreaterThan(sd(1));
    expect(sd(5)).toBeGreaterThan(sd(2));
  });
  test('on the curve it is a coin toss', () => {
    const verdict = powerVerdict(curve, powerForDuration(curve, 600), 600);
    expect(verdict.probability).toBeCloseTo(0.5, 6);
    expect(verdict.level).toBe('at-limit');
    expect(verdict.wPrimeNeededJ).toBeCloseTo(20000, 6);
  });
  test('10 % under is within, 15 % over is beyond, with reserve in W and %', () => {
    const best = powerForDuration(curve, 1200);
    expect(powerVerdict(curve, 0.9 * best, 1200)).toMatchObject({ level: 'within' });
    const over = powerVerdict(curve, 1.15 * best, 1200);
    expect(over.level).toBe('beyond');
    expect(over.reserveW).toBeCloseTo(-0.15 * best, 6);
    expect(over.reservePercent).toBeCloseTo(-15, 6);
  });
});
