import {
  climbTime,
  racePlan,
  resolveAthlete,
  segmentRecordOn,
  straightRoute,
  timeTrialTime,
} from '@breakaway/cycling';
import { computeRide } from './compute.ts';

const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } });
const distanceM = 8000;
const air = { altitudeM: 500, temperatureC: 18 };

describe.each(['road', 'tt', 'gravel', 'mtb'] as const)('a %s bike', (bike) => {
  test.each([0, 0.02, 0.04, 0.05, 0.06, 0.08])(
    'the consultant and the tools give the same watts and times on %d',
    (slope) => {
      const gainM = (distanceM * slope) / Math.hypot(1, slope);
      const course = { distanceM, gainM, altitudeM: air.altitudeM, stretches: [{ distanceM, slope }] };
      const setup = { bike, temperatureC: air.temperatureC };
      const rider = { athlete, bike, ...air };
      const answer = computeRide(course, { powerW: 200 }, setup, athlete);
      if (!answer.ok) throw new Error(answer.message);
      const { timeS } = answer;
      expect(climbTime({ ...rider, distanceM, slope, powerW: 200 })).toMatchObject({ timeS });
      if (slope === 0) expect(timeTrialTime({ ...rider, distanceM, powerW: 200 })).toMatchObject({ timeS });
      const onRoad = segmentRecordOn({ ...rider, route: straightRoute(distanceM, slope), timeS });
      if (!onRoad.ok) throw new Error(onRoad.message);
      expect(Math.abs(onRoad.powerW / 200 - 1)).toBeLessThan(0.005);
    },
  );
});

test.each([
  { bike: 'road', slope: 0.07, distanceM: 13_800 },
  { bike: 'tt', slope: 0, distanceM: 40_000 },
  { bike: 'gravel', slope: 0.03, distanceM: 8000 },
] as const)('the plan of a race agrees: a $bike bike on $slope', ({ bike, slope, distanceM }) => {
  const route = straightRoute(distanceM, slope);
  const altitudeM = (route.minElevationM + route.maxElevationM) / 2;
  const gainM = (distanceM * slope) / Math.hypot(1, slope);
  const course = { distanceM, gainM, altitudeM, stretches: [{ distanceM, slope }] };
  const answer = computeRide(course, { powerW: 200 }, { bike, temperatureC: 18 }, athlete);
  if (!answer.ok) throw new Error(answer.message);
  const plan = racePlan({
    athlete,
    route,
    bike,
    temperatureC: 18,
    goal: { kind: 'fastest' },
    locked: [{ fromM: 0, toM: route.distanceM, powerW: 200 }],
    entrySpeedMs: answer.speedMs,
  });
  if (!plan.ok) throw new Error(plan.message);
  expect(Math.abs(plan.totalTimeS / answer.timeS - 1)).toBeLessThan(0.001);
});
