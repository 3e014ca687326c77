import type { Subscription } from '@breakaway/contract';
import { formatEuro } from '@breakaway/contract/plan';

const isFree = (subscriptionId: string) => subscriptionId.startsWith('FREE');

export const planName = ({ subscriptionId }: Subscription) => (isFree(subscriptionId) ? 'PRO (free)' : 'PRO');

/** `€89.99/year`. A free plan that names no amount costs 0. */
export function priceOf(plan: Pick<Subscription, 'subscriptionPeriod'> & Partial<Subscription>): string {
  const amount = plan.amount ?? plan.price ?? plan.finalAmount ?? 0;
  return `${formatEuro(amount)}/${plan.subscriptionPeriod || 'year'}`;
}

/** The long US form, `November 21, 2027`, on the day that it is in UTC; null where there is no date. */
export function longDate(iso: string | null): string | null {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

export const paidWith = ({ platform, subscriptionId }: Subscription): string => {
  if (isFree(subscriptionId)) return 'Your discount code';
  return platform === 'paypal' ? 'PayPal' : 'Card';
};
