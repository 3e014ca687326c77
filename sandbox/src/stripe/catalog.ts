import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { invalid, missing } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { flag, integer, metadata, nested, oneOf, requiredText, text, texts } from './params.ts';

/** A decimal in its wire format; the SDK converts the text into its own Decimal. */
function wireDecimal(amount: number): Stripe.Decimal {
  return String(amount) as unknown as Stripe.Decimal;
}

function createProduct(account: Account, params: Params): Stripe.Product {
  const id = text(params, 'id') ?? account.newId('prod', 14);
  if (account.products.get(id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  const product = account.products.put<Stripe.Product>({
    id,
    object: 'product',
    active: flag(params, 'active') ?? true,
    created: account.now(),
    default_price: null,
    description: text(params, 'description') ?? null,
    images: texts(params, 'images'),
    livemode: false,
    marketing_features: [],
    metadata: metadata(params),
    name: requiredText(params, 'name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: text(params, 'statement_descriptor') ?? null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: account.now(),
    url: null,
  });
  account.emit('product.created', product);
  return product;
}

function recurring(params: Params | undefined): Stripe.Price.Recurring | null {
  if (!params) return null;
  const interval = oneOf(params, 'interval', ['day', 'week', 'month', 'year']);
  if (!interval) throw missing('recurring[interval]');
  return {
    interval,
    interval_count: integer(params, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A lookup key belongs to one price; `transfer_lookup_key` moves it from the price that had it. */
function claimLookupKey(account: Account, key: string, transfer: boolean): void {
  const holder = account.prices.find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer) throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  account.prices.put({ ...holder, lookup_key: null });
}

function createPrice(account: Account, params: Params): Stripe.Price {
  const currency = requiredText(params, 'currency').toLowerCase();
  const amount = integer(params, 'unit_amount');
  if (amount === undefined) throw missing('unit_amount');
  const lookupKey = text(params, 'lookup_key') ?? null;
  if (lookupKey) claimLookupKey(account, lookupKey, flag(params, 'transfer_lookup_key') ?? false);
  const productData = nested(params, 'product_data');
  const product = productData
    ? createProduct(account, productData).id
    : found(account.products, 'product', requiredText(params, 'product'), 'product').id;
  const period = recurring(nested(params, 'recurring'));
  const price = account.prices.put<Stripe.Price>({
    id: account.newId('price'),
    object: 'price',
    active: flag(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: metadata(params),
    nickname: text(params, 'nickname') ?? null,
    product,
    recurring: period,
    tax_behavior: oneOf(params, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: period ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: wireDecimal(amount),
  });
  account.emit('price.created', price);
  return price;
}

function listPrices(account: Account, params: Params) {
  const keys = texts(params, 'lookup_keys');
  const rows = selected(account.prices.all(), params, {
    active: (row) => row.active,
    currency: (row) => row.currency,
    product: (row) => row.product,
    type: (row) => row.type,
  }).filter((row) => keys.length === 0 || (row.lookup_key !== null && keys.includes(row.lookup_key)));
  return page(rows, params, '/v1/prices');
}

export const catalogOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/products',
    takes: ['id', 'active', 'description', 'images', 'metadata', 'name', 'statement_descriptor'],
    run: ({ account, params }) => createProduct(account, params),
  },
  {
    method: 'GET',
    path: '/v1/products',
    takes: [...LIST, 'active'],
    run: ({ account, params }) =>
      page(selected(account.products.all(), params, { active: (row) => row.active }), params, '/v1/products'),
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    takes: [],
    run: ({ account, id }) => found(account.products, 'product', id),
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    takes: ['active', 'description', 'metadata', 'name'],
    run: ({ account, id, params }) => {
      const product = found(account.products, 'product', id);
      return account.products.put({
        ...product,
        active: flag(params, 'active') ?? product.active,
        name: text(params, 'name') ?? product.name,
        description: text(params, 'description') ?? product.description,
        metadata: metadata(params, product.metadata),
        updated: account.now(),
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    takes: [
      'active',
      'currency',
      'unit_amount',
      'lookup_key',
      'transfer_lookup_key',
      'product',
      'product_data.name',
      'product_data.metadata',
      'product_data.active',
      'product_data.id',
      'product_data.statement_descriptor',
      'recurring.interval',
      'recurring.interval_count',
      'metadata',
      'nickname',
      'tax_behavior',
    ],
    run: ({ account, params }) => createPrice(account, params),
  },
  {
    method: 'GET',
    path: '/v1/prices',
    takes: [...LIST, 'active', 'currency', 'product', 'type', 'lookup_keys'],
    run: ({ account, params }) => listPrices(account, params),
  },
  {
    method: 'GET',
    path: '/v1/prices/:id',
    takes: [],
    run: ({ account, id }) => found(account.prices, 'price', id),
  },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    takes: ['active', 'lookup_key', 'transfer_lookup_key', 'metadata', 'nickname'],
    run: ({ account, id, params }) => {
      const price = found(account.prices, 'price', id);
      const key = text(params, 'lookup_key');
      if (key && key !== price.lookup_key)
        claimLookupKey(account, key, flag(params, 'transfer_lookup_key') ?? false);
      return account.prices.put({
        ...price,
        active: flag(params, 'active') ?? price.active,
        lookup_key: key === undefined ? price.lookup_key : key,
        nickname: text(params, 'nickname') ?? price.nickname,
        metadata: metadata(params, price.metadata),
      });
    },
  },
];
