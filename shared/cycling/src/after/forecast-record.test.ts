import { finishBand } from '../pacing/band/band.ts';
import { planned, randomRoute, RIDER } from '../pacing/plan/testing.ts';
import { random } from '../pacing/optimum/testing/courses.ts';
import { bandByRecord, forecastRecord } from './forecast-record.ts';

const off = (error: number, sd = 0.03) => ({
  forecastS: 10_000,
  sdS: 10_000 * sd,
  riddenS: 10_000 * (1 + error),
});

test('one ride moves the next forecast by a part of its error, many by nearly all of it', () => {
  const [one, many] = [
    forecastRecord([off(0.04)]),
    forecastRecord(Array.from({ length: 40 }, () => off(0.04))),
  ];
  expect(one.shift).toBeGreaterThan(0.005);
  expect(one.shift).toBeLessThan(0.02);
  expect(many.shift).toBeGreaterThan(0.035);
  expect(many.shift).toBeLessThan(0.04);
});

test('hits narrow the band and misses widen it, within limits', () => {
  expect(forecastRecord(Array.from({ length: 20 }, () => off(0))).width).toBe(0.6);
  expect(forecastRecord([off(0.1), off(-0.1), off(0.1)]).width).toBe(2);
  expect(forecastRecord([off(0.03), off(-0.03), off(0.03), off(-0.03)]).width).toBeCloseTo(1, 1);
});

test('nonsense counts for nothing', () => {
  const odd = [off(NaN), off(0.1, 0), { forecastS: 0, sdS: 1, riddenS: 1 }];
  expect(forecastRecord(odd)).toEqual({ errors: [], shift: 0, width: 1 });
});

test('a rider who is always 3 % slower, with a band twice too wide: from four rides on the next is nearer', () => {
  const next = random(77);
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, -6);
  let [before, after] = [0, 0];
  for (let rider = 0; rider < 200; rider++) {
    const errors = Array.from({ length: 5 }, () => 0.03 + 0.015 * normal());
    const { shift } = forecastRecord(errors.slice(0, 4).map((error) => off(error)));
    before += Math.abs(errors[4] ?? NaN);
    after += Math.abs((errors[4] ?? NaN) - shift);
  }
  expect(after).toBeLessThan(0.7 * before);
});

test('a band with a record is moved and scaled around its middle', () => {
  const plan = planned({ route: randomRoute(4, 8000), athlete: RIDER, goal: { kind: 'fastest' } });
  const band = finishBand(plan, { runs: 200 });
  expect(bandByRecord(band, forecastRecord([]))).toBe(band);
  const known = bandByRecord(band, { errors: [0.02, 0.02], shift: 0.02, width: 0.7 });
  expect(known.p50S / band.p50S).toBeCloseTo(1.02, 6);
  expect(known.p90S - known.p10S).toBeLessThan(0.75 * (band.p90S - band.p10S));
  expect(known.notes.at(-1)).toBe(
    'Your last 2 forecasts move the band by 2.0 % and make it 0.70 times as wide.',
  );
  expect(known.finishS).toHaveLength(200);
});
