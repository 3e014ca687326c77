import type { RideSummary } from '../../src/files/index.ts';
import { trainingStressScore } from '../../src/index.ts';
import type { Case, Chapter, Group } from '../case.ts';
import { summaryOf } from './read-rides.ts';

/** What a device says of a ride, and how ours is made of the recorded points. */
type Total =
  | 'distanceM'
  | 'elapsedS'
  | 'timerS'
  | 'ascentM'
  | 'descentM'
  | 'averagePowerW'
  | 'maxPowerW'
  | 'normalizedW'
  | 'workJ'
  | 'averageHeartRateBpm'
  | 'averageCadenceRpm';
type Shown = {
  title: string;
  unit: string;
  digits: number;
  tolerance: (published: number) => number;
  ours?: (ride: RideSummary) => number | null;
};
const TOTALS: Record<Total, Shown> = {
  distanceM: {
    title: 'Distance between the places',
    unit: 'm',
    digits: 0,
    tolerance: (published) => Math.max(15, 0.01 * published),
    ours: ({ distanceByPlaceM }) => distanceByPlaceM,
  },
  elapsedS: {
    title: 'Time from start to end',
    unit: 's',
    digits: 0,
    tolerance: (s) => Math.max(3, 0.005 * s),
  },
  timerS: {
    title: 'Time with the timer running',
    unit: 's',
    digits: 0,
    tolerance: (s) => Math.max(3, 0.005 * s),
  },
  ascentM: { title: 'Ascent', unit: 'm', digits: 0, tolerance: (published) => Math.max(4, 0.1 * published) },
  descentM: {
    title: 'Descent',
    unit: 'm',
    digits: 0,
    tolerance: (published) => Math.max(7, 0.1 * published),
  },
  averagePowerW: { title: 'Mean power', unit: 'W', digits: 1, tolerance: () => 1 },
  maxPowerW: { title: 'Highest power', unit: 'W', digits: 0, tolerance: () => 0 },
  normalizedW: { title: 'Normalized power', unit: 'W', digits: 1, tolerance: () => 1.5 },
  workJ: { title: 'Work', unit: 'kJ', digits: 1, tolerance: (published) => 0.01 * published },
  averageHeartRateBpm: { title: 'Mean heart rate', unit: 'bpm', digits: 1, tolerance: () => 1 },
  averageCadenceRpm: { title: 'Mean cadence', unit: 'rpm', digits: 1, tolerance: () => 1 },
};

type Device = Partial<Record<Total, number>> & { tss?: [published: number, ftpW: number] };

function ride(
  title: string,
  file: string,
  source: string,
  device: Device,
  off: Partial<Record<Total | 'tss', string>> = {},
  note?: string,
): Group {
  const cases = (Object.keys(TOTALS) as Total[]).flatMap((key): Case[] => {
    const published = device[key];
    if (published === undefined) return [];
    const { title: name, unit, digits, tolerance, ours } = TOTALS[key];
    const scale = unit === 'kJ' ? 1000 : 1;
    return [
      {
        title: name,
        published: published / scale,
        tolerance: tolerance(published / scale),
        unit,
        digits,
        files: [file],
        ours: async (bytes) => {
          const summary = await summaryOf(bytes);
          return ((ours ? ours(summary) : summary[key].value) ?? NaN) / scale;
        },
        ...(off[key] ? { off: off[key] } : {}),
      },
    ];
  });
  if (device.tss) {
    const [published, ftpW] = device.tss;
    cases.push({
      title: `TSS with its FTP of ${ftpW} W`,
      published,
      tolerance: Math.max(0.1, 0.01 * published),
      unit: '',
      digits: published < 10 ? 2 : 1,
      files: [file],
      ours: async (bytes) => {
        const { timerS, normalizedW } = await summaryOf(bytes);
        return trainingStressScore(timerS.value ?? NaN, normalizedW.value ?? NaN, ftpW);
      },
      ...(off.tss ? { off: off.tss } : {}),
    });
  }
  return {
    title,
    source: `the device's own totals in \`${file}\` of ${source}`,
    basis: 'measured',
    tolerance: 'as told above',
    ...(note ? { note } : {}),
    cases,
  };
}

const SWEATPY = 'GoldenCheetah/sweatpy (MIT)';
const FITPARSE = 'dtcooper/python-fitparse (MIT)';

