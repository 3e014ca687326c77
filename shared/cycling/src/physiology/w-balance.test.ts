import * as fc from 'fast-check';
import * as fs from 'node:fs';
import { RECOVERY, skibaTauS, wBalance, wBalanceIntegral, wPrimeAfter } from './w-balance.ts';
import { openRides } from '../files/testing/rides.ts';

const ramp = Array.from({ length: 100 }, (_, i) => i);
const small = { cpW: 25, wPrimeJ: 2000 };
const MODELS = ['weigend', 'bartram', 'froncioni'] as const;

test('ramp, differential: 1675 and 725 J (sweatpy)', () => {
  const left = wBalance(ramp, small, RECOVERY.froncioni)!;
  expect(left[50]).toBeCloseTo(1675, 6);
  expect(left[75]).toBeCloseTo(725, 6);
});

test('ramp, integral of Skiba 2012 (sweatpy)', () => {
  expect(skibaTauS(ramp, 25)).toBeCloseTo(795.440105, 5);
  const left = wBalanceIntegral(ramp, small)!;
  expect(left[50]).toBeCloseTo(1678.243109, 5);
  expect(left[75]).toBeCloseTo(750.774177, 5);
  expect(wBalanceIntegral(ramp, small, 100)![75]).toBeCloseTo(909.618947, 5);
});

test('200 W on CP 145.7 W and 20 kJ: 19 891.522 J after 2 s (trainerday cycling-metrics)', () => {
  // It takes the time constant of a ride without a second below CP as if those were ridden at 0 W.
  const tauS = 546 * Math.exp(-0.01 * 145.7) + 316;
  expect(wBalanceIntegral([200, 200], { cpW: 145.7, wPrimeJ: 20000 }, tauS)![1]).toBeCloseTo(
    19891.52238490498,
    8,
  );
});

describe('a minute at 400 W, then two at 100 W, on CP 250 W and 20 kJ', () => {
  const step = [...Array<number>(60).fill(400), ...Array<number>(120).fill(100)];
  const rider = { cpW: 250, wPrimeJ: 20000 };
  test.each([
    ['froncioni', 16340.9],
    ['weigend', 14144.3],
    ['bartram', 18268.6],
  ] as const)('%s leaves %d J, by the second as in two steps', (name, expected) => {
    const left = wBalance(step, rider, RECOVERY[name])!;
    expect(left[59]).toBeCloseTo(11000, 6);
    expect(Math.abs(left.at(-1)! - expected)).toBeLessThan(0.1);
    expect(wBalance([400, 100], rider, RECOVERY[name], [60, 120])![1]).toBeCloseTo(left.at(-1)!, 6);
  });
  test('the constant of 2012 leaves 13 157.6 J', () => {
    expect(skibaTauS(step, 250)).toBeCloseTo(437.83, 2);
    expect(Math.abs(wBalance(step, rider, () => 437.83)!.at(-1)! - 13157.6)).toBeLessThan(0.1);
  });
});

test('careful: Weigend from 20 W below critical power on, next to it no faster than the differential form', () => {
  for (const below of [20, 50, 150])
    expect(RECOVERY.careful(below, 18000)).toBe(RECOVERY.weigend(below, 18000));
  for (const below of [0.1, 1, 8]) expect(RECOVERY.careful(below, 20000)).toBe(20000 / below);
  expect(RECOVERY.careful(1e-12, 20000)).toBeGreaterThan(1e9);
});

test('at critical power nothing comes back, and below zero is shown', () => {
  expect([...wBalance([300, 250, 250], { cpW: 250, wPrimeJ: 1000 })!]).toEqual([950, 950, 950]);
  expect([...wBalance([2000], { cpW: 250, wPrimeJ: 1000 })!]).toEqual([-750]);
});

const watts = fc.array(fc.integer({ min: 0, max: 1200 }), { minLength: 1, maxLength: 300 });
const riders = fc.record({
  cpW: fc.integer({ min: 100, max: 450 }),
  wPrimeJ: fc.integer({ min: 5000, max: 35000 }),
});

