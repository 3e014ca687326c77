import { parseQuantity } from './quantity.ts';

test.each([
  ['72', 72],
  ['72.5', 72.5],
  ['72,5', 72.5],
  [' 61 ', 61],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
  ['−3', -3],
  ['20 300', 20300],
  ['20\u00a0300', 20300],
  ['61 5', NaN],
  ['', null],
  ['  ', null],
  ['sixty', NaN],
  ['61 kg', NaN],
  ['1e3', NaN],
  ['1.234,5', NaN],
])('"%s" reads as %s', (typed, value) => expect(parseQuantity(typed)).toBe(value));
