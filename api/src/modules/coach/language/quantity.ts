/** What a figure in a message is about. Values are SI, except W/kg and g/h, which stay as riders speak of them. */
export type QuantityKind =
  | 'power'
  | 'relativePower'
  | 'intensity'
  | 'ftp'
  | 'speed'
  | 'duration'
  | 'distance'
  | 'grade'
  | 'gain'
  | 'altitude'
  | 'weight'
  | 'bikeWeight'
  | 'totalMass'
  | 'height'
  | 'temperature'
  | 'wind'
  | 'cda'
  | 'crr'
  | 'airDensity'
  | 'carbRate'
  | 'choTolerance'
  | 'thresholdHr'
  | 'maxHr'
  | 'other';

export type Quantity = {
  kind: QuantityKind;
  /** W, W/kg, share of FTP, m/s, s, m, grade as a fraction, kg, m, °C, m/s (positive = headwind), m², kg/m³, g/h, bpm. */
  value: number;
  /** A second reading of the same words: "1:05" is 1 min 5 s or 1 h 5 min. */
  alternative?: number;
  /** The value changes what was said before ("5 kg lighter") instead of replacing it. */
  relative?: boolean;
  start: number;
  end: number;
  text: string;
};

/** A figure with its unit as written, before anything is known about its role in the sentence. */
export type RawQuantity = Omit<Quantity, 'kind'> & { kind: QuantityKind | 'metres' | 'mass' | 'bpm' };
