import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { confirm } from './confirmation.ts';
import { StripeFault, invalid, missing } from './fault.ts';
import type { Params } from './form.ts';
import { draftInvoice } from './invoice-build.ts';
import { finalizeInvoice } from './invoice-finalize.ts';
import { invoiceIntent } from './invoice-states.ts';
import { found } from './operation.ts';
import type { Call } from './operation.ts';
import { flag, integer, list, metadata, nested, oneOf, text } from './params.ts';
import { ownPaymentMethod, refuseOtherWays, usablePaymentMethod } from './payment-methods.ts';
import { redeem } from './redemption.ts';
import { buildSubscription, itemFor } from './subscription-build.ts';
import { endSubscription } from './subscription-states.ts';

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
  if (asked) return ownPaymentMethod(account, asked, customer.id, 'default_payment_method').id;
  const settled = customer.invoice_settings.default_payment_method;
  return typeof settled === 'string' ? settled : null;
}

/**
 * Creates a subscription and its first invoice, and charges that immediately unless `default_incomplete` was requested.
 */
export function createSubscription({ account, params }: Call): Stripe.Subscription {
  oneOf(params, 'collection_method', ['charge_automatically']);
  const customerId = text(params, 'customer');
  if (!customerId) throw missing('customer');
  const customer = found(account.customers, 'customer', customerId, 'customer');
  const behaviour = oneOf(params, 'payment_behavior', BEHAVIOURS) ?? 'allow_incomplete';
  const id = account.newId('sub');
  const items = orderedItems(account, params, id);
  const method = defaultMethod(account, params, customer);
  const total = items.reduce((sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1), 0);
  const settings = nested(params, 'payment_settings') ?? {};
  refuseOtherWays(settings, 'payment_method_types');
  const saveCard = oneOf(settings, 'save_default_payment_method', ['off', 'on_subscription']) ?? 'off';
  const discounts = redeem(account, params, { customer: customer.id, subscription: id, amount: total });

  const built = buildSubscription(account, {
    id,
    customer: customer.id,
    items,
    discounts: discounts.map((discount) => discount.id),
    defaultPaymentMethod: text(params, 'default_payment_method') ? method : null,
    saveCard,
    onlyCards: settings.payment_method_types !== undefined,
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
  'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.';

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
        code: 'invoice_payment_intent_requires_action',
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
