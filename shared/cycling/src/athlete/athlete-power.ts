import type { Input } from '../answer/input.ts';
import type { Effort } from '../physiology/critical-power.ts';
import { resolveThresholds, type Thresholds } from './athlete-thresholds.ts';
import type { Conflict } from './conflict.ts';
import { estimate, fromProfile, type Read } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';
import { vo2MaxOf } from './vo2max.ts';

export type PowerProfile = Thresholds & {
  peakPowerW: Input | null;
  lt1W: Input | null;
  lt2W: Input | null;
  vo2MaxMlKgMin: Input | null;
  /** the user's own bests that are in the record */
  bests: Effort[];
};

/** What the legs can do: measured values, else a fit to the bests, else what follows from FTP and weight. */
export function resolvePower(
  user: UserRecord,
  massKg: Input | null,
  read: Read,
  conflicts: Conflict[],
): PowerProfile {
  const power = user.powerMatrix ?? {};
  const advanced = user.advancePhysiologicalData ?? {};
  const older = user.abilitiesData ?? {};
  const bests = readBests(user, read);
  const lt2 = read(
    'advancePhysiologicalData.anaerobicThresholdLt2',
    'LT2',
    [advanced.anaerobicThresholdLt2],
    50,
    650,
    'W',
  );
  const lt1 = read(
    'advancePhysiologicalData.anaerobicThresholdLt1',
    'LT1',
    [advanced.anaerobicThresholdLt1],
    30,
    600,
    'W',
  );
  const vo2 = read('advancePhysiologicalData.vo2Max', 'VO2max', [advanced.vo2Max], 15, 100, 'ml/kg/min');
  const measured = {
    ftpW: read('powerMatrix.ftp', 'FTP', [power.ftp, older.ftp], 50, 600, 'W'),
    cpW: read(
      'advancePhysiologicalData.criticalPower',
      'critical power',
      [advanced.criticalPower],
      50,
      650,
      'W',
    ),
    wPrimeJ: read(
      'advancePhysiologicalData.anaerobicWorkCapacity',
      "W'",
      [inJoules(advanced.anaerobicWorkCapacity, conflicts)],
      2000,
      80000,
      'J',
    ),
    lt2W: lt2,
    vo2MaxMlKgMin: vo2,
    bests,
  };
  const thresholds = resolveThresholds(measured, massKg?.value ?? null, conflicts);
  const { ftpW, cpW } = thresholds;

  const peak = read(
    'powerMatrix.peak3sPower',
    'peak 3 s power',
    [power.peak3sPower, older.peakPower3s],
    150,
    2800,
    'W',
  );
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
          'usualValues',
        );
  const lt2W =
    lt2 !== null
      ? fromProfile('lt2W', 'LT2', lt2, 'W', 0.03 * lt2)
      : ftpW &&
        estimate(
          'lt2W',
          'LT2',
          ftpW.value,
          'W',
          ftpW.source === 'profile' ? 0.09 * ftpW.value : Math.hypot(0.09 * ftpW.value, ftpW.sd),
          'equal to FTP (Borszcz et al. 2019)',
          'borszcz2019',
        );
  const lt1W =
    lt1 !== null
      ? fromProfile('lt1W', 'LT1', lt1, 'W', 0.04 * lt1)
      : lt2W &&
        estimate(
          'lt1W',
          'LT1',
          0.75 * lt2W.value,
          'W',
          lt2 !== null ? 0.08 * lt2 : Math.hypot(0.08 * lt2W.value, 0.75 * lt2W.sd),
          '0.75 × LT2',
          'usualValues',
        );
  return {
    ...thresholds,
    peakPowerW,
    lt1W,
    lt2W,
    vo2MaxMlKgMin:
      vo2 !== null
        ? fromProfile('vo2MaxMlKgMin', 'VO2max', vo2, 'ml/kg/min', 2)
        : vo2MaxOf(thresholds, massKg),
    bests,
  };
}

/** The field is in J, but coaches and programs use kJ: a value too small for joules is read as kJ, with a note. */
function inJoules(capacity: number | null | undefined, conflicts: Conflict[]): number | null | undefined {
  if (typeof capacity !== 'number' || !(capacity >= 2 && capacity <= 500)) return capacity;
  conflicts.push({
    fields: ['advancePhysiologicalData.anaerobicWorkCapacity'],
    text: `W′ of ${capacity} J looks like kJ, so it was read as ${1000 * capacity} J.`,
  });
  return 1000 * capacity;
}

function readBests(user: UserRecord, read: Read): Effort[] {
  const power = user.powerMatrix ?? {};
  return (
    [
      ['powerMatrix.min3Power', '3 min power', 180, [power.min3Power]],
      ['powerMatrix.min8Power', '8 min power', 480, [power.min8Power, user.abilitiesData?.min8Power]],
      ['powerMatrix.min20Power', '20 min power', 1200, [power.min20Power]],
    ] as const
  ).flatMap(([field, label, durationS, given]) => {
    const powerW = read(field, label, given, 50, 1200, 'W');
    return powerW === null ? [] : [{ durationS, powerW }];
  });
}
