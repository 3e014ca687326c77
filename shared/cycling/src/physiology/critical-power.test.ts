import * as fc from 'fast-check';
import {
  fitCriticalPower,
  fitCriticalPowerInverse,
  powerForDuration,
  powerVerdict,
} from './critical-power.ts';

const lab1 = [
  [118, 324],
  [157, 299],
  [200, 275],
  [240, 259],
  [485, 243],
].map(([durationS, powerW]) => ({ durationS: durationS!, powerW: powerW! }));

test("lab subject 1, work-time form: CP 217.198 W, W' 11 910.4 J", () => {
  const fit = fitCriticalPower(lab1)!;
  expect(Math.abs(fit.cpW - 217.198)).toBeLessThan(0.01);
  expect(Math.abs(fit.wPrimeJ - 11910.4)).toBeLessThan(0.1);
});

test("lab subject 1, inverse-time form: CP 210.961 W, W' 13 239.8 J", () => {
  const fit = fitCriticalPowerInverse(lab1)!;
  expect(Math.abs(fit.cpW - 210.961)).toBeLessThan(0.01);
  expect(Math.abs(fit.wPrimeJ - 13239.8)).toBeLessThan(0.1);
});

test("three efforts: CP 281.92 W, W' 22 009 J", () => {
  const fit = fitCriticalPower([
    { durationS: 180, powerW: 400 },
    { durationS: 480, powerW: 330 },
    { durationS: 1200, powerW: 300 },
  ])!;
  expect(fit.cpW).toBeCloseTo(281.92, 2);
  expect(Math.abs(fit.wPrimeJ - 22009)).toBeLessThan(1);
});

test('an exact curve comes back exactly', () => {
  const efforts = Array.from({ length: 180 }, (_, i) => ({
    durationS: 1 + 10 * i,
    powerW: 10000 / (1 + 10 * i) + 200,
  }));
  for (const fit of [fitCriticalPower(efforts)!, fitCriticalPowerInverse(efforts)!]) {
    expect(Math.abs(fit.cpW - 200)).toBeLessThan(1e-6);
    expect(Math.abs(fit.wPrimeJ - 10000)).toBeLessThan(1e-5);
  }
});

test('one duration is not enough for a fit', () => {
  expect(fitCriticalPower([])).toBeNull();
  expect(fitCriticalPower([lab1[0]!, { durationS: 118, powerW: 300 }])).toBeNull();
});

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
