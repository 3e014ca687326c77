import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';
import { PayPalFault, badRequest, notFound, wrongState } from './fault.ts';
import type { Link, Plan, Product, Subscription } from './model.ts';
import { refund, transactionsOf } from './payments.ts';
import { act, createSubscription, priceOf } from './subscriptions.ts';
import { verifySignature } from './webhooks.ts';
import type { Signer } from './webhooks.ts';

type Body = Record<string, unknown>;

const TOKEN_SECONDS = 32_400;

/** Answers a repeated `PayPal-Request-Id` with what was answered the first time. */
function once(account: PayPalAccount, request: FastifyRequest, reply: FastifyReply, make: () => object) {
  const sent = request.headers['paypal-request-id'];
  const id = sent
    ? createHash('sha256')
        .update(`${request.url}\n${String(sent)}`)
        .digest('hex')
    : '';
  const earlier = id ? account.answers.get(id) : undefined;
  if (earlier) return reply.code(200).send(earlier.body);
  const body = structuredClone(make());
  if (id) account.answers.put({ id, status: 201, body });
  return reply.code(201).send(body);
}

function requiredText(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw badRequest(name);
  return value;
}

function createProduct(account: PayPalAccount, body: Body): Product {
  if (typeof body.id === 'string' && account.products.get(body.id)) {
    throw wrongState('DUPLICATE_RESOURCE_IDENTIFIER', 'Duplicate resource identifier is provided.');
  }
  return account.products.put<Product>({
    id: typeof body.id === 'string' ? body.id : account.newId('PROD', 17),
    name: requiredText(body, 'name'),
    type: typeof body.type === 'string' ? body.type : 'SERVICE',
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    ...(typeof body.category === 'string' ? { category: body.category } : {}),
    create_time: account.now(),
  });
}

function createPlan(account: PayPalAccount, body: Body): Plan {
  const product = requiredText(body, 'product_id');
  if (!account.products.get(product)) throw notFound();
  if (!Array.isArray(body.billing_cycles)) throw badRequest('billing_cycles');
  const plan: Plan = {
    id: account.newId('P', 24),
    product_id: product,
    name: requiredText(body, 'name'),
    status: body.status === 'CREATED' ? 'CREATED' : 'ACTIVE',
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    billing_cycles: body.billing_cycles as Plan['billing_cycles'],
    payment_preferences: (body.payment_preferences as Body) ?? {},
    quantity_supported: body.quantity_supported === true,
    create_time: account.now(),
    update_time: account.now(),
  };
  priceOf(plan);
  return account.plans.put(plan);
}

/** The steps that a subscription offers next, as PayPal's links tell them. */
export function linksOf(subscription: Subscription, publicUrl: string): Link[] {
  const self = `${publicUrl}/paypal/v1/billing/subscriptions/${subscription.id}`;
  const link = (rel: string, href: string, method: string): Link => ({ href, rel, method });
  const approveUrl = `${publicUrl}/paypal/approve?subscription_id=${subscription.id}`;
  const byStatus: Partial<Record<Subscription['status'], Link[]>> = {
    APPROVAL_PENDING: [link('approve', approveUrl, 'GET')],
    ACTIVE: [link('cancel', `${self}/cancel`, 'POST'), link('suspend', `${self}/suspend`, 'POST')],
    SUSPENDED: [link('activate', `${self}/activate`, 'POST'), link('cancel', `${self}/cancel`, 'POST')],
  };
  const edit = ['APPROVAL_PENDING', 'ACTIVE'].includes(subscription.status)
    ? [link('edit', self, 'PATCH')]
    : [];
  return [...(byStatus[subscription.status] ?? []), ...edit, link('self', self, 'GET')];
}

function listOf(name: string, rows: object[]) {
  return { [name]: rows, total_items: rows.length, total_pages: 1, links: [] };
}

