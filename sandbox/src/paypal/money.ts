import type { Money } from './model.ts';

/** Decimal text as whole cents. */
export function centsOf({ value }: Money): number {
  return Math.round(Number(value) * 100);
}

/** Whole cents as PayPal writes an amount. */
export function moneyOf(cents: number, currency_code: string): Money {
  return { currency_code, value: (cents / 100).toFixed(2) };
}
