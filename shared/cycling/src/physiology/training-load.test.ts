import {
  intensityFactor,
  meanOf,
  normalizedPowerW,
  trainingStressScore,
  variabilityIndex,
  xPowerW,
} from './training-load.ts';

test('NP of 0 to 99 W is 59.455350: full windows only', () => {
  expect(normalizedPowerW(Array.from({ length: 100 }, (_, i) => i))).toBeCloseTo(59.45535, 5);
});
test('steady power is its own NP and xPower', () => {
  expect(normalizedPowerW(Array<number>(3600).fill(200))).toBeCloseTo(200, 9);
  expect(xPowerW(Array<number>(36000).fill(200))).toBeCloseTo(200, 0);
});
test('too short a series has none', () => {
  expect(normalizedPowerW(Array<number>(29).fill(200))).toBeNull();
  expect(xPowerW([])).toBeNull();
  expect(meanOf([])).toBeNull();
});
test('an hour at FTP is TSS 100, IF 1', () => {
  expect(trainingStressScore(3600, 300, 300)).toBe(100);
  expect(intensityFactor(270, 300)).toBeCloseTo(0.9);
  expect(variabilityIndex(220, 200)).toBeCloseTo(1.1);
});
