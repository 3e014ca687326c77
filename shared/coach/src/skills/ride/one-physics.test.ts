import { climbTime, resolveAthlete, segmentRecordOn, straightRoute, timeTrialTime } from '@breakaway/cycling';
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
