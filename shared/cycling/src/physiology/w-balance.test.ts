import * as fs from 'node:fs';
import { RECOVERY, skibaTauS, wBalance, wBalanceIntegral } from './w-balance.ts';
import { openRides } from '../files/rides.fixture.ts';

const ramp = Array.from({ length: 100 }, (_, i) => i);
const small = { cpW: 25, wPrimeJ: 2000 };

test('ramp, differential: 1675 and 725 J', () => {
  const left = wBalance(ramp, small, RECOVERY.froncioni);
  expect(left[50]).toBeCloseTo(1675, 6);
  expect(left[75]).toBeCloseTo(725, 6);
});

test('ramp, integral of Skiba 2012', () => {
  expect(skibaTauS(ramp, 25)).toBeCloseTo(795.440105, 5);
  const left = wBalanceIntegral(ramp, small);
  expect(left[50]).toBeCloseTo(1678.243109, 5);
  expect(left[75]).toBeCloseTo(750.774177, 5);
  expect(wBalanceIntegral(ramp, small, 100)[75]).toBeCloseTo(909.618947, 5);
});

describe('a minute at 400 W, then two at 100 W, on CP 250 W and 20 kJ', () => {
  const step = [...Array<number>(60).fill(400), ...Array<number>(120).fill(100)];
  const rider = { cpW: 250, wPrimeJ: 20000 };
  test.each([
    ['froncioni', 16340.9],
    ['weigend', 14144.3],
    ['bartram', 18268.6],
  ] as const)('%s leaves %d J', (name, expected) => {
    const left = wBalance(step, rider, RECOVERY[name]);
    expect(left[59]).toBeCloseTo(11000, 6);
    expect(Math.abs(left.at(-1)! - expected)).toBeLessThan(0.1);
  });
  test('the constant of 2012 leaves 13 157.6 J', () => {
    expect(skibaTauS(step, 250)).toBeCloseTo(437.83, 2);
    expect(Math.abs(wBalance(step, rider, () => 437.83).at(-1)! - 13157.6)).toBeLessThan(0.1);
  });
});

test('at critical power nothing comes back, and below zero is shown', () => {
  expect(wBalance([300, 250, 250], { cpW: 250, wPrimeJ: 1000 })).toEqual([950, 950, 950]);
  expect(wBalance([2000], { cpW: 250, wPrimeJ: 1000 })).toEqual([-750]);
});

const rides = openRides(fs);
(rides ? test : test.skip)('the default recovers within 17.1 points of 28 published observations', () => {
  const rows = ['bartram', 'caen', 'ferguson', 'weigend'].flatMap((name) =>
    new TextDecoder()
      .decode(rides!.read(`oracles/pypermod-recovery-${name}.csv`))
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number)),
  );
  expect(rows).toHaveLength(28);
  const errors = rows.map(([cpW, wPrimeJ, , recoverW, seconds, observed]) => {
    const gone = [cpW! + wPrimeJ!];
    const left = wBalance([...gone, ...Array<number>(seconds!).fill(recoverW!)], {
      cpW: cpW!,
      wPrimeJ: wPrimeJ!,
    }).at(-1)!;
    return (100 * left) / wPrimeJ! - observed!;
  });
  const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
  expect(rmse).toBeLessThan(17.1);
});
