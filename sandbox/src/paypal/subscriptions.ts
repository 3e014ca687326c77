import type { PayPalAccount } from './account.ts';
import { badRequest, notFound, wrongState } from './fault.ts';
import type { BillingCycle, Money, Plan, Subscription, SubscriptionStatus } from './model.ts';

const PAYER = 'rider@personal.example.com';

const EVENT_NAMES: Record<string, string> = { APPROVAL_PENDING: 'CREATED', ACTIVE: 'ACTIVATED' };

export function planOf(account: PayPalAccount, subscription: Subscription): Plan {
  const plan = account.plans.get(subscription.plan_id);
  if (!plan) throw notFound();
  return plan;
}

function regularCycle(plan: Plan): BillingCycle {
  const cycle = plan.billing_cycles.find((candidate) => candidate.tenure_type === 'REGULAR');
  if (!cycle) throw badRequest('billing_cycles');
  return cycle;
}

export function priceOf(plan: Plan): Money {
  return regularCycle(plan).pricing_scheme.fixed_price;
}

function nextBilling(from: string, { frequency }: BillingCycle): string {
  const date = new Date(from);
  const count = frequency.interval_count;
  if (frequency.interval_unit === 'YEAR') date.setUTCFullYear(date.getUTCFullYear() + count);
  else if (frequency.interval_unit === 'MONTH') date.setUTCMonth(date.getUTCMonth() + count);
  else date.setUTCDate(date.getUTCDate() + count * (frequency.interval_unit === 'WEEK' ? 7 : 1));
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

function announce(account: PayPalAccount, subscription: Subscription, what: string): void {
  const summary = `Subscription ${what.toLowerCase()}`;
  account.emit(`BILLING.SUBSCRIPTION.${what}`, 'subscription', summary, subscription);
}

function moveTo(
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

export function createSubscription(account: PayPalAccount, body: Record<string, unknown>): Subscription {
  if (typeof body.plan_id !== 'string') throw badRequest('plan_id');
  const plan = account.plans.get(body.plan_id);
  if (!plan) throw notFound();
  if (plan.status !== 'ACTIVE') throw wrongState('PLAN_STATUS_INVALID', 'Plan is not active.');
  const time = account.now();
  const created = account.subscriptions.put<Subscription>({
    id: account.newId('I'),
    plan_id: plan.id,
    status: 'APPROVAL_PENDING',
    status_update_time: time,
    start_time: typeof body.start_time === 'string' ? body.start_time : time,
    quantity: typeof body.quantity === 'string' ? body.quantity : '1',
    ...(typeof body.custom_id === 'string' ? { custom_id: body.custom_id } : {}),
    ...(typeof body.subscriber === 'object' && body.subscriber ? { subscriber: body.subscriber } : {}),
    application_context: (body.application_context as Subscription['application_context']) ?? {},
    plan_overridden: false,
    create_time: time,
    update_time: time,
  });
  announce(account, created, 'CREATED');
  return created;
}

function charge(account: PayPalAccount, subscription: Subscription, amount: Money): void {
  const time = account.now();
  const id = account.newCode(17);
  account.transactions.put({
    id,
    subscription: subscription.id,
    status: 'COMPLETED',
    time,
    amount_with_breakdown: { gross_amount: amount, net_amount: amount },
    payer_email: PAYER,
  });
  account.emit(
    'PAYMENT.SALE.COMPLETED',
    'sale',
    `Payment completed for ${amount.value} ${amount.currency_code}`,
    {
      id,
      state: 'completed',
      amount: { total: amount.value, currency: amount.currency_code },
      billing_agreement_id: subscription.id,
      custom: subscription.custom_id,
      create_time: time,
      update_time: time,
    },
  );
}

function start(account: PayPalAccount, subscription: Subscription): Subscription {
  const cycle = regularCycle(planOf(account, subscription));
  const amount = cycle.pricing_scheme.fixed_price;
  const time = account.now();
  const active = moveTo(
    account,
    {
      ...subscription,
      billing_info: {
        outstanding_balance: { currency_code: amount.currency_code, value: '0.0' },
        cycle_executions: [
          {
            tenure_type: 'REGULAR',
            sequence: cycle.sequence,
            cycles_completed: 1,
            cycles_remaining: 0,
            current_pricing_scheme_version: 1,
            total_cycles: cycle.total_cycles,
          },
        ],
        last_payment: { amount, time },
        next_billing_time: nextBilling(time, cycle),
        failed_payments_count: 0,
      },
    },
    'ACTIVE',
  );
  charge(account, active, amount);
  return active;
}

/** The payer agreed. With `user_action: CONTINUE` the merchant still has to activate; otherwise the plan runs at once. */
export function approve(account: PayPalAccount, subscription: Subscription): Subscription {
  if (subscription.status !== 'APPROVAL_PENDING') return subscription;
  const approved: Subscription = {
    ...subscription,
    subscriber: {
      email_address: PAYER,
      payer_id: account.newCode(13),
      name: { given_name: 'Sandbox', surname: 'Rider' },
      ...subscription.subscriber,
    },
  };
  if (subscription.application_context.user_action !== 'CONTINUE') return start(account, approved);
  return account.subscriptions.put<Subscription>({
    ...approved,
    status: 'APPROVED',
    status_update_time: account.now(),
  });
}

const INVALID = 'Invalid subscription status for this action.';

/** Cancel, suspend or activate, each only from the states in which PayPal allows it. */
export function act(
  account: PayPalAccount,
  subscription: Subscription,
  action: string,
  reason: string,
): void {
  const { status, billing_info } = subscription;
  if (action === 'cancel' && ['ACTIVE', 'SUSPENDED'].includes(status)) {
    // PayPal forgets the next billing date here; whoever needs the paid-through date must have kept it.
    const { next_billing_time: _forgotten, ...rest } =
      billing_info ?? ({} as NonNullable<typeof billing_info>);
    moveTo(
      account,
      { ...subscription, ...(billing_info ? { billing_info: rest } : {}) },
      'CANCELLED',
      reason,
    );
  } else if (action === 'suspend' && status === 'ACTIVE') {
    moveTo(account, subscription, 'SUSPENDED', reason);
  } else if (action === 'activate' && status === 'SUSPENDED') {
    moveTo(account, subscription, 'ACTIVE', reason);
  } else if (action === 'activate' && status === 'APPROVED') {
    start(account, subscription);
  } else {
    throw wrongState('SUBSCRIPTION_STATUS_INVALID', INVALID);
  }
}
