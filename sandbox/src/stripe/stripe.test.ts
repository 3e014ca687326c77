import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startSandbox } from '../sandbox.ts';

const SECRET = 'whsec_test';
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let stripe: Stripe;
let refuseWebhooks = 0;
const received: { body: string; signature: string }[] = [];

const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const refused = refuseWebhooks > 0;
    if (refused) refuseWebhooks--;
    else received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(refused ? 503 : 200).end();
  });
});

function client(key: string): Stripe {
  return new Stripe(key, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', maxNetworkRetries: 0 });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    webhookUrl: `http://127.0.0.1:${port}/`,
    webhookSecret: SECRET,
  });
  stripe = client('sk_test_unit');
});

afterAll(async () => {
  await sandbox.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

async function yearlyPrice(): Promise<Stripe.Price> {
  const known = await stripe.prices.list({ lookup_keys: ['unit_year_eur'], active: true });
  if (known.data[0]) return known.data[0];
  return stripe.prices.create({
    product_data: { name: 'PRO' },
    currency: 'eur',
    unit_amount: 8999,
    recurring: { interval: 'year' },
    lookup_key: 'unit_year_eur',
  });
}

async function openSubscription(options: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const customer = await stripe.customers.create({ email: 'ana@example.com', metadata: { userId: 'u1' } });
  const price = await yearlyPrice();
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
    ...options,
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
  return { customer, subscription, invoice, clientSecret, intent: clientSecret.split('_secret_')[0] ?? '' };
}

async function eventOf(type: string, about: string): Promise<Stripe.Event> {
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const { body, signature } of received) {
      const event = stripe.webhooks.constructEvent(body, signature, SECRET);
      if (event.type === type && (event.data.object as { id?: string }).id === about) return event;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no ${type} for ${about}`);
}

test('a subscription is created, paid, reported by webhooks and cancelled', async () => {
  const { subscription, intent, customer, invoice } = await openSubscription();
  expect(subscription.status).toBe('incomplete');
  expect(invoice).toMatchObject({ status: 'open', amount_due: 8999, currency: 'eur' });

  const paid = await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 8999 });

  const active = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ['default_payment_method', 'latest_invoice'],
  });
  expect(active.status).toBe('active');
  expect((active.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
  expect((active.latest_invoice as Stripe.Invoice).status).toBe('paid');
  const [item] = active.items.data;
  expect(
    ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400,
  ).toBeGreaterThanOrEqual(365);
  await eventOf('customer.subscription.updated', subscription.id);
  await eventOf('invoice.paid', invoice.id);

  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: item?.current_period_end,
  });
  expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
  await eventOf('customer.subscription.deleted', subscription.id);
  const all = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect(all.data.map((row) => row.status)).toEqual(['canceled']);
});

test.each([
  ['pm_card_chargeDeclined', 'generic_decline', 'Your card was declined.'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', 'Your card has insufficient funds.'],
])('%s is declined and another card may be tried', async (card, declineCode, message) => {
  const { intent, subscription } = await openSubscription();
  await expect(stripe.paymentIntents.confirm(intent, { payment_method: card })).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: declineCode,
    message,
  });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
  expect((await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })).status).toBe(
    'succeeded',
  );
});

test('an authenticated payment waits for the card holder, whose refusal gives Stripe’s code', async () => {
  const { intent, clientSecret, subscription } = await openSubscription();
  const waiting = await stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_authenticationRequired',
  });
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const answer = (outcome: string) =>
    fetch(`${sandbox.url}/stripe/challenge/${intent}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, outcome }),
    });
  await answer('fail');
  const failed = await stripe.paymentIntents.retrieve(intent);
  expect(failed.last_payment_error?.code).toBe('payment_intent_authentication_failure');
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
  await answer('complete');
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('promotion codes: 20 % off, 100 % off without a secret, and an inactive one', async () => {
  const codes = await stripe.promotionCodes.list({
    code: 'WELCOME20',
    active: true,
    expand: ['data.promotion.coupon'],
  });
  expect(codes.data[0]).toMatchObject({ code: 'WELCOME20', promotion: { coupon: { percent_off: 20 } } });
  const cheaper = await openSubscription({ discounts: [{ promotion_code: codes.data[0]?.id ?? '' }] });
  expect(cheaper.invoice).toMatchObject({ subtotal: 8999, total: 7199 });

  const free = (await stripe.promotionCodes.list({ code: 'FREERIDE', active: true })).data[0];
  const gift = await openSubscription({ discounts: [{ promotion_code: free?.id ?? '' }] });
  expect(gift.subscription.status).toBe('active');
  expect(gift.invoice).toMatchObject({ total: 0, status: 'paid', confirmation_secret: null });

  expect((await stripe.promotionCodes.list({ code: 'EXPIRED', active: true })).data).toEqual([]);
  const expired = (await stripe.promotionCodes.list({ code: 'EXPIRED' })).data[0];
  await expect(
    openSubscription({ discounts: [{ promotion_code: expired?.id ?? '' }] }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('an idempotency key returns the first response again and rejects other parameters', async () => {
  const options = { idempotencyKey: 'attempt:1:cust' };
  const first = await stripe.customers.create({ email: 'one@example.com' }, options);
  const again = await stripe.customers.create({ email: 'one@example.com' }, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(stripe.customers.create({ email: 'two@example.com' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('webhooks are resent after the receiver was down', async () => {
  refuseWebhooks = 1;
  const customer = await stripe.customers.create({ email: 'late@example.com' });
  const event = await eventOf('customer.created', customer.id);
  expect(event.api_version).toBe('2026-10-28.endive');
});

test('keys, unknown objects and missing parameters answer as Stripe answers', async () => {
  await expect(client('sk_live_no').customers.list()).rejects.toMatchObject({ statusCode: 401 });
  await expect(client('pk_test_x').customers.list()).rejects.toMatchObject({
    statusCode: 401,
    code: 'secret_key_required',
  });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.products.create({} as Stripe.ProductCreateParams)).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'name',
  });
  const { intent } = await openSubscription();
  await expect(
    client('pk_test_x').paymentIntents.retrieve(intent, { client_secret: `${intent}_secret_wrong` }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('lists page by cursor, and customers are found by metadata', async () => {
  const made = [];
  for (const name of ['a', 'b', 'c']) made.push(await stripe.products.create({ name }));
  const seen: string[] = [];
  for await (const product of stripe.products.list({ limit: 2 })) seen.push(product.id);
  expect(seen.slice(0, 3)).toEqual(made.map(({ id }) => id).toReversed());
  expect(new Set(seen).size).toBe(seen.length);
  await stripe.customers.create({ metadata: { userId: 'only-one' } });
  expect((await stripe.customers.search({ query: "metadata['userId']:'only-one'" })).data).toHaveLength(1);
});

test('unsupported requests are rejected, not ignored', async () => {
  await expect(openSubscription({ trial_period_days: 7 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'trial_period_days',
  });
});

test('an emptied field of a customer becomes null', async () => {
  const customer = await stripe.customers.create({ name: 'Ana', email: 'ana@example.com' });
  expect(await stripe.customers.update(customer.id, { name: '' })).toMatchObject({
    name: null,
    email: 'ana@example.com',
  });
});

test('a refund is made once', async () => {
  const { intent } = await openSubscription();
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const refund = await stripe.refunds.create({ payment_intent: intent });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 8999 });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('the bank’s page ignores clicks until its script runs', async () => {
  const page = await (await fetch(`${sandbox.url}/stripe/challenge.html`)).text();
  const buttons = page.match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toMatch(/ disabled>$/);
});