/** PayPal's REST API under `/paypal/v1`. `publicUrl` gives the address under which a browser reaches the sandbox. */
export function paypalApi(
  account: PayPalAccount,
  signer: Signer,
  publicUrl: (request: FastifyRequest) => string,
) {
  const tokens = new Map<string, number>();

  function authorize(request: FastifyRequest): void {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if ((tokens.get(token) ?? 0) > account.clock()) return;
    throw new PayPalFault(
      401,
      'AUTHENTICATION_FAILURE',
      'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
    );
  }

  function issueToken(request: FastifyRequest, reply: FastifyReply) {
    const basic = request.headers.authorization?.replace(/^Basic /i, '') ?? '';
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':');
    if (!id || !secret) {
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    const access_token = `A21AA${randomBytes(32).toString('base64url')}`;
    tokens.set(access_token, account.clock() + TOKEN_SECONDS * 1000);
    return reply.send({
      scope: 'https://uri.paypal.com/services/subscriptions',
      access_token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: TOKEN_SECONDS,
      nonce: randomBytes(8).toString('hex'),
    });
  }

  return async function register(app: FastifyInstance): Promise<void> {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_r, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof PayPalFault) return reply.code(error.status).send(error.body());
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) app.log.error(error);
      const title = status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_SERVER_ERROR';
      return reply.code(status).send(new PayPalFault(status, title, 'The request could not be read.').body());
    });
    app.addHook('preHandler', async (request) => {
      if (request.routeOptions.url !== '/paypal/v1/oauth2/token') authorize(request);
    });
    const shown = (subscription: Subscription, request: FastifyRequest) => ({
      ...subscription,
      links: linksOf(subscription, publicUrl(request)),
    });
    const find = <T>(row: T | undefined): T => {
      if (row === undefined) throw notFound();
      return row;
    };
    type ById = { Params: { id: string; action: string }; Body: Body };

    app.post('/paypal/v1/oauth2/token', async (request, reply) => issueToken(request, reply));
    app.post<ById>('/paypal/v1/catalogs/products', async (request, reply) =>
      once(account, request, reply, () => createProduct(account, request.body ?? {})),
    );
    app.get('/paypal/v1/catalogs/products', async () => listOf('products', account.products.all()));
    app.get<ById>('/paypal/v1/catalogs/products/:id', async ({ params }) =>
      find(account.products.get(params.id)),
    );
    app.post<ById>('/paypal/v1/billing/plans', async (request, reply) =>
      once(account, request, reply, () => createPlan(account, request.body ?? {})),
    );
    app.get<{ Querystring: { product_id?: string } }>('/paypal/v1/billing/plans', async ({ query }) =>
      listOf(
        'plans',
        account.plans.all().filter((plan) => !query.product_id || plan.product_id === query.product_id),
      ),
    );
    app.get<ById>('/paypal/v1/billing/plans/:id', async ({ params }) => find(account.plans.get(params.id)));
    app.post<ById>('/paypal/v1/billing/subscriptions', async (request, reply) =>
      once(account, request, reply, () => {
        const full = shown(createSubscription(account, request.body ?? {}), request);
        if (request.headers.prefer === 'return=representation') return full;
        return { id: full.id, status: full.status, create_time: full.create_time, links: full.links };
      }),
    );
    app.get<ById>('/paypal/v1/billing/subscriptions/:id', async (request) =>
      shown(find(account.subscriptions.get(request.params.id)), request),
    );
    app.post<ById>('/paypal/v1/billing/subscriptions/:id/:action', async ({ params, body }, reply) => {
      if (!['cancel', 'suspend', 'activate'].includes(params.action)) throw notFound();
      act(account, find(account.subscriptions.get(params.id)), params.action, String(body?.reason ?? ''));
      return reply.code(204).send();
    });
    app.get<ById & { Querystring: { start_time?: string; end_time?: string } }>(
      '/paypal/v1/billing/subscriptions/:id/transactions',
      async ({ params, query }) => {
        const { id } = find(account.subscriptions.get(params.id));
        return listOf('transactions', transactionsOf(account, id, query.start_time, query.end_time));
      },
    );
    app.post<ById>('/paypal/v2/payments/captures/:id/refund', async (request, reply) =>
      once(account, request, reply, () => refund(account, find(account.transactions.get(request.params.id)))),
    );
    app.get('/paypal/v1/notifications/webhooks', async () => ({ webhooks: account.webhooks.all() }));
    app.post<ById>('/paypal/v1/notifications/webhooks', async (request, reply) =>
      reply
        .code(201)
        .send(
          account.webhooks.put({ id: account.newCode(17), url: requiredText(request.body ?? {}, 'url') }),
        ),
    );
    app.post<ById>('/paypal/v1/notifications/verify-webhook-signature', async (request) => ({
      verification_status: verifySignature(account, signer, request.body ?? {}) ? 'SUCCESS' : 'FAILURE',
    }));
  };
}
