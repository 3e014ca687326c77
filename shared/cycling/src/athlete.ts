import { fitCriticalPower, type Effort, type PowerCurve } from './critical-power.ts';
import type { Input } from './input.ts';
import type { UserRecord } from './user-record.ts';

export type Position = 'tt' | 'aero' | 'drop' | 'climb';
export type Bike = 'road' | 'tt' | 'gravel' | 'mtb';

/** Everything the models need to know of a rider, each value with its source. Null: unknown and not to be guessed. */
export type Athlete = {
  massKg: Input | null;
  heightM: Input | null;
  ftpW: Input | null;
  choToleranceGh: Input | null;
  cpW: Input | null;
  wPrimeJ: Input | null;
  peakPowerW: Input | null;
  vo2MaxMlKgMin: Input | null;
  lt1W: Input | null;
  lt2W: Input | null;
  maxHrBpm: Input | null;
  thresholdHrBpm: Input | null;
  restingHrBpm: Input | null;
  cdaM2: Record<Position, Input>;
  bikeMassKg: Record<Bike, Input>;
  /** clothes, helmet, shoes, bottles, tools */
  kitMassKg: Input;
  /** the user's own bests that are in the record */
  bests: Effort[];
  /** essentials that the record does not have, in the order of the form */
  missing: MissingField[];
  /** plain sentences on values that contradict each other or cannot be right (those were not used) */
  conflicts: string[];
};

export type MissingField = { field: string; label: string };

/** Drag areas of a rider of 1.80 m and 75 kg, m2, by position. */
const REFERENCE_CDA_M2: Record<Position, number> = { tt: 0.25, aero: 0.27, drop: 0.31, climb: 0.36 };
const POSITION_LABEL: Record<Position, string> = {
  tt: 'drag area, time-trial position',
  aero: 'drag area, aero position',
  drop: 'drag area, hands on the drops',
  climb: 'drag area, climbing',
};
const DEFAULT_BIKE_KG: Record<Bike, number> = { road: 8, tt: 9, gravel: 9.5, mtb: 12 };
const BIKE_LABEL: Record<Bike, string> = {
  road: 'road bike',
  tt: 'time-trial bike',
  gravel: 'gravel bike',
  mtb: 'mountain bike',
};

/**
 * Reads a user's record and fills what is empty: measured before derived, derived before regression, regression before
 * a default. Values out of any human range are left out and named in `conflicts`.
 */
