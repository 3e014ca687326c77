import type { Input, Refusal } from '../answer/input.ts';
import type { CriticalPower } from './critical-power.ts';

/** Critical power, W, and W', J, as a question gives them; 4 % and 30 % when no standard deviation is given. */
export type Curve = CriticalPower & { cpSdW?: number; wPrimeSdJ?: number };

/** Why a critical power and W' cannot be right; null when they can. */
export function refuseCurve({ cpW, wPrimeJ, cpSdW = 0, wPrimeSdJ = 0 }: Curve): Refusal | null {
  if (![cpW, wPrimeJ].every(Number.isFinite))
    return {
      ok: false,
      message: "That critical power or W′ can't be right. Both must be numbers, in W and J.",
    };
  if (!(cpSdW >= 0 && cpSdW < Infinity && wPrimeSdJ >= 0 && wPrimeSdJ < Infinity))
    return { ok: false, message: 'The standard deviations of critical power and W′ must be zero or more.' };
  if (!(cpW >= 20 && cpW <= 1000))
    return { ok: false, message: `A critical power of ${cpW} W can't be right (20 to 1000 W).` };
  if (wPrimeJ > 0 && wPrimeJ <= 100)
    return {
      ok: false,
      message: `A W′ of ${wPrimeJ} J looks like kJ. Give it in J, such as ${Math.round(1000 * wPrimeJ)}.`,
    };
  return wPrimeJ >= 1000 && wPrimeJ <= 100_000
    ? null
    : { ok: false, message: `A W′ of ${wPrimeJ} J can't be right (1000 to 100000 J).` };
}

/** Why a model of recovery is none of those offered; null when it is one. */
export function refuseModel(model: string, models: readonly string[]): Refusal | null {
  return models.includes(model)
    ? null
    : { ok: false, message: `The model of recovery must be one of ${models.join(', ')}.` };
}

export function wPrimeInputs({ cpW, wPrimeJ, cpSdW, wPrimeSdJ }: Curve): Record<'cpW' | 'wPrimeJ', Input> {
  const asked = { source: 'asked', how: 'as you gave it' } as const;
  return {
    cpW: { key: 'cpW', label: 'critical power', value: cpW, unit: 'W', ...asked, sd: cpSdW ?? 0.04 * cpW },
    wPrimeJ: {
      key: 'wPrimeJ',
      label: 'W′',
      value: wPrimeJ,
      unit: 'J',
      ...asked,
      sd: wPrimeSdJ ?? 0.3 * wPrimeJ,
    },
  };
}
