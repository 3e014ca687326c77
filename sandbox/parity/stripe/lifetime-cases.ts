import type Stripe from 'stripe';
import { from } from '../case.ts';
import type { Case } from '../case.ts';
import { DAY, HOUR, periodEnd } from './world.ts';
import type { StripeWorld } from './world.ts';

async function latest(stripe: Stripe, id: string) {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return { subscription, invoice: subscription.latest_invoice as Stripe.Invoice };
}

/** A plan that was paid by a good card and renews from a failing one, right after the attempt of its renewal. */
async function failedRenewal({ timed, paid, stripe }: StripeWorld) {
  const { customer, waitFor } = await timed();
  const { subscription } = await paid({ customer });
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const renewal = periodEnd(subscription);
  await waitFor(renewal + 2 * HOUR);
  return { customer, id: subscription.id, renewal, waitFor };
}

export const lifetimeCases: Case<StripeWorld>[] = [
  {
    title: 'a plan that is not paid within 23 hours expires, and its invoice is void',
    from: from.lifecycle,
    async run({ timed, open, stripe }) {
      const { customer, start, waitFor } = await timed();
      const { subscription } = await open({ customer });
      await waitFor(start + 22 * HOUR);
      expect((await latest(stripe, subscription.id)).subscription.status).toBe('incomplete');
      await waitFor(start + 24 * HOUR);
      const after = await latest(stripe, subscription.id);
      expect(after.subscription.status).toBe('incomplete_expired');
      expect(after.invoice.status).toBe('void');
    },
  },
  {
    title: 'a renewal is a draft for an hour in the new period, then it is paid from the kept card',
    from: from.lifecycle,
    async run({ timed, paid, stripe }) {
      const { customer, waitFor } = await timed();
      const { subscription, invoice } = await paid({ customer });
      const renewal = periodEnd(subscription);
      await waitFor(renewal + 600);
      const drafted = await latest(stripe, subscription.id);
      expect(drafted.subscription.status).toBe('active');
      expect(periodEnd(drafted.subscription)).toBeGreaterThan(renewal + 364 * DAY);
      expect(drafted.invoice.id).not.toBe(invoice.id);
      expect(drafted.invoice).toMatchObject({
        status: 'draft',
        billing_reason: 'subscription_cycle',
        total: 8999,
      });
      await waitFor(renewal + 2 * HOUR);
      const renewed = await latest(stripe, subscription.id);
      expect(renewed.subscription.status).toBe('active');
      expect(renewed.invoice).toMatchObject({ id: drafted.invoice.id, status: 'paid', amount_paid: 8999 });
      expect((await stripe.invoices.list({ customer, status: 'paid' })).data).toHaveLength(2);
    },
  },
  {
    title: 'a renewal that fails leaves the plan past due in its new period, with a next attempt',
    from: from.lifecycle,
    async run(world) {
      const { id, renewal } = await failedRenewal(world);
      const { subscription, invoice } = await latest(world.stripe, id);
      expect(subscription.status).toBe('past_due');
      expect(subscription.items.data[0]?.current_period_start).toBe(renewal);
      expect(invoice).toMatchObject({ status: 'open', attempted: true, amount_remaining: 8999 });
      expect(invoice.attempt_count).toBeGreaterThanOrEqual(1);
      expect(invoice.next_payment_attempt).toBeGreaterThan(renewal);
    },
  },
  {
    title: 'paying the open invoice with another card brings a past-due plan back',
    from: from.lifecycle,
    async run(world) {
      const { stripe } = world;
      const { id, customer } = await failedRenewal(world);
      const { invoice } = await latest(stripe, id);
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      expect((await stripe.invoices.pay(invoice.id, { payment_method: card.id })).status).toBe('paid');
      expect((await latest(stripe, id)).subscription.status).toBe('active');
      await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({ statusCode: 400 });
    },
  },
  {
    title: 'the payment of the open invoice can be confirmed from a browser with its secret',
    from: from.lifecycle,
    async run(world) {
      const { stripe } = world;
      const { id } = await failedRenewal(world);
      const failed = await stripe.subscriptions.retrieve(id, {
        expand: ['latest_invoice.confirmation_secret'],
      });
      const secret = (failed.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
      await stripe.paymentIntents.confirm(secret.split('_secret_')[0] ?? '', {
        payment_method: 'pm_card_visa',
      });
      const { subscription, invoice } = await latest(stripe, id);
      expect([subscription.status, invoice.status]).toEqual(['active', 'paid']);
    },
  },
  {
    title: 'when every attempt has failed the plan ends, or stays unpaid, as the account is set',
    from: from.lifecycle,
    async run(world) {
      const { id, renewal, waitFor } = await failedRenewal(world);
      await waitFor(renewal + 75 * DAY);
      const { subscription, invoice } = await latest(world.stripe, id);
      expect(['canceled', 'unpaid']).toContain(subscription.status);
      expect(invoice.status).not.toBe('paid');
      expect(invoice.next_payment_attempt).toBeNull();
    },
  },
  {
    title: 'a plan cancelled to its period end ends there and bills nothing more',
    from: from.lifecycle,
    async run({ timed, paid, stripe }) {
      const { customer, waitFor } = await timed();
      const { subscription } = await paid({ customer });
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      await waitFor(periodEnd(subscription) + 2 * HOUR);
      expect((await latest(stripe, subscription.id)).subscription.status).toBe('canceled');
      expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
    },
  },
];
