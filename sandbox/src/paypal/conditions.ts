import type { PayPalAccount } from './account.ts';
import type { Conditions } from './model.ts';

/** What tests set about a subscription, or the usual. */
export function conditionsOf(account: PayPalAccount, id: string): Conditions {
  return account.conditions.get(id) ?? { id, aheadMs: 0, fundingWorks: true };
}

/** The time at which one subscription lives, in milliseconds since 1970. */
export function timeOf(account: PayPalAccount, id: string): number {
  return account.clock() + conditionsOf(account, id).aheadMs;
}
