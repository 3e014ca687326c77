import type Stripe from 'stripe';
import type { Account } from './account.ts';
import type { StoredCard } from './account.ts';
import type { Refusal } from './cards.ts';
import { StripeFault, invalid } from './fault.ts';
import { attach } from './payment-methods.ts';

const AUTHENTICATION_FAILED: Refusal = {
  code: 'setup_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** A card that its bank considers set up is saved without a challenge; the others require one whenever possible. */
function asks({ behaviour, authenticated }: StoredCard): boolean {
  if (behaviour.authentication === 'on-session') return !authenticated;
  return behaviour.authentication !== 'never';
}

function refuse(
  account: Account,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  refusal: Refusal,
): StripeFault {
  const byBank = refusal.code !== AUTHENTICATION_FAILED.code;
  const type = byBank ? 'card_error' : 'invalid_request_error';
  const failed = account.setupIntents.put<Stripe.SetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    last_setup_error: { ...refusal, payment_method: method, type },
    next_action: null,
    payment_method: null,
  });
  account.emit('setup_intent.setup_failed', failed);
  const { message, ...codes } = refusal;
  return new StripeFault(byBank ? 402 : 400, type, message, {
    ...codes,
    setup_intent: failed,
    payment_method: method,
  });
}

function save(
  account: Account,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  card: StoredCard,
): Stripe.SetupIntent {
  account.cards.put({ ...card, authenticated: true });
  if (typeof intent.customer === 'string') attach(account, method, intent.customer);
  const done = account.setupIntents.put<Stripe.SetupIntent>({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  account.emit('setup_intent.succeeded', done);
  return done;
}

/** Saves the card for later. Throws the bank's decline; may leave the intent at `requires_action`. */
export function confirmSetup(
  account: Account,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
): Stripe.SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw new StripeFault(
      400,
      'invalid_request_error',
      `You cannot confirm this SetupIntent because it has already ${intent.status === 'succeeded' ? 'succeeded' : 'been canceled'}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  }
  const card = account.cards.get(method.id);
  if (!card) throw invalid('This payment method has no card.', 'payment_method');
  if (asks(card)) {
    const waiting = account.setupIntents.put<Stripe.SetupIntent>({
      ...intent,
      last_setup_error: null,
      next_action: {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', source: account.newId('src') },
      },
      payment_method: method.id,
      status: 'requires_action',
    });
    account.emit('setup_intent.requires_action', waiting);
    return waiting;
  }
  const { refusal, savable } = card.behaviour;
  if (refusal && !savable) throw refuse(account, intent, method, refusal);
  return save(account, intent, method, card);
}

/** The card holder answered the 3-D Secure challenge. Returns the resulting intent, declined or saved. */
export function finishSetup(
  account: Account,
  intent: Stripe.SetupIntent,
  passed: boolean,
): Stripe.SetupIntent {
  const method = account.paymentMethods.get(String(intent.payment_method));
  const card = method && account.cards.get(method.id);
  if (intent.status !== 'requires_action' || !card) return intent;
  const { refusal, savable } = card.behaviour;
  const reason = passed ? (savable ? null : refusal) : AUTHENTICATION_FAILED;
  if (!reason) return save(account, intent, method, card);
  refuse(account, intent, method, reason);
  return account.setupIntents.get(intent.id) ?? intent;
}
