/** A figure that the answer has to show: `unit` as `figuresIn` reads it, a clock in seconds. */
export type Figure = { unit: string; value: number; tolerance: number };

/** What the message says of the rider and the air, in SI but for °C: for people who check a case by hand. */
export type Rider = {
  weightKg: number;
  bikeKg: number;
  cda: number;
  crr: number;
  altitudeM: number;
  temperatureC: number;
  /** at the rider; a tailwind is negative */
  headwindMs: number;
};

export type Golden = {
  id: string;
  message: string;
  /** Of cases of the road model. */
  rider?: Rider;
  figures: Figure[];
};

/** A figure without its place in the list. */
export type Unnumbered = Omit<Golden, 'id'>;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A figure within a tolerance in its own unit. */
export const figure = (unit: string, value: number, tolerance: number): Figure => ({
  unit,
  value: rounded(value, 4),
  tolerance: rounded(tolerance, 4),
});

/** W: 0.5 %, and half of the watt that is shown. */
export const watts = (value: number): Figure => figure('W', value, 0.005 * value + 0.5);

/** W/kg: 0.5 %, and half of the hundredth that is shown. */
export const wattsPerKg = (value: number): Figure => figure('W/kg', value, 0.005 * value + 0.005);

/** Seconds: 0.2 %, and half of the step that is shown, 1 s below an hour and 5 s above. */
export const clock = (seconds: number): Figure =>
  figure('clock', seconds, 0.002 * seconds + (seconds < 3600 ? 0.5 : 2.5));

/** km/h: 0.2 %, and half of the tenth that is shown. */
export const kmh = (value: number): Figure => figure('km/h', value, 0.002 * value + 0.05);
