import { straightRoute, type Route } from '../../route/route.ts';
import type { WeatherHour } from '../../air/weather.ts';
import { planned, RIDER } from './testing.ts';

/** 20 km to the north and back. */
const out = straightRoute(20_000, 0);
const outAndBack: Route = {
  ...straightRoute(40_000, 0),
  headingDeg: straightRoute(40_000, 0).headingDeg.map((_, i) => (i < out.slope.length - 1 ? 0 : 180)),
};
const goal = { kind: 'fastest', intensityCap: 0.75 } as const;
const plan = (route: Route, asked: object) => planned({ route, athlete: RIDER, goal, ...asked });
const weather = (hours: WeatherHour[]) => ({ weather: [{ atM: 0, heightM: 0, hours }] });
const hourly = (change: (hour: number) => Omit<WeatherHour, 'atS'>) =>
  weather(Array.from({ length: 6 }, (_, i) => ({ atS: 3600 * (i - 1), ...change(i - 1) })));

test('hours that are all the same are one wind and one temperature', () => {
  for (const route of [out, outAndBack]) {
    const day = plan(route, { wind: { speedMs: 5, fromDeg: 20 }, temperatureC: 20, altitudeM: 0 });
    const hours = plan(
      route,
      hourly(() => ({ windMs: 5, windFromDeg: 20, temperatureC: 20, humidity: 0 })),
    );
    expect(hours.totalTimeS / day.totalTimeS).toBeCloseTo(1, 4);
    expect(hours.askedW).toEqual(day.askedW);
  }
});

test('on an out-and-back a wind that is turned costs the same, one way not', () => {
  const from = (fromDeg: number, route: Route) =>
    plan(
      route,
      hourly(() => ({ windMs: 5, windFromDeg: fromDeg })),
    ).totalTimeS;
  expect(from(180, outAndBack) / from(0, outAndBack)).toBeCloseTo(1, 2);
  expect(from(0, out) / from(180, out)).toBeGreaterThan(1.3);
});

test('a front that turns the wind at the hour is met where the rider is then', () => {
  // From the north until the rider turns round, then from the south: against the wind all the way.
  const halfS =
    plan(
      outAndBack,
      hourly(() => ({ windMs: 5, windFromDeg: 0 })),
    ).timeS[out.slope.length - 1] ?? 0;
  const front = (before: number, after: number) =>
    weather([
      { atS: 0, windMs: 5, windFromDeg: before },
      { atS: halfS - 60, windMs: 5, windFromDeg: before },
      { atS: halfS + 60, windMs: 5, windFromDeg: after },
    ]);
  const against = plan(outAndBack, front(0, 180));
  const still = plan(outAndBack, {}).totalTimeS;
  const oneWay = plan(
    out,
    hourly(() => ({ windMs: 5, windFromDeg: 0 })),
  ).totalTimeS;
  expect(against.totalTimeS / (2 * oneWay)).toBeCloseTo(1, 1);
  expect(against.totalTimeS).toBeGreaterThan(1.2 * still);
  // With it both ways, but for the last of the way out, where the rider is early.
  expect(plan(outAndBack, front(180, 0)).totalTimeS).toBeLessThan(0.95 * still);
});

test('a hot afternoon costs power only those who are still on the way', () => {
  const hot = (fromS: number) =>
    plan(
      outAndBack,
      weather([
        { atS: -1, temperatureC: 15 },
        { atS: fromS, temperatureC: 15 },
        { atS: fromS + 60, temperatureC: 38 },
      ]),
    );
  expect(hot(20_000).inputs.some(({ key }) => key === 'heatLoss')).toBe(false);
  expect(hot(0).inputs.find(({ key }) => key === 'heatLoss')?.value).toBeGreaterThan(0.02);
});