export function resolveAthlete(record: UserRecord | null | undefined): Athlete {
  const user = record ?? {};
  const conflicts: string[] = [];
  const read = reader(conflicts);
  const power = user.powerMatrix ?? {};
  const advanced = user.advancePhysiologicalData ?? {};
  const hearts = user.heartRateMatrix ?? {};
  const older = user.abilitiesData ?? {};

  const heightCm = read('height', [user.bodyMatrix?.height, user.height], 120, 230, 'cm');
  const weight = read('weight', [user.bodyMatrix?.weight, user.weight], 30, 200, 'kg');
  const heightM = heightCm === null ? null : fromProfile('heightM', 'height', heightCm / 100, 'm', 0.005);
  const massKg = weight === null ? null : fromProfile('massKg', 'body mass', weight, 'kg', 1);
  const choTolerance = read('CHO tolerance', [user.feedingData?.choTolerance], 10, 200, 'g/h');

  const bests: Effort[] = [];
  for (const [label, durationS, given] of [
    ['3 min power', 180, [power.min3Power]],
    ['8 min power', 480, [power.min8Power, older.min8Power]],
    ['20 min power', 1200, [power.min20Power]],
  ] as const) {
    const powerW = read(label, given, 50, 1200, 'W');
    if (powerW !== null) bests.push({ durationS, powerW });
  }
  if (bests.some((best, i) => i > 0 && best.powerW > bests[i - 1]!.powerW)) {
    conflicts.push('A longer best power is higher than a shorter one; check the 3, 8 and 20 min powers.');
  }

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
            '1.03 x FTP (Karsten et al. 2021)',
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
          '12.5 W per kg, at least 2.5 x critical power',
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
      : lt2W && estimate('lt1W', 'LT1', 0.75 * lt2W.value, 'W', 0.08 * lt2W.value, '0.75 x LT2');

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

  return {
    massKg,
    heightM,
    ftpW,
    choToleranceGh:
      choTolerance === null ? null : fromProfile('choToleranceGh', 'CHO tolerance', choTolerance, 'g/h', 5),
    cpW,
    wPrimeJ,
    peakPowerW,
    vo2MaxMlKgMin,
    lt1W,
    lt2W,
    ...heartRates(
      read('maximum heart rate', [hearts.maxHr, older.fcMax], 100, 240, 'bpm'),
      read('threshold heart rate', [hearts.thresholdHr, older.fcThreshold], 80, 230, 'bpm'),
      read('resting heart rate', [hearts.restingHr], 25, 120, 'bpm'),
      conflicts,
    ),
    cdaM2: dragAreas(user, heightM?.value ?? null, massKg?.value ?? null, read),
    bikeMassKg: bikeMasses(user, read),
    kitMassKg: byDefault('kitMassKg', 'clothes, shoes and bottles', 2.5, 'kg', 0.7, 'usual kit with bottles'),
    bests,
    missing: [
      ...(heightM ? [] : [{ field: 'bodyMatrix.height', label: 'height' }]),
      ...(massKg ? [] : [{ field: 'bodyMatrix.weight', label: 'weight' }]),
      ...(givenFtp !== null ? [] : [{ field: 'powerMatrix.ftp', label: 'FTP' }]),
      ...(choTolerance !== null ? [] : [{ field: 'feedingData.choTolerance', label: 'CHO tolerance' }]),
    ],
    conflicts,
  };
}

/** The power-duration curve of an athlete; null without FTP (or critical power) and weight (or W'). */
export function powerCurveOf(athlete: Athlete | null | undefined): PowerCurve | null {
  if (!athlete?.cpW || !athlete.wPrimeJ) return null;
  return {
    cpW: athlete.cpW.value,
    cpSdW: athlete.cpW.sd,
    wPrimeJ: athlete.wPrimeJ.value,
    wPrimeSdJ: athlete.wPrimeJ.sd,
    ...(athlete.peakPowerW ? { pMaxW: athlete.peakPowerW.value } : {}),
  };
}

/** VO2max, ml/kg/min, from best 5 min power per kg (Sitko et al. 2022). */
export function vo2MaxFromFiveMinutes(wattsPerKg: number): number {
  return 16.6 + 8.87 * wattsPerKg;
}

type Read = (
  label: string,
  candidates: readonly (number | null | undefined)[],
  min: number,
  max: number,
  unit: string,
) => number | null;

function reader(conflicts: string[]): Read {
  return (label, candidates, min, max, unit) => {
    const value = candidates.find((candidate) => typeof candidate === 'number');
    if (value === null || value === undefined || value === 0) return null;
    if (value >= min && value <= max) return value;
    conflicts.push(
      `Your ${label} of ${value} ${unit} can't be right (${min} to ${max} ${unit}), so it was not used.`,
    );
    return null;
  };
}

function fromProfile(key: string, label: string, value: number, unit: string, sd: number): Input {
  return { key, label, value, unit, source: 'profile', how: 'from your profile', sd };
}

function estimate(key: string, label: string, value: number, unit: string, sd: number, how: string): Input {
  return { key, label, value, unit, source: 'estimated', how, sd };
}

