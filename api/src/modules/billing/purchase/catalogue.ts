import { proPlan as plan } from '@breakaway/contract/plan';

/**
 * What can be bought: nothing from a browser changes price, term or currency. A new price gets a new lookup key, so
 * that members keep the price that they agreed to.
 */
export const proPlan = {
  ...plan,
  lookupKey: 'pro_year_eur_v1',
  productId: 'pro_plan',
} as const;

/** Card networks refuse smaller charges, so a smaller total is waived. */
const MINIMUM_CHARGE_CENTS = 50;

/** A coupon's effect: either a percentage or an amount in cents. */
export interface Discount {
  percentOff: number | null;
  amountOffCents: number | null;
}

/**
 * The amount due.
 * @param priceCents the undiscounted price, integer cents
 * @returns integer cents, the discount rounded half up; 0 when the remainder is too small to charge
 */
export function discountedCents(priceCents: number, discount: Discount): number {
  const off = discount.amountOffCents ?? Math.round((priceCents * (discount.percentOff ?? 0)) / 100);
  const total = Math.max(0, priceCents - off);
  return total < MINIMUM_CHARGE_CENTS ? 0 : total;
}

/** Integer cents as euros, for a response. */
export const euro = (cents: number) => cents / 100;

/** A date plus the plan's term, by the calendar: 29 February becomes 28 February. */
export function oneTermAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(date.getUTCFullYear() + 1);
  if (next.getUTCMonth() !== date.getUTCMonth()) next.setUTCDate(0);
  return next;
}
