import type { PayPalAccount } from './account.ts';
import { bill, dueOf } from './billing.ts';
import { conditionsOf, timeOf } from './conditions.ts';
import type { Subscription } from './model.ts';

/** Executes what is due for these subscriptions, in order, each step at its own time. */
export function passTime(
  account: PayPalAccount,
  subscriptions: Subscription[] = account.subscriptions.all(),
): void {
  const step = (subscription: Subscription) => {
    const due = dueOf(subscription);
    const { aheadMs } = conditionsOf(account, subscription.id);
    return due !== null && due <= account.clock() + aheadMs ? [{ subscription, due, at: due - aheadMs }] : [];
  };
  const steps = subscriptions.flatMap(step);
  while (steps.length > 0) {
    steps.sort((one, other) => one.at - other.at);
    const [next] = steps.splice(0, 1);
    if (!next) return;
    const after = account.at(next.due, () => bill(account, next.subscription));
    steps.push(...step(after));
  }
}

/** Runs something at the time of one subscription, after everything that was due for it by then. */
export function atTimeOf<T>(account: PayPalAccount, id: string, run: () => T): T {
  const subscription = account.subscriptions.get(id);
  if (subscription) passTime(account, [subscription]);
  return account.at(timeOf(account, id), run);
}
