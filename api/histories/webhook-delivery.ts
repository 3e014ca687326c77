import type { World } from './world.ts';

/** The events that a deployment subscribes to; see the README of the API. */
const WANTED = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
];

interface Event {
  id: string;
  type: string;
}

/**
 * An unreliable delivery that loses one webhook in five, delivers another one in five two or three times, and all in
 * random order.
 */
export interface WebhookDelivery {
  /** Collects what Stripe has sent since, delivers some of the waiting ones, and lets the server process them. */
  deliverSome(): Promise<void>;
}

export function openWebhookDelivery(world: World, seed: number): WebhookDelivery {
  const random = randomFrom(seed);
  const bag: Event[] = [];
  let newest: string | undefined;
  return {
    async deliverSome() {
      const since = newest ? `&ending_before=${newest}` : '';
      const { data } = await world.ask<{ data: Event[] }>('GET', `/v1/events?limit=100${since}`);
      newest = data[0]?.id ?? newest;
      for (const event of data.filter(({ type }) => WANTED.includes(type))) {
        const fate = random();
        const copies = fate < 0.2 ? 0 : fate < 0.3 ? 3 : fate < 0.4 ? 2 : 1;
        for (let copy = 0; copy < copies; copy += 1)
          bag.splice(Math.floor(random() * (bag.length + 1)), 0, event);
      }
      for (const event of bag.splice(0, Math.ceil(bag.length * random()))) await world.deliver(event);
      await world.context.outbox.runDue();
    },
  };
}

/** Numbers from 0 to 1, determined by a seed (mulberry32, public domain). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
