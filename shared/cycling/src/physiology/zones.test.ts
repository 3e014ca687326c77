import * as fc from 'fast-check';
import { heartRateZones, powerZones, sevenPowerZones, timeInZones, zoneOf } from './zones.ts';

test('power zones of FTP 250', () => {
  expect(powerZones(250).map((zone) => zone.to)).toEqual([137.5, 187.5, 225, 262.5, 300, null]);
  expect(powerZones(250).map((zone) => zone.name)).toEqual(['z1', 'z2', 'z3', 'z4', 'z5', 'z6']);
});
test('with the seventh, the sixth ends at 375 W, or where the rider says', () => {
  expect(sevenPowerZones(250).map(({ to }) => to)).toEqual([137.5, 187.5, 225, 262.5, 300, 375, null]);
  const own = sevenPowerZones(250, [null, null, null, null, null, 400]);
  expect(own.slice(5)).toMatchObject([
    { name: 'z6', to: 400, own: true },
    { name: 'z7', from: 400, to: null, own: false },
  ]);
});
test('heart-rate zones of threshold 170', () => {
  const tops = heartRateZones(170).map((zone) => zone.to);
  [137.7, 151.3, 158.1, 170].forEach((top, i) => expect(tops[i]).toBeCloseTo(top, 9));
});
test('a boundary belongs to the lower zone', () => {
  const zones = powerZones(250);
  expect(zoneOf(zones, 137.5)!.name).toBe('z1');
  expect(zoneOf(zones, 138)!.name).toBe('z2');
  expect(zoneOf(zones, 900)!.name).toBe('z6');
});

test('shares of FTP 0.55, 0.75, 0.9, 1.05, 1.2, 1.5 and 10 are zones 1 to 7 (sweatpy)', () => {
  const names = [0.55, 0.75, 0.9, 1.05, 1.2, 1.5, 10].map((share) => zoneOf(sevenPowerZones(1), share)!.name);
  expect(names).toEqual(['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7']);
});
test('own limits 144, 196, 235, 274, 313 and 391 W (sweatpy)', () => {
  const zones = sevenPowerZones(null, [144, 196, 235, 274, 313, 391])!;
  const names = [1, 150, 210, 250, 300, 350, 450].map((power) => zoneOf(zones, power)!.name);
  expect(names).toEqual(['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7']);
});

test('time in zones adds up to the time ridden, whatever the values', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.double(), fc.integer({ min: 0, max: 1500 }))), (values) => {
      const { secondsIn, outsideS } = timeInZones(powerZones(250), values);
      expect(secondsIn.reduce((sum, seconds) => sum + seconds, 0) + outsideS).toBe(values.length);
    }),
    { seed: 15, numRuns: 100 },
  );
  expect(timeInZones(powerZones(250), [100, 137.5, 138, 400, NaN, -1, Infinity], 2)).toEqual({
    secondsIn: [4, 2, 0, 0, 0, 2],
    outsideS: 6,
  });
});
test('above an own last limit there is no zone', () => {
  const zones = powerZones(250, [0, 0, 0, 0, 0, 400]);
  expect(zoneOf(zones, 401)).toBeUndefined();
  expect(timeInZones(zones, [401]).outsideS).toBe(1);
});
test('a threshold or limit must be a number above zero', () => {
  for (const bad of [NaN, Infinity, -1, 0]) {
    expect(powerZones(bad as number | null)).toBeNull();
    expect(heartRateZones(bad as number | null)).toBeNull();
    expect(powerZones(250, [bad])[0]).toMatchObject({ to: 137.5, own: false });
  }
});
