import type { PayPalAccount } from './account.ts';
import type { Conditions } from './model.ts';

/** The conditions that tests set for a subscription, or the defaults. */
export function conditionsOf(account: PayPalAccount, id: string): Conditions {
  return account.conditions.get(id) ?? { id, aheadMs: 0, fundingWorks: true };
}

/** The current time of one subscription, in milliseconds since 1970. */
export function timeOf(account: PayPalAccount, id: string): number {
  return account.clock() + conditionsOf(account, id).aheadMs;
}
