import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { from } from '../case.ts';
import type { Case } from '../case.ts';
import { periodEnd } from './world.ts';
import type { StripeWorld } from './world.ts';

/** By the short names of Stripe's own test cards: code, decline code, the parameter at fault, and the message. */
const DECLINES: [card: string, code: string, decline: string, param: string | undefined, message: string][] =
  [
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', undefined, 'Your card was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      undefined,
      'Your card has insufficient funds.',
    ],
    [
      'pm_card_visa_chargeDeclinedLostCard',
      'card_declined',
      'lost_card',
      undefined,
      'Your card was declined.',
    ],
    [
      'pm_card_visa_chargeDeclinedStolenCard',
      'card_declined',
      'stolen_card',
      undefined,
      'Your card was declined.',
    ],
    [
      'pm_card_chargeDeclinedExpiredCard',
      'expired_card',
      'expired_card',
      'exp_month',
      'Your card has expired.',
    ],
    [
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      'incorrect_cvc',
      'cvc',
      "Your card's security code is incorrect.",
    ],
    [
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ];

const declines: Case<StripeWorld>[] = DECLINES.map(([card, code, decline_code, param, message]) => ({
  title: `${card} is refused as ${decline_code}; the plan waits and takes another card`,
  from: from.observed,
  async run({ open, stripe }) {
    const { intent, subscription } = await open();
    const refused = stripe.paymentIntents.confirm(intent, { payment_method: card });
    await expect(refused).rejects.toMatchObject({
      statusCode: 402,
      rawType: 'card_error',
      code,
      decline_code,
      param,
      message,
    });
    const waiting = await stripe.paymentIntents.retrieve(intent);
    expect(waiting).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code },
    });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  },
}));

