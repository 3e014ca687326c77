import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { HOUR } from './calendar.ts';

/** The invoice of a renewal stays a draft for about an hour, in which a shop may still change it. */
const DRAFT_SECONDS = HOUR;

/**
 * Below this amount Stripe charges nothing in euros: the invoice counts as paid and the amount is added to the balance.
 */
const LEAST_CHARGE_CENTS = 50;

interface Totals {
  subtotal: number;
  total: number;
  perDiscount: { amount: number; discount: string }[];
}

/** Subtotal, discounts in order, and total of the items, in the smallest unit; halves of a cent round up. */
function totals(account: Account, items: Stripe.SubscriptionItem[], discounts: Stripe.Discount[]): Totals {
  const subtotal = items.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0);
  let left = subtotal;
  const perDiscount = discounts.map((discount) => {
    const coupon = account.coupons.get(String(discount.source.coupon));
    const asked = coupon?.percent_off
      ? Math.round((left * coupon.percent_off) / 100)
      : (coupon?.amount_off ?? 0);
    const amount = Math.min(left, asked);
    left -= amount;
    return { amount, discount: discount.id };
  });
  return { subtotal, total: left, perDiscount };
}

function lines(
  account: Account,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem[] {
  return subscription.items.data.map((item) => ({
    id: account.newId('il'),
    object: 'line_item',
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    description: `${item.quantity ?? 1} × ${account.products.get(String(item.price.product))?.name ?? 'Product'}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    taxes: [],
  }));
}

function draft(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  usage: { start: number; end: number },
): Stripe.Invoice {
  const discounts = subscription.discounts.flatMap((id) => account.discounts.get(String(id)) ?? []);
  const sums = totals(account, subscription.items.data, discounts);
  const id = account.newId('in');
  const customer = account.customers.get(String(subscription.customer));
  const balance = customer?.balance ?? 0;
  const owed = sums.total + balance;
  const charged = owed < LEAST_CHARGE_CENTS ? 0 : owed;
  const renewal = reason === 'subscription_cycle';
  const finalizes = renewal ? account.now() + DRAFT_SECONDS : null;
  return {
    id,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: charged,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: charged,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: renewal,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: finalizes,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: subscription.discounts,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines(account, id, subscription),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: finalizes,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: usage.end,
    period_start: usage.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.subtotal,
    test_clock: subscription.test_clock,
    total: sums.total,
    total_discount_amounts: sums.perDiscount,
    total_excluding_tax: sums.total,
    total_pretax_credit_amounts: sums.perDiscount.map((discount) => ({ ...discount, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/**
 * Creates the draft invoice of a subscription's current period. `usage` is the previous period, as Stripe dates
 * invoices.
 */
export function draftInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  usage: { start: number; end: number },
): Stripe.Invoice {
  const invoice = account.invoices.put(draft(account, subscription, reason, usage));
  account.emit('invoice.created', invoice);
  return invoice;
}
