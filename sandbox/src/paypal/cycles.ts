import { isoSeconds } from './account.ts';
import { badRequest } from './fault.ts';
import type { BillingCycle, Money, Plan } from './model.ts';

/**
 * PayPal bills in the morning (its guide "Payment failures and recovering balances"), at whatever hour the subscription
 * began.
 */
const BILLING_HOUR = 10;

export function regularCycle(plan: Plan): BillingCycle {
  const cycle = plan.billing_cycles.find((candidate) => candidate.tenure_type === 'REGULAR');
  if (!cycle) throw badRequest('billing_cycles');
  return cycle;
}

export function priceOf(plan: Plan): Money {
  return regularCycle(plan).pricing_scheme.fixed_price;
}

/** The billing time on that day. */
export function billingHour(time: number): number {
  return new Date(time).setUTCHours(BILLING_HOUR, 0, 0, 0);
}

/** The billing time of the cycle after one at this time. */
export function nextBilling(from: string, { frequency }: BillingCycle): string {
  const date = new Date(billingHour(Date.parse(from)));
  const count = frequency.interval_count;
  if (frequency.interval_unit === 'DAY') date.setUTCDate(date.getUTCDate() + count);
  else if (frequency.interval_unit === 'WEEK') date.setUTCDate(date.getUTCDate() + 7 * count);
  else {
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + count * (frequency.interval_unit === 'YEAR' ? 12 : 1));
    const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(day, lastDay));
  }
  return isoSeconds(date.getTime());
}
