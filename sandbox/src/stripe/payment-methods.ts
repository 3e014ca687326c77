import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { address } from './address.ts';
import { LIVE_CARD, NAMED_CARDS, cardDetails, isSetUp, testCard } from './cards.ts';
import { StripeFault, invalid, missing } from './fault.ts';
import type { Params } from './form.ts';
import { LIST, candidates, found, page, selected } from './operation.ts';
import type { Operation } from './operation.ts';
import { integer, metadata, nested, oneOf, requiredText, text, texts } from './params.ts';

function billingDetails(params: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  const sent = params ?? {};
  return {
    address: address(nested(sent, 'address')) ?? address({}),
    email: text(sent, 'email') ?? null,
    name: text(sent, 'name') ?? null,
    phone: text(sent, 'phone') ?? null,
    tax_id: null,
  };
}

function cardFault(code: string, message: string, param: string, decline_code?: string): StripeFault {
  return new StripeFault(402, 'card_error', message, {
    code,
    param,
    ...(decline_code ? { decline_code } : {}),
  });
}

function checkExpiry(account: Account, month: number, year: number): void {
  if (month < 1 || month > 12) {
    throw cardFault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const today = new Date(account.now() * 1000);
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (year * 12 + month < thisMonth || year > today.getUTCFullYear() + 50) {
    throw cardFault('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
}

/** Creates a card payment method from `card[number]`, `card[exp_month]` … The number itself is not stored. */
export function createPaymentMethod(account: Account, params: Params): Stripe.PaymentMethod {
  if (oneOf(params, 'type', ['card']) === undefined) throw missing('type');
  const sent = nested(params, 'card');
  if (!sent) throw missing('card');
  const number = requiredText(sent, 'number').replace(/\D/g, '');
  const month = integer(sent, 'exp_month');
  const year = integer(sent, 'exp_year');
  if (month === undefined) throw missing('card[exp_month]');
  if (year === undefined) throw missing('card[exp_year]');
  const card = testCard(number);
  if (card?.refusal?.code === 'incorrect_number') {
    throw cardFault('incorrect_number', card.refusal.message, 'number');
  }
  if (!card) throw cardFault(LIVE_CARD.code, LIVE_CARD.message, 'number', LIVE_CARD.decline_code);
  const fullYear = year < 100 ? 2000 + year : year;
  checkExpiry(account, month, fullYear);
  return storeCard(account, number, month, fullYear, params);
}

function storeCard(
  account: Account,
  number: string,
  month: number,
  year: number,
  params: Params,
): Stripe.PaymentMethod {
  const card = testCard(number);
  if (!card) throw invalid('No such test card', 'card[number]');
  const id = account.newId('pm');
  const { brand: _brand, country: _country, ...behaviour } = card;
  account.cards.put({ id, behaviour, authenticated: isSetUp(number) });
  return account.paymentMethods.put<Stripe.PaymentMethod>({
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(nested(params, 'billing_details')),
    card: cardDetails(number, card, month, year),
    created: account.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata(params),
    type: 'card',
  });
}

/** A payment method that belongs to the customer, which is required for off-session payments. */
export function ownPaymentMethod(
  account: Account,
  id: string,
  customer: string,
  param: string,
): Stripe.PaymentMethod {
  const method = account.paymentMethods.get(id);
  if (method?.customer === customer) return method;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}

/** A payment method by its id, or a new copy of one of Stripe's predefined ones such as `pm_card_visa`. */
export function usablePaymentMethod(account: Account, id: string, param: string): Stripe.PaymentMethod {
  const named = NAMED_CARDS[id];
  if (!named) return found(account.paymentMethods, 'PaymentMethod', id, param);
  const nextYear = new Date(account.now() * 1000).getUTCFullYear() + 1;
  return storeCard(account, named, 8, nextYear, {});
}

/** Only cards are supported; a list with other payment methods is rejected. */
export function refuseOtherWays(params: Params, name: string): void {
  const other = texts(params, name).find((type) => type !== 'card');
  if (other) throw invalid(`The payment method type "${other}" is invalid.`, name);
}

/** Saving a card asks its bank; cards that decline charges decline that too, those that need 3-D Secure do not. */
function checkSavable(account: Account, method: Stripe.PaymentMethod): void {
  const behaviour = account.cards.get(method.id)?.behaviour;
  if (!behaviour?.refusal || behaviour.savable || behaviour.authentication !== 'never') return;
  const { message, ...codes } = behaviour.refusal;
  throw new StripeFault(402, 'card_error', message, { ...codes, payment_method: method });
}

export function attach(
  account: Account,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      'payment_method',
      'payment_method_unexpected_state',
    );
  }
  const attached = account.paymentMethods.put({ ...method, customer });
  account.emit('payment_method.attached', attached);
  return attached;
}

export const paymentMethodOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    takes: ['type', 'card', 'billing_details', 'metadata'],
    publishable: true,
    run: ({ account, params }) => createPaymentMethod(account, params),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    takes: [...LIST, 'customer', 'type'],
    run: ({ account, params }) => {
      const rows = selected(candidates(account.paymentMethods, params, ['customer']), params, {
        customer: (row) => row.customer,
        type: (row) => row.type,
      });
      return page(rows, params, '/v1/payment_methods');
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    takes: [],
    run: ({ account, id }) => found(account.paymentMethods, 'PaymentMethod', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    takes: ['customer'],
    run: ({ account, id, params }) => {
      const customer = found(account.customers, 'customer', requiredText(params, 'customer'), 'customer');
      const method = usablePaymentMethod(account, id, 'id');
      checkSavable(account, method);
      return attach(account, method, customer.id);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    takes: [],
    run: ({ account, id }) => {
      const method = found(account.paymentMethods, 'PaymentMethod', id);
      const detached = account.paymentMethods.put({ ...method, customer: null });
      account.emit('payment_method.detached', detached);
      return detached;
    },
  },
];
