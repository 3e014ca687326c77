import type { Payment, Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import { FREE_WEEK_ID, formatEuro } from '@breakaway/contract/plan';
import { texts } from './texts.ts';

export const isFree = ({ subscriptionId }: Subscription) => subscriptionId.startsWith('FREE');

export const isTrial = ({ subscriptionId }: Subscription) => subscriptionId === FREE_WEEK_ID;

export const planName = (plan: Subscription) =>
  isTrial(plan) ? texts.trial.name : isFree(plan) ? 'PRO (free)' : 'PRO';

/** In euros. A free plan without an amount costs 0. */
export const amountOf = ({ amount, price, finalAmount }: Partial<Subscription>): number =>
  amount ?? price ?? finalAmount ?? 0;

/** `€89.99/year`. */
export const priceOf = (plan: Pick<Subscription, 'subscriptionPeriod'> & Partial<Subscription>): string =>
  `${formatEuro(amountOf(plan))}/${plan.subscriptionPeriod || 'year'}`;

/** What the next period costs, if that differs from the current one: a discount code was for the first year. */
export const nextPaymentOf = (plan: Subscription): string | null =>
  !plan.cancelAtPeriodEnd && !isFree(plan) && plan.price !== amountOf(plan) ? formatEuro(plan.price) : null;

/** Until when the plan can be used as it stands. */
export const accessEnd = ({ accessUntil, nextBillingDate }: Subscription): string | null =>
  longDate(accessUntil ?? nextBillingDate);

/**
 * What is billed when. A plan that is not renewed has no such date: the end of a cancelled one stands beside its state,
 * that of a free one in its place of the price.
 */
export function datesOf(plan: Subscription): { label: string; date: string }[] {
  const dates =
    plan.status === 'past_due'
      ? [
          { label: texts.dueSince, date: longDate(plan.nextBillingDate) },
          { label: texts.accessUntil, date: accessEnd(plan) },
        ]
      : plan.cancelAtPeriodEnd || isFree(plan)
        ? []
        : [{ label: texts.nextBilling, date: longDate(plan.nextBillingDate) }];
  return dates.flatMap(({ label, date }) => (date ? [{ label, date }] : []));
}

/**
 * When a plan that is cancelled now would end; null for one whose renewal is due: an unpaid period ends immediately.
 */
export const endIfCancelled = ({ status, nextBillingDate }: Subscription): string | null =>
  status === 'past_due' ? null : longDate(nextBillingDate);

const means: Record<Payment['platform'], string> = { stripe: 'Card', paypal: 'PayPal' };

export const meansOf = ({ platform }: Pick<Payment, 'platform'>): string => means[platform];

/** Nothing for a trial, which nobody pays. */
export const paidWith = (plan: Subscription): string | null =>
  isTrial(plan) ? null : isFree(plan) ? 'Your discount code' : meansOf(plan);
