import * as fc from 'fast-check';
import { airDensityAtHeightKgM3, forecastOf, type WeatherPlace } from './weather.ts';
import { ROUGHNESS_M, windAtRiderMs, windOf, windVector } from './wind.ts';

test('forecast wind is weaker at the rider, the more so the rougher the land', () => {
  expect(windAtRiderMs(1, ROUGHNESS_M.open)).toBeCloseTo(0.635, 3);
  expect(windAtRiderMs(1, ROUGHNESS_M.hedges)).toBeCloseTo(0.54, 3);
  expect(windAtRiderMs(1, ROUGHNESS_M.suburb)).toBeCloseTo(0.292, 3);
  const shares = Object.values(ROUGHNESS_M).map((rough) => windAtRiderMs(1, rough));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
});

test('wind never turns round between 10 m and the rider, whatever is asked', () => {
  expect(windAtRiderMs(5, 3)).toBeGreaterThanOrEqual(0);
  expect(windAtRiderMs(5, 0.03, 0.01)).toBe(0);
  expect(windAtRiderMs(5, NaN)).toBeCloseTo(windAtRiderMs(5), 12);
  expect(windAtRiderMs(NaN)).toBe(0);
  expect(windAtRiderMs(-5)).toBeCloseTo(-windAtRiderMs(5), 12);
});

test('vectors and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 359.99, noNaN: true }),
      (speedMs, fromDeg) => {
        const back = windOf(windVector(speedMs, fromDeg));
        expect(back.speedMs).toBeCloseTo(speedMs, 9);
        expect(Math.abs(((back.fromDeg - fromDeg + 540) % 360) - 180)).toBeLessThan(1e-6);
      },
    ),
    { seed: 3, numRuns: 200 },
  );
  expect(windVector(NaN, 0)).toEqual({ eastMs: 0, northMs: 0 });
});

const valley = (over: Partial<WeatherPlace> = {}): WeatherPlace => ({
  atM: 0,
  heightM: 400,
  hours: [
    { atS: 0, windMs: 4, windFromDeg: 350, temperatureC: 12, humidity: 0.8, seaLevelPa: 102000 },
    { atS: 3600, windMs: 4, windFromDeg: 10, temperatureC: 20, humidity: 0.6, seaLevelPa: 101800 },
  ],
  ...over,
});

test('between winds from 350 and from 10 degrees it blows from the north, a little weaker', () => {
  const { speedMs, fromDeg } = windOf(forecastOf([valley()])(1800, 0));
  expect(Math.min(fromDeg, 360 - fromDeg)).toBeLessThan(1e-6);
  expect(speedMs).toBeCloseTo(4 * Math.cos(Math.PI / 18), 9);
});

test('between hours and places everything is in between; outside the nearest holds', () => {
  const pass = valley({
    atM: 20000,
    heightM: 2000,
    hours: [{ atS: 0, windMs: 10, windFromDeg: 270, temperatureC: 5 }],
  });
  const places = [valley(), pass];
  expect(forecastOf(places)(1800, 0)).toMatchObject({ temperatureC: 16, heightM: 400 });
  expect(forecastOf(places)(1800, 10000)).toMatchObject({ temperatureC: 10.5, heightM: 1200 });
  expect(forecastOf(places)(-100, -5)).toEqual(forecastOf(places)(0, 0));
  expect(forecastOf(places)(1e9, 1e9)).toEqual(forecastOf(places)(3600, 20000));
  expect(windOf(forecastOf(places)(0, 1e9)).fromDeg).toBeCloseTo(270, 9);
});

test('riding higher is colder and thinner; a forecast for the top agrees with the one for the valley', () => {
  const below = forecastOf([valley()])(0, 0);
  const above = { ...below, heightM: 1400, temperatureC: below.temperatureC - 6.5 };
  expect(airDensityAtHeightKgM3(below, 1400)).toBeLessThan(airDensityAtHeightKgM3(below, 400) * 0.93);
  expect(airDensityAtHeightKgM3(above, 1400)).toBeCloseTo(airDensityAtHeightKgM3(below, 1400), 12);
});

test('an empty or broken forecast is still air at 15 degrees', () => {
  const calm = { eastMs: 0, northMs: 0, temperatureC: 15, seaLevelPa: 101325 };
  expect(forecastOf([])(0, 0)).toMatchObject(calm);
  expect(forecastOf([valley({ hours: [] })])(0, 0)).toMatchObject(calm);
  const broken = [{ atS: NaN, windMs: NaN, windFromDeg: 3, temperatureC: NaN, seaLevelPa: Infinity }];
  expect(forecastOf([valley({ hours: broken })])(0, 0)).toMatchObject(calm);
});