export const paymentCases: Case<StripeWorld>[] = [
  {
    title: 'a plan opens unpaid with a secret, and runs with its card kept once it is paid',
    from: from.lifecycle,
    async run({ open, stripe }) {
      const { subscription, invoice, intent } = await open();
      expect(subscription.status).toBe('incomplete');
      expect(invoice).toMatchObject({ status: 'open', amount_due: 8999, currency: 'eur' });
      expect(invoice.confirmation_secret).toMatchObject({ type: 'payment_intent' });
      expect(intent).toMatch(/^pi_/);
      const paid = await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 8999 });
      const active = await stripe.subscriptions.retrieve(subscription.id, {
        expand: ['latest_invoice', 'default_payment_method'],
      });
      expect(active.status).toBe('active');
      expect(active.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 8999 });
      expect((active.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
      expect((periodEnd(active) - active.created) / 86_400).toBeGreaterThanOrEqual(365);
    },
  },
  ...declines,
  {
    title: 'a card that asks for 3-D Secure waits for its holder, and nothing is charged meanwhile',
    from: from.testing,
    async run({ open, stripe }) {
      const { intent, subscription } = await open();
      const waiting = await stripe.paymentIntents.confirm(intent, {
        payment_method: 'pm_card_authenticationRequired',
      });
      expect(waiting).toMatchObject({ status: 'requires_action', amount_received: 0, latest_charge: null });
      expect(['use_stripe_sdk', 'redirect_to_url']).toContain(waiting.next_action?.type);
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    },
  },
  {
    title: 'a payment that has succeeded cannot be confirmed again',
    from: from.reference,
    async run({ paid, stripe }) {
      const { intent } = await paid();
      await expect(
        stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' }),
      ).rejects.toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      });
    },
  },
  {
    title: 'voiding the first invoice ends the plan, and its payment can no longer be made',
    from: from.lifecycle,
    async run({ open, stripe }) {
      const { invoice, intent, subscription } = await open();
      expect((await stripe.invoices.voidInvoice(invoice.id)).status).toBe('void');
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
      await expect(
        stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' }),
      ).rejects.toMatchObject({
        statusCode: 400,
      });
    },
  },
  {
    title: 'an invoice that is paid cannot be voided',
    from: from.lifecycle,
    async run({ paid, stripe }) {
      const { invoice } = await paid();
      await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toMatchObject({
        type: 'StripeInvalidRequestError',
        statusCode: 400,
      });
    },
  },
  {
    title: 'cancelling at the end of the period keeps the plan until then, and can be taken back',
    from: from.lifecycle,
    async run({ paid, stripe }) {
      const { subscription } = await paid();
      const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      expect(ending).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: periodEnd(ending),
      });
      expect(ending.canceled_at).not.toBeNull();
      const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      expect(kept).toMatchObject({
        status: 'active',
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
      });
    },
  },
  {
    title: 'cancelling at once ends the plan; a second time there is nothing to cancel or to change',
    from: from.lifecycle,
    async run({ paid, stripe }) {
      const { subscription, customer } = await paid();
      const ended = await stripe.subscriptions.cancel(subscription.id, { prorate: false });
      expect(ended.status).toBe('canceled');
      expect(ended.ended_at).not.toBeNull();
      await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
      });
      await expect(
        stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
      ).rejects.toMatchObject({ statusCode: 400 });
      expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
      expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    },
  },
  {
    title: 'a payment is given back in parts, to the cent and no further',
    from: from.observed,
    async run({ paid, stripe }) {
      const { intent } = await paid();
      await expect(stripe.refunds.create({ payment_intent: intent, amount: 9000 })).rejects.toMatchObject({
        statusCode: 400,
        param: 'amount',
      });
      const part = await stripe.refunds.create({ payment_intent: intent, amount: 3000 });
      expect(part).toMatchObject({ status: 'succeeded', amount: 3000 });
      expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 5999 });
      await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
        statusCode: 400,
        code: 'charge_already_refunded',
      });
      const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
      expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 8999 });
    },
  },
  {
    title: 'what a customer has paid is read from invoices with their payments, and from charges',
    from: from.reference,
    async run({ paid, stripe }) {
      const { customer, invoice, intent } = await paid();
      const { data: plans } = await stripe.subscriptions.list({
        customer,
        status: 'all',
        expand: ['data.latest_invoice.payments'],
      });
      expect(plans[0]?.latest_invoice).toMatchObject({
        id: invoice.id,
        payments: { data: [{ status: 'paid' }] },
      });
      const { data: invoices } = await stripe.invoices.list({
        customer,
        status: 'paid',
        expand: ['data.payments'],
      });
      expect(invoices).toHaveLength(1);
      expect(invoices[0]).toMatchObject({
        amount_paid: 8999,
        parent: { subscription_details: { subscription: plans[0]?.id } },
        payments: {
          data: [{ amount_paid: 8999, payment: { type: 'payment_intent', payment_intent: intent } }],
        },
      });
      expect(invoices[0]?.status_transitions.paid_at).not.toBeNull();
      const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
      expect(payments.map(({ payment }) => payment.payment_intent)).toEqual([intent]);
      const { data: charges } = await stripe.charges.list({ customer });
      expect(charges).toHaveLength(1);
      expect(charges[0]).toMatchObject({
        payment_intent: intent,
        paid: true,
        disputed: false,
        amount_refunded: 0,
      });
    },
  },
  {
    title: 'a charge that the bank takes back is disputed, over its whole amount',
    from: from.testing,
    async run({ open, stripe }) {
      const { intent } = await open();
      await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_createDispute' });
      const disputed = async () => {
        const { data } = await stripe.disputes.list({ payment_intent: intent });
        return data[0];
      };
      for (let attempt = 0; attempt < 40 && !(await disputed()); attempt++) await pause(500);
      expect(await disputed()).toMatchObject({
        amount: 8999,
        status: 'needs_response',
        reason: 'fraudulent',
      });
      const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
      expect(latest_charge).toMatchObject({ disputed: true, refunded: false });
    },
  },
  {
    title: 'what happened stands in the list of events, with the object as it was',
    from: from.reference,
    async run({ paid, stripe }) {
      const { invoice, subscription } = await paid();
      const found = async (type: string, id: string) => {
        for (let attempt = 0; attempt < 40; attempt++) {
          const { data } = await stripe.events.list({ type, limit: 100 });
          const event = data.find((one) => (one.data.object as { id?: string }).id === id);
          if (event) return event;
          await pause(250);
        }
        throw new Error(`There is no ${type} for ${id}.`);
      };
      expect((await found('invoice.paid', invoice.id)).data.object).toMatchObject({ status: 'paid' });
      expect((await found('customer.subscription.created', subscription.id)).livemode).toBe(false);
    },
  },
];
