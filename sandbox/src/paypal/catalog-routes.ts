import type { FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';
import { priceOf } from './cycles.ts';
import { badRequest, wrongState } from './fault.ts';
import { BILLING_KEY_MS, once } from './idempotency.ts';
import type { Plan, Product } from './model.ts';
import { find, link, page, requiredText, wantsWhole } from './routing.ts';
import type { Body, ById, Scope } from './routing.ts';

function createProduct(account: PayPalAccount, body: Body): Product {
  if (typeof body.id === 'string' && account.products.get(body.id)) {
    throw wrongState('DUPLICATE_RESOURCE_IDENTIFIER', 'Identifier must be unique.');
  }
  return account.products.put<Product>({
    id: typeof body.id === 'string' ? body.id : account.newId('PROD', 17),
    name: requiredText(body, 'name'),
    type: requiredText(body, 'type'),
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    ...(typeof body.category === 'string' ? { category: body.category } : {}),
    create_time: account.now(),
  });
}

function createPlan(account: PayPalAccount, body: Body): Plan {
  const product = requiredText(body, 'product_id');
  find(account.products.get(product));
  if (!Array.isArray(body.billing_cycles)) throw badRequest('/billing_cycles');
  if (typeof body.payment_preferences !== 'object' || !body.payment_preferences)
    throw badRequest('/payment_preferences');
  const plan: Plan = {
    id: account.newId('P', 24),
    product_id: product,
    name: requiredText(body, 'name'),
    status: body.status === 'CREATED' ? 'CREATED' : 'ACTIVE',
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    billing_cycles: body.billing_cycles as Plan['billing_cycles'],
    payment_preferences: body.payment_preferences as Plan['payment_preferences'],
    quantity_supported: body.quantity_supported === true,
    create_time: account.now(),
    update_time: account.now(),
  };
  priceOf(plan);
  return account.plans.put(plan);
}

function matches(plan: Plan, query: Record<string, string | undefined>): boolean {
  const listed = (name: string, value: string) => {
    const wanted = query[name];
    return wanted === undefined || wanted.split(',').includes(value);
  };
  return (
    listed('product_id', plan.product_id) && listed('plan_ids', plan.id) && listed('statuses', plan.status)
  );
}

/** Products and plans. */
export function catalogRoutes({ app, account, base }: Scope): void {
  const products = (request: FastifyRequest) => `${base(request)}/v1/catalogs/products`;
  const plans = (request: FastifyRequest) => `${base(request)}/v1/billing/plans`;
  const showProduct = (request: FastifyRequest) => (product: Product) => ({
    ...product,
    links: [
      link('self', `${products(request)}/${product.id}`),
      link('edit', `${products(request)}/${product.id}`, 'PATCH'),
    ],
  });
  const showPlan = (request: FastifyRequest, whole: boolean) => (plan: Plan) => {
    const { id, product_id, name, status, description, create_time } = plan;
    const self = `${plans(request)}/${id}`;
    return {
      ...(whole
        ? plan
        : { id, product_id, name, status, ...(description ? { description } : {}), create_time }),
      links: [
        link('self', self),
        link('edit', self, 'PATCH'),
        link('deactivate', `${self}/deactivate`, 'POST'),
      ],
    };
  };

  app.post<ById>('/paypal/v1/catalogs/products', async (request, reply) =>
    once(account, request, reply, BILLING_KEY_MS, {
      make: () => createProduct(account, request.body ?? {}),
      again: (id) => account.products.get(id),
      show: showProduct(request),
    }),
  );
  app.get<ById>('/paypal/v1/catalogs/products', async (request) => {
    const rows = account.products.all().map((product) => {
      const { type: _type, category: _category, ...listed } = showProduct(request)(product);
      return listed;
    });
    return page('products', rows, request.query, products(request));
  });
  app.get<ById>('/paypal/v1/catalogs/products/:id', async (request) =>
    showProduct(request)(find(account.products.get(request.params.id))),
  );
  app.post<ById>('/paypal/v1/billing/plans', async (request, reply) =>
    once(account, request, reply, BILLING_KEY_MS, {
      make: () => createPlan(account, request.body ?? {}),
      again: (id) => account.plans.get(id),
      show: showPlan(request, wantsWhole(request)),
    }),
  );
  app.get<ById>('/paypal/v1/billing/plans', async (request) => {
    const rows = account.plans.all().filter((plan) => matches(plan, request.query));
    return page('plans', rows.map(showPlan(request, wantsWhole(request))), request.query, plans(request));
  });
  for (const [action, status] of [
    ['activate', 'ACTIVE'],
    ['deactivate', 'INACTIVE'],
  ] as const) {
    app.post<ById>(`/paypal/v1/billing/plans/:id/${action}`, async ({ params }, reply) => {
      const plan = find(account.plans.get(params.id));
      account.plans.put<Plan>({ ...plan, status, update_time: account.now() });
      return reply.code(204).send();
    });
  }
  app.get<ById>('/paypal/v1/billing/plans/:id', async (request) =>
    showPlan(request, true)(find(account.plans.get(request.params.id))),
  );
}
