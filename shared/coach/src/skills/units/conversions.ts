/** A way from one unit to another. */
export type Conversion = {
  kind: 'speed' | 'distance' | 'height' | 'length' | 'mass' | 'pressure' | 'energy' | 'temperature';
  /** the unit that a figure was written in */
  from: RegExp;
  /** the unit that is asked for */
  to: RegExp;
  unit: string;
  /** the figure in it, from the one that was read: m/s, m, kg, bar, J or °C */
  shown: (value: number) => string;
  /** `shown` names the unit itself: "11 st 3 lb" */
  named?: true;
};

const POUND_KG = 0.45359237;
const INCH_M = 0.0254;

/** Stone and pounds of kilograms. */
export const stones = (kg: number) => {
  const pounds = Math.round(kg / POUND_KG);
  return `${Math.floor(pounds / 14)} st ${pounds % 14} lb`;
};
/** Pounds of kilograms. */
export const pounds = (kg: number) => (kg / POUND_KG).toFixed(0);
/** Feet and inches of metres. */
export const feet = (m: number) => {
  const inches = Math.round(m / INCH_M);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
};

const times =
  (factor: number, digits: number) =>
  (value: number): string =>
    (factor * value).toFixed(digits);

export const conversions: readonly Conversion[] = [
  {
    kind: 'speed',
    from: /km\/h/,
    to: /\bmph\b|miles? (?:an|per) hour/,
    unit: 'mph',
    shown: times(1 / 0.44704, 1),
  },
  { kind: 'speed', from: /mph/, to: /km\/h/, unit: 'km/h', shown: times(3.6, 1) },
  { kind: 'speed', from: /./, to: /m\/s|metres per second/, unit: 'm/s', shown: times(1, 2) },
  { kind: 'distance', from: /km|k\b/, to: /\bmi(?:les?)?\b/, unit: 'mi', shown: times(1 / 1609.344, 1) },
  { kind: 'distance', from: /mi/, to: /\bkm\b|\bkilomet\w+\b|\bk\b/, unit: 'km', shown: times(1 / 1000, 1) },
  { kind: 'height', from: /./, to: /\bcm\b|centimet\w+/, unit: 'cm', shown: times(100, 0) },
  {
    kind: 'height',
    from: /c?m/,
    to: /\b(?:ft|feet|foot|inches)\b/,
    unit: 'ft',
    shown: feet,
    named: true,
  },
  { kind: 'length', from: /./, to: /\b(?:ft|feet|foot)\b/, unit: 'ft', shown: times(1 / 0.3048, 0) },
  { kind: 'length', from: /f/, to: /\b(?:m|met(?:er|re)s?)\b/, unit: 'm', shown: times(1, 0) },
  {
    kind: 'mass',
    from: /lb|pound|st/,
    to: /\bkgs?\b|\bkilos?\b|kilograms?/,
    unit: 'kg',
    shown: times(1, 1),
  },
  { kind: 'mass', from: /./, to: /\bstones?\b|\bst\b/, unit: 'st', shown: stones, named: true },
  { kind: 'mass', from: /k/, to: /\b(?:lbs?|pounds?)\b/, unit: 'lb', shown: times(1 / POUND_KG, 1) },
  { kind: 'pressure', from: /psi/, to: /\bbars?\b/, unit: 'bar', shown: times(1, 1) },
  { kind: 'pressure', from: /bar/, to: /\bpsi\b/, unit: 'psi', shown: times(1 / 0.0689476, 0) },
  { kind: 'energy', from: /kcal|cal/, to: /\bkj\b|kilojoules?/, unit: 'kJ', shown: times(1 / 1000, 0) },
  { kind: 'energy', from: /kj/, to: /\bkcals?\b|calories/, unit: 'kcal', shown: times(1 / 4184, 0) },
  {
    kind: 'temperature',
    from: /f/,
    to: /celsius|°c|\bc\b|degrees c/,
    unit: '°C',
    shown: times(1, 1),
  },
  {
    kind: 'temperature',
    from: /c/,
    to: /fahrenheit|°f|\bf\b/,
    unit: '°F',
    shown: (celsius) => ((9 * celsius) / 5 + 32).toFixed(0),
  },
];
