import * as fc from 'fast-check';
import {
  aerobicPowerAtAltitude,
  airDensityKgM3,
  airProblem,
  pressureAtAltitudePa,
  saturationVapourPressurePa,
  standardTemperatureC,
} from './air.ts';

const MMHG_PA = 133.322;

test.each([
  [0, 1.225],
  [500, 1.1673],
  [1000, 1.1117],
  [1500, 1.0581],
  [2000, 1.0065],
  [2500, 0.9569],
  [3000, 0.9091],
])('standard atmosphere at %d m: %d kg/m3', (altitudeM, density) => {
  expect(airDensityKgM3({ altitudeM, temperatureC: standardTemperatureC(altitudeM) })).toBeCloseTo(
    density,
    4,
  );
});

test.each([
  [1000, 89875],
  [2000, 79495],
  [3000, 70109],
  [5000, 54020],
])('standard atmosphere (ISO 2533) at %d m: %d Pa', (altitudeM, pressurePa) => {
  expect(Math.abs(pressureAtAltitudePa(altitudeM) / pressurePa - 1)).toBeLessThan(2e-4);
});

test.each([
  [20, 0, 1.2041],
  [20, 0.5, 1.1989],
  [30, 1, 1.146],
  [0, 0, 1.2923],
])('at %d C and humidity %d: %d kg/m3', (temperatureC, humidity, density) => {
  expect(Math.abs(airDensityKgM3({ temperatureC, humidity, pressurePa: 101325 }) - density)).toBeLessThan(
    2e-4,
  );
});

test.each([
  ['Jones 1978, example 1', 22.3, 748.1, 0.37, 1.17194],
  ['Jones 1978, example 3', 23.4, 612.3, 0.23, 0.95632],
  ['CIPM-2007, table', 10, 730, 0.4, 1.19569],
  ['CIPM-2007, table', 40, 760, 0.4, 1.11497],
])('%s: moist air at %d C, %d mmHg, humidity %d has %d kg/m3', (_, temperatureC, mmHg, humidity, density) => {
  // The tables count the compressibility of air, 0.04 % at these pressures; the gas laws here do not.
  const ours = airDensityKgM3({ temperatureC, humidity, pressurePa: mmHg * MMHG_PA });
  expect(Math.abs(ours / density - 1)).toBeLessThan(5e-4);
});

test('saturation pressure of water: 2339 Pa at 20 C, 7385 Pa at 40 C (steam tables)', () => {
  expect(Math.abs(saturationVapourPressurePa(20) / 2339 - 1)).toBeLessThan(0.003);
  expect(Math.abs(saturationVapourPressurePa(40) / 7385 - 1)).toBeLessThan(0.003);
});

test('the pressure of a height falls more slowly on a warm day, and follows that of the sea', () => {
  expect(pressureAtAltitudePa(2000, 101325, 22)).toBeGreaterThan(pressureAtAltitudePa(2000) * 1.01);
  expect(pressureAtAltitudePa(2000, 101325, 2)).toBeCloseTo(pressureAtAltitudePa(2000), 6);
  expect(pressureAtAltitudePa(1500, 99000) / pressureAtAltitudePa(1500)).toBeCloseTo(99000 / 101325, 9);
  expect(airDensityKgM3({ temperatureC: 10, altitudeM: 800, seaLevelPa: 100000 })).toBeCloseTo(
    airDensityKgM3({ temperatureC: 10, pressurePa: pressureAtAltitudePa(800, 100000, 10) }),
    12,
  );
});

test('warmer, wetter and higher air is thinner', () => {
  const celsius = fc.double({ min: -20, max: 45, noNaN: true });
  const share = fc.double({ min: 0, max: 0.95, noNaN: true });
  const height = fc.double({ min: 0, max: 4000, noNaN: true });
  fc.assert(
    fc.property(celsius, share, height, (temperatureC, humidity, altitudeM) => {
      const air = { temperatureC, humidity, altitudeM };
      const density = airDensityKgM3(air);
      const station = { temperatureC, humidity, pressurePa: 95000 };
      expect(airDensityKgM3({ ...station, temperatureC: temperatureC + 1 })).toBeLessThan(
        airDensityKgM3(station),
      );
      expect(airDensityKgM3({ ...air, humidity: humidity + 0.05 })).toBeLessThan(density);
      expect(airDensityKgM3({ ...air, altitudeM: altitudeM + 100 })).toBeLessThan(density);
    }),
    { seed: 1, numRuns: 200 },
  );
});

test('nonsense gives a density that air can have, and is named', () => {
  const any = fc.oneof(
    fc.double(),
    fc.constantFrom(NaN, Infinity, -Infinity, undefined, 0, -1, 1013, 1e300),
  ) as fc.Arbitrary<number | undefined>;
  fc.assert(
    fc.property(any, any, any, any, any, (temperatureC, humidity, altitudeM, seaLevelPa, pressurePa) => {
      const density = airDensityKgM3({ temperatureC, humidity, altitudeM, seaLevelPa, pressurePa });
      expect(density).toBeGreaterThan(0.1);
      expect(density).toBeLessThan(2);
      const share = aerobicPowerAtAltitude(altitudeM ?? NaN);
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThanOrEqual(1);
    }),
    { seed: 2, numRuns: 300 },
  );
  expect(airProblem({ temperatureC: 80 })).toMatch(/temperature/);
  expect(airProblem({ humidity: 60 })).toMatch(/humidity/);
  expect(airProblem({ altitudeM: NaN })).toMatch(/altitude/);
  expect(airProblem({ pressurePa: 1013 })).toMatch(/hPa/);
  expect(airProblem({ seaLevelPa: 1013 })).toMatch(/sea level/);
  expect(airProblem({ temperatureC: 20, humidity: 0.4, altitudeM: 300, seaLevelPa: 101300 })).toBeNull();
});

test('aerobic power at 2000 m: 91.6 % acclimatised, 87.9 % not; never above 100 %; less the higher', () => {
  expect(aerobicPowerAtAltitude(2000, true)).toBeCloseTo(0.916, 3);
  expect(aerobicPowerAtAltitude(2000)).toBeCloseTo(0.879, 3);
  expect(aerobicPowerAtAltitude(-400)).toBe(1);
  expect(aerobicPowerAtAltitude(99999)).toBeGreaterThan(0.5);
  for (const acclimatised of [true, false])
    for (let height = 0; height < 5000; height += 50)
      expect(aerobicPowerAtAltitude(height + 50, acclimatised)).toBeLessThanOrEqual(
        aerobicPowerAtAltitude(height, acclimatised),
      );
});
