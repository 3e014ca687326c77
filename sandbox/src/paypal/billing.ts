import { isoSeconds } from './account.ts';
import type { PayPalAccount } from './account.ts';
import { nextBilling, priceOf, regularCycle } from './cycles.ts';
import { notFound } from './fault.ts';
import type { BillingCycle, BillingInfo, Money, Plan, Subscription, SubscriptionStatus } from './model.ts';
import { centsOf, moneyOf } from './money.ts';
import { takePayment } from './payments.ts';

const DAY_MS = 86_400_000;
/**
 * PayPal retries a failed payment every five days, twice per cycle (its guide "Payment failures and recovering
 * balances").
 */
const RETRY_MS = 5 * DAY_MS;
const RETRIES = 2;
const EVENT_NAMES: Partial<Record<SubscriptionStatus, string>> = { ACTIVE: 'ACTIVATED' };

export function planOf(account: PayPalAccount, subscription: Subscription): Plan {
  const plan = account.plans.get(subscription.plan_id);
  if (!plan) throw notFound();
  return plan;
}

/** A subscription as PayPal shows it: without the internal fields about its approval. */
export function shownSubscription({ application_context: _asked, ...shown }: Subscription) {
  return shown;
}

/** Sends an event about a subscription to the webhooks. */
export function announce(account: PayPalAccount, subscription: Subscription, what: string): void {
  const summary = `Subscription ${what.toLowerCase()}`;
  account.emit(`BILLING.SUBSCRIPTION.${what}`, 'subscription', summary, shownSubscription(subscription));
}

export function moveTo(
  account: PayPalAccount,
  subscription: Subscription,
  status: SubscriptionStatus,
  note?: string,
): Subscription {
  const time = account.now();
  const moved = account.subscriptions.put<Subscription>({
    ...subscription,
    status,
    status_update_time: time,
    update_time: time,
    ...(note ? { status_change_note: note } : {}),
  });
  announce(account, moved, EVENT_NAMES[status] ?? status);
  return moved;
}

export function withBilling(subscription: Subscription): BillingInfo {
  if (!subscription.billing_info) throw new Error(`${subscription.id} was never billed`);
  return subscription.billing_info;
}

/** The billing details without another attempt of the failed payment. */
export function withoutRetry(info: BillingInfo): BillingInfo {
  if (!info.last_failed_payment) return info;
  const { next_payment_retry_time: _dropped, ...failed } = info.last_failed_payment;
  return { ...info, last_failed_payment: failed };
}

/** The details after a cycle, paid or not: the next one is billed as usual. */
export function withNextCycle(info: BillingInfo, cycle: BillingCycle): BillingInfo {
  return { ...info, next_billing_time: nextBilling(info.next_billing_time ?? '', cycle) };
}

/** Starts the plan: it is billed immediately, or at its start time if that is in the future. */
export function start(account: PayPalAccount, subscription: Subscription): Subscription {
  const cycle = regularCycle(planOf(account, subscription));
  const now = account.now();
  const later = Date.parse(subscription.start_time) > Date.parse(now);
  const active = moveTo(
    account,
    {
      ...subscription,
      billing_info: {
        outstanding_balance: moneyOf(0, cycle.pricing_scheme.fixed_price.currency_code),
        cycle_executions: [
          {
            tenure_type: 'REGULAR',
            sequence: cycle.sequence,
            cycles_completed: 0,
            cycles_remaining: cycle.total_cycles,
            current_pricing_scheme_version: 1,
            total_cycles: cycle.total_cycles,
          },
        ],
        next_billing_time: later ? subscription.start_time : now,
        failed_payments_count: 0,
      },
    },
    'ACTIVE',
  );
  return later ? active : bill(account, active);
}

/** When the next step of a subscription is due, in milliseconds since 1970; null when nothing is scheduled. */
export function dueOf({ status, status_update_time, billing_info }: Subscription): number | null {
  if (status !== 'ACTIVE' || !billing_info) return null;
  const due = billing_info.last_failed_payment?.next_payment_retry_time ?? billing_info.next_billing_time;
  return due ? Math.max(Date.parse(due), Date.parse(status_update_time)) : null;
}

