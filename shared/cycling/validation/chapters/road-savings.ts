import {
  airDensityKgM3,
  courseFrom,
  powerAtSpeed,
  rideCourse,
  speedAtPower,
  type RiderOnBike,
} from '../../src/index.ts';
import type { Group } from '../case.ts';
import { madeRoute } from './made-route.ts';

const atkinson: RiderOnBike = {
  massKg: 80,
  cdaM2: 0.258,
  crr: 0.0032,
  airDensityKgM3: 1.2234,
  wheelDragAreaM2: 0.0044,
  drag: 'axial',
  gravityMs2: 9.81,
};
const hill = (upW: number, downW: number) =>
  5 *
  (1000 / speedAtPower(atkinson, { slope: 0.1 }, upW) +
    1000 / speedAtPower(atkinson, { slope: -0.1 }, downW));
const wind = (intoW: number, withW: number) =>
  20000 / speedAtPower(atkinson, { slope: 0, headwindMs: 4.4 }, intoW) +
  20000 / speedAtPower(atkinson, { slope: 0, headwindMs: -4.4 }, withW);
const riddenHill = (upW: number, downW: number) => {
  const alternating = madeRoute(10000, (m) => (Math.floor(m / 1000) % 2 === 0 ? 0.1 : -0.1));
  const course = courseFrom(alternating, atkinson, { descending: { maxSpeedMs: 100, coastAboveMs: 100 } });
  const powerW = Float64Array.from({ length: course.cells }, (_, i) => (course.slope[i]! > 0 ? upW : downW));
  return rideCourse(course, powerW).totalTimeS;
};

const inLine: RiderOnBike = {
  massKg: 72,
  cdaM2: 0.473,
  crr: 0.0032,
  airDensityKgM3: 1.225,
  wheelDragAreaM2: 0.0044,
  drivetrainEfficiency: 0.98,
  gravityMs2: 9.81,
};
const savedPercent = (cdaM2: number, speedMs: number) =>
  100 *
  (1 -
    powerAtSpeed({ ...inLine, cdaM2 }, { slope: 0.075 }, speedMs).pedalW /
      powerAtSpeed(inLine, { slope: 0.075 }, speedMs).pedalW);

export const roadSavings: Group[] = [
  {
    title: 'Power varied with hills and wind',
    source: 'Atkinson et al. 2007, Journal of Sports Sciences 25:1001-1009, courses of Swain 1997',
    inputs: '70 + 10 kg, 289 W on average; constants of Martin et al. with CdA 0.258 m² (assumed)',
    basis: 'computed',
    tolerance: '3 %: drag area, rolling resistance and density of the paper are not in its abstract',
    cases: [
      {
        title: 'Saved by 318 W up and 260 W down',
        inputs: 'ten kilometres, by turns +10 % and -10 %, each at its steady speed',
        published: 126,
        tolerance: 3.8,
        unit: 's',
        digits: 1,
        ours: () => hill(289, 289) - hill(318, 260),
      },
      {
        title: 'Saved by 318 W into the wind and 260 W with it',
        inputs: '40 km, by turns 4.4 m/s from ahead and behind, each at its steady speed',
        published: 51,
        tolerance: 1.5,
        unit: 's',
        digits: 1,
        ours: () => wind(289, 289) - wind(317.9, 260.1),
      },
      {
        title: 'The hills again, ridden with inertia',
        inputs: 'the same ten kilometres from a standing start, speed changing as it does on the road',
        published: 126,
        tolerance: 3.8,
        unit: 's',
        digits: 1,
        ours: () => riddenHill(289, 289) - riddenHill(318, 260),
        off: 'The paper has the steady speed of each kilometre from its first metre on. A rider carries speed from each descent into the next climb and takes hundreds of metres to reach the speed of the descent, whatever the power: less is left to gain.',
      },
    ],
  },
  {
    title: 'Records of the hour',
    source:
      'Padilla et al. 2000, Journal of Applied Physiology 89:1522-1527 (Indurain 1994); README of the Python library rouleur (Wiggins 2015)',
    basis: 'estimate',
    tolerance:
      '3 % for Indurain, whose bicycle, rolling resistance and efficiency are assumed; rounding for Wiggins, worked out with the same terms',
    cases: [
      {
        title: 'Indurain 1994: power',
        inputs: '53 040 m, 81 + 7 kg, CdA 0.244 m², Crr 0.0025, ρ 1.185, efficiency 0.977',
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
      {
        title: 'Wiggins 2015: power by the model',
        inputs:
          '54 526 m, 82 kg, CdA 0.19 + wheels 0.0044 m², Crr 0.0025, 30 °C, 777 mmHg, 60 %, efficiency 0.98',
        published: 440.957,
        tolerance: 0.05,
        unit: 'W',
        ours: () =>
          powerAtSpeed(
            {
              massKg: 82,
              cdaM2: 0.19,
              crr: 0.0025,
              airDensityKgM3: airDensityKgM3({ temperatureC: 30, humidity: 0.6, pressurePa: 777 * 133.322 }),
              drivetrainEfficiency: 0.98,
              wheelDragAreaM2: 0.0044,
              gravityMs2: 9.81,
            },
            { slope: 0 },
            54.526 / 3.6,
          ).pedalW,
      },
    ],
  },
  {
    title: 'Riders in line uphill',
    source: 'vanDruenen2021',
    inputs: '72 kg, CdA 0.473 m² alone, slope 7.5 %; mass and rolling resistance assumed',
    basis: 'estimate',
    tolerance: 'the paper says "over 7 %" and "over 16 %"',
    cases: [
      {
        title: 'Power saved by the second of two at 6 m/s',
        inputs: 'CdA behind 0.261 m²',
        published: 7,
        tolerance: 0.5,
        unit: '%',
        ours: () => savedPercent(0.261, 6),
      },
      {
        title: 'Power saved in the best place of eight at 8 m/s',
        inputs: 'CdA behind 0.164 m²',
        published: 16,
        tolerance: 1,
        unit: '%',
        ours: () => savedPercent(0.164, 8),
      },
    ],
  },
];
