import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { Collection } from '../collection.ts';
import type { Delivery } from '../deliveries.ts';
import type { CardBehaviour } from './cards.ts';
import { StoredRows } from './stored-rows.ts';

export const API_VERSION = '2026-10-28.endive';

/** How the test card behind a payment method behaves. Card numbers themselves are never stored. */
export interface StoredCard {
  id: string;
  behaviour: CardBehaviour;
  authenticated: boolean;
}

/** The first response to a request with an idempotency key. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: object;
  requestId: string;
  at: number;
}

/** The request that caused an event. */
export interface RequestMark {
  id: string | null;
  idempotency_key: string | null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const EVENTS_KEPT = 1000;

/** The data of one Stripe test account. */
export function createAccount(changed: () => void, clock: () => number) {
  /** Subscriptions that changed, or whose invoices did, since the agenda was last updated. */
  const touched = new Set<string>();
  const collections = {
    customers: new StoredRows<Stripe.Customer>(changed, (row) => [row.email, row.test_clock]),
    deletedCustomers: new Collection<Stripe.DeletedCustomer>(changed),
    products: new Collection<Stripe.Product>(changed),
    prices: new Collection<Stripe.Price>(changed),
    coupons: new Collection<Stripe.Coupon>(changed),
    promotionCodes: new Collection<Stripe.PromotionCode>(changed),
    discounts: new Collection<Stripe.Discount>(changed),
    subscriptions: new StoredRows<Stripe.Subscription>(
      changed,
      (row) => [row.customer, row.test_clock],
      (row) => touched.add(row.id),
    ),
    invoices: new StoredRows<Stripe.Invoice>(
      changed,
      (row) => [row.customer, row.parent?.subscription_details?.subscription],
      (row) => touched.add(String(row.parent?.subscription_details?.subscription)),
    ),
    invoicePayments: new StoredRows<Stripe.InvoicePayment>(changed, (row) => [
      row.invoice,
      row.payment.payment_intent,
    ]),
    paymentIntents: new StoredRows<Stripe.PaymentIntent>(changed, (row) => [row.customer]),
    setupIntents: new StoredRows<Stripe.SetupIntent>(changed, (row) => [row.customer]),
    paymentMethods: new StoredRows<Stripe.PaymentMethod>(changed, (row) => [row.customer]),
    charges: new StoredRows<Stripe.Charge>(changed, (row) => [row.customer, row.payment_intent]),
    refunds: new StoredRows<Stripe.Refund>(changed, (row) => [row.charge, row.payment_intent]),
    disputes: new StoredRows<Stripe.Dispute>(changed, (row) => [row.charge, row.payment_intent]),
    testClocks: new Collection<Stripe.TestHelpers.TestClock>(changed),
    events: new Collection<Stripe.Event>(changed),
    webhookEndpoints: new Collection<Stripe.WebhookEndpoint>(changed),
    cards: new Collection<StoredCard>(changed),
    answers: new Collection<StoredAnswer>(changed),
    deliveries: new Collection<Delivery>(changed),
  };
  let listener: (event: Stripe.Event) => void = () => {};
  let request: RequestMark = { id: null, idempotency_key: null };
  let pinned: number | undefined;

  /** The time of whatever happens now, in seconds since 1970, as Stripe writes times. */
  const now = () => pinned ?? Math.floor(clock() / 1000);

  return {
    ...collections,
    collections,
    touched,
    now,
    /** Runs `work` at a time (seconds), such as a test clock's or a past one; undefined is the present. */
    at<T>(moment: number | undefined, work: () => T): T {
      const before = pinned;
      pinned = moment;
      try {
        return work();
      } finally {
        pinned = before;
      }
    },
    newId: (prefix: string, length = 24) => `${prefix}_${randomText(length)}`,
    markRequest(mark: RequestMark) {
      request = mark;
    },
    onEvent(next: (event: Stripe.Event) => void) {
      listener = next;
    },
    /** Records an event about `object` in its current state, and passes it to the webhook deliveries. */
    emit(type: Stripe.Event['type'], object: object, previous?: object): void {
      const event = {
        id: `evt_${randomText(24)}`,
        object: 'event',
        api_version: API_VERSION,
        created: now(),
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
