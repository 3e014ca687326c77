/**
 * The athlete's record as plain data: the name and unit of each value of the nine groups, for forms and for the API's
 * messages. It imports nothing, so that browsers can load it; the schemas take their limits from it.
 */
export interface FieldText {
  /** Capitalised, as at the start of a sentence. */
  label: string;
  /** As displayed. Absent for texts and bare numbers. */
  unit?: string;
  /** The largest value that is possible for a human or a bicycle. Absent for a text field. */
  max?: number;
}

/** Longest text of a record, in characters. */
export const MAX_TEXT = 80;

const W = 'W';
const BPM = 'bpm';

export const profileFields = {
  bodyMatrix: {
    height: { label: 'Height', unit: 'cm', max: 260 },
    weight: { label: 'Weight', unit: 'kg', max: 300 },
    muscleMass: { label: 'Muscle mass', unit: 'kg', max: 200 },
    bodyFat: { label: 'Body fat', unit: '%', max: 80 },
  },
  advancePhysiologicalData: {
    vo2Max: { label: 'VO2max', unit: 'ml/min/kg', max: 100 },
    anaerobicThresholdLt1: { label: 'First lactate threshold (LT1)', unit: W, max: 1000 },
    anaerobicThresholdLt2: { label: 'Second lactate threshold (LT2)', unit: W, max: 1000 },
    criticalPower: { label: 'Critical power (CP)', unit: W, max: 1000 },
    anaerobicWorkCapacity: { label: 'Anaerobic work capacity (W′)', unit: 'J', max: 100_000 },
  },
  heartRateMatrix: {
    restingHr: { label: 'Resting heart rate', unit: BPM, max: 250 },
    thresholdHr: { label: 'Threshold heart rate', unit: BPM, max: 250 },
    maxHr: { label: 'Maximum heart rate', unit: BPM, max: 250 },
    z1: { label: 'Heart rate zone 1, upper limit', unit: BPM, max: 250 },
    z2: { label: 'Heart rate zone 2, upper limit', unit: BPM, max: 250 },
    z3: { label: 'Heart rate zone 3, upper limit', unit: BPM, max: 250 },
    z4: { label: 'Heart rate zone 4, upper limit', unit: BPM, max: 250 },
    z5: { label: 'Heart rate zone 5, upper limit', unit: BPM, max: 250 },
  },
  powerMatrix: {
    ftp: { label: 'FTP', unit: W, max: 700 },
    min20Power: { label: '20-minute power', unit: W, max: 1000 },
    min3Power: { label: '3-minute power', unit: W, max: 1500 },
    min8Power: { label: '8-minute power', unit: W, max: 1200 },
    peak3sPower: { label: '3-second peak power', unit: W, max: 3000 },
  },
  aeroData: {
    ttCda: { label: 'CdA, time-trial position', unit: 'm²', max: 1 },
    climbCda: { label: 'CdA, climbing', unit: 'm²', max: 1 },
    dropCda: { label: 'CdA, hands on the drops', unit: 'm²', max: 1 },
    aeroPositionCda: { label: 'CdA, aero position', unit: 'm²', max: 1 },
  },
  cookedFoodData: {
    riseCakeCho: { label: 'Rice cake carbohydrate', unit: 'g', max: 200 },
    customFood1: { label: 'Custom food 1' },
    customFood2: { label: 'Custom food 2' },
  },
  feedingData: {
    choTolerance: { label: 'CHO tolerance', unit: 'g/h', max: 200 },
    favoriteGel: { label: 'Favourite gel' },
    gel2: { label: 'Second gel' },
    gel3: { label: 'Third gel' },
    favoriteBar: { label: 'Favourite bar' },
    bar2: { label: 'Second bar' },
    favoriteIsoDrink: { label: 'Favourite iso drink' },
  },
  powerZones: {
    z1: { label: 'Power zone 1, upper limit', unit: W, max: 3000 },
    z2: { label: 'Power zone 2, upper limit', unit: W, max: 3000 },
    z3: { label: 'Power zone 3, upper limit', unit: W, max: 3000 },
    z4: { label: 'Power zone 4, upper limit', unit: W, max: 3000 },
    z5: { label: 'Power zone 5, upper limit', unit: W, max: 3000 },
    z6: { label: 'Power zone 6, upper limit', unit: W, max: 3000 },
  },
  bikeData: {
    weightRoadBike: { label: 'Road bike weight', unit: 'kg', max: 50 },
    weightTtBike: { label: 'Time-trial bike weight', unit: 'kg', max: 50 },
    weightGravel: { label: 'Gravel bike weight', unit: 'kg', max: 50 },
    weightMtb: { label: 'Mountain bike weight', unit: 'kg', max: 50 },
  },
} as const satisfies Record<string, Record<string, FieldText>>;

/** "FTP can be at most 700 W." */
export function tooLarge({ label, unit, max }: FieldText): string {
  if (max === undefined) return `${label} can have at most ${MAX_TEXT} characters.`;
  return `${label} can be at most ${max}${unit ? ` ${unit}` : ''}.`;
}

/** Where records of the old system stored a value, by group and field. */
const olderPlaces: Record<string, Record<string, readonly string[]>> = {
  bodyMatrix: { height: ['height'], weight: ['weight'] },
  bikeData: { weightRoadBike: ['bikeWeight'] },
  heartRateMatrix: { thresholdHr: ['abilitiesData', 'fcThreshold'], maxHr: ['abilitiesData', 'fcMax'] },
  powerMatrix: {
    ftp: ['abilitiesData', 'ftp'],
    min8Power: ['abilitiesData', 'min8Power'],
    peak3sPower: ['abilitiesData', 'peakPower3s'],
  },
};

const inside = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;

/**
 * The raw value of a field: from its group, or from where the old system stored it. A field that the athlete cleared
 * (null) stays empty.
 */
export function storedValue(record: unknown, group: string, key: string): unknown {
  const value = inside(inside(record, group), key);
  return value === undefined ? olderPlaces[group]?.[key]?.reduce(inside, record) : value;
}
