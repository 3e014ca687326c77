import { fitCriticalPower } from '../physiology/critical-power-fit.ts';
import type { Effort } from '../physiology/critical-power.ts';
import type { Input } from '../answer/input.ts';
import { estimate, fromProfile, type Read } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';

export type PowerProfile = {
  ftpW: Input | null;
  cpW: Input | null;
  wPrimeJ: Input | null;
  peakPowerW: Input | null;
  lt1W: Input | null;
  lt2W: Input | null;
  vo2MaxMlKgMin: Input | null;
  /** the user's own bests that are in the record */
  bests: Effort[];
};

/** VO2max, ml/kg/min, from best 5 min power per kg (Sitko et al. 2022). */
export function vo2MaxFromFiveMinutes(wattsPerKg: number): number {
  return 16.6 + 8.87 * wattsPerKg;
}

/** What the legs can do: measured values, else a fit to the bests, else what follows from FTP and weight. */
export function resolvePower(
  user: UserRecord,
  massKg: Input | null,
  read: Read,
  conflicts: string[],
): PowerProfile {
  const power = user.powerMatrix ?? {};
  const advanced = user.advancePhysiologicalData ?? {};
  const older = user.abilitiesData ?? {};
  const bests = readBests(user, read, conflicts);
  const givenFtp = read('FTP', [power.ftp, older.ftp], 50, 600, 'W');
  const givenCp = read('critical power', [advanced.criticalPower], 50, 650, 'W');
  const capacity = advanced.anaerobicWorkCapacity;
  const givenWPrime = read(
    "W'",
    [typeof capacity === 'number' && capacity <= 500 ? capacity * 1000 : capacity],
    2000,
    80000,
    'J',
  );

  const ftpW =
    givenFtp !== null
      ? fromProfile('ftpW', 'FTP', givenFtp, 'W', 0.03 * givenFtp)
      : estimatedFtp(bests, givenCp);
  const fitted = soundFit(bests, ftpW?.value ?? null, conflicts);
  const cpW =
    givenCp !== null
      ? fromProfile('cpW', 'critical power', givenCp, 'W', 0.02 * givenCp)
      : fitted
        ? estimate('cpW', 'critical power', fitted.cpW, 'W', 0.02 * fitted.cpW, 'fitted to your best powers')
        : ftpW &&
          estimate(
            'cpW',
            'critical power',
            1.03 * ftpW.value,
            'W',
            0.04 * ftpW.value,
            '1.03 × FTP (Karsten et al. 2021)',
          );
  const wPrimeJ =
    givenWPrime !== null
      ? fromProfile('wPrimeJ', "W'", givenWPrime, 'J', 0.1 * givenWPrime)
      : fitted
        ? estimate('wPrimeJ', "W'", fitted.wPrimeJ, 'J', 0.15 * fitted.wPrimeJ, 'fitted to your best powers')
        : massKg &&
          estimate('wPrimeJ', "W'", 270 * massKg.value, 'J', 81 * massKg.value, '270 J per kg of body mass');
  if (givenCp !== null && givenFtp !== null && givenCp > 1.15 * givenFtp) {
    conflicts.push(
      `Critical power ${givenCp} W is more than 15 % above FTP ${givenFtp} W; one of them is likely old.`,
    );
  }

  const peak = read('peak 3 s power', [power.peak3sPower, older.peakPower3s], 150, 2800, 'W');
  const peakPowerW =
    peak !== null
      ? fromProfile('peakPowerW', 'peak 3 s power', peak, 'W', 0.05 * peak)
      : massKg &&
        estimate(
          'peakPowerW',
          'peak 3 s power',
          Math.max(12.5 * massKg.value, 2.5 * (cpW?.value ?? 0)),
          'W',
          2.5 * massKg.value,
          '12.5 W per kg, at least 2.5 × critical power',
        );

  const lt2 = read('LT2', [advanced.anaerobicThresholdLt2], 50, 650, 'W');
  const lt2W =
    lt2 !== null
      ? fromProfile('lt2W', 'LT2', lt2, 'W', 0.03 * lt2)
      : ftpW &&
        estimate('lt2W', 'LT2', ftpW.value, 'W', 0.09 * ftpW.value, 'equal to FTP (Borszcz et al. 2019)');
  const lt1 = read('LT1', [advanced.anaerobicThresholdLt1], 30, 600, 'W');
  const lt1W =
    lt1 !== null
      ? fromProfile('lt1W', 'LT1', lt1, 'W', 0.04 * lt1)
      : lt2W && estimate('lt1W', 'LT1', 0.75 * lt2W.value, 'W', 0.08 * lt2W.value, '0.75 × LT2');

  const vo2 = read('VO2max', [advanced.vo2Max], 15, 100, 'ml/kg/min');
  const vo2MaxMlKgMin =
    vo2 !== null
      ? fromProfile('vo2MaxMlKgMin', 'VO2max', vo2, 'ml/kg/min', 2)
      : cpW && wPrimeJ && massKg
        ? estimate(
            'vo2MaxMlKgMin',
            'VO2max',
            vo2MaxFromFiveMinutes((cpW.value + wPrimeJ.value / 300) / massKg.value),
            'ml/kg/min',
            4,
            'from 5 min power per kg (Sitko et al. 2022)',
          )
        : null;

  return { ftpW, cpW, wPrimeJ, peakPowerW, lt1W, lt2W, vo2MaxMlKgMin, bests };
}

function readBests(user: UserRecord, read: Read, conflicts: string[]): Effort[] {
  const power = user.powerMatrix ?? {};
  const bests: Effort[] = [];
  for (const [label, durationS, given] of [
    ['3 min power', 180, [power.min3Power]],
    ['8 min power', 480, [power.min8Power, user.abilitiesData?.min8Power]],
    ['20 min power', 1200, [power.min20Power]],
  ] as const) {
    const powerW = read(label, given, 50, 1200, 'W');
    if (powerW !== null) bests.push({ durationS, powerW });
  }
  if (bests.some((best, i) => i > 0 && best.powerW > bests[i - 1]!.powerW)) {
    conflicts.push('A longer best power is higher than a shorter one; check the 3, 8 and 20 min powers.');
  }
  return bests;
}

function estimatedFtp(bests: readonly Effort[], cpW: number | null): Input | null {
  const twenty = bests.find((best) => best.durationS === 1200);
  if (twenty)
    return estimate(
      'ftpW',
      'FTP',
      0.95 * twenty.powerW,
      'W',
      0.04 * twenty.powerW,
      '95 % of your 20 min power',
    );
  if (cpW !== null) return estimate('ftpW', 'FTP', cpW / 1.03, 'W', 0.04 * cpW, 'critical power ÷ 1.03');
  const eight = bests.find((best) => best.durationS === 480);
  return eight
    ? estimate('ftpW', 'FTP', 0.9 * eight.powerW, 'W', 0.05 * eight.powerW, '90 % of your 8 min power')
    : null;
}

function soundFit(
  bests: readonly Effort[],
  ftpW: number | null,
  conflicts: string[],
): { cpW: number; wPrimeJ: number } | null {
  const fit = fitCriticalPower(bests);
  if (!fit) return null;
  const sound =
    fit.wPrimeJ >= 4000 &&
    fit.wPrimeJ <= 50000 &&
    (ftpW === null || (fit.cpW > 0.8 * ftpW && fit.cpW < 1.2 * ftpW));
  if (!sound) {
    conflicts.push(
      'Your 3, 8 and 20 min powers do not fit together with your FTP, so critical power comes from FTP alone.',
    );
  }
  return sound ? fit : null;
}
