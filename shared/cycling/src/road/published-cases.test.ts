import { pressureAtAltitudePa, airDensityKgM3, standardTemperatureC } from '../air/air.ts';
import { powerAtSpeed, speedAtPower, type RiderOnBike } from './road-power.ts';

/** Powers and speeds that others have published; those of Martin, gribble.org, Padilla and the tours stand in road-power.test.ts. */

const noBearings = { bearings: false };

test('Compton 1997 (analyticcycling.com): 250 W, 75 kg, CdA 0.25, Crr 0.004, 3 % gives 7.46 m/s', () => {
  const rider = {
    ...noBearings,
    massKg: 75,
    cdaM2: 0.25,
    crr: 0.004,
    airDensityKgM3: 1.226,
    drivetrainEfficiency: 1,
  };
  expect(Math.abs(speedAtPower(rider, { slope: 0.03 }, 250) - 7.46)).toBeLessThan(0.005);
});

test.each([
  [83, 10, 0.06, 153.99],
  [83, 35, -0.02, 63.23],
  [86, 10, 0.06, 159.4],
])('Elevate: %d kg at %d km/h on slope %d takes %d W', (massKg, kmh, slope, watts) => {
  const rider = {
    ...noBearings,
    massKg,
    cdaM2: 0.509 * 0.63,
    crr: 0.005,
    airDensityKgM3: 1.22601,
    drivetrainEfficiency: 0.98,
    gravityMs2: 9.8067,
  };
  expect(Math.abs(powerAtSpeed(rider, { slope }, kmh / 3.6).pedalW - watts)).toBeLessThan(0.01);
});

test("rouleur: Wiggins' hour of 2015, 54.526 km with CdA 0.19 at 30 C, 777 mmHg, 60 %, takes 440.96 W", () => {
  const rider = {
    massKg: 82,
    cdaM2: 0.19,
    crr: 0.0025,
    airDensityKgM3: airDensityKgM3({ temperatureC: 30, humidity: 0.6, pressurePa: 777 * 133.322 }),
    drivetrainEfficiency: 0.98,
    wheelDragAreaM2: 0.0044,
    gravityMs2: 9.81,
  };
  expect(Math.abs(powerAtSpeed(rider, { slope: 0 }, 54.526 / 3.6).pedalW - 440.957)).toBeLessThan(0.05);
});

test('Sauce: 259 W, 85.6 kg on 8.7 % at 1045 m gives 3.16002 m/s', () => {
  const rider = {
    ...noBearings,
    massKg: 85.592982,
    cdaM2: 0.4,
    crr: 0.005,
    airDensityKgM3: 1.225 * Math.exp(-0.00011856 * 1045.464),
    drivetrainEfficiency: 0.965,
  };
  expect(Math.abs(speedAtPower(rider, { slope: 0.087 }, 259) - 3.160018)).toBeLessThan(1e-4);
});

describe('van Druenen and Blocken 2021: riders in line on 7.5 %', () => {
  const alone: RiderOnBike = {
    massKg: 72,
    cdaM2: 0.473,
    crr: 0.0032,
    airDensityKgM3: 1.225,
    wheelDragAreaM2: 0.0044,
    drivetrainEfficiency: 0.98,
    gravityMs2: 9.81,
  };
  const saved = (cdaM2: number, speedMs: number) =>
    1 -
    powerAtSpeed({ ...alone, cdaM2 }, { slope: 0.075 }, speedMs).pedalW /
      powerAtSpeed(alone, { slope: 0.075 }, speedMs).pedalW;

  test('at 6 m/s the second of two saves over 7 % of the power', () => {
    expect(saved(0.261, 6)).toBeGreaterThan(0.07);
    expect(saved(0.261, 6)).toBeLessThan(0.075);
  });
  test('at 8 m/s the best place of eight saves over 16 %', () => {
    expect(saved(0.164, 8)).toBeGreaterThan(0.16);
    expect(saved(0.164, 8)).toBeLessThan(0.17);
  });
});

test('Atkinson 2007: 10 % more into 4.4 m/s of wind and 10 % less with it saves 51 s on 40 km at 289 W', () => {
  const rider: RiderOnBike = {
    massKg: 80,
    cdaM2: 0.258,
    crr: 0.0032,
    airDensityKgM3: 1.2234,
    wheelDragAreaM2: 0.0044,
    drag: 'axial',
    gravityMs2: 9.81,
  };
  const time = (intoW: number, withW: number) =>
    20000 / speedAtPower(rider, { slope: 0, headwindMs: 4.4 }, intoW) +
    20000 / speedAtPower(rider, { slope: 0, headwindMs: -4.4 }, withW);
  const saved = time(289, 289) - time(317.9, 260.1);
  expect(Math.abs(saved / 51 - 1)).toBeLessThan(0.03);
});

test.each([
  [0.08, 1800],
  [0.1, 1600],
])('Ferrari: on %d a VAM of %d m/h takes VAM / (100 (2 + gradient / 10)) W/kg', (slope, vamMh) => {
  // His rule is for a light climber; the power is that of 70 kg with 8 kg of bicycle at 1200 m.
  const airDensity = airDensityKgM3({
    temperatureC: standardTemperatureC(1200),
    pressurePa: pressureAtAltitudePa(1200),
  });
  const rider = { massKg: 78, cdaM2: 0.32, crr: 0.004, airDensityKgM3: airDensity };
  const speedMs = vamMh / 3600 / Math.sin(Math.atan(slope));
  const perKg = powerAtSpeed(rider, { slope }, speedMs).pedalW / 70;
  expect(Math.abs(perKg / (vamMh / (100 * (2 + 10 * slope))) - 1)).toBeLessThan(0.03);
});
