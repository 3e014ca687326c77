import { isoSeconds } from './account.ts';
import type { PayPalAccount } from './account.ts';
import { announce, moveTo, planOf, start, withBilling, withNextCycle, withoutRetry } from './billing.ts';
import { billingHour, regularCycle } from './cycles.ts';
import { badRequest, notFound, wrongState } from './fault.ts';
import type { BillingInfo, Money, Subscription, Transaction } from './model.ts';
import { centsOf, moneyOf } from './money.ts';
import { takePayment } from './payments.ts';

const PAYER = 'rider@personal.example.com';
const LONGEST_REASON = 128;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function createSubscription(account: PayPalAccount, body: Record<string, unknown>): Subscription {
  const planId = text(body.plan_id);
  if (!planId) throw badRequest('/plan_id');
  const plan = account.plans.get(planId);
  if (!plan) throw notFound();
  if (plan.status !== 'ACTIVE') {
    const description = 'Invalid plan status for subscription creation; plan status should be active.';
    throw wrongState('PLAN_STATUS_INVALID', description);
  }
  const time = account.now();
  const from = text(body.start_time) ?? time;
  if (!(Date.parse(from) >= Date.parse(time))) {
    const description = 'Start time must be a valid future date and time.';
    throw badRequest('/start_time', 'INVALID_PARAMETER_VALUE', description);
  }
  const customId = text(body.custom_id);
  const created = account.subscriptions.put<Subscription>({
    id: account.newId('I'),
    plan_id: plan.id,
    status: 'APPROVAL_PENDING',
    status_update_time: time,
    start_time: from,
    quantity: text(body.quantity) ?? '1',
    ...(customId === undefined ? {} : { custom_id: customId }),
    ...(typeof body.subscriber === 'object' && body.subscriber ? { subscriber: body.subscriber } : {}),
    application_context: (body.application_context as Subscription['application_context']) ?? {},
    plan_overridden: false,
    create_time: time,
    update_time: time,
  });
  announce(account, created, 'CREATED');
  return created;
}

/**
 * The payer has approved. With `user_action: CONTINUE` the merchant still has to activate; otherwise the plan starts
 * immediately.
 */
