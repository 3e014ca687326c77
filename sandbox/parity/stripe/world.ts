import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';

export const HOUR = 3600;
export const DAY = 24 * HOUR;
const CLOCK_MS = 180_000;

export interface Opened {
  customer: string;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  /** The payment intent of the first invoice; empty when nothing is due. */
  intent: string;
}

export type StripeWorld = ReturnType<typeof stripeWorld>;

/** A client of the real Stripe in test mode. A key of another mode is rejected before anything is sent. */
export function testModeClient(key: string): Stripe {
  if (!/^(sk|rk)_test_/.test(key)) {
    throw new Error('Parity runs in test mode only: STRIPE_SECRET_KEY must begin with sk_test_.');
  }
  return new Stripe(key, { maxNetworkRetries: 2, telemetry: false });
}

/** The context of the cases. Every object carries `run` and is removed by `close`. */
export function stripeWorld(stripe: Stripe, run: string) {
  const cleanups: (() => Promise<unknown>)[] = [];
  const later = (cleanup: () => Promise<unknown>) => void cleanups.push(cleanup);
  let yearly: Promise<Stripe.Price> | undefined;

  async function makePrice(): Promise<Stripe.Price> {
    const product = await stripe.products.create({ name: `PRO ${run}`, metadata: { run } });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 8999,
      recurring: { interval: 'year' },
      lookup_key: `yearly_${run}`,
    });
    later(() => stripe.products.update(product.id, { active: false }));
    later(() => stripe.prices.update(price.id, { active: false }));
    return price;
  }

  const world = {
    stripe,
    run,
    later,
    /** The yearly price of this run, 89.99 EUR. */
    price: () => (yearly ??= makePrice()),

    async customer(params: Stripe.CustomerCreateParams = {}): Promise<Stripe.Customer> {
      const customer = await stripe.customers.create({
        email: `${run}@example.com`,
        metadata: { run },
        ...params,
      });
      // A customer on a test clock is deleted with the clock.
      if (!params.test_clock) later(() => stripe.customers.del(customer.id));
      return customer;
    },

    /** A code that takes `percent` off once. */
    async code(
      percent: number,
      params: Partial<Stripe.PromotionCodeCreateParams> = {},
    ): Promise<Stripe.PromotionCode> {
      const coupon = await stripe.coupons.create({
        percent_off: percent,
        duration: 'once',
        metadata: { run },
      });
      later(() => stripe.coupons.del(coupon.id));
      const code = await stripe.promotionCodes.create({
        promotion: { type: 'coupon', coupon: coupon.id },
        ...params,
      });
      later(() => stripe.promotionCodes.update(code.id, { active: false }));
      return code;
    },

    /** Creates the subscription as the product does: unpaid, its card saved for renewals. */
    async open(params: Partial<Stripe.SubscriptionCreateParams> = {}): Promise<Opened> {
      const customer = params.customer ?? (await world.customer()).id;
      const subscription = await stripe.subscriptions.create({
        customer,
        items: [{ price: (await world.price()).id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        proration_behavior: 'none',
        metadata: { run },
        expand: ['latest_invoice.confirmation_secret'],
        ...params,
      });
      const invoice = subscription.latest_invoice as Stripe.Invoice;
      const intent = invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? '';
      return { customer, subscription, invoice, intent };
    },

    /** Opens a subscription and pays it. */
    async paid(params: Partial<Stripe.SubscriptionCreateParams> = {}): Promise<Opened> {
      const opened = await world.open(params);
      await stripe.paymentIntents.confirm(opened.intent, { payment_method: 'pm_card_visa' });
      const subscription = await stripe.subscriptions.retrieve(opened.subscription.id);
      return { ...opened, subscription };
    },

    /** A customer whose time only moves on request. */
    async timed() {
      const clock = await stripe.testHelpers.testClocks.create({
        frozen_time: Math.floor(Date.now() / 1000),
        name: run,
      });
      later(() => stripe.testHelpers.testClocks.del(clock.id));
      const customer = await world.customer({ test_clock: clock.id });
      const waitFor = async (moment: number) => {
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: moment });
        const deadline = Date.now() + CLOCK_MS;
        while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status !== 'ready') {
          if (Date.now() > deadline) throw new Error('The test clock did not get there.');
          await pause(500);
        }
      };
      return { customer: customer.id, start: clock.frozen_time, waitFor };
    },

    /** Deletes the cases' objects, newest first; a failed deletion does not stop the rest. */
    async close(): Promise<void> {
      for (const cleanup of cleanups.toReversed()) await cleanup().catch(() => {});
    },
  };
  return world;
}

/** The end of a subscription's current period, in seconds. */
export const periodEnd = (subscription: Stripe.Subscription): number => {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  return item.current_period_end;
};
