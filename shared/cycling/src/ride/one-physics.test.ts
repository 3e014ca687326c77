import * as fs from 'node:fs';
import type { Athlete, Bike } from '../athlete/athlete.ts';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { readActivityOrRoute } from '../files/index.ts';
import { openRides } from '../files/testing/rides.ts';
import { planSetup } from '../pacing/plan/setup.ts';
import { constantPowerFor } from '../records/constant-power.ts';
import { segmentFromRoute } from '../records/segment-from-route.ts';
import { segmentRecordOn } from '../records/segment-on-road.ts';
import { rollingRoute } from '../route/rolling-route.ts';
import { routeFrom, straightRoute, type Route } from '../route/route.ts';
import { routeRide } from './route-ride.ts';
import { climbPower, timeTrialPower } from './steady-ride.ts';

/** The share by which two functions may differ about the same road. */
const AGREE = 0.005;
/** The speed of a standing start, m/s: as `routeRide` begins. */
const STANDING_MS = 1;
/** Downhill so little that nobody is faster than riders pedal. */
const wattsOn = (slope: number, { ftpW }: Athlete) => (slope < 0 ? 0.3 : 0.7) * ftpW!.value;
const AIR = { temperatureC: 18, altitudeM: 500 };

const riders = {
  'a rider of 55 kg': resolveAthlete({ bodyMatrix: { height: 165, weight: 55 }, powerMatrix: { ftp: 190 } }),
  'a rider of 75 kg': resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } }),
  'a rider of 95 kg with a CdA in the profile': resolveAthlete({
    bodyMatrix: { height: 190, weight: 95 },
    powerMatrix: { ftp: 320 },
    aeroData: { ttCda: 0.24, dropCda: 0.33 },
  }),
};
type Asked = { athlete: Athlete; bike: Bike };
const bikes: Bike[] = ['road', 'tt', 'gravel', 'mtb'];

function must<T extends { ok: boolean }>(answer: T): Extract<T, { ok: true }> {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<T, { ok: true }>;
}

/** Power for a time by every function that knows the real road, from a standing start, W. */
function powersOn(route: Route, asked: Asked, powerW: number) {
  const question = { route, ...AIR, ...asked };
  const { timeS } = must(routeRide({ ...question, effort: { powerW } }));
  const { course } = must(planSetup({ ...question, goal: { kind: 'fastest' } }));
  return {
    routeRide: must(routeRide({ ...question, timeS })).powerW,
    segmentRecordOn: must(segmentRecordOn({ ...question, timeS, entrySpeedMs: STANDING_MS })).powerW,
    racePlan: constantPowerFor(course, timeS, STANDING_MS)!.powerW,
  };
}

/** By the mean gradient and over the road, both at an even speed from the first metre, W. */
function steadyPowersOn(slope: number, asked: Asked) {
  const distanceM = 5000;
  const rider = { ...AIR, ...asked };
  const route = straightRoute(distanceM, slope);
  const effort = { powerW: wattsOn(slope, asked.athlete) };
  const { timeS } = must(routeRide({ ...rider, route, effort }));
  const question = { ...rider, distanceM, slope, timeS };
  return {
    segmentRecordOn: must(segmentRecordOn({ ...rider, route, timeS })).powerW,
    climbPower: must(climbPower(question)).powerW,
    timeTrialPower: must(timeTrialPower(question)).powerW,
  };
}

function expectAgreement(powers: Record<string, number>): void {
  const values = Object.values(powers);
  const low = Math.min(...values);
  if ((Math.max(...values) - low) / low > AGREE) throw new Error(`They differ: ${JSON.stringify(powers)}`);
}

const wholeOn: Record<string, Bike> = { 'a rider of 55 kg': 'gravel', 'a rider of 75 kg': 'road' };
const each = Object.entries(riders).flatMap(([name, athlete]) =>
  bikes.map((bike) => ({ name, athlete, bike })),
);

describe.each(each)('$name on a $bike bike', ({ athlete, bike }) => {
  test.each([-0.03, 0, 0.02, 0.04, 0.05, 0.06, 0.08])('a road of one gradient, %d', (slope) => {
    expectAgreement(steadyPowersOn(slope, { athlete, bike }));
    expectAgreement(powersOn(straightRoute(5000, slope), { athlete, bike }, wattsOn(slope, athlete)));
  });

  test('a rolling road of 20 km', () => {
    expectAgreement(powersOn(rollingRoute(20000, 300), { athlete, bike }, wattsOn(0, athlete)));
  });
});

const rides = openRides(fs);
(rides ? describe : describe.skip)('the Cinglé du Ventoux', () => {
  let whole: Route;
  let climb: Route;
  beforeAll(async () => {
    const { track } = must(await readActivityOrRoute(rides!.read('gpx/optiride-cingle-du-ventoux.gpx')));
    whole = must(routeFrom(track.points));
    const [highest] = [...whole.climbs].sort((a, b) => b.gainM - a.gainM);
    climb = must(segmentFromRoute(whole, highest!.startM, highest!.endM)).route;
  });

  test.each(each)('$name on a $bike bike', ({ name, athlete, bike }) => {
    // The whole of it has flats, climbs and descents for every bike: one a rider is enough.
    if (bike === (wholeOn[name] ?? 'tt'))
      expectAgreement(powersOn(whole, { athlete, bike }, wattsOn(0, athlete)));
    expectAgreement(powersOn(climb, { athlete, bike }, wattsOn(0, athlete)));
  });
});
