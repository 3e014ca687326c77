import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { postWebhook } from '../deliveries.ts';
import type { Courier } from '../deliveries.ts';
import type { Account } from './account.ts';

const CONFIGURED_ENDPOINT = 'we_configured';

/** The `Stripe-Signature` header of a payload, at a time in seconds. */
function signature(payload: string, secret: string, at: number): string {
  const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${mac}`;
}

function wants(endpoint: Stripe.WebhookEndpoint, type: string): boolean {
  const listed = endpoint.enabled_events.includes(type) || endpoint.enabled_events.includes('*');
  return endpoint.status === 'enabled' && listed;
}

/** Delivers every event to every endpoint that subscribes to it. */
export function startWebhooks(account: Account, courier: Courier): void {
  const deliveries = courier.route(account.deliveries, async ({ event: eventId, endpoint: endpointId }) => {
    const event = account.events.get(eventId);
    const endpoint = account.webhookEndpoints.get(endpointId);
    if (!event || !endpoint?.secret) return true;
    const payload = JSON.stringify(event, null, 2);
    return postWebhook(endpoint.url, payload, {
      'content-type': 'application/json; charset=utf-8',
      // Signed when it is sent, by the machine's clock: receivers reject old timestamps, whatever the sandbox's clock
      // says.
      'stripe-signature': signature(payload, endpoint.secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    });
  });
  account.onEvent((event) => {
    for (const endpoint of account.webhookEndpoints.all()) {
      if (wants(endpoint, event.type)) deliveries.add(event.id, endpoint.id);
    }
  });
}

/** Registers the endpoint of the configuration, or removes an earlier one. */
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
