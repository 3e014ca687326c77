import { pairOf } from './pair.ts';

test('a list of exactly two is a pair', () => {
  expect(pairOf([230, 250])).toEqual([230, 250]);
  expect(pairOf([0, 0])).toEqual([0, 0]);
});

test('any other list is none', () => {
  expect(pairOf([])).toBeNull();
  expect(pairOf([230])).toBeNull();
  expect(pairOf([230, 250, 270])).toBeNull();
});
