import { aerobicPowerAtAltitude, airDensityKgM3, standardTemperatureC } from './air.ts';
import { ROUGHNESS_M, windAtRiderMs } from './wind.ts';

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
  [20, 0, 1.2041],
  [20, 0.5, 1.1989],
  [30, 1, 1.146],
  [0, 0, 1.2923],
])('at %d C and humidity %d: %d kg/m3', (temperatureC, humidity, density) => {
  expect(Math.abs(airDensityKgM3({ temperatureC, humidity, pressurePa: 101325 }) - density)).toBeLessThan(
    2e-4,
  );
});

test('forecast wind is weaker at the rider, the more so the rougher the land', () => {
  expect(windAtRiderMs(1, ROUGHNESS_M.open)).toBeCloseTo(0.635, 3);
  expect(windAtRiderMs(1, ROUGHNESS_M.hedges)).toBeCloseTo(0.54, 3);
  expect(windAtRiderMs(1, ROUGHNESS_M.suburb)).toBeCloseTo(0.292, 3);
});

test('aerobic power at 2000 m: 91.6 % acclimatised, 87.9 % not; never above 100 %', () => {
  expect(aerobicPowerAtAltitude(2000, true)).toBeCloseTo(0.916, 3);
  expect(aerobicPowerAtAltitude(2000)).toBeCloseTo(0.879, 3);
  expect(aerobicPowerAtAltitude(-400)).toBe(1);
  expect(aerobicPowerAtAltitude(99999)).toBeGreaterThan(0.5);
});
