import type { Input } from '../answer/input.ts';
import type { Effort } from '../physiology/critical-power.ts';
import type { UserRecord } from './user-record.ts';

type GroupName = Exclude<keyof UserRecord, 'height' | 'weight' | 'bikeWeight' | 'abilitiesData'>;
/** The path of a value in the record, such as `heartRateMatrix.maxHr`. */
export type ProfilePlace = {
  [Group in GroupName]: `${Group}.${keyof NonNullable<UserRecord[Group]> & string}`;
}[GroupName];

/** Values of a profile that cannot all be right, or one that is implausible on its own (it was not used). */
export type Conflict = {
  /** the values concerned */
  fields: readonly ProfilePlace[];
  /** plain sentences that name them with their figures */
  text: string;
};

const BESTS: Record<number, ProfilePlace> = {
  180: 'powerMatrix.min3Power',
  480: 'powerMatrix.min8Power',
  1200: 'powerMatrix.min20Power',
};
/** Where the record keeps a best power of 3, 8 or 20 minutes. */
export const placeOf = ({ durationS }: Effort): ProfilePlace => BESTS[durationS]!;

/** What an answer is about. A ride also has the inputs that it was computed from. */
export type AnswerUse =
  | { of: 'ride'; inputs: readonly Input[] }
  | { of: 'hold' | 'fitness' | 'feeding' | 'powerZones' | 'heartRateZones' };

const BODY: readonly ProfilePlace[] = ['bodyMatrix.height', 'bodyMatrix.weight'];
const POWER: readonly ProfilePlace[] = [
  'powerMatrix.ftp',
  'powerMatrix.min3Power',
  'powerMatrix.min8Power',
  'powerMatrix.min20Power',
  'powerMatrix.peak3sPower',
  'advancePhysiologicalData.criticalPower',
  'advancePhysiologicalData.anaerobicWorkCapacity',
];
const FITNESS: readonly ProfilePlace[] = [
  'advancePhysiologicalData.vo2Max',
  'advancePhysiologicalData.anaerobicThresholdLt1',
  'advancePhysiologicalData.anaerobicThresholdLt2',
];
const POWER_ZONES: readonly ProfilePlace[] = [
  'powerMatrix.ftp',
  'powerZones.z1',
  'powerZones.z2',
  'powerZones.z3',
  'powerZones.z4',
  'powerZones.z5',
  'powerZones.z6',
];
const HEART_RATES: readonly ProfilePlace[] = [
  'heartRateMatrix.restingHr',
  'heartRateMatrix.thresholdHr',
  'heartRateMatrix.maxHr',
  'heartRateMatrix.z1',
  'heartRateMatrix.z2',
  'heartRateMatrix.z3',
  'heartRateMatrix.z4',
  'heartRateMatrix.z5',
];
const CDA: readonly ProfilePlace[] = [
  'aeroData.ttCda',
  'aeroData.aeroPositionCda',
  'aeroData.dropCda',
  'aeroData.climbCda',
];
const BIKES: readonly ProfilePlace[] = [
  'bikeData.weightRoadBike',
  'bikeData.weightTtBike',
  'bikeData.weightGravel',
  'bikeData.weightMtb',
];

const PLACES: Record<Exclude<AnswerUse['of'], 'ride'>, readonly ProfilePlace[]> = {
  hold: [...BODY, ...POWER],
  fitness: [...BODY, ...POWER, ...FITNESS],
  feeding: [...BODY, ...POWER, 'feedingData.choTolerance', 'advancePhysiologicalData.vo2Max'],
  powerZones: POWER_ZONES,
  heartRateZones: HEART_RATES,
};

/**
 * The conflicts that bear on an answer: those whose values all belong to what it was computed from. A maximum heart rate
 * below the threshold matters to heart rate zones, and not to the power for a climb.
 * @example
 * const rider = resolveAthlete({ heartRateMatrix: { thresholdHr: 175, maxHr: 170 } })
 * conflictsFor(rider.conflicts, { of: 'heartRateZones' }).length // => 1
 * conflictsFor(rider.conflicts, { of: 'hold' }) // => []
 */
export function conflictsFor(conflicts: readonly Conflict[], use: AnswerUse): Conflict[] {
  const places = new Set(use.of === 'ride' ? placesOfRide(use.inputs) : PLACES[use.of]);
  return conflicts.filter(({ fields }) => fields.every((field) => places.has(field)));
}

/** What was asked with the question itself needs nothing of the profile. */
function placesOfRide(inputs: readonly Input[]): ProfilePlace[] {
  const fromRecord = (key: string) => inputs.some((one) => one.key === key && one.source !== 'asked');
  return [...BODY, ...POWER, ...(fromRecord('cdaM2') ? CDA : []), ...(fromRecord('bikeMassKg') ? BIKES : [])];
}
