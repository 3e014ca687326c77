import { powerAtSpeed, speedAtPower, windComponents, type RiderOnBike } from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';
import { roadSavings } from './road-savings.ts';

const martin: RiderOnBike = {
  massKg: 90,
  cdaM2: 0.2565,
  crr: 0.0032,
  airDensityKgM3: 1.2234,
  wheelDragAreaM2: 0.0044,
  drag: 'axial',
  gravityMs2: 9.81,
};
const martinRoad = { slope: 0.003, ...windComponents(2.94, 310, 340) };
const martinSpeed = 471.8 / 56.42;
const martinTerms = () =>
  powerAtSpeed(martin, martinRoad, martinSpeed, (8.45 ** 2 - 8.28 ** 2) / (2 * 56.42 * martinSpeed));

const term = (title: string, key: keyof ReturnType<typeof martinTerms>, published: number): Case => ({
  title,
  published,
  tolerance: 0.1,
  unit: 'W',
  digits: 1,
  ours: () => martinTerms()[key],
});

/** Calculators without bearings, with the loss of the chain as a share. */
const calculator = (
  {
    massKg,
    cdaM2,
    crr,
    rho,
    loss,
  }: { massKg: number; cdaM2: number; crr: number; rho: number; loss: number },
  gravityMs2?: number,
): RiderOnBike => ({
  massKg,
  cdaM2,
  crr,
  airDensityKgM3: rho,
  drivetrainEfficiency: 1 - loss,
  bearings: false,
  ...(gravityMs2 === undefined ? {} : { gravityMs2 }),
});

const sauce = (powerW: number, published: number): Case => ({
  title: `Speed at ${powerW} W up 5 %`,
  inputs: '100 kg, Crr 0.0255, ρ 1.08805',
  published,
  tolerance: 1e-4,
  unit: 'm/s',
  digits: 5,
  ours: () =>
    speedAtPower(
      calculator({ massKg: 100, cdaM2: 0.4, crr: 0.0255, rho: 1.08805, loss: 0.035 }),
      { slope: 0.05 },
      powerW,
    ),
});

const elevate = (massKg: number, kmh: number, slope: number, published: number): Case => ({
  title: `Power of ${massKg} kg at ${kmh} km/h on ${100 * slope} %`,
  published,
  tolerance: 0.01,
  unit: 'W',
  ours: () =>
    powerAtSpeed(
      calculator({ massKg, cdaM2: 0.509 * 0.63, crr: 0.005, rho: 1.22601, loss: 0.02 }, 9.8067),
      { slope },
      kmh / 3.6,
    ).pedalW,
});

export const road: Chapter = {
  subject: 'Road power',
  about: 'The model of Martin et al. with all its terms, and its inverse.',
  groups: [
    {
      title: 'Worked example of Martin et al. 1998',
      source: 'martin1998',
      inputs:
        '90 kg, CdA 0.9 × 0.285 + wheels 0.0044 m², Crr 0.0032, ρ 1.2234, slope 0.3 %, 471.8 m in 56.42 s, 8.28 → 8.45 m/s, wind 2.94 m/s from 310° riding 340°, efficiency 0.976, drag along the path only',
      basis: 'computed',
      tolerance: 'rounding of the paper',
      note: 'The figures of its Appendix I, as quoted by the tests of to-sta/bicycle_power_consumption.',
      cases: [
        term('Power', 'pedalW', 213.3),
        term('Air', 'airW', 158.8),
        term('Rolling', 'rollingW', 23.6),
        term('Bearings', 'bearingsW', 1.4),
        term('Gravity', 'gravityW', 22.1),
        term('Change of speed', 'kineticW', 2.3),
        {
          title: 'Back: speed from that power',
          published: 8.36,
          tolerance: 0.01,
          unit: 'm/s',
          ours: () => {
            const { pedalW, kineticW } = martinTerms();
            return speedAtPower(martin, martinRoad, pedalW - kineticW / 0.976);
          },
        },
      ],
    },
    {
      title: 'Bike calculator of gribble.org',
      source: 'gribble.org, "The computational cyclist", result quoted in public test data',
      inputs: '70 + 10 kg, 0.62 × 0.63 m², Crr 0.003, ρ 1.293, loss 2 %',
      basis: 'computed',
      tolerance: 'rounding',
      cases: [
        {
          title: 'Power at 30 km/h on the flat',
          published: 169.13,
          tolerance: 0.05,
          unit: 'W',
          ours: () =>
            powerAtSpeed(
              calculator({ massKg: 80, cdaM2: 0.62 * 0.63, crr: 0.003, rho: 1.293, loss: 0.02 }),
              { slope: 0 },
              30 / 3.6,
            ).pedalW,
        },
      ],
    },
    {
      title: 'Analytic Cycling',
      source: 'Compton 1997, analyticcycling.com, example of speed at given power',
      inputs: '75 kg, CdA 0.25 m², Crr 0.004, ρ 1.226, no loss',
      basis: 'computed',
      tolerance: 'rounding',
      cases: [
        {
          title: 'Speed at 250 W up 3 %',
          published: 7.46,
          tolerance: 0.005,
          unit: 'm/s',
          digits: 3,
          ours: () =>
            speedAtPower(
              calculator({ massKg: 75, cdaM2: 0.25, crr: 0.004, rho: 1.226, loss: 0 }),
              { slope: 0.03 },
              250,
            ),
        },
      ],
    },
    {
      title: 'Sauce for Strava',
      source: 'test values of the browser extension Sauce for Strava, test/power_est.js',
      inputs: 'CdA 0.4 m², loss 3.5 %, no bearings',
      basis: 'computed',
      tolerance: 'another standard gravity, in the fifth digit',
      cases: [
        sauce(100, 1.298544),
        sauce(200, 2.56057),
        sauce(400, 4.878312),
        sauce(600, 6.87406),
        {
          title: 'Speed at 259 W up 8.7 %',
          inputs: '85.593 kg, Crr 0.005, ρ of 1045 m',
          published: 3.160018,
          tolerance: 1e-4,
          unit: 'm/s',
          digits: 5,
          ours: () => {
            const rho = 1.225 * Math.exp(-0.00011856 * 1045.464);
            const rider = calculator({ massKg: 85.592982, cdaM2: 0.4, crr: 0.005, rho, loss: 0.035 });
            return speedAtPower(rider, { slope: 0.087 }, 259);
          },
        },
      ],
    },
    {
      title: 'Elevate',
      source: 'test values of the training log Elevate, worked out with gribble.org',
      inputs: 'CdA 0.509 × 0.63 m², Crr 0.005, ρ 1.22601, loss 2 %',
      basis: 'computed',
      tolerance: 'rounding',
      cases: [elevate(83, 10, 0.06, 153.99), elevate(83, 35, -0.02, 63.23), elevate(86, 10, 0.06, 159.4)],
    },
    ...roadSavings,
  ],
};
