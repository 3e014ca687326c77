import type { Collection } from './collection.ts';

/** A webhook that has still to reach its endpoint. `due` is in milliseconds since 1970. */
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempt: number;
  due: number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const ATTEMPTS = 40;
const TIMEOUT_MS = 10_000;

/** Posts a webhook and says whether the receiver took it. */
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

/** Sends every event to its endpoint at least once, waiting longer after each failure; what is open survives a restart. */
export function startDeliveries(rows: Collection<Delivery>, send: (delivery: Delivery) => Promise<boolean>) {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  async function attempt(delivery: Delivery): Promise<void> {
    timers.delete(delivery.id);
    const arrived = await send(delivery);
    if (arrived || delivery.attempt >= ATTEMPTS) return rows.remove(delivery.id);
    if (stopped) return;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** delivery.attempt);
    schedule(rows.put({ ...delivery, attempt: delivery.attempt + 1, due: Date.now() + wait }));
  }

  function schedule(delivery: Delivery): void {
    if (stopped) return;
    const wait = Math.max(0, delivery.due - Date.now());
    timers.set(
      delivery.id,
      setTimeout(() => void attempt(delivery), wait),
    );
  }

  for (const delivery of rows.all()) schedule(delivery);

  return {
    add(event: string, endpoint: string): void {
      schedule(rows.put({ id: `${event}:${endpoint}`, event, endpoint, attempt: 0, due: Date.now() }));
    },
    stop(): void {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
