/** Factors to SI for the units that riders write. */
const metresPer = { km: 1000, k: 1000, mi: 1609.344, m: 1, ft: 0.3048 } as const;

/** Metres of a length written in a unit that begins like `km`, `mile`, `ft` … */
export function metres(value: number, unit: string): number {
  if (unit.startsWith('k')) return value * metresPer.km;
  if (unit.startsWith('mi')) return value * metresPer.mi;
  if (unit.startsWith('f')) return value * metresPer.ft;
  return value;
}

/** Metres per second of a speed written in km/h, mph, knots or m/s. */
export function metresPerSecond(value: number, unit: string): number {
  if (unit === 'km/h') return value / 3.6;
  if (unit === 'mph') return value * 0.44704;
  if (unit.startsWith('kn')) return value * 0.514444;
  return value;
}

/** Kilograms of a mass written in kg, pounds or stone. */
export function kilograms(value: number, unit: string): number {
  if (/^(?:lb|pound)/.test(unit)) return value * 0.45359237;
  if (unit.startsWith('st')) return value * 6.35029318;
  return value;
}

/** Degrees Celsius of a temperature written in °C or °F. */
export const celsius = (value: number, unit: string) => (/f/.test(unit) ? ((value - 32) * 5) / 9 : value);
