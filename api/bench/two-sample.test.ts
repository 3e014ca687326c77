import { compare } from './two-sample.ts';

const ramp = (from: number, step = 1) => Array.from({ length: 300 }, (_, n) => from + n * step);

test('two samples of one distribution are not distinguished', () => {
  const { ratio, distance, p } = compare(ramp(1), ramp(1));
  expect([ratio, distance, p]).toEqual([1, 0, 1]);
});

test('a shift of a tenth of the spread shows in the distance and in the probability', () => {
  const { distance, p } = compare(ramp(31), ramp(1));
  expect(distance).toBeCloseTo(0.1, 10);
  // From tables: for two samples of 300, a distance of 0.111 has the probability 0.05.
  expect(p).toBeGreaterThan(0.05);
  expect(compare(ramp(1 + 0.111 * 300), ramp(1)).p).toBeLessThan(0.051);
  expect(compare(ramp(100), ramp(1)).p).toBeLessThan(1e-9);
});

test('the ratio is that of the medians', () => {
  expect(compare([1, 2, 9], [4]).ratio).toBe(0.5);
  expect(compare([1, 3], [4]).medianA).toBe(2);
});
