import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Account, Delivery } from './account.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
const ATTEMPTS = 40;
const TIMEOUT_MS = 10_000;

/** The `Stripe-Signature` header of a payload, at a time in seconds. */
export function signature(payload: string, secret: string, at: number): string {
  const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${mac}`;
}

function wants(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  const listed = endpoint.enabled_events.includes(type) || endpoint.enabled_events.includes('*');
  return endpoint.status === 'enabled' && listed;
}

/** Sends every event to every endpoint that wants it, at least once, waiting longer after each failure. */
export function startDeliveries(account: Account) {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  async function post(delivery: Delivery): Promise<boolean> {
    const event = account.events.get(delivery.event);
    const endpoint = account.webhookEndpoints.get(delivery.endpoint);
    if (!event || !endpoint?.secret) return true;
    const payload = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        body: payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, endpoint.secret, account.now()),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function attempt(delivery: Delivery): Promise<void> {
    timers.delete(delivery.id);
    if (await post(delivery)) return account.deliveries.remove(delivery.id);
    if (stopped) return;
    if (delivery.attempt >= ATTEMPTS) return account.deliveries.remove(delivery.id);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** delivery.attempt);
    schedule(account.deliveries.put({ ...delivery, attempt: delivery.attempt + 1, due: Date.now() + wait }));
  }

  function schedule(delivery: Delivery): void {
    const timer = setTimeout(() => void attempt(delivery), Math.max(0, delivery.due - Date.now()));
    timers.set(delivery.id, timer);
  }

  account.onEvent((event) => {
    for (const endpoint of account.webhookEndpoints.all()) {
      if (!wants(endpoint, event.type)) continue;
      const id = `${event.id}:${endpoint.id}`;
      schedule(
        account.deliveries.put({ id, event: event.id, endpoint: endpoint.id, attempt: 0, due: Date.now() }),
      );
    }
  });
  for (const delivery of account.deliveries.all()) schedule(delivery);

  return function stop(): void {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

export const CONFIGURED_ENDPOINT = 'we_configured';

/** Registers the endpoint named in the configuration, or forgets an earlier one. */
export function configureEndpoint(account: Account, url: string | undefined, secret: string): void {
  if (!url) return account.webhookEndpoints.remove(CONFIGURED_ENDPOINT);
  account.webhookEndpoints.put<Stripe.WebhookEndpoint>({
    id: CONFIGURED_ENDPOINT,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: account.now(),
    description: 'From the configuration',
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    secret,
    status: 'enabled',
    url,
  });
}
