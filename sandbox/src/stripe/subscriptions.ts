import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { invalid, noSuch, unknownParameter } from './fault.ts';
import type { Params } from './form.ts';
import { billedSubscription } from './invoice-states.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, metadata, nested, oneOf, text, updatedText } from './params.ts';
import { ownPaymentMethod } from './payment-methods.ts';
import { createSubscription } from './subscription-create.ts';
import { changeSubscription, endSubscription, hasEnded } from './subscription-states.ts';

function update({ account, id, params }: Call): Stripe.Subscription {
  const subscription = found(account.subscriptions, 'subscription', id);
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const ends = flag(params, 'cancel_at_period_end');
  const settings = nested(params, 'payment_settings') ?? {};
  const saves = oneOf(settings, 'save_default_payment_method', ['off', 'on_subscription']);
  const method = text(params, 'default_payment_method');
  if (method) ownPaymentMethod(account, method, String(subscription.customer), 'default_payment_method');
  const next: Partial<Stripe.Subscription> = {
    metadata: metadata(params, subscription.metadata),
    ...(method === undefined ? {} : { default_payment_method: method }),
    ...(text(params, 'description') === undefined
      ? {}
      : { description: text(params, 'description') ?? null }),
    ...(saves && subscription.payment_settings
      ? {
          payment_settings: { ...subscription.payment_settings, save_default_payment_method: saves },
        }
      : {}),
    ...(ends === undefined ? {} : endAtPeriod(account, subscription, ends)),
    ...saidOnLeaving(subscription, params, ends),
  };
  return changeSubscription(account, subscription, next);
}

function endAtPeriod(
  account: Account,
  subscription: Stripe.Subscription,
  ends: boolean,
): Partial<Stripe.Subscription> {
  const reason = ends ? 'cancellation_requested' : null;
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: ends ? (subscription.canceled_at ?? account.now()) : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
}

/** The customer's cancellation feedback, which may come with the cancellation or later. */
function saidOnLeaving(
  subscription: Stripe.Subscription,
  params: Params,
  ends: boolean | undefined,
): Partial<Stripe.Subscription> {
  const details = nested(params, 'cancellation_details');
  if (!details) return {};
  const { cancellation_details: before } = subscription;
  return {
    cancellation_details: {
      comment: updatedText(details, 'comment', before?.comment),
      feedback: updatedText(details, 'feedback', before?.feedback),
      feedback_option: null,
      reason: ends ? 'cancellation_requested' : (before?.reason ?? null),
    },
  };
}

function listSubscriptions({ account, params }: Call) {
  const status = text(params, 'status');
  const ended = ['canceled', 'incomplete_expired'];
  const clock = text(params, 'test_clock');
  const rows = selected(candidates(account.subscriptions, params, ['customer', 'test_clock']), params, {
    customer: (row) => row.customer,
    collection_method: (row) => row.collection_method,
  }).filter((row) => {
    // Stripe leaves subscriptions on test clocks out of lists that ask for neither the clock nor the customer.
    if (clock ? row.test_clock !== clock : !text(params, 'customer') && row.test_clock !== null) return false;
    if (status === 'all') return true;
    if (status === 'ended') return ended.includes(row.status);
    return status ? row.status === status : row.status !== 'canceled';
  });
  const price = text(params, 'price');
  const priced = price ? rows.filter((row) => row.items.data.some((item) => item.price.id === price)) : rows;
  return page(priced, params, '/v1/subscriptions');
}

export const subscriptionOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: [
      'customer',
      'items.price',
      'items.quantity',
      'payment_behavior',
      'payment_settings.save_default_payment_method',
      'payment_settings.payment_method_types',
      'default_payment_method',
      'discounts.coupon',
      'discounts.promotion_code',
      'metadata',
      'description',
      'cancel_at_period_end',
      'proration_behavior',
      'off_session',
      'collection_method',
    ],
    run: createSubscription,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: [...LIST, 'customer', 'status', 'price', 'test_clock', 'collection_method'],
    run: listSubscriptions,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: [],
    run: ({ account, id }) => found(account.subscriptions, 'subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'metadata',
      'default_payment_method',
      'description',
      'cancel_at_period_end',
      'proration_behavior',
      'payment_settings.save_default_payment_method',
      'cancellation_details.comment',
      'cancellation_details.feedback',
    ],
    run: update,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['cancellation_details.comment', 'cancellation_details.feedback', 'invoice_now', 'prorate'],
    run: ({ account, id, params }) => {
      const subscription = account.subscriptions.get(id);
      if (!subscription || hasEnded(subscription)) throw noSuch('subscription', id);
      if (flag(params, 'invoice_now')) throw unknownParameter('invoice_now');
      if (flag(params, 'prorate')) throw unknownParameter('prorate');
      const details = nested(params, 'cancellation_details') ?? {};
      return endSubscription(account, subscription, {
        reason: 'cancellation_requested',
        comment: text(details, 'comment') ?? null,
        feedback: text(details, 'feedback') ?? null,
      });
    },
  },
];

/** Voiding the first invoice of a plan that was never paid ends the plan. */
export function endIfNeverPaid(account: Account, invoice: Stripe.Invoice): void {
  const subscription = billedSubscription(account, invoice);
  if (subscription?.status === 'incomplete')
    endSubscription(account, subscription, { reason: 'payment_failed' });
}
