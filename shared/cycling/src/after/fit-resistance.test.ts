import { randomRoute } from '../pacing/plan/testing.ts';
import { random } from '../pacing/optimum/testing/courses.ts';
import { windOf } from '../air/wind.ts';
import { courseFrom } from '../road/course.ts';
import { fitResistance, UNKNOWN_WIND_MS } from './fit-resistance.ts';
import { wattsOnCells } from './ridden-power.ts';
import { rideOnRoute } from './ride-on-route.ts';
import { placed, recorded, USUAL } from './testing.ts';

const RIDER = { massKg: 83, cdaM2: 0.32, crr: 0.004, airDensityKgM3: 1.2 };
const BEFORE = { rolling: 0.2, climbing: 0.03, windMs: UNKNOWN_WIND_MS, massKg: 1.2, power: 0.015 };
const KEYS = ['drag', 'rolling', 'climbing', 'windEastMs', 'windNorthMs'] as const;
/** Standard deviations of an interval that holds the truth on 8 of 10 rides. */
const EIGHT_OF_TEN = 1.2816;
const SEEDS = 10;

/** A ride of a made-up day on a made-up road, with what was true of it. */
function made(seed: number, everyS: number) {
  const next = random(seed * 101 + 3);
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, -6);
  const route = placed(randomRoute(seed, 30_000 + 20_000 * next()));
  const truth = {
    drag: 1 + 0.12 * normal(),
    rolling: 1 + 0.15 * normal(),
    climbing: 1 + 0.02 * normal(),
    windEastMs: UNKNOWN_WIND_MS * normal(),
    windNorthMs: UNKNOWN_WIND_MS * normal(),
  };
  const road = { ...route, slope: route.slope.map((slope) => slope * truth.climbing) };
  const rider = {
    ...RIDER,
    massKg: RIDER.massKg + BEFORE.massKg * normal(),
    cdaM2: RIDER.cdaM2 * truth.drag,
    crr: RIDER.crr * truth.rolling,
  };
  const wind = windOf({ eastMs: truth.windEastMs, northMs: truth.windNorthMs });
  const watts = (cell: number) => {
    const slope = route.slope[cell] ?? 0;
    return slope > 0.02 ? 270 : slope < -0.02 ? 130 : 215;
  };
  return { route, truth, track: recorded(road, rider, { wind }, watts, { seed, everyS, noise: USUAL }) };
}

function fitted({ route, track }: Pick<ReturnType<typeof made>, 'route' | 'track'>) {
  const laid = rideOnRoute(route, track);
  if (!laid.ok) throw new Error(laid.message);
  const watts = wattsOnCells(laid) ?? new Float64Array(0);
  return fitResistance(courseFrom(route, RIDER), laid, watts, watts, BEFORE);
}

test('on made-up rides the intervals hold the truth at least as often as they say, and drag is told to a tenth', () => {
  const held = Object.fromEntries(KEYS.map((key) => [key, 0]));
  for (const everyS of [1, 5])
    for (let seed = 1; seed <= SEEDS; seed++) {
      const ride = made(seed, everyS);
      const fit = fitted(ride);
      expect(fit?.drag.told).toBe(true);
      for (const key of KEYS) {
        const { value = NaN, sd = NaN } = fit?.[key] ?? {};
        if (Math.abs(value - ride.truth[key]) <= EIGHT_OF_TEN * sd) held[key] = (held[key] ?? 0) + 1;
      }
    }
  expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0.8 * 2 * SEEDS);
});

test('a gust does not hide in the speed: without other noise the middle of many rides is true', () => {
  const gusty = { placeM: 0, power: 0, gustMs: 0.5 };
  const drags = Array.from({ length: 8 }, (_, i) => {
    const route = placed(randomRoute(i + 1, 40_000));
    return fitted({ route, track: recorded(route, RIDER, {}, () => 215, { seed: i + 1, noise: gusty }) })
      ?.drag.value;
  });
  const mean = drags.reduce<number>((sum, each) => sum + (each ?? NaN), 0) / drags.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.02);
});

test('a straight road one way cannot tell drag from wind, and a short ride tells nothing', () => {
  const oneWay = { ...randomRoute(3, 30_000) };
  const straight = placed({
    ...oneWay,
    headingDeg: oneWay.headingDeg.map(() => 40),
    slope: oneWay.slope.map(() => 0.002),
  });
  const fit = fitted({ route: straight, track: recorded(straight, RIDER, {}, () => 215, { noise: USUAL }) });
  expect(fit?.drag.told).toBe(false);
  expect(fit?.windEastMs.told).toBe(false);
  const short = placed(randomRoute(3, 5000));
  expect(fitted({ route: short, track: recorded(short, RIDER, {}, () => 215) })).toBeNull();
});
