import { aerobicPowerAtAltitude, airDensityKgM3, windAtRiderMs } from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';

const ISA = 'ICAO Standard Atmosphere, Doc 7488';

const standard = (altitudeM: number, published: number): Case => ({
  title: `Density at ${altitudeM} m`,
  inputs: `standard atmosphere, ${(15 - 0.0065 * altitudeM).toFixed(2)} °C, dry`,
  source: ISA,
  published,
  tolerance: 0.0005,
  unit: 'kg/m³',
  digits: 4,
  ours: () => airDensityKgM3({ altitudeM, temperatureC: 15 - 0.0065 * altitudeM }),
});

export const air: Chapter = {
  subject: 'Air',
  about: 'Density by the gas laws of dry air and water vapour, pressure by the standard atmosphere.',
  cases: [
    standard(0, 1.225),
    standard(1000, 1.1117),
    standard(2000, 1.0066),
    standard(3000, 0.9093),
    {
      title: 'Aerobic power left at 2000 m, not acclimatised',
      inputs: '2000 m',
      source: 'bassett1999',
      published: 0.879,
      tolerance: 0.0005,
      unit: '',
      digits: 4,
      ours: () => aerobicPowerAtAltitude(2000),
    },
    {
      title: 'Wind at 1.2 m as a share of the forecast at 10 m, open field',
      inputs: 'roughness 0.03 m',
      source: 'logarithmic wind profile',
      published: 0.635,
      tolerance: 0.001,
      unit: '',
      digits: 3,
      ours: () => windAtRiderMs(1, 0.03, 1.2),
    },
  ],
};