export function approve(account: PayPalAccount, subscription: Subscription): Subscription {
  if (subscription.status !== 'APPROVAL_PENDING') return subscription;
  const approved: Subscription = {
    ...subscription,
    subscriber: {
      email_address: PAYER,
      ...{ payer_id: account.newCode(13), name: { given_name: 'Sandbox', surname: 'Rider' } },
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

function wrongStatus(action: string, allowed: string): Error {
  const description = `Invalid subscription status for ${action} action; subscription status should be ${allowed}.`;
  return wrongState('SUBSCRIPTION_STATUS_INVALID', description);
}

function reasonOf(body: Record<string, unknown>, required: boolean): string | undefined {
  const reason = text(body.reason);
  if (required && !reason) throw badRequest('/reason');
  if (reason && reason.length > LONGEST_REASON)
    throw badRequest('/reason', 'INVALID_STRING_MAX_LENGTH', 'The value of a field is too long.');
  return reason;
}

function cancel(account: PayPalAccount, subscription: Subscription, reason: string | undefined): void {
  const { status, billing_info } = subscription;
  if (status !== 'ACTIVE' && status !== 'SUSPENDED') throw wrongStatus('cancel', 'active or suspended');
  // PayPal drops the next billing date here; a client that needs the paid-through date must have stored it.
  const { next_billing_time: _forgotten, ...rest } = withoutRetry(billing_info as BillingInfo);
  moveTo(account, { ...subscription, billing_info: rest }, 'CANCELLED', reason);
}

function activate(account: PayPalAccount, subscription: Subscription, reason: string | undefined): void {
  if (subscription.status === 'APPROVED') return void start(account, subscription);
  if (subscription.status !== 'SUSPENDED') throw wrongStatus('activate', 'suspended');
  const info = withBilling(subscription);
  const threshold = planOf(account, subscription).payment_preferences.payment_failure_threshold ?? 0;
  if (threshold > 0 && info.failed_payments_count >= threshold) {
    const description = 'Subscription cannot be activated after payment failure threshold has reached.';
    throw wrongState('SUBSCRIPTION_CANNOT_BE_ACTIVATED', description);
  }
  // A billing date that passed in the meantime becomes today's, as merchants report of PayPal.
  const missed = Date.parse(info.next_billing_time ?? '') <= Date.parse(account.now());
  const today = isoSeconds(billingHour(Date.parse(account.now())));
  const billing_info = missed ? { ...info, next_billing_time: today } : info;
  moveTo(account, { ...subscription, billing_info }, 'ACTIVE', reason);
}

/** Cancel, suspend or activate, each only from the states that PayPal allows. */
export function act(
  account: PayPalAccount,
  subscription: Subscription,
  action: 'cancel' | 'suspend' | 'activate',
  body: Record<string, unknown>,
): void {
  const reason = reasonOf(body, action !== 'activate');
  if (action === 'cancel') return cancel(account, subscription, reason);
  if (action === 'activate') return activate(account, subscription, reason);
  if (subscription.status !== 'ACTIVE') throw wrongStatus('suspend', 'active');
  moveTo(account, subscription, 'SUSPENDED', reason);
}

function capturedAmount(info: BillingInfo, body: Record<string, unknown>): number {
  for (const name of ['note', 'capture_type', 'amount']) if (!body[name]) throw badRequest(`/${name}`);
  const { value, currency_code } = body.amount as Partial<Money>;
  const valid = typeof value === 'string' && /^\d+(\.\d{1,2})?$/.test(value) && Number(value) > 0;
  if (body.capture_type !== 'OUTSTANDING_BALANCE' || !valid)
    throw badRequest('/amount', 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  const owed = info.outstanding_balance;
  if (centsOf(owed) === 0)
    throw wrongState('ZERO_OUTSTANDING_BALANCE', 'Current outstanding balance should be greater than zero.');
  if (currency_code !== owed.currency_code) {
    const description = "The currency code is different from the subscription's currency code.";
    throw wrongState('CURRENCY_MISMATCH', description);
  }
  const cents = centsOf({ value, currency_code });
  if (cents > centsOf(owed)) {
    const description = 'The capture amount can not be greater than the current outstanding balance.';
    throw wrongState('AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE', description);
  }
  return cents;
}

/**
 * Charges the outstanding balance, or a part of it, on the merchant's request. Returns the transaction, which may be
 * declined.
 */
export function captureBalance(
  account: PayPalAccount,
  subscription: Subscription,
  body: Record<string, unknown>,
): Transaction {
  if (!['ACTIVE', 'SUSPENDED', 'EXPIRED'].includes(subscription.status))
    throw wrongStatus('capture', 'active or suspended or expired');
  const info = withBilling(subscription);
  const cents = capturedAmount(info, body);
  const { currency_code } = info.outstanding_balance;
  const amount = moneyOf(cents, currency_code);
  const payment = takePayment(account, subscription, amount);
  if (payment.status === 'COMPLETED') {
    const left = centsOf(info.outstanding_balance) - cents;
    const paid: BillingInfo = {
      ...info,
      outstanding_balance: moneyOf(left, currency_code),
      last_payment: { amount, time: account.now() },
      failed_payments_count: 0,
    };
    account.subscriptions.put<Subscription>({
      ...subscription,
      billing_info: left > 0 ? owingLess(paid, left) : settled(account, subscription, paid),
      update_time: account.now(),
    });
  }
  return payment;
}

function owingLess(info: BillingInfo, left: number): BillingInfo {
  if (!info.last_failed_payment) return info;
  const { amount } = info.last_failed_payment;
  const rest = moneyOf(Math.min(centsOf(amount), left), amount.currency_code);
  return { ...info, last_failed_payment: { ...info.last_failed_payment, amount: rest } };
}

/** The balance is settled: a scheduled retry is cancelled, and its cycle is over. */
function settled(account: PayPalAccount, subscription: Subscription, info: BillingInfo): BillingInfo {
  if (!info.last_failed_payment?.next_payment_retry_time) return info;
  return withNextCycle(withoutRetry(info), regularCycle(planOf(account, subscription)));
}
