import type Stripe from 'stripe';
import { invalid, missing } from './fault.ts';
import { found } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, metadata, nested, oneOf, text } from './params.ts';
import { createPaymentMethod, refuseOtherWays, usablePaymentMethod } from './payment-methods.ts';
import { confirmSetup } from './setup-confirmation.ts';

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

function confirmCall(call: Call, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const { account, params } = call;
  const data = nested(params, 'payment_method_data');
  const id =
    text(params, 'payment_method') ??
    (typeof intent.payment_method === 'string' ? intent.payment_method : null);
  if (!data && !id) throw missing('payment_method');
  const method = data
    ? createPaymentMethod(account, data)
    : usablePaymentMethod(account, id ?? '', 'payment_method');
  return confirmSetup(account, intent, method);
}

function create(call: Call): Stripe.SetupIntent {
  const { account, params } = call;
  refuseOtherWays(params, 'allowed_payment_method_types');
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
  return flag(params, 'confirm') ? confirmCall(call, intent) : intent;
}

export const setupIntentOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/setup_intents',
    takes: [
      'customer',
      'description',
      'metadata',
      'usage',
      'confirm',
      'payment_method',
      'payment_method_data',
      'allowed_payment_method_types',
      'return_url',
    ],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    takes: ['client_secret'],
    publishable: true,
    run: addressed,
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    takes: ['client_secret', 'payment_method', 'payment_method_data', 'use_stripe_sdk', 'return_url'],
    publishable: true,
    run: (call) => confirmCall(call, addressed(call)),
  },
  {
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    takes: ['cancellation_reason'],
    run: ({ account, id, params }) => {
      const intent = found(account.setupIntents, 'setupintent', id);
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw invalid(
          `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
          undefined,
          'setup_intent_unexpected_state',
        );
      }
      const canceled = account.setupIntents.put<Stripe.SetupIntent>({
        ...intent,
        status: 'canceled',
        cancellation_reason:
          oneOf(params, 'cancellation_reason', ['abandoned', 'duplicate', 'requested_by_customer']) ?? null,
        next_action: null,
      });
      account.emit('setup_intent.canceled', canceled);
      return canceled;
    },
  },
];
