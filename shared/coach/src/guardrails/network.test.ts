import { againstFirst, hiddenOf, scoresOf, type Network } from './network.ts';

/** Two inputs, two hidden numbers, three outputs. */
const network: Network = {
  hidden: Float32Array.of(1, 2, -1, 1),
  hiddenBias: Float32Array.of(0.5, 0),
  out: Float32Array.of(1, 0, 0, 1, 2, -1),
  outBias: Float32Array.of(0, 1, 0),
};

test('what is below zero in the middle counts as none', () => {
  expect([...hiddenOf(network, [2, 1])]).toEqual([4.5, 0]);
  expect([...hiddenOf(network, [-1, 1])]).toEqual([1.5, 2]);
});

test('each output has its own weights of the middle layer', () => {
  expect([...scoresOf(network, [1.5, 2])]).toEqual([1.5, 3, 1]);
});

test('all other outputs together stand against the first', () => {
  expect(againstFirst([1.5, 3, 1])).toBeCloseTo(Math.log(Math.exp(3) + Math.exp(1)) - 1.5, 10);
  expect(againstFirst([2000, 1000, 1000])).toBeCloseTo(1000 + Math.log(2) - 2000, 6);
});