test('the one-pass integral is the sum over all earlier seconds', () => {
  fc.assert(
    fc.property(watts, riders, (power, rider) => {
      const tauS = skibaTauS(power, rider.cpW);
      const left = wBalanceIntegral(power, rider)!;
      const last = power.length - 1;
      const spent = power.reduce(
        (sum, p, second) => sum + Math.max(0, p - rider.cpW) * Math.exp((second - last) / tauS),
        0,
      );
      expect(left[last]).toBeCloseTo(rider.wPrimeJ - spent, 5);
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('W′ left never exceeds W′, and more critical power never leaves less', () => {
  fc.assert(
    fc.property(watts, riders, fc.integer({ min: 0, max: 50 }), (power, rider, more) => {
      for (const name of MODELS) {
        const left = wBalance(power, rider, RECOVERY[name])!;
        const stronger = wBalance(power, { ...rider, cpW: rider.cpW + more }, RECOVERY[name])!;
        left.forEach((joules, i) => {
          expect(joules).toBeLessThanOrEqual(rider.wPrimeJ);
          expect(stronger[i]!).toBeGreaterThanOrEqual(joules - 1e-6);
        });
      }
    }),
    { seed: 8, numRuns: 60 },
  );
});

test('cutting a step in two changes nothing, in any form', () => {
  const length = fc.double({ min: 0.1, max: 600, noNaN: true });
  fc.assert(
    fc.property(riders, fc.integer({ min: 0, max: 800 }), length, length, (rider, power, a, b) => {
      const powers = [rider.cpW + 60, power];
      for (const name of MODELS)
        expect(wBalance([...powers, power], rider, RECOVERY[name], [30, a, b])!.at(-1)).toBeCloseTo(
          wBalance(powers, rider, RECOVERY[name], [30, a + b])!.at(-1)!,
          4,
        );
      expect(wBalanceIntegral([...powers, power], rider, 400, [30, a, b])!.at(-1)).toBeCloseTo(
        wBalanceIntegral(powers, rider, 400, [30, a + b])!.at(-1)!,
        4,
      );
    }),
    { seed: 9, numRuns: 100 },
  );
});

test('hostile input gives null or leaves W′ as it is, never NaN', () => {
  for (const rider of [
    { cpW: NaN, wPrimeJ: 20000 },
    { cpW: 0, wPrimeJ: 20000 },
    { cpW: 250, wPrimeJ: -1 },
    { cpW: 250, wPrimeJ: Infinity },
  ]) {
    expect(wBalance([300], rider)).toBeNull();
    expect(wBalanceIntegral([300], rider)).toBeNull();
  }
  const rider = { cpW: 250, wPrimeJ: 20000 };
  expect(wBalanceIntegral([300], rider, NaN)).toBeNull();
  for (const bad of [NaN, Infinity, -Infinity]) {
    expect(wPrimeAfter(9000, bad, 1, rider)).toBe(9000);
    expect(wPrimeAfter(9000, 100, bad, rider)).toBe(9000);
    expect([...wBalance([300, bad], rider)!]).toEqual([19950, 19950]);
    expect(wBalanceIntegral([300, bad], rider)!.every(Number.isFinite)).toBe(true);
  }
  expect([...wBalance([], rider)!]).toEqual([]);
});

const rides = openRides(fs);
(rides ? describe : describe.skip)('28 published observations of recovery', () => {
  const rows = () =>
    ['bartram', 'caen', 'ferguson', 'weigend'].flatMap((name) =>
      new TextDecoder()
        .decode(rides!.read(`oracles/pypermod-recovery-${name}.csv`))
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').map(Number)),
    );
  const missOf = (back: (d: number, seconds: number, wPrimeJ: number) => number, among = rows()) =>
    Math.sqrt(
      among.reduce((sum, [cpW, wPrimeJ, , recoverW, seconds, observed]) => {
        const share = back(cpW! - recoverW!, seconds!, wPrimeJ!) / wPrimeJ!;
        return sum + (100 * share - observed!) ** 2;
      }, 0) / among.length,
    );
  const byTau =
    (tau: (d: number, wPrimeJ: number) => number) => (d: number, seconds: number, wPrimeJ: number) =>
      wPrimeAfter(0, 1000 - d, seconds, { cpW: 1000, wPrimeJ }, tau);

  test.each([
    ['weigend', RECOVERY.weigend, 17.0],
    ['the constant of 2012', (d: number) => 546 * Math.exp(-0.01 * d) + 316, 21.1],
    ['froncioni', RECOVERY.froncioni, 22.7],
    ['bartram', RECOVERY.bartram, 31.3],
  ] as const)('%s misses by %d points (root mean square)', (_, tau, points) => {
    expect(rows()).toHaveLength(28);
    expect(missOf(byTau(tau))).toBeCloseTo(points, 1);
  });
  test('bartram misses its own five elite rows by 0.7', () =>
    expect(missOf(byTau(RECOVERY.bartram), rows().slice(0, 5))).toBeCloseTo(0.7, 1));
});
