import { bikeMasses, dragAreas, type Bike, type Position } from './athlete-equipment.ts';
import { resolveHeartRates, type HeartRates } from './athlete-heart.ts';
import { resolvePower, type PowerProfile } from './athlete-power.ts';
import type { Conflict } from './conflict.ts';
import { contradictions } from './contradictions.ts';
import { resolveZones, type TrainingZones } from './athlete-zones.ts';
import type { PowerCurve } from '../physiology/critical-power.ts';
import type { Input } from '../answer/input.ts';
import { byDefault, fromProfile, reader } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';

export type { Bike, Position } from './athlete-equipment.ts';
export { vo2MaxFromFiveMinutes } from './vo2max.ts';

/** Everything the models need to know of a rider, each value with its source. Null: unknown and not to be guessed. */
export type Athlete = PowerProfile &
  HeartRates &
  TrainingZones & {
    massKg: Input | null;
    heightM: Input | null;
    choToleranceGh: Input | null;
    cdaM2: Record<Position, Input>;
    bikeMassKg: Record<Bike, Input>;
    /** clothes, helmet, shoes, bottles, tools */
    kitMassKg: Input;
    /** essentials that the record does not have, in the order of the form */
    missing: MissingField[];
    /** values that contradict each other or cannot be right (those were not used), in plain sentences */
    conflicts: Conflict[];
  };

export type MissingField = { field: string; label: string };

/**
 * Reads a user's record and fills what is empty: measured before derived, derived before regression, regression before
 * a default. What rests on an estimate is less sure (`sd`) than what rests on a measurement. Values out of any human
 * range are left out and named in `conflicts`, and so are values that contradict each other. The record has no age and
 * no sex: no maximum heart rate is guessed, and every estimate is that of any rider.
 * @example
 * const rider = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 260 } })
 * rider.cpW // => { value: 267.8, unit: 'W', source: 'estimated', sd: 10.4, cites: 'karsten2021' }
 * rider.missing // => [{ field: 'feedingData.choTolerance', label: 'CHO tolerance' }]
 */
export function resolveAthlete(record: UserRecord | null | undefined): Athlete {
  const user = record ?? {};
  const conflicts: Conflict[] = [];
  const read = reader(conflicts);
  const heightCm = read(
    'bodyMatrix.height',
    'height',
    [user.bodyMatrix?.height, user.height],
    120,
    230,
    'cm',
  );
  const weight = read('bodyMatrix.weight', 'weight', [user.bodyMatrix?.weight, user.weight], 30, 200, 'kg');
  const tolerance = read(
    'feedingData.choTolerance',
    'CHO tolerance',
    [user.feedingData?.choTolerance],
    10,
    200,
    'g/h',
  );
  const heightM = heightCm === null ? null : fromProfile('heightM', 'height', heightCm / 100, 'm', 0.005);
  const massKg = weight === null ? null : fromProfile('massKg', 'body mass', weight, 'kg', 1);
  const choToleranceGh =
    tolerance === null ? null : fromProfile('choToleranceGh', 'CHO tolerance', tolerance, 'g/h', 5);
  const power = resolvePower(user, massKg, read, conflicts);
  const hearts = resolveHeartRates(user, read);
  const known = {
    massKg,
    heightM,
    choToleranceGh,
    ...power,
    ...hearts,
    ...resolveZones(user, power.ftpW, hearts.thresholdHrBpm, conflicts),
    cdaM2: dragAreas(user, heightM?.value ?? null, massKg?.value ?? null, read),
    bikeMassKg: bikeMasses(user, read),
    kitMassKg: byDefault('kitMassKg', 'clothes, shoes and bottles', 2.5, 'kg', 0.7, 'usual kit with bottles'),
  };
  return {
    ...known,
    missing: [
      ...(heightM ? [] : [{ field: 'bodyMatrix.height', label: 'height' }]),
      ...(massKg ? [] : [{ field: 'bodyMatrix.weight', label: 'weight' }]),
      ...(power.ftpW?.source === 'profile' ? [] : [{ field: 'powerMatrix.ftp', label: 'FTP' }]),
      ...(choToleranceGh ? [] : [{ field: 'feedingData.choTolerance', label: 'CHO tolerance' }]),
    ],
    conflicts: [...conflicts, ...contradictions(user, known)],
  };
}

/**
 * The power-duration curve of an athlete, with its standard deviations; null without FTP (or critical power) and weight
 * (or W').
 * @example
 * powerCurveOf(resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } })) // => { cpW: 267.8, wPrimeJ: 20250, pMaxW: 937.5 }
 * powerCurveOf(resolveAthlete({})) // => null
 */
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
