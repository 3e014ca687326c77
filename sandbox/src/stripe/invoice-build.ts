import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { openIntent } from './intent-build.ts';
import { markPaid } from './invoice-states.ts';

/** Under this amount Stripe charges nothing in euro: the invoice counts as paid and the rest goes to the balance. */
const LEAST_CHARGE_CENTS = 50;

interface Totals {
  subtotal: number;
  total: number;
  perDiscount: { amount: number; discount: string }[];
}

/** Subtotal, discounts in their order, and total of the items, in the smallest unit; halves of a cent round up. */
export function totals(
  account: Account,
  items: Stripe.SubscriptionItem[],
  discounts: Stripe.Discount[],
): Totals {
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

function invoiceFor(
  account: Account,
  subscription: Stripe.Subscription,
  sums: Totals,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const id = account.newId('in');
  const customer = account.customers.get(String(subscription.customer));
  const charged = sums.total < LEAST_CHARGE_CENTS ? 0 : sums.total;
  const start = subscription.items.data[0]?.current_period_start ?? account.now();
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
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
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
    effective_at: account.now(),
    ending_balance: sums.total - charged,
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
    next_payment_attempt: null,
    number: `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(customer?.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: start,
    period_start: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: account.now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: sums.subtotal,
    subtotal_excluding_tax: sums.subtotal,
    test_clock: null,
    total: sums.total,
    total_discount_amounts: sums.perDiscount,
    total_excluding_tax: sums.total,
    total_pretax_credit_amounts: sums.perDiscount.map((discount) => ({ ...discount, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** Bills one period of a subscription. What is due waits in a payment intent; an invoice over nothing is paid at once. */
export function billPeriod(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const discounts = subscription.discounts.flatMap((id) => account.discounts.get(String(id)) ?? []);
  const sums = totals(account, subscription.items.data, discounts);
  const invoice = account.invoices.put(invoiceFor(account, subscription, sums, reason));
  const customer = account.customers.get(String(subscription.customer));
  if (customer) {
    account.customers.put({
      ...customer,
      next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
      currency: invoice.currency,
    });
  }
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(account, invoice);

  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const intent = openIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(subscription.customer),
    description: 'Subscription creation',
    metadata: {},
    setupFutureUsage: keepsCard ? 'off_session' : null,
  });
  account.invoicePayments.put<Stripe.InvoicePayment>({
    id: account.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return invoice;
}
