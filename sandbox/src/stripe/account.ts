import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { Collection } from '../collection.ts';
import type { Delivery } from '../deliveries.ts';
import type { CardBehaviour } from './cards.ts';

export const API_VERSION = '2026-10-28.endive';

/** How the test card behind a payment method behaves. Card numbers themselves are never kept. */
export interface StoredCard {
  id: string;
  behaviour: CardBehaviour;
  authenticated: boolean;
}

/** The first answer to a request made with an idempotency key. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: object;
  requestId: string;
  at: number;
}

/** Which request caused an event. */
export interface RequestMark {
  id: string | null;
  idempotency_key: string | null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const EVENTS_KEPT = 1000;

/** Everything that one Stripe test account holds. */
export function createAccount(changed: () => void, clock: () => number) {
  const collections = {
    customers: new Collection<Stripe.Customer>(changed),
    deletedCustomers: new Collection<Stripe.DeletedCustomer>(changed),
    products: new Collection<Stripe.Product>(changed),
    prices: new Collection<Stripe.Price>(changed),
    coupons: new Collection<Stripe.Coupon>(changed),
    promotionCodes: new Collection<Stripe.PromotionCode>(changed),
    discounts: new Collection<Stripe.Discount>(changed),
    subscriptions: new Collection<Stripe.Subscription>(changed),
    invoices: new Collection<Stripe.Invoice>(changed),
    invoicePayments: new Collection<Stripe.InvoicePayment>(changed),
    paymentIntents: new Collection<Stripe.PaymentIntent>(changed),
    setupIntents: new Collection<Stripe.SetupIntent>(changed),
    paymentMethods: new Collection<Stripe.PaymentMethod>(changed),
    charges: new Collection<Stripe.Charge>(changed),
    refunds: new Collection<Stripe.Refund>(changed),
    events: new Collection<Stripe.Event>(changed),
    webhookEndpoints: new Collection<Stripe.WebhookEndpoint>(changed),
    cards: new Collection<StoredCard>(changed),
    answers: new Collection<StoredAnswer>(changed),
    deliveries: new Collection<Delivery>(changed),
  };
  let listener: (event: Stripe.Event) => void = () => {};
  let request: RequestMark = { id: null, idempotency_key: null };

  return {
    ...collections,
    collections,
    /** Seconds since 1970, as Stripe writes times. */
    now: () => Math.floor(clock() / 1000),
    newId: (prefix: string, length = 24) => `${prefix}_${randomText(length)}`,
    markRequest(mark: RequestMark) {
      request = mark;
    },
    onEvent(next: (event: Stripe.Event) => void) {
      listener = next;
    },
    /** Records that something happened to `object`, as it is now, and hands the event to the webhook deliveries. */
    emit(type: Stripe.Event['type'], object: object, previous?: object): void {
      const event = {
        id: `evt_${randomText(24)}`,
        object: 'event',
        api_version: API_VERSION,
        created: Math.floor(clock() / 1000),
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: collections.webhookEndpoints.all().length,
        request: { ...request },
        type,
      } as Stripe.Event;
      collections.events.put(event);
      collections.events.keepNewest(EVENTS_KEPT);
      listener(event);
    },
  };
}

export type Account = ReturnType<typeof createAccount>;

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
