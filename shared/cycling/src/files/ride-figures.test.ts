import * as fs from 'node:fs';
import { timeInZones, powerZones } from '../physiology/zones.ts';
import { trainingStressScore } from '../physiology/training-load.ts';
import { readActivityOrRoute, rideFigures, type RideFigures } from './index.ts';
import { openRides } from './testing/rides.ts';
import { emptyPoint, plainTrack, type TrackPoint } from './track.ts';

const START_MS = Date.UTC(2026, 4, 1, 8);

function figures(seconds: number, at: (s: number) => Partial<TrackPoint>, rider = {}): RideFigures {
  const points = Array.from({ length: seconds }, (_, s) => ({
    ...emptyPoint(),
    timeMs: START_MS + s * 1000,
    ...at(s),
  }));
  const found = rideFigures(plainTrack('fit', 'activity', null, points), rider);
  if (!found.ok) throw new Error(found.message);
  return found.figures;
}

test('an even hour with a heart rate that rises: half by half', () => {
  const { halves, atPowerS, atHeartRateS, normalizedW } = figures(3600, (s) => ({
    powerW: 200,
    heartRateBpm: s < 1800 ? 140 : 154,
  }));
  expect(atPowerS).toEqual([[200, 3600]]);
  expect(atHeartRateS).toEqual([
    [140, 1800],
    [154, 1800],
  ]);
  expect(normalizedW).toBeCloseTo(200, 6);
  expect(halves).toEqual([
    { normalizedW: 200, heartRateBpm: 140 },
    { normalizedW: 200, heartRateBpm: 154 },
  ]);
});

test.each([
  ['half an hour', 1800, () => ({ powerW: 200, heartRateBpm: 140 })],
  ['no heart rate', 3600, () => ({ powerW: 200 })],
  [
    'a heart rate for an hour of two',
    7200,
    (s: number) => ({ powerW: 200, heartRateBpm: s < 3600 ? 140 : null }),
  ],
])('%s says nothing of its drift', (_, seconds, at) => {
  expect(figures(seconds, at).halves).toBeNull();
});

test("W' on the way is that of the rider, and needs one", () => {
  const hard = (s: number) => ({ powerW: s < 60 ? 100 : 400 });
  expect(figures(120, hard).wPrime).toBeNull();
  // A minute at 150 W above critical power.
  expect(figures(120, hard, { cpW: 250, wPrimeJ: 20_000 }).wPrime).toMatchObject({
    leastJ: 11_000,
    leastAtS: 119,
    neededCpW: null,
  });
  expect(figures(600, hard, { cpW: 250, wPrimeJ: 20_000 }).wPrime!.neededCpW).toBeGreaterThan(300);
});

test('a power meter that wrote only zeros counts as none', () => {
  const { normalizedW, averagePowerW, atPowerS, bests } = figures(600, () => ({ powerW: 0 }));
  expect([normalizedW, averagePowerW, atPowerS, bests]).toEqual([null, null, [], []]);
});

const rides = openRides(fs);
const onRides = rides ? test : test.skip;

onRides('a real ride: what its device counted', async () => {
  const bytes = rides!.read('fit/fitfileparser-test-power-gaps.fit');
  const parsed = await readActivityOrRoute(bytes, 'ride.fit');
  if (!parsed.ok) throw new Error(parsed.message);
  const found = rideFigures(parsed.track, { massKg: 70 });
  if (!found.ok) throw new Error(found.message);
  const { normalizedW, atPowerS } = found.figures;
  const { device } = parsed.track;
  expect(Math.abs(normalizedW! / device!.normalizedW! - 1)).toBeLessThan(0.02);
  const ridden = atPowerS.reduce((sum, [, seconds]) => sum + seconds, 0);
  // Within 3 %: the device counts its pauses in another way.
  const stress = trainingStressScore(ridden, normalizedW!, 200);
  expect(Math.abs(stress / device!.trainingStressScore! - 1)).toBeLessThan(0.03);
  // Zones by whole watts are those by the second, but for the half watt at a boundary.
  const { secondsIn, outsideS } = timeInZones(
    powerZones(200),
    atPowerS.flatMap(([watts, seconds]) => Array.from({ length: seconds }, () => watts)),
  );
  expect(outsideS).toBe(0);
  expect(secondsIn.reduce((sum, seconds) => sum + seconds, 0)).toBe(ridden);
  expect(JSON.stringify(found.figures).length).toBeLessThan(20_000);
});
