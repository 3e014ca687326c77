import { randomBytes } from 'node:crypto';
import { Collection } from '../collection.ts';
import type { Delivery } from '../deliveries.ts';
import type {
  Conditions,
  MoneyBack,
  Plan,
  Product,
  Subscription,
  Transaction,
  WebhookEvent,
} from './model.ts';

/** The object that a request with a `PayPal-Request-Id` created. `at` is in milliseconds since 1970. */
export interface StoredAnswer {
  id: string;
  made: string;
  at: number;
}

/** Every webhook gets every event. */
export interface WebhookTarget {
  id: string;
  url: string;
  event_types: { name: string }[];
}

const EVENTS_KEPT = 1000;
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function code(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** ISO 8601 with seconds, as PayPal writes times. */
export function isoSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The data of one PayPal sandbox business account. */
export function createPayPalAccount(changed: () => void, clock: () => number) {
  const collections = {
    products: new Collection<Product>(changed),
    plans: new Collection<Plan>(changed),
    subscriptions: new Collection<Subscription>(changed),
    transactions: new Collection<Transaction>(changed),
    moneyBack: new Collection<MoneyBack>(changed),
    conditions: new Collection<Conditions>(changed),
    answers: new Collection<StoredAnswer>(changed),
    events: new Collection<WebhookEvent>(changed),
    webhooks: new Collection<WebhookTarget>(changed),
    deliveries: new Collection<Delivery>(changed),
  };
  let listener: (event: WebhookEvent) => void = () => {};
  let moment: number | null = null;
  const now = () => isoSeconds(moment ?? clock());

  return {
    ...collections,
    collections,
    /** The sandbox's clock, in milliseconds since 1970. */
    clock,
    /** Runs something as if it happened at another time: its writes and events carry that time. */
    at<T>(time: number, run: () => T): T {
      const before = moment;
      moment = time;
      try {
        return run();
      } finally {
        moment = before;
      }
    },
    /** The current time as PayPal writes times. */
    now,
    newId: (prefix: string, length = 12) => `${prefix}-${code(length)}`,
    newCode: code,
    onEvent(next: (event: WebhookEvent) => void) {
      listener = next;
    },
    emit(event_type: string, resource_type: string, summary: string, resource: object): void {
      const event = collections.events.put<WebhookEvent>({
        id: `WH-${code(17)}-${code(17)}`,
        event_version: '1.0',
        create_time: now(),
        resource_type,
        resource_version: '2.0',
        event_type,
        summary,
        resource: structuredClone(resource),
        links: [],
      });
      collections.events.keepNewest(EVENTS_KEPT);
      listener(event);
    },
  };
}

export type PayPalAccount = ReturnType<typeof createPayPalAccount>;
