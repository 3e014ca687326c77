import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { DAY } from './calendar.ts';
import { billedSubscription, markDelinquent } from './invoice-states.ts';
import { changeSubscription, endSubscription } from './subscription-states.ts';

/**
 * Days from each failed automatic attempt to the next. Stripe's Smart Retries choose unpredictable times; this is the
 * fixed schedule that its dashboard offers instead, after which the subscription is cancelled.
 */
const RETRY_DAYS = [3, 5, 7];

/** After these Stripe keeps counting retries, but only carries them out with another card. */
const FINAL_DECLINES = [
  'authentication_required',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
];

/** Whether retrying this card is useless, because its bank said so or requires the card holder. */
export function isHopeless(intent: Stripe.PaymentIntent, method: string): boolean {
  if (intent.status === 'requires_action') return intent.payment_method === method;
  const error = intent.last_payment_error;
  const refused = error?.decline_code ?? error?.code ?? '';
  return error?.payment_method?.id === method && FINAL_DECLINES.includes(refused);
}

/**
 * An invoice was not paid. Automatic attempts follow the schedule and leave the subscription past due; a manual one
 * counts only when it is the first. `carriedOut` false is an attempt that was due and skipped.
 */
export function attemptFailed(
  account: Account,
  invoice: Stripe.Invoice,
  { automatic, carriedOut = true }: { automatic: boolean; carriedOut?: boolean },
): void {
  const wait = RETRY_DAYS[invoice.attempt_count];
  const next = wait === undefined ? null : account.now() + wait * DAY;
  const failed = account.invoices.put<Stripe.Invoice>({
    ...invoice,
    attempted: true,
    attempt_count: automatic || !invoice.attempted ? invoice.attempt_count + 1 : invoice.attempt_count,
    next_payment_attempt: automatic ? next : invoice.next_payment_attempt,
  });
  account.emit(carriedOut ? 'invoice.payment_failed' : 'invoice.updated', failed);
  if (!automatic) return;
  const subscription = billedSubscription(account, failed);
  if (subscription && next === null) {
    endSubscription(account, subscription, { reason: 'payment_failed' });
  } else if (subscription?.status === 'active') {
    changeSubscription(account, subscription, { status: 'past_due' });
  }
  markDelinquent(account, failed, true);
}