function byDefault(key: string, label: string, value: number, unit: string, sd: number, how: string): Input {
  return { key, label, value, unit, source: 'default', how, sd };
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
  if (cpW !== null) return estimate('ftpW', 'FTP', cpW / 1.03, 'W', 0.04 * cpW, 'critical power / 1.03');
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

function heartRates(
  max: number | null,
  threshold: number | null,
  resting: number | null,
  conflicts: string[],
) {
  if (max !== null && threshold !== null && threshold >= max) {
    conflicts.push(`Threshold heart rate ${threshold} is not below maximum heart rate ${max}.`);
  }
  const maxHr =
    max !== null
      ? fromProfile('maxHrBpm', 'maximum heart rate', max, 'bpm', 2)
      : threshold !== null
        ? estimate(
            'maxHrBpm',
            'maximum heart rate',
            threshold / 0.92,
            'bpm',
            5,
            'threshold heart rate / 0.92',
          )
        : null;
  const thresholdHr =
    threshold !== null
      ? fromProfile('thresholdHrBpm', 'threshold heart rate', threshold, 'bpm', 2)
      : max !== null
        ? estimate(
            'thresholdHrBpm',
            'threshold heart rate',
            0.92 * max,
            'bpm',
            5,
            '0.92 x maximum heart rate',
          )
        : null;
  const restingHr =
    resting === null ? null : fromProfile('restingHrBpm', 'resting heart rate', resting, 'bpm', 2);
  return { maxHrBpm: maxHr, thresholdHrBpm: thresholdHr, restingHrBpm: restingHr };
}

function dragAreas(
  user: UserRecord,
  heightM: number | null,
  massKg: number | null,
  read: Read,
): Record<Position, Input> {
  const aero = user.aeroData ?? {};
  const given: Record<Position, number | null> = {
    tt: read('TT CdA', [aero.ttCda], 0.12, 0.8, 'm2'),
    aero: read('aero position CdA', [aero.aeroPositionCda], 0.12, 0.8, 'm2'),
    drop: read('drop CdA', [aero.dropCda], 0.12, 0.8, 'm2'),
    climb: read('climb CdA', [aero.climbCda], 0.12, 0.8, 'm2'),
  };
  const positions = Object.keys(given) as Position[];
  const known = positions.filter((position) => given[position] !== null);
  const ratio =
    known.length > 0
      ? known.reduce((sum, position) => sum + given[position]! / REFERENCE_CDA_M2[position], 0) / known.length
      : null;
  const build = ((heightM ?? 1.8) / 1.8) ** 0.725 * ((massKg ?? 75) / 75) ** 0.425;
  const areas = positions.map((position) => {
    const label = POSITION_LABEL[position];
    const value = given[position];
    if (value !== null) return [position, fromProfile('cdaM2', label, value, 'm2', 0.04 * value)];
    const area = REFERENCE_CDA_M2[position] * (ratio ?? build);
    if (ratio !== null)
      return [
        position,
        estimate('cdaM2', label, area, 'm2', 0.08 * area, 'from your CdA in another position'),
      ];
    return heightM !== null && massKg !== null
      ? [
          position,
          estimate('cdaM2', label, area, 'm2', 0.1 * area, 'from your height and weight (Du Bois scaling)'),
        ]
      : [position, byDefault('cdaM2', label, area, 'm2', 0.12 * area, 'a rider of 1.80 m and 75 kg')];
  });
  return Object.fromEntries(areas) as Record<Position, Input>;
}

function bikeMasses(user: UserRecord, read: Read): Record<Bike, Input> {
  const data = user.bikeData ?? {};
  const given: Record<Bike, readonly (number | null | undefined)[]> = {
    road: [data.weightRoadBike, user.bikeWeight],
    tt: [data.weightTtBike],
    gravel: [data.weightGravel],
    mtb: [data.weightMtb],
  };
  const masses = (Object.keys(given) as Bike[]).map((bike) => {
    const label = BIKE_LABEL[bike];
    const value = read(`${label} weight`, given[bike], 4, 40, 'kg');
    return [
      bike,
      value !== null
        ? fromProfile('bikeMassKg', label, value, 'kg', 0.2)
        : byDefault('bikeMassKg', label, DEFAULT_BIKE_KG[bike], 'kg', 1, `a usual ${label}`),
    ];
  });
  return Object.fromEntries(masses) as Record<Bike, Input>;
}
