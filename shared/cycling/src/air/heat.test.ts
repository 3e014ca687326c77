import * as fc from 'fast-check';
import { powerInHeat } from './heat.ts';

test('nothing up to 20 C, some percent at 30, more with time up to a plateau, half for who is used to it', () => {
  const lost = (temperatureC: number, hours: number, acclimatised = false) =>
    1 - powerInHeat({ temperatureC, durationS: 3600 * hours, acclimatised }).share;
  expect([-10, 5, 20].map((temperatureC) => lost(temperatureC, 5))).toEqual([0, 0, 0]);
  expect(lost(30, 1)).toBeCloseTo(0.043, 3);
  expect(lost(30, 1 / 6)).toBeLessThan(0.02);
  expect(lost(30, 6) - lost(30, 3)).toBeLessThan(0.001);
  expect(lost(35, 2, true)).toBeCloseTo(lost(35, 2) / 2, 12);
});

test('warmer, damper and longer leaves no more power, and never less than 70 %', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(number(-20, 50), number(0, 0.9), number(0, 40000), (temperatureC, humidity, durationS) => {
      const left = (change: object) => powerInHeat({ temperatureC, humidity, durationS, ...change }).share;
      const here = left({});
      expect(here).toBeGreaterThanOrEqual(0.7);
      expect(left({ temperatureC: temperatureC + 1 })).toBeLessThanOrEqual(here);
      expect(left({ humidity: humidity + 0.1 })).toBeLessThanOrEqual(here);
      expect(left({ durationS: durationS + 600 })).toBeLessThanOrEqual(here);
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('no number, no loss that is no number', () => {
  expect(powerInHeat({ temperatureC: NaN, durationS: 3600 })).toEqual({ share: 1, sd: 0 });
  expect(powerInHeat({ temperatureC: 35, durationS: NaN })).toEqual({ share: 1, sd: 0 });
});
