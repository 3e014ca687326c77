/**
 * The athlete's record as plain data, said here once: each value of the nine groups with its name, its unit, its limit
 * and whether it is a number or a text. Schemas, types, the empty record, the settings form and the API's sentences
 * follow from it. It imports nothing, so that browsers can load it.
 */
export interface Quantity {
  kind: 'quantity';
  /** Capitalised, as at the start of a sentence. */
  label: string;
  /** As displayed. */
  unit: string;
  /** The largest value that is possible for a human or a bicycle. */
  max: number;
}

export interface Text {
  kind: 'text';
  label: string;
  unit?: undefined;
  max?: undefined;
}

export type RecordField = Quantity | Text;

/** Longest text of a record, in characters. */
export const MAX_TEXT = 80;

const quantity = (label: string, unit: string, max: number): Quantity => ({
  kind: 'quantity',
  label,
  unit,
  max,
});
const text = (label: string): Text => ({ kind: 'text', label });

const W = 'W';
const BPM = 'bpm';

export const profileFields = {
  bodyMatrix: {
    height: quantity('Height', 'cm', 260),
    weight: quantity('Weight', 'kg', 300),
    muscleMass: quantity('Muscle mass', 'kg', 200),
    bodyFat: quantity('Body fat', '%', 80),
  },
  advancePhysiologicalData: {
    vo2Max: quantity('VO2max', 'ml/min/kg', 100),
    anaerobicThresholdLt1: quantity('First lactate threshold (LT1)', W, 1000),
    anaerobicThresholdLt2: quantity('Second lactate threshold (LT2)', W, 1000),
    criticalPower: quantity('Critical power (CP)', W, 1000),
    anaerobicWorkCapacity: quantity('Anaerobic work capacity (W′)', 'J', 100_000),
  },
  heartRateMatrix: {
    restingHr: quantity('Resting heart rate', BPM, 250),
    thresholdHr: quantity('Threshold heart rate', BPM, 250),
    maxHr: quantity('Maximum heart rate', BPM, 250),
    z1: quantity('Heart rate zone 1, upper limit', BPM, 250),
    z2: quantity('Heart rate zone 2, upper limit', BPM, 250),
    z3: quantity('Heart rate zone 3, upper limit', BPM, 250),
    z4: quantity('Heart rate zone 4, upper limit', BPM, 250),
    z5: quantity('Heart rate zone 5, upper limit', BPM, 250),
  },
  powerMatrix: {
    ftp: quantity('FTP', W, 700),
    min20Power: quantity('20-minute power', W, 1000),
    min3Power: quantity('3-minute power', W, 1500),
    min8Power: quantity('8-minute power', W, 1200),
    peak3sPower: quantity('3-second peak power', W, 3000),
  },
  aeroData: {
    ttCda: quantity('CdA, time-trial position', 'm²', 1),
    climbCda: quantity('CdA, climbing', 'm²', 1),
    dropCda: quantity('CdA, hands on the drops', 'm²', 1),
    aeroPositionCda: quantity('CdA, aero position', 'm²', 1),
  },
  cookedFoodData: {
    riseCakeCho: quantity('Rice cake carbohydrate', 'g', 200),
    customFood1: text('Custom food 1'),
    customFood2: text('Custom food 2'),
  },
  feedingData: {
    choTolerance: quantity('CHO tolerance', 'g/h', 200),
    favoriteGel: text('Favourite gel'),
    gel2: text('Second gel'),
    gel3: text('Third gel'),
    favoriteBar: text('Favourite bar'),
    bar2: text('Second bar'),
    favoriteIsoDrink: text('Favourite iso drink'),
  },
  powerZones: {
    z1: quantity('Power zone 1, upper limit', W, 3000),
    z2: quantity('Power zone 2, upper limit', W, 3000),
    z3: quantity('Power zone 3, upper limit', W, 3000),
    z4: quantity('Power zone 4, upper limit', W, 3000),
    z5: quantity('Power zone 5, upper limit', W, 3000),
    z6: quantity('Power zone 6, upper limit', W, 3000),
  },
  bikeData: {
    weightRoadBike: quantity('Road bike weight', 'kg', 50),
    weightTtBike: quantity('Time-trial bike weight', 'kg', 50),
    weightGravel: quantity('Gravel bike weight', 'kg', 50),
    weightMtb: quantity('Mountain bike weight', 'kg', 50),
  },
} satisfies Record<string, Record<string, RecordField>>;

/** The nine groups, under the API's names. */
export type ProfileGroup = keyof typeof profileFields;

/** All values of the record; null where the athlete left one empty. */
export type Profile = {
  [G in ProfileGroup]: {
    [K in keyof (typeof profileFields)[G]]:
      ((typeof profileFields)[G][K] extends Quantity ? number : string) | null;
  };
};

/** The record of an athlete who has not entered anything. */
export function emptyProfile(): Profile {
  const groups = Object.entries(profileFields).map(([group, fields]) => [
    group,
    Object.fromEntries(Object.keys(fields).map((key) => [key, null])),
  ]);
  return Object.fromEntries(groups) as Profile;
}

/** "FTP can be at most 700 W." */
export const tooLarge = (field: RecordField): string =>
  field.kind === 'text'
    ? `${field.label} can have at most ${MAX_TEXT} characters.`
    : `${field.label} can be at most ${field.max} ${field.unit}.`;

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
