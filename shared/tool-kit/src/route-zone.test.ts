import { straightRoute } from '@breakaway/cycling';
import { routeZone } from './route-zone.ts';

/** Starts of well-known rides, and the clocks there. */
test.each([
  [44.06, 5.05, 'Europe/Paris'],
  [46.5, 11.35, 'Europe/Rome'],
  [39.3, -106.29, 'America/Denver'],
  [-33.92, 18.42, 'Africa/Johannesburg'],
  [19.64, -155.99, 'Pacific/Honolulu'],
  [51.5, -0.12, 'Europe/London'],
])('at %d, %d clocks are those of %s', async (lat, lon, zone) => {
  expect(await routeZone({ ...straightRoute(1000, 0), latDeg: [lat], lonDeg: [lon] })).toBe(zone);
});

test.each([
  ['none', [], []],
  ['impossible', [NaN], [12]],
])('coordinates that are %s have no zone', async (_, latDeg, lonDeg) => {
  expect(await routeZone({ ...straightRoute(1000, 0), latDeg, lonDeg })).toBeNull();
});
