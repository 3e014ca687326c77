import { heartRateZones, powerZones, zoneOf } from './zones.ts';

test('power zones of FTP 250', () => {
  expect(powerZones(250).map((zone) => zone.to)).toEqual([137.5, 187.5, 225, 262.5, 300, null]);
  expect(powerZones(250).map((zone) => zone.name)).toEqual(['z1', 'z2', 'z3', 'z4', 'z5', 'z6']);
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
