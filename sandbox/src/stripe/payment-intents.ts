import type Stripe from 'stripe';
import { confirm } from './confirmation.ts';
import { invalid, missing } from './fault.ts';
import { openIntent } from './intent-build.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, integer, metadata, nested, oneOf, requiredText, text } from './params.ts';
import { createPaymentMethod, refuseOtherWays, usablePaymentMethod } from './payment-methods.ts';

/** The intent named in the path; a browser must send its client secret. */
function addressed({ account, id, params, access }: Call): Stripe.PaymentIntent {
  const intent = found(account.paymentIntents, 'payment_intent', id);
  const secret = text(params, 'client_secret');
  if (access === 'publishable' && !secret) throw missing('client_secret');
  if (secret && secret !== intent.client_secret) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
      'client_secret',
      'payment_intent_invalid_parameter',
    );
  }
  return intent;
}

function confirmCall(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { account, params } = call;
  const data = nested(params, 'payment_method_data');
  const id =
    text(params, 'payment_method') ??
    (typeof intent.payment_method === 'string' ? intent.payment_method : null);
  if (!data && !id) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      'payment_method',
      'payment_intent_unexpected_state',
    );
  }
  const method = data
    ? createPaymentMethod(account, data)
    : usablePaymentMethod(account, id ?? '', 'payment_method');
  const usage =
    oneOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? intent.setup_future_usage;
  return confirm(account, { ...intent, setup_future_usage: usage }, method, {
    offSession: flag(params, 'off_session') ?? false,
  });
}

function create(call: Call): Stripe.PaymentIntent {
  const { account, params } = call;
  refuseOtherWays(params, 'allowed_payment_method_types');
  const amount = integer(params, 'amount');
  if (amount === undefined) throw missing('amount');
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  const customer = text(params, 'customer') ?? null;
  if (customer) found(account.customers, 'customer', customer, 'customer');
  const intent = openIntent(account, {
    amount,
    currency: requiredText(params, 'currency').toLowerCase(),
    customer,
    description: text(params, 'description') ?? null,
    metadata: metadata(params),
    setupFutureUsage: oneOf(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
  });
  if (flag(params, 'confirm')) return confirmCall(call, intent);
  const methodId = text(params, 'payment_method');
  if (!methodId) return intent;
  const method = usablePaymentMethod(account, methodId, 'payment_method');
  return account.paymentIntents.put<Stripe.PaymentIntent>({
    ...intent,
    payment_method: method.id,
    status: 'requires_confirmation',
  });
}

function cancel({ account, id, params }: Call): Stripe.PaymentIntent {
  const intent = found(account.paymentIntents, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  const reason = text(params, 'cancellation_reason') ?? null;
  const canceled = account.paymentIntents.put<Stripe.PaymentIntent>({
    ...intent,
    status: 'canceled',
    canceled_at: account.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  account.emit('payment_intent.canceled', canceled);
  return canceled;
}

export const paymentIntentOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    takes: [
      'amount',
      'currency',
      'customer',
      'description',
      'metadata',
      'setup_future_usage',
      'confirm',
      'payment_method',
      'payment_method_data',
      'allowed_payment_method_types',
      'off_session',
      'return_url',
    ],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    takes: [...LIST, 'customer'],
    run: ({ account, params }) => {
      const rows = selected(candidates(account.paymentIntents, params, ['customer']), params, {
        customer: (row) => row.customer,
      });
      return page(rows, params, '/v1/payment_intents');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    takes: ['client_secret'],
    publishable: true,
    run: addressed,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    takes: ['metadata', 'description'],
    run: (call) => {
      const intent = addressed(call);
      const next = metadata(call.params, intent.metadata);
      const description = text(call.params, 'description') ?? intent.description;
      return call.account.paymentIntents.put({ ...intent, metadata: next, description });
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    takes: [
      'client_secret',
      'payment_method',
      'payment_method_data',
      'setup_future_usage',
      'off_session',
      'use_stripe_sdk',
      'return_url',
    ],
    publishable: true,
    run: (call) => confirmCall(call, addressed(call)),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', takes: ['cancellation_reason'], run: cancel },
];
