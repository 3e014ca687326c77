import type { Collection } from './collection.ts';

/** A webhook that is still to be delivered. `due` is in milliseconds since 1970, on the machine's clock. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempt: number;
  due: number;
}

/** The fate of one webhook: how often it is delivered, how late, and whether later ones overtake it. */
export interface Fate {
  copies: number;
  delayMs: number;
  overtaken: boolean;
}

type Send = (delivery: Delivery) => Promise<boolean>;

interface Route {
  rows: Collection<Delivery>;
  send: Send;
}

interface Waiting {
  delivery: Delivery;
  route: Route;
  /** The number of the attempt. */
  place: number;
  overtaken: boolean;
  timer: NodeJS.Timeout;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const ATTEMPTS = 40;
const TIMEOUT_MS = 10_000;
/** How long a webhook waits for another one to overtake it. */
const OVERTAKING_MS = 1000;

/** Posts a webhook and returns whether the receiver accepted it. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Delivers the webhooks of both providers: each at least once, with growing delays after failures, unless `fate` says
 * otherwise. It uses the machine's clock, so that webhooks arrive while the sandbox's clock stands still.
 */
export function createCourier(fate: () => Fate = () => ({ copies: 1, delayMs: 0, overtaken: false })) {
  const routes: Route[] = [];
  const waiting = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();
  let places = 0;
  let stopped = false;

  async function attempt({ route, delivery, place }: Waiting): Promise<void> {
    const arrived = await route.send(delivery);
    if (!route.rows.get(delivery.id)) return;
    if (arrived || delivery.attempt >= ATTEMPTS) return route.rows.remove(delivery.id);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** delivery.attempt);
    const again = { ...delivery, attempt: delivery.attempt + 1, due: Date.now() + wait };
    schedule(route, route.rows.put(again), place);
  }

  function start(one: Waiting): void {
    clearTimeout(one.timer);
    waiting.delete(one.delivery.id);
    const run = attempt(one).finally(() => {
      running.delete(run);
      if (!one.overtaken) letGoBefore(one.place);
    });
    running.add(run);
  }

  /** Delivers the webhooks that were to be overtaken and now have been. */
  function letGoBefore(place: number): void {
    for (const one of waiting.values()) if (one.overtaken && one.place < place && !stopped) start(one);
  }

  function schedule(route: Route, delivery: Delivery, place: number, overtaken = false): void {
    if (stopped) return;
    const wait = Math.max(0, delivery.due - Date.now());
    const timer = setTimeout(() => start(one), wait);
    const one: Waiting = { delivery, route, place, overtaken, timer };
    waiting.set(delivery.id, one);
  }

  return {
    /** Starts deliveries for one provider, including those left over from an earlier run of the sandbox. */
    route(rows: Collection<Delivery>, send: Send) {
      const route = { rows, send };
      routes.push(route);
      for (const delivery of rows.all()) schedule(route, delivery, places++);
      return {
        add(event: string, endpoint: string): void {
          const { copies, delayMs, overtaken } = fate();
          const place = places++;
          // A delayed one needs no other to overtake it.
          const held = overtaken && delayMs === 0;
          for (let copy = 0; copy < copies; copy++) {
            const id = `${event}:${endpoint}${copy > 0 ? `:${copy}` : ''}`;
            if (waiting.has(id)) continue;
            const due = Date.now() + (held ? OVERTAKING_MS : delayMs);
            schedule(route, rows.put({ id, event, endpoint, attempt: 0, due }), place, held);
          }
        },
      };
    },
    /** Resolves when everything due has been tried, including webhooks that only wait to be overtaken. */
    async settled(): Promise<void> {
      for (;;) {
        const now = Date.now();
        for (const one of waiting.values()) if (one.delivery.due <= now) start(one);
        if (running.size === 0) letGoBefore(Infinity);
        if (running.size === 0) return;
        await Promise.all(running);
      }
    },
    /** Drops all deliveries. Resolves when the running ones have ended. */
    async forget(): Promise<void> {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
      for (const { rows } of routes) rows.clear();
      await Promise.all(running);
    },
    stop(): void {
      stopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
    },
  };
}

export type Courier = ReturnType<typeof createCourier>;
