import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { periodEnd } from './calendar.ts';

interface SubscriptionOrder {
  id: string;
  customer: string;
  items: Stripe.SubscriptionItem[];
  discounts: string[];
  defaultPaymentMethod: string | null;
  saveCard: 'off' | 'on_subscription';
  onlyCards: boolean;
  metadata: Record<string, string>;
  description: string | null;
  cancelAtPeriodEnd: boolean;
  testClock: string | null;
}

function planOf(price: Stripe.Price, recurring: Stripe.Price.Recurring): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function itemFor(
  account: Account,
  subscription: string,
  price: Stripe.Price,
  recurring: Stripe.Price.Recurring,
  quantity: number,
): Stripe.SubscriptionItem {
  return {
    id: account.newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: periodEnd(account.now(), account.now(), recurring),
    current_period_start: account.now(),
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price, recurring),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** A subscription before its first invoice. */
export function buildSubscription(account: Account, order: SubscriptionOrder): Stripe.Subscription {
  const end = order.items[0]?.current_period_end ?? null;
  return {
    id: order.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: account.now(),
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: order.cancelAtPeriodEnd ? end : null,
    cancel_at_period_end: order.cancelAtPeriodEnd,
    canceled_at: order.cancelAtPeriodEnd ? account.now() : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: order.cancelAtPeriodEnd ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: order.items[0]?.price.currency ?? 'eur',
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: order.description,
    discounts: order.discounts,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: order.items,
      has_more: false,
      url: `/v1/subscription_items?subscription=${order.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: order.onlyCards ? ['card'] : null,
      save_default_payment_method: order.saveCard,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: account.now(),
    status: 'incomplete',
    test_clock: order.testClock,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}
