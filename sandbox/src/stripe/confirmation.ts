import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { CardBehaviour, Refusal } from './cards.ts';
import { recordCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { StripeFault, invalid } from './fault.ts';
import { markDelinquent, markPaid, paidInvoice } from './invoice-states.ts';
import { attemptFailed } from './payment-attempts.ts';
import { attach } from './payment-methods.ts';
import { invoicePaid } from './subscription-states.ts';

const AUTHENTICATION_FAILED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The response to a charge without an invoice that would need the absent card holder. */
const AUTHENTICATION_REQUIRED: Refusal = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Whether the card holder is absent, and whether the charge is a scheduled one. */
interface Circumstances {
  offSession?: boolean;
  automatic?: boolean;
}

function needsAuthentication(card: CardBehaviour, alreadySetUp: boolean, offSession: boolean): boolean {
  if (card.authentication === 'always') return true;
  if (card.authentication === 'on-session') return !offSession;
  return card.authentication === 'until-set-up' && !(offSession && alreadySetUp);
}

/** Records the failure on the intent, which then waits for another card, and returns the error for the caller. */
function refuse(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal: Refusal,
  automatic = false,
): StripeFault {
  const byBank = refusal.code !== AUTHENTICATION_FAILED.code;
  const type = byBank ? 'card_error' : 'invalid_request_error';
  const charge = byBank ? recordCharge(account, intent, method, refusal).id : undefined;
  const failed = account.paymentIntents.put<Stripe.PaymentIntent>({
    ...intent,
    status: 'requires_payment_method',
    latest_charge: charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    last_payment_error: { ...refusal, ...(charge ? { charge } : {}), payment_method: method, type },
  });
  account.emit('payment_intent.payment_failed', failed);
  const invoice = paidInvoice(account, failed.id);
  if (invoice) attemptFailed(account, invoice, { automatic });
  const { message, ...codes } = refusal;
  return new StripeFault(byBank ? 402 : 400, type, message, {
    ...codes,
    ...(charge ? { charge } : {}),
    payment_intent: failed,
    payment_method: method,
  });
}

function take(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const charge = recordCharge(account, intent, method, null);
  const paid = account.paymentIntents.put<Stripe.PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  account.emit('payment_intent.succeeded', paid);
  if (intent.setup_future_usage && typeof intent.customer === 'string') {
    attach(account, account.paymentMethods.get(method.id) ?? method, intent.customer);
    const card = account.cards.get(method.id);
    if (card) account.cards.put({ ...card, authenticated: true });
  }
  const invoice = paidInvoice(account, paid.id);
  if (invoice?.status === 'open') {
    invoicePaid(account, markPaid(account, invoice), method.id);
    markDelinquent(account, invoice, false);
  }
  const reason = account.cards.get(method.id)?.behaviour.dispute;
  if (reason) openDispute(account, account.charges.get(charge.id) ?? charge, reason);
  return paid;
}

/** Leaves the intent waiting for the card holder. Off-session that is a failed attempt to pay the invoice. */
function awaitCardHolder(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession = false, automatic = false }: Circumstances,
): Stripe.PaymentIntent {
  const waiting = account.paymentIntents.put<Stripe.PaymentIntent>({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: account.newId('src') },
    },
  });
  account.emit('payment_intent.requires_action', waiting);
  const invoice = offSession ? paidInvoice(account, intent.id) : undefined;
  if (invoice) {
    account.emit('invoice.payment_action_required', invoice);
    attemptFailed(account, invoice, { automatic });
  }
  return waiting;
}

/**
 * Charges the card behind the intent. Throws Stripe's card error on a decline; may leave the intent at
 * `requires_action`.
 */
export function confirm(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  circumstances: Circumstances = {},
): Stripe.PaymentIntent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw new StripeFault(
      400,
      'invalid_request_error',
      `You cannot confirm this PaymentIntent because it has already ${intent.status === 'succeeded' ? 'succeeded after being previously confirmed' : 'been canceled'}.`,
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  const card = account.cards.get(method.id);
  if (!card) throw invalid('This payment method has no card.', 'payment_method');
  const { offSession = false, automatic = false } = circumstances;
  const { refusal } = card.behaviour;
  if (needsAuthentication(card.behaviour, card.authenticated, offSession)) {
    if (!offSession || paidInvoice(account, intent.id)) {
      return awaitCardHolder(account, intent, method, circumstances);
    }
    throw refuse(account, intent, method, AUTHENTICATION_REQUIRED);
  }
  if (refusal) throw refuse(account, intent, method, refusal, automatic);
  return take(account, intent, method);
}

/** The card holder answered the 3-D Secure challenge. Returns the resulting intent, failed or paid. */
export function finishAuthentication(
  account: Account,
  intent: Stripe.PaymentIntent,
  passed: boolean,
): Stripe.PaymentIntent {
  const method = account.paymentMethods.get(String(intent.payment_method));
  if (intent.status !== 'requires_action' || !method) return intent;
  const refusal = passed ? (account.cards.get(method.id)?.behaviour.refusal ?? null) : AUTHENTICATION_FAILED;
  if (!refusal) return take(account, intent, method);
  refuse(account, intent, method, refusal);
  return account.paymentIntents.get(intent.id) ?? intent;
}
