import { powerCurveOf, type Athlete } from './athlete.ts';
import { resolveAthlete } from './resolve-athlete.ts';
import { powerForDuration } from '../physiology/critical-power.ts';
import { USUAL_FOOD_G, type FoodKind } from '../feeding/foods.ts';
import type { Input } from '../answer/input.ts';
import { FTP_OF_20_MIN, FTP_OF_8_MIN } from '../physiology/ftp-test.ts';
import type { Conflict } from './conflict.ts';
import { byDefault, estimate } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';
import { heartRateZones, sevenPowerZones } from '../physiology/zones.ts';

export type ProfileEstimates = {
  /** the estimate used for an empty field, by `group.key`, in the field's own unit */
  estimates: Record<string, Input>;
  /** what it would take to estimate a field, in plain words such as `height and weight`, by `group.key` */
  needs: Record<string, string>;
  /** why a field that cannot be derived from others has no estimate, in plain words, by `group.key` */
  cannot: Record<string, string>;
  /** values that contradict each other or cannot be right, in plain sentences */
  conflicts: Conflict[];
};

const OWN_FOOD = 'a food of your own, empty means you have none';
const ESSENTIAL = 'everything rests on it, so it is not guessed';

const CANNOT: Record<string, string> = {
  'bodyMatrix.height': ESSENTIAL,
  'bodyMatrix.weight': ESSENTIAL,
  'feedingData.choTolerance': ESSENTIAL,
  'bodyMatrix.muscleMass': 'it takes a measurement, and no model here needs it',
  'bodyMatrix.bodyFat': 'it takes a measurement, and no model here needs it',
  'heartRateMatrix.restingHr': 'it takes a measurement, because your profile has no age or sex to guess from',
  'cookedFoodData.customFood1': OWN_FOOD,
  'cookedFoodData.customFood2': OWN_FOOD,
  'feedingData.gel2': OWN_FOOD,
  'feedingData.gel3': OWN_FOOD,
  'feedingData.bar2': OWN_FOOD,
};

/**
 * The values that the models use for the empty fields of a record, each with its source, its method, its standard
 * deviation and the publication. Every field of the record is in one of `estimates`, `needs` and `cannot`; the record
 * has no age and no sex, so heart rates need one of the two that matter.
 * @example
 * const { estimates, needs } = profileEstimates({ powerMatrix: { ftp: 260 } })
 * estimates['powerZones.z2'] // => { value: 195, unit: 'W', source: 'estimated', how: '75 % of FTP (Coggan)', sd: 5.85, cites: 'allenCoggan2019' }
 * needs['heartRateMatrix.maxHr'] // => 'threshold heart rate'
 */
export function profileEstimates(record: UserRecord | null | undefined): ProfileEstimates {
  const athlete = resolveAthlete(record);
  const all: [field: string, value: Input | null, needs: string][] = [
    ...powers(athlete),
    ...heartRates(athlete),
    ['aeroData.ttCda', area(athlete.cdaM2.tt), 'height and weight'],
    ['aeroData.climbCda', area(athlete.cdaM2.climb), 'height and weight'],
    ['aeroData.dropCda', area(athlete.cdaM2.drop), 'height and weight'],
    ['aeroData.aeroPositionCda', area(athlete.cdaM2.aero), 'height and weight'],
    ['bikeData.weightRoadBike', athlete.bikeMassKg.road, ''],
    ['bikeData.weightTtBike', athlete.bikeMassKg.tt, ''],
    ['bikeData.weightGravel', athlete.bikeMassKg.gravel, ''],
    ['bikeData.weightMtb', athlete.bikeMassKg.mtb, ''],
    ['cookedFoodData.riseCakeCho', usual('rice cake', 'a usual rice cake'), ''],
    ['feedingData.favoriteGel', usual('gel', 'a usual gel'), ''],
    ['feedingData.favoriteBar', usual('bar', 'a usual bar'), ''],
    ['feedingData.favoriteIsoDrink', usual('drink', 'a usual 500 ml bottle'), ''],
  ];
  return {
    estimates: Object.fromEntries(all.flatMap(([field, value]) => (value ? [[field, value]] : []))),
    needs: Object.fromEntries(all.flatMap(([field, value, needs]) => (value ? [] : [[field, needs]]))),
    cannot: CANNOT,
    conflicts: athlete.conflicts,
  };
}

