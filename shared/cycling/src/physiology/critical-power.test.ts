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
    );
  });
  test('at an hour it is near FTP, at four hours well below', () => {
    expect(powerForDuration(curve, 3600) / 260).toBeGreaterThan(0.95);
    expect(powerForDuration(curve, 3600) / 260).toBeLessThan(1.03);
    expect(powerForDuration(curve, 4 * 3600) / 260).toBeLessThan(0.88);
  });
});

describe('the verdict', () => {
  const curve = { cpW: 250, wPrimeJ: 20000 };
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
