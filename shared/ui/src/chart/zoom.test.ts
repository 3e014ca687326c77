import { isWithin, placesIn, rangeWith, rangeWithin, zoomed } from './zoom.ts';

const whole = { from: 0, to: 100 };

test.each([
  [
    { from: 20, to: 40 },
    { from: 20, to: 40 },
  ],
  [
    { from: -10, to: 10 },
    { from: 0, to: 20 },
  ],
  [
    { from: 95, to: 125 },
    { from: 70, to: 100 },
  ],
  [
    { from: 50, to: 50 },
    { from: 49, to: 51 },
  ],
  [{ from: -5, to: 130 }, null],
])('%j is shown as %j', (wanted, shown) => {
  expect(rangeWithin(wanted, whole, 2)).toEqual(shown);
});

test('zooming keeps the place under the pointer where it was', () => {
  const range = zoomed({ from: 20, to: 60 }, 30, 0.5);
  expect(range).toEqual({ from: 25, to: 45 });
  expect((30 - range.from) / (range.to - range.from)).toBe(0.25);
});

test('a place out of sight comes into it', () => {
  expect(rangeWith({ from: 20, to: 40 }, 30)).toEqual({ from: 20, to: 40 });
  expect(rangeWith({ from: 20, to: 40 }, 50)).toEqual({ from: 32, to: 52 });
  expect(rangeWith({ from: 20, to: 40 }, 10)).toEqual({ from: 8, to: 28 });
});

test('the end of an axis is in sight where its own range is a hair short of it', () => {
  const inMiles = { from: 50, to: (100 / 1.609344) * 1.609344 - 1e-9 };
  expect(isWithin(inMiles, 100)).toBe(true);
  expect(rangeWith(inMiles, 100)).toBe(inMiles);
  expect(isWithin(inMiles, 100.1)).toBe(false);
  expect(isWithin(inMiles, 49.9)).toBe(false);
});

test('the places in sight', () => {
  const values = [0, 10, 20, 30, 40];
  expect(placesIn(values, { from: 10, to: 30 })).toEqual({ first: 1, last: 3 });
  expect(placesIn(values, { from: 11, to: 39 })).toEqual({ first: 2, last: 3 });
  expect(placesIn(values, { from: -5, to: 99 })).toEqual({ first: 0, last: 4 });
});
