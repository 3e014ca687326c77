import {
  aerobicPowerAtAltitude,
  airDensityKgM3,
  powerInHeat,
  pressureAtAltitudePa,
  windAtRiderMs,
} from '../../src/index.ts';
import { saturationVapourPressurePa } from '../../src/air/air.ts';
import type { Case, Chapter } from '../case.ts';

const MMHG_PA = 133.322;

const standard = (altitudeM: number, published: number): Case => ({
  title: `Density at ${altitudeM} m`,
  inputs: `${(15 - 0.0065 * altitudeM).toFixed(2)} °C, dry`,
  published,
  tolerance: 0.0005,
  unit: 'kg/m³',
  digits: 4,
  ours: () => airDensityKgM3({ altitudeM, temperatureC: 15 - 0.0065 * altitudeM }),
});

const pressure = (altitudeM: number, published: number): Case => ({
  title: `Pressure at ${altitudeM} m`,
  published,
  tolerance: 11,
  unit: 'Pa',
  digits: 0,
  ours: () => pressureAtAltitudePa(altitudeM),
});

const dry = (temperatureC: number, published: number): Case => ({
  title: `Density of dry air at ${temperatureC} °C`,
  published,
  tolerance: 0.0003,
  unit: 'kg/m³',
  digits: 4,
  ours: () => airDensityKgM3({ temperatureC, humidity: 0, pressurePa: 101325 }),
});

const moist = (
  title: string,
  temperatureC: number,
  mmHg: number,
  humidity: number,
  published: number,
): Case => ({
  title,
  inputs: `${temperatureC} °C, ${mmHg} mmHg, ${100 * humidity} %`,
  published,
  tolerance: 0.0006,
  unit: 'kg/m³',
  digits: 5,
  ours: () => airDensityKgM3({ temperatureC, humidity, pressurePa: mmHg * MMHG_PA }),
});

const steam = (temperatureC: number, published: number): Case => ({
  title: `Saturated vapour at ${temperatureC} °C`,
  published,
  tolerance: 0.003 * published,
  unit: 'Pa',
  digits: 0,
  ours: () => saturationVapourPressurePa(temperatureC),
});

const heat = (
  title: string,
  inputs: string,
  published: number,
  temperatureC: number,
  humidity: number,
  durationS: number,
  acclimatised = false,
): Case => ({
  title,
  inputs,
  published,
  tolerance: 0.05,
  unit: '',
  digits: 3,
  ours: () => powerInHeat({ temperatureC, humidity, durationS, acclimatised }).share,
});

const wind = (land: string, roughnessM: number, published: number): Case => ({
  title: `Wind at 1.2 m, ${land}`,
  inputs: `roughness ${roughnessM} m`,
  published,
  tolerance: 0.0005,
  unit: '',
  digits: 3,
  ours: () => windAtRiderMs(1, roughnessM, 1.2),
});

export const air: Chapter = {
  subject: 'Air',
  about: 'Density by the gas laws of dry air and water vapour, pressure by the standard atmosphere.',
  groups: [
    {
      title: 'Standard atmosphere',
      source: 'iso2533',
      basis: 'computed',
      tolerance: 'rounded constants of the pressure formula, 0.02 % up to 5000 m',
      cases: [
        standard(0, 1.225),
        standard(500, 1.1673),
        standard(1000, 1.1117),
        standard(1500, 1.0581),
        standard(2000, 1.0066),
        standard(2500, 0.957),
        standard(3000, 0.9093),
        pressure(1000, 89875),
        pressure(2000, 79495),
        pressure(3000, 70109),
        pressure(5000, 54020),
      ],
    },
    {
      title: 'Dry air at 1013.25 hPa',
      source: 'Wikipedia, Density of air, table for one atmosphere',
      basis: 'computed',
      tolerance: 'another gas constant of air in the fourth decimal',
      cases: [dry(0, 1.2922), dry(10, 1.2466), dry(20, 1.2041), dry(30, 1.1644)],
    },
    {
      title: 'Moist air',
      source:
        'Jones 1978, NBS Journal of Research 83:419 (examples 1 and 3); equation CIPM-2007 of Picard et al. 2008, Metrologia 45:149-155',
      basis: 'computed',
      tolerance: 'the tables count the compressibility of air, 0.04 %; gas laws do not',
      cases: [
        moist('Jones, example 1', 22.3, 748.1, 0.37, 1.17194),
        moist('Jones, example 3', 23.4, 612.3, 0.23, 0.95632),
        moist('CIPM-2007', 10, 730, 0.4, 1.19569),
      ],
    },
    {
      title: 'Vapour pressure',
      source: 'steam tables of the IAPWS',
      basis: 'measured',
      tolerance: '0.3 %, that of the Magnus formula: 0.01 % of the density of air',
      cases: [steam(20, 2339), steam(40, 7385)],
    },
    {
      title: 'Aerobic power at 2000 m',
      source: 'bassett1999',
      basis: 'definition',
      tolerance: 'rounding of the regression',
      note: 'The published figure is a regression over runners and riders.',
      cases: [
        {
          title: 'Acclimatised, share of sea level',
          published: 0.9163,
          tolerance: 0.0005,
          unit: '',
          digits: 4,
          ours: () => aerobicPowerAtAltitude(2000, true),
        },
        {
          title: 'Not acclimatised',
          published: 0.8789,
          tolerance: 0.0005,
          unit: '',
          digits: 4,
          ours: () => aerobicPowerAtAltitude(2000),
        },
      ],
    },
    {
      title: 'Power in heat, as a share of that in the cool',
      source: 'junge2016',
      basis: 'measured',
      tolerance: '5 points: the studies differ by more, by wind, humidity and riders',
      note: 'The first three as their papers state them, the others by table 1 of the review. Half of the laboratory studies there had next to no wind and lost 11 to 25 %: rides outdoors do not.',
      cases: [
        heat('40 km, 27 °C (Peiffer and Abbiss 2011)', '27 °C, 40 %, 1 h', 322 / 324, 27, 0.4, 3600),
        heat('40 km, 32 °C (Peiffer and Abbiss 2011)', '32 °C, 40 %, 1 h', 309 / 324, 32, 0.4, 3600),
        heat('30 min, 32 °C (Tatterson et al. 2000)', '32 °C, 60 %, 30 min', 0.935, 32, 0.6, 1800),
        heat('43.4 km, 39 °C (Racinais et al. 2015)', '39 °C, 20 %, 77 min', 0.84, 39, 0.2, 4620),
        heat('The same after 14 days', '39 °C, 20 %, 66 min', 0.98, 39, 0.2, 3960, true),
      ],
    },
    {
      title: 'Wind at the rider as a share of the forecast at 10 m',
      source: 'wieringa1992',
      basis: 'definition',
      tolerance: 'rounding',
      note: 'Published are the classes of roughness; the share follows by the logarithmic law.',
      cases: [
        wind('open field', 0.03, 0.635),
        wind('hedges, few trees', 0.1, 0.54),
        wind('suburb, bushes', 0.5, 0.292),
      ],
    },
  ],
};
