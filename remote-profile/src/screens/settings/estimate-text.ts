import type { UnitFormat } from '@breakaway/contract/units';
import { inUnits } from '@breakaway/contract/units-in-text';
import type { Input } from '@breakaway/cycling';
import type { ProfileField } from './fields.ts';

/** Decimals worth showing; J is rounded to the hundred. */
const DECIMALS: Record<string, number> = { 'm²': 2, kg: 1, J: -2 };

function rounded(value: number, unit: string | undefined): string {
  const digits = DECIMALS[unit ?? ''] ?? 0;
  return digits < 0 ? String(Math.round(value / 10 ** -digits) * 10 ** -digits) : value.toFixed(digits);
}

export interface Estimate {
  /** Formatted as the value would be typed. */
  value: string;
  /** "± 11 W", or nothing when no spread is known. */
  spread: string;
  how: string;
}

/** An estimate in the field's own unit: a product is described by its grams. */
export function estimateText(
  { value, sd, how }: Input,
  { unit, kind }: ProfileField,
  format: UnitFormat,
): Estimate {
  const shown = format.shownText(rounded(value, unit), unit);
  return {
    value: kind === 'text' ? `${shown} g` : shown,
    spread: sd > 0 ? inUnits(`± ${rounded(sd, unit)} ${unit ?? ''}`.trim(), format.units) : '',
    how: inUnits(how, format.units),
  };
}
