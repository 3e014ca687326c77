import { aerobicPowerAtAltitude } from '../air/air.ts';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import { straightRoute } from '../route/route.ts';
import { routeRide, type RouteQuestion, type RouteRide } from './route-ride.ts';

const athlete = resolveAthlete({
  bodyMatrix: { height: 180, weight: 75 },
  powerMatrix: { ftp: 260 },
  feedingData: { choTolerance: 90 },
});
const hill = straightRoute(10000, 0.07);

function solved(question: RouteQuestion): RouteRide {
  const ride = routeRide(question);
  if (!ride.ok) throw new Error(ride.message);
  return ride;
}

test('a climb as a route takes the time of the climb, with sources and a spread', () => {
  const ride = solved({ route: hill, athlete, effort: { powerW: 250 } });
  expect(ride.timeS / 60).toBeGreaterThan(43);
  expect(ride.timeS / 60).toBeLessThan(46);
  expect(ride.intensityFactor).toBeCloseTo(250 / 260, 2);
  expect(ride.sd / ride.timeS).toBeGreaterThan(0.015);
  expect(ride.sd / ride.timeS).toBeLessThan(0.07);
  expect(ride.inputs.find((input) => input.key === 'altitudeM')).toMatchObject({
    value: 350,
    how: 'middle height of the route',
  });
  expect(ride.verdict!.level).toBe('within');
});

test('rough heights make the climbing less certain, and the input says so', () => {
  const climbing = (climbingSdM: number) => {
    const { inputs } = solved({ route: { ...hill, climbingSdM }, athlete, effort: { powerW: 250 } });
    return inputs.find(({ key }) => key === 'climbing');
  };
  expect(climbing(0)).toMatchObject({ sd: 0.03, how: 'heights of the file, smoothed' });
  expect(climbing(140)).toMatchObject({
    how: 'heights of the file are rough, so its 700 m of ascent may be 140 m off',
  });
  expect(climbing(140)?.sd).toBeCloseTo(0.2, 9);
});

test('a road without a place says what was taken for its climbing and its altitude', () => {
  const { inputs, altitudeFactor } = solved({
    route: { ...hill, placeless: true },
    athlete,
    effort: { powerW: 250 },
  });
  const how = (key: string) => inputs.find((input) => input.key === key)?.how;
  expect(how('climbing')).toBe('the gain that you entered');
  expect(how('altitudeM')).toMatch(/^the place is not known, so the air is that of a usual climb/);
  expect(altitudeFactor).toBe(1);
  const { inputs: asked } = solved({
    route: { ...hill, placeless: true },
    athlete,
    effort: { powerW: 250 },
    altitudeM: 1200,
  });
  expect(asked.find(({ key }) => key === 'altitudeM')?.how).toBe('given with the question');
});

test('power for a time is the inverse, its uncertainty is in W', () => {
  const time = solved({ route: hill, athlete, effort: { powerW: 250 } });
  const power = solved({ route: hill, athlete, timeS: time.timeS });
  expect(Math.abs(power.powerW - 250)).toBeLessThan(0.1);
  expect(power.sd / 250).toBeGreaterThan(0.015);
  expect(power.sd / 250).toBeLessThan(0.07);
});

test('a wind from the front costs time', () => {
  const flat = straightRoute(20000, 0, 90);
  const still = solved({ route: flat, athlete, effort: { powerW: 200 } });
  const against = solved({
    route: flat,
    athlete,
    effort: { powerW: 200 },
    wind: { speedMs: 5, fromDeg: 90 },
  });
  expect(against.timeS).toBeGreaterThan(1.15 * still.timeS);
});

test('without elevation the answer says so and is much less certain', () => {
  const ride = solved({
    route: { ...hill, slope: hill.slope.map(() => 0), hasElevation: false },
    athlete,
    effort: { powerW: 200 },
  });
  expect(ride.notes[0]).toMatch(/no elevation/);
  expect(ride.sd / ride.timeS).toBeGreaterThan(0.15);
});

test('in the heat the verdict counts with less power, and says so', () => {
  const [mild, hot] = [20, 36].map((temperatureC) =>
    solved({ route: hill, athlete, effort: { powerW: 250 }, temperatureC }),
  );
  expect(hot!.verdict!.bestW / mild!.verdict!.bestW).toBeLessThan(0.95);
  expect(hot!.notes.join()).toMatch(/Heat: at up to 36 °C you have about \d+ % less power/);
  expect(mild!.notes.join()).not.toMatch(/Heat/);
});

test('what cannot be answered is rejected', () => {
  expect(routeRide({ route: hill, effort: { powerW: 200 } })).toMatchObject({
    ok: false,
    missing: ['bodyMatrix.weight'],
  });
  expect(routeRide({ route: hill, athlete, effort: { powerW: NaN } }).ok).toBe(false);
  expect(routeRide({ route: hill, athlete, timeS: 1 }).ok).toBe(false);
  expect(routeRide({ route: hill, athlete, timeS: -1 }).ok).toBe(false);
});

test('the verdict counts with the power that is left at the height of the route, as that of a climb does', () => {
  const low = straightRoute(10000, 0.05);
  const high = {
    ...low,
    elevationM: low.elevationM.map((height) => height + 2000),
    minElevationM: low.minElevationM + 2000,
    maxElevationM: low.maxElevationM + 2000,
  };
  const [down, up] = [low, high].map((route) => routeRide({ route, athlete, effort: { powerW: 250 } }));
  if (!down?.ok || !up?.ok) throw new Error('refused');
  expect(up.altitudeFactor).toBeCloseTo(aerobicPowerAtAltitude(2250), 9);
  expect(up.verdict!.bestW).toBeLessThan(0.9 * down.verdict!.bestW);
  expect(up.sources).toContain('bassett1999');
  expect(up.notes.join()).toMatch(/Altitude costs you about \d+ %/);
});
