import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { confirm } from './confirmation.ts';
import { redeem } from './discounts.ts';
import { StripeFault, invalid, missing, noSuch, unknownParameter } from './fault.ts';
import type { Params } from './form.ts';
import { draftInvoice } from './invoice-build.ts';
import { finalizeInvoice } from './invoice-finalize.ts';
import { billedSubscription, invoiceIntent } from './invoice-states.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Call, Operation } from './operation.ts';
import { flag, integer, list, metadata, nested, oneOf, text, updatedText } from './params.ts';
import { refuseOtherWays, usablePaymentMethod } from './payment-methods.ts';
import { buildSubscription, itemFor } from './subscription-build.ts';
import { changeSubscription, endSubscription, hasEnded } from './subscription-states.ts';

const BEHAVIOURS = [
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
] as const;

function orderedItems(account: Account, params: Params, subscription: string): Stripe.SubscriptionItem[] {
  const sent = list(params, 'items');
  if (sent.length === 0) throw missing('items');
  return sent.map((item, index) => {
    if (typeof item === 'string' || Array.isArray(item)) throw invalid('Invalid object', `items[${index}]`);
    const price = found(account.prices, 'price', text(item, 'price') ?? '', `items[${index}][price]`);
    if (!price.active)
      throw invalid(
        'The price specified is inactive. This field only accepts active prices.',
        `items[${index}][price]`,
      );
    if (!price.recurring) {
      throw invalid(
        'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
        `items[${index}][price]`,
      );
    }
    return itemFor(account, subscription, price, price.recurring, integer(item, 'quantity') ?? 1);
  });
}

function defaultMethod(account: Account, params: Params, customer: Stripe.Customer): string | null {
  const asked = text(params, 'default_payment_method');
  if (asked) return found(account.paymentMethods, 'PaymentMethod', asked, 'default_payment_method').id;
  const settled = customer.invoice_settings.default_payment_method;
  return typeof settled === 'string' ? settled : null;
}

function create({ account, params }: Call): Stripe.Subscription {
  oneOf(params, 'collection_method', ['charge_automatically']);
  const customerId = text(params, 'customer');
  if (!customerId) throw missing('customer');
  const customer = found(account.customers, 'customer', customerId, 'customer');
  const behaviour = oneOf(params, 'payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const id = account.newId('sub');
  const items = orderedItems(account, params, id);
  const method = defaultMethod(account, params, customer);
  const total = items.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0);
  const discounts = redeem(account, params, { customer: customer.id, subscription: id, amount: total });

  const settings = nested(params, 'payment_settings') ?? {};
  refuseOtherWays(settings, 'payment_method_types');
  const built = buildSubscription(account, {
    id,
    customer: customer.id,
    items,
    discounts: discounts.map((discount) => discount.id),
    defaultPaymentMethod: text(params, 'default_payment_method') ? method : null,
    saveCard: oneOf(settings, 'save_default_payment_method', ['off', 'on_subscription']) ?? 'off',
    metadata: metadata(params),
    description: text(params, 'description') ?? null,
    cancelAtPeriodEnd: flag(params, 'cancel_at_period_end') ?? false,
    testClock: typeof customer.test_clock === 'string' ? customer.test_clock : null,
  });
  account.subscriptions.put(built);
  const noUsage = { start: built.created, end: built.created };
  const invoice = finalizeInvoice(account, draftInvoice(account, built, 'subscription_create', noUsage));
  const started = account.subscriptions.put<Stripe.Subscription>({
    ...built,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'incomplete',
  });
  account.emit('customer.subscription.created', started);
  if (invoice.status === 'paid' || behaviour === 'default_incomplete') return started;
  return chargeAtOnce(account, started, {
    invoice,
    method,
    behaviour,
    offSession: flag(params, 'off_session') ?? false,
  });
}

const ACTION_REQUIRED =
  'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with subscription.';

function chargeAtOnce(
  account: Account,
  subscription: Stripe.Subscription,
  {
    invoice,
    method,
    behaviour,
    offSession,
  }: { invoice: Stripe.Invoice; method: string | null; behaviour: string; offSession: boolean },
): Stripe.Subscription {
  const intent = invoiceIntent(account, invoice);
  if (!method || !intent) {
    endSubscription(account, subscription, { reason: 'payment_failed' });
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  try {
    const card = usablePaymentMethod(account, method, 'default_payment_method');
    const after = confirm(account, intent, card, { offSession });
    if (after.status === 'requires_action' && behaviour === 'error_if_incomplete') {
      throw new StripeFault(402, 'card_error', ACTION_REQUIRED, {
        code: 'subscription_payment_intent_requires_action',
      });
    }
  } catch (fault) {
    if (!(fault instanceof StripeFault)) throw fault;
    if (behaviour === 'error_if_incomplete') {
      endSubscription(account, subscription, { reason: 'payment_failed' });
      throw fault;
    }
  }
  return account.subscriptions.get(subscription.id) ?? subscription;
}

function update({ account, id, params }: Call): Stripe.Subscription {
  const subscription = found(account.subscriptions, 'subscription', id);
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const ends = flag(params, 'cancel_at_period_end');
  const settings = nested(params, 'payment_settings') ?? {};
  const saves = oneOf(settings, 'save_default_payment_method', ['off', 'on_subscription']);
  const method = text(params, 'default_payment_method');
  if (method) found(account.paymentMethods, 'PaymentMethod', method, 'default_payment_method');
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

/** What the customer said about leaving, which may come with the cancellation or later. */
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
    // Stripe keeps test clocks out of lists that ask for neither the clock nor the customer.
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
    run: create,
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
