import { powerAtSpeed, speedAtPower, type RiderOnBike } from './road-power.ts';
import { straightRoute, type Route } from '../route/route.ts';
import { powerForTime } from './power-for-time.ts';
import { simulate, timeAt } from './simulate.ts';

const rider: RiderOnBike = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const free = { descending: { maxSpeedMs: 60, coastAboveMs: 60 } };

/** A route over the given slopes, one a kilometre. */
function hills(slopes: number[]): Route {
  const route = straightRoute(1000 * slopes.length, 0);
  route.slope = route.slope.map(
    (_, i) => slopes[Math.min(slopes.length - 1, Math.floor((i * route.stepM) / 1000))]!,
  );
  let height = 0;
  route.elevationM = route.slope.map((slope) => (height += slope * route.stepM) - slope * route.stepM);
  return route;
}

test.each([-0.02, 0, 0.05, 0.12])('a long even road of slope %d is ridden at the steady speed', (slope) => {
  const steady = speedAtPower(rider, { slope }, 250);
  const ride = simulate(
    straightRoute(20000, slope),
    rider,
    { powerW: 250 },
    { ...free, entrySpeedMs: steady },
  );
  expect(Math.abs(ride.totalTimeS / (20000 / steady) - 1)).toBeLessThan(1e-6);
  expect(ride.averagePowerW).toBeCloseTo(250, 6);
  expect(ride.normalizedPowerW).toBeCloseTo(250, 6);
});

test('energy is kept: work at the wheel is air, rolling, bearings, height, speed and brakes', () => {
  const route = hills([0, 0.05, -0.05, 0]);
  const ride = simulate(route, rider, { powerW: 200 }, { descending: { maxSpeedMs: 12, coastAboveMs: 60 } });
  const mass = 83 + 0.14 / 0.311 ** 2;
  let spent = ride.brakingJ + (mass * (ride.speedMs.at(-1)! ** 2 - ride.speedMs[0]! ** 2)) / 2;
  for (let i = 0; i < route.slope.length - 1; i++) {
    const speed = (ride.speedMs[i]! + ride.speedMs[i + 1]!) / 2;
    spent += (powerAtSpeed(rider, { slope: route.slope[i]! }, speed).netW * route.stepM) / speed;
  }
  expect(ride.brakingJ).toBeGreaterThan(1000);
  expect(Math.abs((ride.workJ * 0.976) / spent - 1)).toBeLessThan(0.02);
});

test('a bend is ridden at its speed, with braking before it', () => {
  const route = straightRoute(3000, -0.06);
  route.radiusM[150] = 12;
  const ride = simulate(route, rider, { powerW: 200 });
  expect(ride.speedMs[150]).toBeCloseTo(Math.sqrt(0.35 * 9.80665 * 12), 6);
  expect(ride.speedMs[148]!).toBeGreaterThan(ride.speedMs[149]!);
  expect(ride.speedMs[140]!).toBeGreaterThan(ride.speedMs[149]!);
  const wet = simulate(route, rider, { powerW: 200 }, { descending: { wet: true } });
  expect(wet.totalTimeS).toBeGreaterThan(ride.totalTimeS);
});

test('downhill the cap holds and there is no pedalling while braking', () => {
  const ride = simulate(straightRoute(5000, -0.1), rider, { powerW: 250 });
  expect(ride.maxSpeedMs).toBeCloseTo(65 / 3.6, 9);
  expect(ride.coastingS).toBeGreaterThan(200);
  expect(ride.averagePowerW).toBeLessThan(50);
});

test('a wind along the way out helps on the way back', () => {
  const out = simulate(
    straightRoute(10000, 0, 0),
    rider,
    { powerW: 200 },
    { wind: { speedMs: 4, fromDeg: 0 } },
  );
  const back = simulate(
    straightRoute(10000, 0, 180),
    rider,
    { powerW: 200 },
    { wind: { speedMs: 4, fromDeg: 0 } },
  );
  const still = simulate(straightRoute(10000, 0), rider, { powerW: 200 });
  expect(out.totalTimeS).toBeGreaterThan(still.totalTimeS);
  expect(back.totalTimeS).toBeLessThan(still.totalTimeS);
  expect(out.totalTimeS + back.totalTimeS).toBeGreaterThan(2 * still.totalTimeS);
});

test('splits and climbs add up', () => {
  const route = hills([0, 0.08, 0.08, 0, 0.5 / 1000]);
  route.climbs = [
    {
      startM: 1000,
      endM: 3000,
      lengthM: 2000,
      gainM: 160,
      slope: 0.08,
      steepestSlope: 0.08,
      steepest100Slope: 0.08,
      category: null,
      sections: [],
      startElevationM: 0,
      topElevationM: 160,
      score: 1280,
    },
  ];
  const ride = simulate(route, rider, { powerW: 200, uphillW: 260 });
  expect(ride.splits).toHaveLength(5);
  expect(ride.splits.reduce((sum, split) => sum + split.splitS, 0)).toBeCloseTo(ride.totalTimeS, 6);
  expect(ride.climbs[0]!.timeS).toBeCloseTo(ride.splits[1]!.splitS + ride.splits[2]!.splitS, 6);
  expect(ride.climbs[0]!.averagePowerW).toBeGreaterThan(255);
  expect(ride.climbs[0]!.reachedAtS).toBeCloseTo(timeAt(route, ride.timeS, 1000), 9);
});

test('power for a time is the inverse of time for a power', () => {
  const route = hills([0, 0.06, -0.04, 0.03]);
  const target = simulate(route, rider, { powerW: 231.4 }).totalTimeS;
  const found = powerForTime(route, rider, target);
  expect(found.ok && Math.abs(found.powerW - 231.4) < 0.05).toBe(true);
  for (const powerW of [60, 140, 420, 900]) {
    const again = powerForTime(route, rider, simulate(route, rider, { powerW }, free).totalTimeS, free);
    expect(again.ok && Math.abs(again.powerW - powerW) < 0.05).toBe(true);
  }
  expect(powerForTime(route, rider, 10)).toMatchObject({ ok: false });
  expect(powerForTime(route, rider, 1e6)).toMatchObject({ ok: false });
  expect(powerForTime(route, rider, NaN)).toMatchObject({ ok: false });
});
