import { previewAt, type PlanFacts, type Preview } from './facts.ts';

const facts = (totalTimeS: number, wPrimeLeastAtM = 0): PlanFacts => ({
  totalTimeS,
  normalizedW: totalTimeS / 10,
  intensityFactor: 0.7,
  trainingStressScore: 100,
  workJ: 1000,
  wPrimeLeast: 1,
  wPrimeLeastAtM,
});
const preview: Preview = [
  { at: 0.6, facts: facts(4000, 100) },
  { at: 0.8, facts: facts(3000, 900) },
];

test.each([
  [0.6, 4000, 100],
  [0.65, 3750, 100],
  [0.75, 3250, 900],
  [0.8, 3000, 900],
])('at %d of a preview', (at, timeS, leastAtM) => {
  const found = previewAt(preview, at);
  expect(found?.totalTimeS).toBeCloseTo(timeS, 6);
  expect(found?.normalizedW).toBeCloseTo(timeS / 10, 6);
  expect(found?.wPrimeLeastAtM).toBe(leastAtM);
});

test.each([0.5, 0.9, NaN])('outside of a preview, at %d, there is nothing', (at) => {
  expect(previewAt(preview, at)).toBeNull();
});
