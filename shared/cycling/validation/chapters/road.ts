import { powerAtSpeed, speedAtPower, windComponents, type RiderOnBike } from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';

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
const martinTerms = powerAtSpeed(
  martin,
  martinRoad,
  martinSpeed,
  (8.45 ** 2 - 8.28 ** 2) / (2 * 56.42 * martinSpeed),
);
const martinInputs =
  '90 kg, CdA 0.2565 + wheels 0.0044 m², Crr 0.0032, ρ 1.2234, slope 0.3 %, 471.8 m in 56.42 s, 8.28 → 8.45 m/s, wind 2.94 m/s from 310° riding 340°';

const term = (title: string, key: keyof typeof martinTerms, published: number): Case => ({
  title,
  inputs: 'as above',
  source: 'martin1998',
  published,
  tolerance: 0.05,
  unit: 'W',
  ours: () => martinTerms[key],
});

const sauce = (powerW: number, published: number): Case => ({
  title: `Speed at ${powerW} W up 5 %`,
  inputs: '100 kg, CdA 0.4 m², Crr 0.0255, ρ 1.08805, loss 3.5 %',
  source: 'test values of the browser extension Sauce for Strava, test/power_est.js',
  published,
  tolerance: 1e-4,
  unit: 'm/s',
  digits: 5,
  ours: () =>
    speedAtPower(
      {
        massKg: 100,
        cdaM2: 0.4,
        crr: 0.0255,
        airDensityKgM3: 1.08805,
        drivetrainEfficiency: 0.965,
        bearings: false,
      },
      { slope: 0.05 },
      powerW,
    ),
});

const alternating = { ...martin, massKg: 80, cdaM2: 0.258 };
const tenKilometres = (upW: number, downW: number) =>
  5 *
  (1000 / speedAtPower(alternating, { slope: 0.1 }, upW) +
    1000 / speedAtPower(alternating, { slope: -0.1 }, downW));

export const road: Chapter = {
  subject: 'Road power',
  about: 'The model of Martin et al. with all its terms, and its inverse.',
  cases: [
    {
      title: 'Worked example of the paper: power',
      inputs: martinInputs,
      source: 'martin1998',
      published: 213.37,
      tolerance: 0.1,
      unit: 'W',
      ours: () => martinTerms.pedalW,
    },
    term('… air', 'airW', 158.8),
    term('… rolling', 'rollingW', 23.63),
    term('… bearings', 'bearingsW', 1.37),
    term('… gravity', 'gravityW', 22.15),
    term('… change of speed', 'kineticW', 2.3),
    {
      title: '… and back: speed from that power',
      inputs: 'as above',
      source: 'martin1998',
      published: 8.36,
      tolerance: 0.01,
      unit: 'm/s',
      ours: () => speedAtPower(martin, martinRoad, martinTerms.pedalW - martinTerms.kineticW / 0.976),
    },
    {
      title: 'Power at 30 km/h on the flat',
      inputs: '70 + 10 kg, CdA 0.62 × 0.63 m², Crr 0.003, ρ 1.293, loss 2 %',
      source: 'gribble.org calculator, as quoted in public test data',
      published: 169.13,
      tolerance: 0.05,
      unit: 'W',
      ours: () =>
        powerAtSpeed(
          {
            massKg: 80,
            cdaM2: 0.62 * 0.63,
            crr: 0.003,
            airDensityKgM3: 1.293,
            drivetrainEfficiency: 0.98,
            bearings: false,
          },
          { slope: 0 },
          30 / 3.6,
        ).pedalW,
    },
    sauce(100, 1.298544),
    sauce(200, 2.56057),
    sauce(400, 4.878312),
    sauce(600, 6.87406),
    {
      title: 'Time saved by 318 W up and 260 W down against 289 W throughout',
      inputs: 'ten kilometres, each in turn +10 % and -10 %; 80 kg',
      source: 'Atkinson et al. 2007, Journal of Sports Sciences 25:1001-1009, after Swain 1997',
      published: 126,
      tolerance: 3.8,
      unit: 's',
      digits: 1,
      ours: () => tenKilometres(289, 289) - tenKilometres(318, 260),
    },
    {
      title: "Indurain's hour of 1994: power",
      inputs: '53 040 m in an hour, 81 + 7 kg, CdA 0.244 m², Crr 0.0025, ρ 1.185',
      source: 'Padilla et al. 2000, Journal of Applied Physiology 89:1522-1527',
      published: 509.5,
      tolerance: 15.3,
      unit: 'W',
      digits: 1,
      ours: () =>
        powerAtSpeed(
          { massKg: 88, cdaM2: 0.244, crr: 0.0025, airDensityKgM3: 1.185, drivetrainEfficiency: 0.977 },
          { slope: 0 },
          53040 / 3600,
        ).pedalW,
    },
  ],
};
