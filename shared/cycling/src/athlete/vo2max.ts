import type { Input } from '../answer/input.ts';
import { estimate } from './profile-reader.ts';

/** VO2max, ml/kg/min, is a + b times best 5 min power per kg (Sitko et al. 2022), give or take `sd`. */
export const SITKO = { a: 16.6, b: 8.87, sd: 4 } as const;

/**
 * VO2max, ml/kg/min, from best 5 min power in W per kg (Sitko et al. 2022), give or take 4.
 * @example
 * vo2MaxFromFiveMinutes(5) // => 60.95
 */
export function vo2MaxFromFiveMinutes(wattsPerKg: number): number {
  return SITKO.a + SITKO.b * wattsPerKg;
}

/** VO2max from what the rider can do over 5 min; null without critical power, W' or weight. */
export function vo2MaxOf(
  { cpW, wPrimeJ }: { cpW: Input | null; wPrimeJ: Input | null },
  massKg: Input | null,
): Input | null {
  if (!cpW || !wPrimeJ || !massKg) return null;
  const fiveMinW = cpW.value + wPrimeJ.value / 300;
  const fiveMinSdW = Math.hypot(cpW.sd, wPrimeJ.sd / 300);
  return estimate(
    'vo2MaxMlKgMin',
    'VO2max',
    vo2MaxFromFiveMinutes(fiveMinW / massKg.value),
    'ml/kg/min',
    Math.hypot(SITKO.sd, (SITKO.b * fiveMinSdW) / massKg.value),
    'from 5 min power per kg (Sitko et al. 2022)',
    'sitko2022',
  );
}