/** Charges what is due now: a new cycle with the outstanding balance, or a retry of a failed payment. */
export function bill(account: PayPalAccount, subscription: Subscription): Subscription {
  const info = withBilling(subscription);
  const plan = planOf(account, subscription);
  const price = centsOf(priceOf(plan)) * Number(subscription.quantity);
  const { currency_code } = info.outstanding_balance;
  const owedBefore = centsOf(info.outstanding_balance);
  const again = info.last_failed_payment?.next_payment_retry_time ? info.last_failed_payment : undefined;
  const carried = plan.payment_preferences.auto_bill_outstanding === false ? 0 : owedBefore;
  const due = again ? centsOf(again.amount) : price + carried;
  const amount = moneyOf(due, currency_code);
  if (takePayment(account, subscription, amount).status === 'DECLINED') {
    const owed = moneyOf(again ? owedBefore : owedBefore + price, currency_code);
    return fail(
      account,
      { ...subscription, billing_info: { ...info, outstanding_balance: owed } },
      plan,
      amount,
    );
  }
  const owed = moneyOf(again ? owedBefore - due : owedBefore - carried, currency_code);
  const paid: BillingInfo = {
    ...withoutRetry(info),
    outstanding_balance: owed,
    last_payment: { amount, time: account.now() },
    failed_payments_count: 0,
  };
  return endCycle(account, { ...subscription, billing_info: paid }, plan);
}

/** Completes one cycle: the next date is set, or the plan ends after its last one. */
function endCycle(account: PayPalAccount, subscription: Subscription, plan: Plan): Subscription {
  const info = withBilling(subscription);
  const cycle_executions = info.cycle_executions.map((execution) => ({
    ...execution,
    cycles_completed: execution.cycles_completed + 1,
    cycles_remaining: Math.max(0, execution.cycles_remaining - 1),
  }));
  const { next_billing_time: _over, ...ended } = { ...info, cycle_executions };
  const [execution] = cycle_executions;
  if (execution && execution.total_cycles > 0 && execution.cycles_completed >= execution.total_cycles)
    return moveTo(account, { ...subscription, billing_info: ended }, 'EXPIRED');
  const next = withNextCycle({ ...info, cycle_executions }, regularCycle(plan));
  return account.subscriptions.put<Subscription>({
    ...subscription,
    billing_info: next,
    update_time: account.now(),
  });
}

/**
 * A failed payment. Every failed attempt counts, as the API's reference says of `failed_payments_count` ("consecutive
 * payment failures"); PayPal's guide counts a cycle only after its second retry.
 */
function fail(account: PayPalAccount, subscription: Subscription, plan: Plan, amount: Money): Subscription {
  const info = withBilling(subscription);
  const now = account.now();
  const count = info.failed_payments_count + 1;
  const threshold = plan.payment_preferences.payment_failure_threshold ?? 0;
  const suspends = threshold > 0 && count >= threshold;
  const tried = Math.floor((Date.parse(now) - Date.parse(info.next_billing_time ?? now)) / RETRY_MS);
  const retries = !suspends && tried < RETRIES;
  const failed: BillingInfo = {
    ...info,
    failed_payments_count: count,
    last_failed_payment: {
      amount,
      time: now,
      reason_code: 'PAYMENT_DENIED',
      ...(retries ? { next_payment_retry_time: isoSeconds(Date.parse(now) + RETRY_MS) } : {}),
    },
  };
  const after = account.subscriptions.put<Subscription>({
    ...subscription,
    billing_info: suspends || retries ? failed : withNextCycle(failed, regularCycle(plan)),
    update_time: now,
  });
  announce(account, after, 'PAYMENT.FAILED');
  return suspends ? moveTo(account, after, 'SUSPENDED') : after;
}
