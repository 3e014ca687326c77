/** What a figure in a message is about. */
export type QuantityKind =
  // effort
  | 'power'
  | 'relativePower'
  | 'intensity'
  | 'ftp'
  | 'cp'
  | 'cadence'
  | 'heartRate'
  | 'rpe'
  // course and clock
  | 'speed'
  | 'duration'
  | 'distance'
  | 'grade'
  | 'gain'
  | 'altitude'
  | 'vam'
  // rider and bicycle
  | 'weight'
  | 'bikeWeight'
  | 'totalMass'
  | 'height'
  | 'age'
  | 'thresholdHr'
  | 'maxHr'
  | 'restingHr'
  | 'vo2max'
  | 'cda'
  | 'crr'
  | 'gear'
  | 'tyreWidth'
  | 'pressure'
  // air
  | 'temperature'
  | 'humidity'
  | 'wind'
  | 'crosswind'
  | 'windSpeed'
  | 'airDensity'
  // fuel
  | 'carbRate'
  | 'choTolerance'
  | 'grams'
  | 'volume'
  | 'volumeRate'
  | 'sodium'
  | 'caffeine'
  | 'energy'
  // load and plans
  | 'tss'
  | 'ctl'
  | 'atl'
  | 'tsb'
  | 'wPrime'
  | 'weeklyHours'
  | 'weeks'
  | 'days'
  | 'daysPerWeek'
  | 'timesPerWeek'
  | 'count'
  | 'percent'
  | 'money'
  | 'year'
  | 'other';

export type Quantity = {
  kind: QuantityKind;
  /**
   * W, W/kg, share of FTP, rpm, bpm, m/s, s, m, grade as a fraction, m/h, kg, m, years, ml/kg/min, m², front teeth / rear
   * teeth, mm, bar, °C, share of humidity, m/s (positive = headwind), kg/m³, g/h, g, ml, ml/h, mg, J, TSS, h a week, weeks, days.
   */
  value: number;
  /** A second reading of the same words: "1:05" is 1 min 5 s or 1 h 5 min. */
  alternative?: number;
  /** The value changes what was said before ("5 kg lighter") instead of replacing it. */
  relative?: boolean;
  /** What is counted: "bottle", "gel", "rider". */
  noun?: string;
  start: number;
  end: number;
  text: string;
};

/** A figure with its unit as written, before anything is known about its role in the sentence. */
export type RawQuantity = Omit<Quantity, 'kind'> & {
  kind: QuantityKind | 'metres' | 'mass' | 'bpm' | 'milligrams';
};
