import type Stripe from 'stripe';
import { LIVE_CARD } from './cards.ts';
import { StripeFault, invalid, missing } from './fault.ts';
import { found } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, metadata, nested, oneOf, text } from './params.ts';
import { attach, createPaymentMethod, usablePaymentMethod } from './payment-methods.ts';

function addressed({ account, id, params, access }: Call): Stripe.SetupIntent {
  const intent = found(account.setupIntents, 'setupintent', id);
  const secret = text(params, 'client_secret');
  if (access === 'publishable' && !secret) throw missing('client_secret');
  if (secret && secret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match the client_secret associated with the SetupIntent.',
      'client_secret',
      'setup_intent_invalid_parameter',
    );
  }
  return intent;
}

/** Saves the card for later. Cards that refuse a charge are refused here too; 3-D Secure is not asked for while saving. */
function confirmSetup(call: Call, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const { account, params } = call;
  const data = nested(params, 'payment_method_data');
  const id = text(params, 'payment_method');
  if (!data && !id) throw missing('payment_method');
  const method = data
    ? createPaymentMethod(account, data)
    : usablePaymentMethod(account, id ?? '', 'payment_method');
  const card = account.cards.get(method.id);
  if (!card) throw new StripeFault(402, 'card_error', LIVE_CARD.message, { code: LIVE_CARD.code });
  if (card.behaviour.refusal) {
    const { message, ...codes } = card.behaviour.refusal;
    throw new StripeFault(402, 'card_error', message, {
      ...codes,
      setup_intent: intent,
      payment_method: method,
    });
  }
  account.cards.put({ ...card, authenticated: true });
  if (typeof intent.customer === 'string') attach(account, method, intent.customer);
  const done = account.setupIntents.put<Stripe.SetupIntent>({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
  });
  account.emit('setup_intent.succeeded', done);
  return done;
}

function create(call: Call): Stripe.SetupIntent {
  const { account, params } = call;
  const customer = text(params, 'customer') ?? null;
  if (customer) found(account.customers, 'customer', customer, 'customer');
  const id = account.newId('seti');
  const intent = account.setupIntents.put<Stripe.SetupIntent>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: account.newId(`${id}_secret`, 25),
    created: account.now(),
    customer,
    customer_account: null,
    description: text(params, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: metadata(params),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: oneOf(params, 'usage', ['off_session', 'on_session']) ?? 'off_session',
  });
  account.emit('setup_intent.created', intent);
  return flag(params, 'confirm') ? confirmSetup(call, intent) : intent;
}

export const setupIntentOperations: Operation[] = [
  { method: 'POST', path: '/v1/setup_intents', run: create },
  { method: 'GET', path: '/v1/setup_intents/:id', publishable: true, run: addressed },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    publishable: true,
    run: (call) => confirmSetup(call, addressed(call)),
  },
];