function powers(athlete: Athlete): [string, Input | null, string][] {
  const { ftpW } = athlete;
  const zones = ftpW ? sevenPowerZones(ftpW.value) : [];
  const upTo = (index: number): Input | null => {
    const limit = zones[index]?.to;
    if (!ftpW || !limit) return null;
    const share = limit / ftpW.value;
    const how = `${Math.round(100 * share)} % of FTP (Coggan)`;
    return estimate('powerZoneW', 'power zone', limit, 'W', share * ftpW.sd, how, 'allenCoggan2019');
  };
  return [
    ['powerMatrix.ftp', ftpW, '20-minute power'],
    ['powerMatrix.min3Power', best(athlete, 180), 'FTP and weight'],
    ['powerMatrix.min8Power', testPower(athlete, FTP_OF_8_MIN) ?? best(athlete, 480), 'FTP and weight'],
    ['powerMatrix.min20Power', testPower(athlete, FTP_OF_20_MIN) ?? best(athlete, 1200), 'FTP and weight'],
    ['powerMatrix.peak3sPower', athlete.peakPowerW, 'weight'],
    ['advancePhysiologicalData.criticalPower', athlete.cpW, 'FTP'],
    ['advancePhysiologicalData.anaerobicWorkCapacity', athlete.wPrimeJ, 'weight'],
    ['advancePhysiologicalData.vo2Max', athlete.vo2MaxMlKgMin, 'FTP and weight'],
    ['advancePhysiologicalData.anaerobicThresholdLt1', athlete.lt1W, 'FTP'],
    ['advancePhysiologicalData.anaerobicThresholdLt2', athlete.lt2W, 'FTP'],
    ...[0, 1, 2, 3, 4, 5].map((i): [string, Input | null, string] => [
      `powerZones.z${i + 1}`,
      upTo(i),
      'FTP',
    ]),
  ];
}

/**
 * The power of a test that gives this FTP, W, while FTP is all that is known: so that an estimate, typed in, stands for
 * the FTP that it was made from. The curve of a rested rider lies above it; with a measured critical power or with bests
 * it is the better guide.
 */
function testPower({ ftpW, cpW }: Athlete, share: number): Input | null {
  if (ftpW?.source !== 'profile' || cpW?.cites !== 'karsten2021') return null;
  const sd = (0.04 * ftpW.value) / share;
  const how = `FTP ÷ ${share} (Allen and Coggan)`;
  return estimate('bestW', 'best power', ftpW.value / share, 'W', sd, how, 'allenCoggan2019');
}

/** Best power over a time on the rider's own curve, W. */
function best(athlete: Athlete, durationS: number): Input | null {
  const curve = powerCurveOf(athlete);
  if (!curve) return null;
  const value = powerForDuration(curve, durationS);
  const sd = Math.hypot(curve.cpSdW ?? 0, (curve.wPrimeSdJ ?? 0) / durationS);
  const how = 'your power curve through critical power and W′ (Morton 1996)';
  return estimate('bestW', 'best power', value, 'W', sd, how, 'morton1996');
}

function heartRates({ thresholdHrBpm, maxHrBpm }: Athlete): [string, Input | null, string][] {
  const zones = thresholdHrBpm ? heartRateZones(thresholdHrBpm.value) : [];
  const either = 'maximum or threshold heart rate';
  const upTo = (index: number): Input | null => {
    const limit = zones[index]?.to;
    if (!thresholdHrBpm || !limit) return null;
    const share = limit / thresholdHrBpm.value;
    const how = `${Math.round(100 * share)} % of threshold heart rate (Friel)`;
    return estimate(
      'heartRateZoneBpm',
      'heart rate zone',
      limit,
      'bpm',
      share * thresholdHrBpm.sd,
      how,
      'friel2009',
    );
  };
  const top =
    maxHrBpm &&
    estimate(
      'heartRateZoneBpm',
      'heart rate zone',
      maxHrBpm.value,
      'bpm',
      maxHrBpm.sd,
      'maximum heart rate',
      'friel2009',
    );
  return [
    ['heartRateMatrix.thresholdHr', thresholdHrBpm, 'maximum heart rate'],
    ['heartRateMatrix.maxHr', maxHrBpm, 'threshold heart rate'],
    ...[0, 1, 2, 3].map((i): [string, Input | null, string] => [
      `heartRateMatrix.z${i + 1}`,
      upTo(i),
      either,
    ]),
    ['heartRateMatrix.z5', top, either],
  ];
}

/** A drag area for anybody is worth a tool's default but no estimate of a person. */
const area = (value: Input): Input | null => (value.source === 'default' ? null : value);

const usual = (kind: FoodKind, how: string): Input =>
  byDefault('carbohydrateG', 'carbohydrate', USUAL_FOOD_G[kind], 'g', 0, how);
