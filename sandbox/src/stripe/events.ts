import type Stripe from 'stripe';
import { API_VERSION } from './account.ts';
import type { Account } from './account.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { flag, metadata, requiredText, text, texts } from './params.ts';

function createEndpoint(account: Account, params: Params): Stripe.WebhookEndpoint {
  const url = requiredText(params, 'url');
  if (!URL.canParse(url))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', 'url', 'url_invalid');
  const enabled = texts(params, 'enabled_events');
  return account.webhookEndpoints.put<Stripe.WebhookEndpoint>({
    id: account.newId('we'),
    object: 'webhook_endpoint',
    api_version: text(params, 'api_version') ?? API_VERSION,
    application: null,
    created: account.now(),
    description: text(params, 'description') ?? null,
    enabled_events: enabled.length > 0 ? enabled : ['*'],
    livemode: false,
    metadata: metadata(params),
    secret: `whsec_${account.newId('x', 32).slice(2)}`,
    status: 'enabled',
    url,
  });
}

/** The secret is returned once, when the endpoint is created. */
function withoutSecret(endpoint: Stripe.WebhookEndpoint): Stripe.WebhookEndpoint {
  const shown = { ...endpoint };
  delete shown.secret;
  return shown;
}

export const eventOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/events',
    takes: [...LIST, 'type', 'types'],
    run: ({ account, params }) => {
      const types = texts(params, 'types');
      const rows = selected(account.events.all(), params, { type: (row) => row.type });
      const wanted = types.length > 0 ? rows.filter((row) => types.includes(row.type)) : rows;
      return page(wanted, params, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    takes: [],
    run: ({ account, id }) => found(account.events, 'event', id),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    takes: ['url', 'enabled_events', 'api_version', 'description', 'metadata'],
    run: ({ account, params }) => createEndpoint(account, params),
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    takes: [...LIST],
    run: ({ account, params }) =>
      page(account.webhookEndpoints.all().map(withoutSecret), params, '/v1/webhook_endpoints'),
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    takes: [],
    run: ({ account, id }) => withoutSecret(found(account.webhookEndpoints, 'webhook endpoint', id)),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    takes: ['url', 'enabled_events', 'disabled'],
    run: ({ account, id, params }) => {
      const endpoint = found(account.webhookEndpoints, 'webhook endpoint', id);
      const events = texts(params, 'enabled_events');
      const disabled = flag(params, 'disabled');
      const changed = account.webhookEndpoints.put({
        ...endpoint,
        url: text(params, 'url') ?? endpoint.url,
        enabled_events: events.length > 0 ? events : endpoint.enabled_events,
        status: disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled',
      });
      return withoutSecret(changed);
    },
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    takes: [],
    run: ({ account, id }) => {
      found(account.webhookEndpoints, 'webhook endpoint', id);
      account.webhookEndpoints.remove(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
];
