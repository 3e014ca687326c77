import type { FastifyRequest } from 'fastify';
import { planOf, shownSubscription } from './billing.ts';
import { badRequest, notFound } from './fault.ts';
import { BILLING_KEY_MS, once } from './idempotency.ts';
import type { BillingInfo, Subscription, Transaction } from './model.ts';
import { transactionsOf } from './payments.ts';
import { find, link, wantsWhole } from './routing.ts';
import type { ById, Scope } from './routing.ts';
import { act, captureBalance, createSubscription } from './subscriptions.ts';
import { atTimeOf } from './time.ts';

const PATH = '/paypal/v1/billing/subscriptions';

/** The next possible actions on a subscription, as PayPal's links. `base` is the address of the API. */
function linksOf({ id, status }: Subscription, base: string) {
  const self = `${base}/v1/billing/subscriptions/${id}`;
  const steps: Partial<Record<Subscription['status'], string[]>> = {
    APPROVED: ['activate'],
    ACTIVE: ['cancel', 'suspend', 'capture'],
    SUSPENDED: ['activate', 'cancel', 'capture'],
  };
  return [
    ...(status === 'APPROVAL_PENDING' ? [link('approve', `${base}/approve?subscription_id=${id}`)] : []),
    ...(steps[status] ?? []).map((step) => link(step, `${self}/${step}`, 'POST')),
    ...(['APPROVAL_PENDING', 'ACTIVE', 'SUSPENDED'].includes(status) ? [link('edit', self, 'PATCH')] : []),
    link('self', self),
  ];
}

const shownTransaction = ({ subscription: _ours, ...payment }: Transaction) => ({
  ...payment,
  payer_name: { given_name: 'Sandbox', surname: 'Rider' },
});

function span(query: ById['Querystring']): [from: string, to: string] {
  const [from, to] = ['start_time', 'end_time'].map((name) => {
    const value = query[name];
    if (!value) throw badRequest(name);
    if (Number.isNaN(Date.parse(value)))
      throw badRequest(
        name,
        'INVALID_PARAMETER_SYNTAX',
        'The value of a field does not conform to the expected format.',
      );
    return value;
  }) as [string, string];
  return [from, to];
}

/** Subscriptions. Every call happens at the time of its subscription. */
export function subscriptionRoutes({ app, account, base }: Scope): void {
  const shown = (subscription: Subscription, request: FastifyRequest) => ({
    ...shownSubscription(subscription),
    links: linksOf(subscription, base(request)),
  });
  const minimal = ({ id, status, create_time }: Subscription, links: object[]) => ({
    id,
    status,
    create_time,
    links,
  });
  const current = (id: string) => find(account.subscriptions.get(id));

  app.post<ById>(PATH, async (request, reply) =>
    once(account, request, reply, BILLING_KEY_MS, {
      make: () => createSubscription(account, request.body ?? {}),
      again: (id) => atTimeOf(account, id, () => account.subscriptions.get(id)),
      show: (made) => {
        const whole = shown(made, request);
        return wantsWhole(request) ? whole : minimal(made, whole.links);
      },
    }),
  );
  app.get<ById>(`${PATH}/:id`, async (request) => {
    const { id } = request.params;
    const subscription = atTimeOf(account, id, () => current(id));
    const asked = (request.query.fields ?? '').split(',');
    const { billing_info, ...rest } = shown(subscription, request);
    const { last_failed_payment: _onlyOnDemand, ...usual } = billing_info ?? ({} as BillingInfo);
    const { id: _id, ...plan } = planOf(account, subscription);
    return {
      ...rest,
      ...(billing_info ? { billing_info: asked.includes('last_failed_payment') ? billing_info : usual } : {}),
      ...(asked.includes('plan') ? { plan } : {}),
    };
  });
  app.patch<ById>(`${PATH}/:id`, async (request) => {
    current(request.params.id);
    const description = 'The specified patch operation not supported for this field.';
    throw badRequest('/op', 'UNSUPPORTED_PATCH_OPERATION', description);
  });
  for (const action of ['cancel', 'suspend', 'activate'] as const) {
    app.post<ById>(`${PATH}/:id/${action}`, async ({ params, body }, reply) => {
      atTimeOf(account, params.id, () => act(account, current(params.id), action, body ?? {}));
      return reply.code(204).send();
    });
  }
  app.post<ById>(`${PATH}/:id/capture`, async (request, reply) => {
    const { id } = request.params;
    return once(account, request, reply, BILLING_KEY_MS, {
      make: () => atTimeOf(account, id, () => captureBalance(account, current(id), request.body ?? {})),
      again: (made) => account.transactions.get(made),
      show: shownTransaction,
      statuses: [200, 200],
    });
  });
  app.post<ById & { Params: { action: string } }>(`${PATH}/:id/:action`, async () => {
    throw notFound();
  });
  app.get<ById>(`${PATH}/:id/transactions`, async (request) => {
    const { id } = request.params;
    const [from, to] = span(request.query);
    atTimeOf(account, id, () => current(id));
    const rows = transactionsOf(account, id, from, to).map(shownTransaction);
    const self = `${base(request)}/v1/billing/subscriptions/${id}/transactions`;
    const search = new URLSearchParams({ start_time: from, end_time: to });
    return {
      transactions: rows,
      total_items: rows.length,
      total_pages: 1,
      links: [link('self', `${self}?${search}`)],
    };
  });
}
