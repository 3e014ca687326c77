import { athleteOf } from '../../athlete.ts';
import { computeRide, unevenRide } from './compute.ts';

const athlete = athleteOf({ bodyMatrix: { weight: 75, height: 178 }, powerMatrix: { ftp: 260 } }, {});
const flat = { distanceM: 20_000, gainM: 0, stretches: [{ distanceM: 20_000, slope: 0 }] };
const windy = { outAndBack: true, headwindMs: 5 };

test('even power is the ride as it is', () => {
  const even = unevenRide(flat, windy, athlete, 250, 0);
  const ride = computeRide(flat, { powerW: 250 }, windy, athlete);
  expect(ride.ok && even!.timeS).toBeCloseTo(ride.ok ? ride.timeS : Number.NaN, 6);
});

test('a little more into the wind saves time at the same mean', () => {
  const even = unevenRide(flat, windy, athlete, 250, 0)!;
  const uneven = unevenRide(flat, windy, athlete, 250, 0.04)!;
  expect(uneven.upW).toBeCloseTo(260, 6);
  expect(uneven.restW).toBeLessThan(250);
  expect(uneven.timeS).toBeLessThan(even.timeS);
});
