import type { Athlete } from './athlete.ts';
import { bikeMasses, dragAreas } from './athlete-equipment.ts';
import { resolveHeartRates } from './athlete-heart.ts';
import { resolvePower } from './athlete-power.ts';
import type { Conflict } from './conflict.ts';
import { contradictions } from './contradictions.ts';
import { resolveZones } from './athlete-zones.ts';
import { byDefault, fromProfile, reader } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';

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
