import type { Account } from './account.ts';
import { createCoupon, createPromotionCode } from './discounts.ts';

/** The promotion codes of every sandbox. */
export const SEED_CODES = [
  { code: 'WELCOME20', percent: 20, active: true, about: '20 % off the first year' },
  { code: 'FREERIDE', percent: 100, active: true, about: 'the first year free' },
  { code: 'EXPIRED', percent: 10, active: false, about: 'no longer active' },
] as const;

export function seed(account: Account): void {
  for (const { code, percent, active } of SEED_CODES) {
    if (account.coupons.get(code)) continue;
    const percent_off = String(percent);
    createCoupon(account, { id: code, percent_off, duration: 'once', name: code });
    createPromotionCode(account, {
      code,
      active: String(active),
      promotion: { type: 'coupon', coupon: code },
    });
  }
}