export const rides: Chapter = {
  subject: 'Rides beside their devices',
  about:
    'Each figure is made of the recorded points alone and set beside what the device wrote into its own summary. Devices see more than they write: they measure several times a second, may count a wheel, and filter height by rules of their own. So the tolerances are: distance 1 % or 15 m; times 0.5 % or 3 s; ascent 10 % or 4 m, descent 10 % or 7 m; mean power, heart rate and cadence 1; normalized power 1.5 W; work and TSS 1 %. Coasting counts as 0 W, and pauses are cut out, not filled with zeros. The files are read from `RIDES_DIR`.',
  groups: [
    ride('Edge 1000, each second, 139 min', 'fit/sweatpy-4078723797-edge1000-power-1hz.fit', SWEATPY, {
      distanceM: 57567.24,
      elapsedS: 8355.6,
      timerS: 8355.6,
      ascentM: 1254,
      descentM: 1250,
      averagePowerW: 219,
      maxPowerW: 1022,
      normalizedW: 267,
      workJ: 1830776,
      averageHeartRateBpm: 165,
      averageCadenceRpm: 91,
      tss: [413.7, 200],
    }),
    ride(
      'Power with gaps and stops, 54 min',
      'fit/fitfileparser-test-power-gaps.fit',
      'jimmykane/fit-parser (MIT)',
      {
        distanceM: 24786.26,
        elapsedS: 3290.753,
        timerS: 3233.431,
        ascentM: 251,
        descentM: 257,
        averagePowerW: 152,
        maxPowerW: 734,
        normalizedW: 229,
        workJ: 490083,
        averageCadenceRpm: 84,
        tss: [116.1, 200],
      },
    ),
    ride('Edge 500 without power, 45 stops, 3½ h', 'fit/fitparse-garmin-edge-500-activity.fit', FITPARSE, {
      distanceM: 92622.34,
      elapsedS: 12691.28,
      timerS: 10641.06,
      ascentM: 541,
      descentM: 541,
      averageHeartRateBpm: 162,
      averageCadenceRpm: 88,
    }),
    ride(
      'Packed speed and distance, 30 min',
      'fit/fitparse-null_compressed_speed_dist.fit',
      FITPARSE,
      {
        distanceM: 13400.14,
        elapsedS: 1807,
        timerS: 1808,
        ascentM: 92,
        descentM: 0,
        averagePowerW: 123,
        maxPowerW: 691,
        averageCadenceRpm: 84,
      },
      {
        ascentM:
          'Its recorded heights rise 106 m in all that is higher than 1 m, and 104 m in all that is higher than 2 m; why the device counted less is not known.',
        descentM: 'The device left its count of descent at zero; its recorded heights rise and fall.',
      },
    ),
    ride('Eight laps without power, 86 min', 'fit/sweatpy-4801048867-nopower-8laps.fit', SWEATPY, {
      distanceM: 36322.85,
      elapsedS: 5158.557,
      timerS: 5158.557,
      ascentM: 79,
      descentM: 73,
      averageHeartRateBpm: 130,
    }),
    ride(
      'Smart recording with a pause and five laps, 2 min (FIT)',
      'fit/sweatpy-5039744860-smartrec-pause-laps.fit',
      SWEATPY,
      {
        distanceM: 668.19,
        elapsedS: 113.15,
        timerS: 93.7,
        ascentM: 1,
        descentM: 0,
        averagePowerW: 149,
        maxPowerW: 434,
        normalizedW: 150,
        workJ: 14303,
        averageHeartRateBpm: 150,
        averageCadenceRpm: 87,
        tss: [1.1, 200],
      },
      {
        elapsedS:
          "The time stamps of the first and last point are 126 s apart, which is also what the TCX of the same ride says; the device's total leaves out part of its pause.",
        tss: 'The time, normalized power and FTP of the device itself give 1.46 by the definition.',
      },
    ),
    ride(
      'The same ride as TCX',
      'tcx/sweatpy-5039744860.tcx',
      SWEATPY,
      { distanceM: 668.19, elapsedS: 126, maxPowerW: 434 },
      {},
      'A TCX has no totals: these are the sums of its five laps.',
    ),
    ride(
      'Indoor with pauses, 5 min',
      'fit/sweatpy-6449921903-indoor-pauses.fit',
      SWEATPY,
      {
        elapsedS: 324.513,
        timerS: 196.229,
        averagePowerW: 130,
        maxPowerW: 159,
        normalizedW: 131,
        workJ: 25066,
        averageHeartRateBpm: 100,
        averageCadenceRpm: 87,
        tss: [1.1, 270],
      },
      {
        averagePowerW:
          'The values in the file add up to 23.8 kJ over its 196 s; the device counted 25.1 kJ, which is in none of its records.',
        workJ: 'As for the mean power: 1.2 kJ of it are in none of the records.',
        tss: 'The time, normalized power and FTP of the device itself give 1.28 by the definition.',
      },
    ),
    ride(
      'Garmin Connect TCX with a long pause',
      'tcx/togeojson-garmin_connect.tcx',
      'tmcw/togeojson (BSD-2-Clause)',
      { distanceM: 1691.68, elapsedS: 4352, averagePowerW: 178, maxPowerW: 552 },
      {
        averagePowerW:
          'The mean of the lap leaves out 98 records of 0 W, as some devices are set to; without them the records give 177.5 W.',
      },
    ),
  ],
};
