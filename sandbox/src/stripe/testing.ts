import Stripe from 'stripe';
import { startSandbox } from '../sandbox.ts';

/** A started sandbox with the real SDK as its client, and the usual objects of a subscription test. */
export async function startStripe() {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const client = (key: string, maxNetworkRetries = 0) =>
    new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', maxNetworkRetries });
  const stripe = client('sk_test_unit');

  async function yearlyPrice(): Promise<Stripe.Price> {
    const known = await stripe.prices.list({ lookup_keys: ['unit_year_eur'], active: true });
    if (known.data[0]) return known.data[0];
    return stripe.prices.create({
      product_data: { name: 'PRO' },
      currency: 'eur',
      unit_amount: 8999,
      recurring: { interval: 'year' },
      lookup_key: 'unit_year_eur',
    });
  }

  /** A customer on a test clock of their own at `day`. */
  async function customerAt(day: string): Promise<{ customer: string; clock: string }> {
    const frozen_time = seconds(day);
    const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time });
    const { id: customer } = await stripe.customers.create({ email: 'ana@example.com', test_clock: clock });
    return { customer, clock };
  }

  async function subscribe(customer: string, options: Partial<Stripe.SubscriptionCreateParams> = {}) {
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: (await yearlyPrice()).id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
      ...options,
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
    return { id: subscription.id, subscription, invoice, clientSecret, intent: intentIn(clientSecret) };
  }

  /** The subscription's newest invoice and the payment intent that pays it. */
  async function latest(subscription: string) {
    const current = await stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice.confirmation_secret'],
    });
    const invoice = current.latest_invoice as Stripe.Invoice;
    const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
    return { subscription: current, invoice, clientSecret, intent: intentIn(clientSecret) };
  }

  /** Clicks a button on the bank's page. */
  async function answerChallenge(intent: string, clientSecret: string, outcome: 'complete' | 'fail') {
    return fetch(`${sandbox.url}/stripe/challenge/${intent}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, outcome }),
    });
  }

  async function advance(clock: string, to: string): Promise<void> {
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds(to) });
  }

  return { sandbox, stripe, client, yearlyPrice, customerAt, subscribe, latest, answerChallenge, advance };
}

/** A time such as `2028-02-29T10:00:00Z` in seconds. */
export function seconds(moment: string): number {
  return Date.parse(moment) / 1000;
}

function intentIn(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
