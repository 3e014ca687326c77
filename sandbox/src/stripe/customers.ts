import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { address } from './address.ts';
import { deleteCustomer } from './customer-states.ts';
import { invalid } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { ownPaymentMethod } from './payment-methods.ts';
import { metadata, nested, requiredText, text, updatedText } from './params.ts';

function apply(account: Account, customer: Stripe.Customer, params: Params): Stripe.Customer {
  const settings = nested(params, 'invoice_settings');
  const defaultMethod = settings && text(settings, 'default_payment_method');
  if (defaultMethod)
    ownPaymentMethod(account, defaultMethod, customer.id, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    address: address(nested(params, 'address')) ?? customer.address ?? null,
    description: updatedText(params, 'description', customer.description),
    email: updatedText(params, 'email', customer.email),
    name: updatedText(params, 'name', customer.name),
    phone: updatedText(params, 'phone', customer.phone),
    metadata: metadata(params, customer.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: defaultMethod ?? customer.invoice_settings.default_payment_method,
    },
  };
}

function blank(account: Account): Stripe.Customer {
  return {
    id: account.newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: account.newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/**
 * Parses `email:'a@b' AND metadata['key']:'value'`, the part of Stripe's search language that a customer look-up needs.
 */
function search(account: Account, query: string): Stripe.Customer[] {
  const clauses = query.split(/\s+AND\s+/i).map((clause) => {
    const parts = /^(?:(email|name|phone)|metadata\[['"](.+?)['"]\])\s*:\s*(['"])(.*)\3$/.exec(clause.trim());
    if (!parts) throw invalid(`We were unable to parse your search query: ${clause.trim()}`, 'query');
    return {
      field: parts[1] as 'email' | 'name' | 'phone' | undefined,
      key: parts[2] ?? '',
      value: parts[4],
    };
  });
  return account.customers
    .all()
    .filter((customer) =>
      clauses.every(({ field, key, value }) => (field ? customer[field] : customer.metadata[key]) === value),
    );
}

export const customerOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    takes: [
      'address',
      'description',
      'email',
      'name',
      'phone',
      'metadata',
      'invoice_settings.default_payment_method',
      'test_clock',
    ],
    run: ({ account, params }) => {
      const clock = text(params, 'test_clock');
      const test_clock = clock ? found(account.testClocks, 'testclock', clock, 'test_clock').id : null;
      const customer = account.customers.put(apply(account, { ...blank(account), test_clock }, params));
      account.emit('customer.created', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    takes: [...LIST, 'email', 'test_clock'],
    run: ({ account, params }) => {
      const rows = selected(candidates(account.customers, params, ['test_clock', 'email']), params, {
        email: (row) => row.email,
        test_clock: (row) => row.test_clock,
      });
      // Stripe leaves customers on test clocks out of lists that do not ask for the clock.
      const shown = text(params, 'test_clock') ? rows : rows.filter((row) => row.test_clock === null);
      return page(shown, params, '/v1/customers');
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/search',
    takes: ['query', 'limit', 'page'],
    run: ({ account, params }) => ({
      object: 'search_result',
      data: search(account, requiredText(params, 'query')).toReversed(),
      has_more: false,
      next_page: null,
      url: '/v1/customers/search',
    }),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    takes: [],
    run: ({ account, id }) => account.deletedCustomers.get(id) ?? found(account.customers, 'customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    takes: [
      'address',
      'description',
      'email',
      'name',
      'phone',
      'metadata',
      'invoice_settings.default_payment_method',
    ],
    run: ({ account, id, params }) => {
      const customer = account.customers.put(
        apply(account, found(account.customers, 'customer', id), params),
      );
      account.emit('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    takes: [],
    run: ({ account, id }) => {
      const customer = found(account.customers, 'customer', id);
      return deleteCustomer(account, customer);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    takes: [...LIST, 'type'],
    run: ({ account, id, params }) => {
      found(account.customers, 'customer', id);
      const methods = selected(account.paymentMethods.naming(id), params, { type: (row) => row.type });
      return page(methods, params, `/v1/customers/${id}/payment_methods`);
    },
  },
];
