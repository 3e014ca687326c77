import {
  bestPowers,
  heartRateZones,
  intensityFactor,
  normalizedPowerW,
  powerZones,
  resolveAthlete,
  sevenPowerZones,
  trainingStressScore,
  vo2MaxFromFiveMinutes,
  zoneOf,
  type Zone,
} from '../../src/index.ts';
import type { Case, Chapter } from '../case.ts';

const ramp = Array.from({ length: 100 }, (_, second) => second);
const longer = Array.from({ length: 101 }, (_, second) => second);
const spike = [102, 106, 110, 114, 118, 120, 116, 112, 108, 104, 100];

const best = (power: readonly number[], durationS: number, published: number): Case => ({
  title: `Best ${durationS} s`,
  inputs: power === spike ? spike.join(', ') + ' W' : '0 to 100 W, one more each second',
  published,
  tolerance: 1e-6,
  unit: 'W',
  digits: 1,
  ours: () => bestPowers(power, [durationS])[0]?.powerW ?? NaN,
});

const top = (zone: number, published: number): Case => ({
  title: `End of power zone ${zone}`,
  published,
  tolerance: 1e-9,
  unit: '% of FTP',
  digits: 0,
  ours: () => sevenPowerZones(100)?.[zone - 1]?.to ?? NaN,
});

const heartTop = (zone: number, published: number): Case => ({
  title: `End of heart-rate zone ${zone}`,
  published,
  tolerance: 1e-9,
  unit: '% of threshold',
  digits: 0,
  ours: () => heartRateZones(100)?.[zone - 1]?.to ?? NaN,
});

const inZone = (title: string, zones: Zone[] | null, value: number, published: number): Case => ({
  title,
  published,
  tolerance: 0,
  unit: '',
  digits: 0,
  ours: () => Number((zones && zoneOf(zones, value)?.name.slice(1)) ?? NaN),
});
const ownPower = sevenPowerZones(null, [144, 196, 235, 274, 313, 391]);
const ownHeart = heartRateZones(null, [142, 155, 162, 174]);

const ftpFrom = (title: string, powerMatrix: Record<string, number>, published: number): Case => ({
  title,
  published,
  tolerance: 1e-9,
  unit: 'W',
  digits: 1,
  ours: () => resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix }).ftpW?.value ?? NaN,
});

export const training: Chapter = {
  subject: 'Training load and zones',
  about: 'Normalized power, training stress, best efforts, zones, and what follows from tests.',
  groups: [
    {
      title: 'Load',
      source:
        'tests of the Python libraries athletic_pandas (normalized power) and sweatpy (first TSS), and of trainerday cycling-metrics (second TSS); definitions of Allen, Coggan and McGregor',
      basis: 'computed',
      tolerance: 'rounding',
      note: 'Only full windows of 30 s count; with partial ones the ramp would give 54.58 W.',
      cases: [
        {
          title: 'Normalized power',
          inputs: '0 to 99 W, one more each second',
          published: 59.45535,
          tolerance: 1e-5,
          unit: 'W',
          digits: 5,
          ours: () => normalizedPowerW(ramp) ?? NaN,
        },
        {
          title: 'TSS of an hour at FTP',
          inputs: 'NP 300 W, FTP 300 W',
          published: 100,
          tolerance: 0,
          unit: '',
          digits: 0,
          ours: () => trainingStressScore(3600, 300, 300),
        },
        {
          title: 'TSS of an hour at 200 W',
          inputs: 'NP 200 W, FTP 200 W',
          published: 100,
          tolerance: 0,
          unit: '',
          digits: 0,
          ours: () => trainingStressScore(3600, 200, 200),
        },
        {
          title: 'Intensity factor',
          inputs: 'NP 270 W, FTP 300 W',
          published: 0.9,
          tolerance: 1e-9,
          unit: '',
          ours: () => intensityFactor(270, 300),
        },
      ],
    },
    {
      title: 'Best efforts',
      source: 'tests of the Python library sweatpy (ramp) and of trainerday cycling-metrics (spike)',
      basis: 'computed',
      tolerance: 'rounding',
      cases: [
        best(longer, 1, 100),
        best(longer, 50, 75.5),
        best(longer, 100, 50.5),
        ...spike.map((_, i) => best(spike, i + 1, 120 - i)),
      ],
    },
    {
      title: 'Zones',
      source:
        'Coggan (power) and Friel (heart rate), as in the books of Allen, Coggan and McGregor 2019, and Friel 2009',
      basis: 'definition',
      tolerance: 'none: the limits are definitions',
      cases: [
        ...[55, 75, 90, 105, 120, 150].map((limit, i) => top(i + 1, limit)),
        {
          title: 'Limits of six zones',
          inputs: 'FTP 250 W, end of zone 4',
          published: 262.5,
          tolerance: 1e-9,
          unit: 'W',
          digits: 1,
          ours: () => powerZones(250)?.[3]?.to ?? NaN,
        },
        ...[81, 89, 93, 100].map((limit, i) => heartTop(i + 1, limit)),
      ],
    },
    {
      title: 'Zones of values',
      source: 'tests of the Python library sweatpy, tests/metrics/test_core.py',
      inputs:
        "shares of FTP with Coggan's zones; own limits of 144, 196, 235, 274, 313, 391 W and of 142, 155, 162, 174 bpm",
      basis: 'computed',
      tolerance: 'none; a limit belongs to the lower zone',
      cases: [
        ...[0.55, 0.75, 0.9, 1.05, 1.2, 1.5, 10].map((share, i) =>
          inZone(`Zone of ${share} of FTP`, sevenPowerZones(1), share, i + 1),
        ),
        ...[1, 150, 210, 250, 300, 350, 450].map((power, i) =>
          inZone(`Zone of ${power} W`, ownPower, power, i + 1),
        ),
        ...[60, 120, 150, 160, 170, 180].map((beats, i) =>
          inZone(`Zone of ${beats} bpm`, ownHeart, beats, Math.max(1, i)),
        ),
      ],
    },
    {
      title: 'Tests',
      source: 'allenCoggan2019',
      inputs: '75 kg',
      basis: 'definition',
      tolerance: 'none: 95 and 90 % are conventions',
      cases: [
        ftpFrom('FTP from 275 W for 20 min', { min20Power: 275 }, 261.25),
        ftpFrom('FTP from 300 W for 8 min', { min8Power: 300 }, 270),
      ],
    },
    {
      title: 'VO2max from 5 min power',
      source: 'sitko2022',
      basis: 'definition',
      tolerance: 'rounding',
      note: 'A regression over riders, R² 0.61 to 0.77.',
      cases: [
        {
          title: '5.0 W/kg for 5 min',
          published: 60.95,
          tolerance: 0.01,
          unit: 'ml/kg/min',
          ours: () => vo2MaxFromFiveMinutes(5),
        },
      ],
    },
    {
      title: 'Critical power above FTP',
      source: 'karsten2021',
      inputs: 'FTP 260 W, nothing else known',
      basis: 'measured',
      tolerance: 'their standard deviation of 13 W',
      cases: [
        {
          title: 'CP less FTP',
          published: 7,
          tolerance: 13,
          unit: 'W',
          digits: 1,
          ours: () =>
            (resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } }).cpW
              ?.value ?? NaN) - 260,
        },
      ],
    },
  ],
};
