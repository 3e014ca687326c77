import type Stripe from 'stripe';
import { from } from '../case.ts';
import type { Case } from '../case.ts';
import { startReceiver } from '../receiver.ts';
import type { StripeWorld } from './world.ts';

export const requestCases: Case<StripeWorld>[] = [
  {
    title: 'a request repeated with its idempotency key gets the first answer again',
    from: from.observed,
    async run({ stripe, run, later }) {
      const options = { idempotencyKey: `${run}:replay` };
      const first = await stripe.customers.create({ metadata: { run } }, options);
      later(() => stripe.customers.del(first.id));
      const again = await stripe.customers.create({ metadata: { run } }, options);
      expect(again.id).toBe(first.id);
      expect(again.lastResponse.headers).toMatchObject({
        'idempotent-replayed': 'true',
        'original-request': first.lastResponse.requestId,
      });
      expect(again.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    },
  },
  {
    title: 'an idempotency key with other parameters, or at another address, is refused',
    from: from.observed,
    async run({ stripe, run, later }) {
      const options = { idempotencyKey: `${run}:conflict` };
      const first = await stripe.customers.create({ metadata: { run } }, options);
      later(() => stripe.customers.del(first.id));
      const refused = { statusCode: 400, type: 'StripeIdempotencyError', rawType: 'idempotency_error' };
      await expect(
        stripe.customers.create({ metadata: { run, other: 'yes' } }, options),
      ).rejects.toMatchObject(refused);
      await expect(stripe.products.create({ name: run }, options)).rejects.toMatchObject(refused);
    },
  },
  {
    title: 'of requests under way with one idempotency key, one has an effect',
    from: from.idempotency,
    async run({ stripe, run, later }) {
      const email = `flight-${run}@example.com`;
      const options = { idempotencyKey: `${run}:flight`, maxNetworkRetries: 0 };
      const outcomes = await Promise.allSettled(
        Array.from({ length: 5 }, () => stripe.customers.create({ email, metadata: { run } }, options)),
      );
      const { data } = await stripe.customers.list({ email });
      expect(data).toHaveLength(1);
      for (const customer of data) later(() => stripe.customers.del(customer.id));
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') expect(outcome.value.id).toBe(data[0]?.id);
        else expect(outcome.reason).toMatchObject({ statusCode: 409 });
      }
    },
  },
  {
    title: 'a list goes on from a cursor, in both directions, newest first',
    from: from.reference,
    async run({ customer, stripe, run }) {
      const email = `list-${run}@example.com`;
      const made = [];
      for (let index = 0; index < 3; index++) made.push((await customer({ email })).id);
      const newest = made.toReversed();
      const first = await stripe.customers.list({ email, limit: 2 });
      // Two that were created within the same second may be in either order.
      expect(new Set([...first.data.map(({ id }) => id), ...newest])).toEqual(new Set(newest));
      expect(first.has_more).toBe(true);
      const last = first.data[1]?.id ?? '';
      const second = await stripe.customers.list({ email, limit: 2, starting_after: last });
      expect(second.has_more).toBe(false);
      expect(new Set([...first.data, ...second.data].map(({ id }) => id))).toEqual(new Set(newest));
      const back = await stripe.customers.list({ email, limit: 2, ending_before: second.data[0]?.id ?? '' });
      expect(back.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id));
      await expect(stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        param: 'starting_after',
      });
    },
  },
  {
    title: 'what is asked for is expanded, to four levels, and nothing that is no reference',
    from: from.reference,
    async run({ open, stripe }) {
      const { invoice, intent, subscription } = await open();
      const wide = await stripe.invoices.retrieve(invoice.id, {
        expand: ['payments.data.payment.payment_intent'],
      });
      expect(wide.payments?.data[0]?.payment.payment_intent).toMatchObject({
        id: intent,
        object: 'payment_intent',
      });
      const plain = await stripe.invoices.retrieve(invoice.id);
      expect(plain).not.toHaveProperty('payments');
      expect(plain).not.toHaveProperty('confirmation_secret');
      for (const path of ['latest_invoice.payments.data.payment.payment_intent.customer', 'status']) {
        await expect(
          stripe.subscriptions.retrieve(subscription.id, { expand: [path] }),
        ).rejects.toMatchObject({
          statusCode: 400,
          type: 'StripeInvalidRequestError',
        });
      }
    },
  },
  {
    title: 'what is missing, unknown or not allowed is said with status, code and parameter',
    from: from.reference,
    async run({ stripe, price }) {
      await expect(stripe.products.create({} as Stripe.ProductCreateParams)).rejects.toMatchObject({
        statusCode: 400,
        rawType: 'invalid_request_error',
        code: 'parameter_missing',
        param: 'name',
      });
      await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        param: 'id',
      });
      const { id } = await price();
      await expect(
        stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: id }] }),
      ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
      await expect(stripe.customers.list({}, { apiKey: 'nobody' })).rejects.toMatchObject({
        statusCode: 401,
        type: 'StripeAuthenticationError',
      });
    },
  },
  {
    title: 'a deleted customer can be read as deleted, and not be deleted again',
    from: from.observed,
    async run({ stripe, run }) {
      const { id } = await stripe.customers.create({ metadata: { run } });
      expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
      const { lastResponse: _response, ...read } = await stripe.customers.retrieve(id);
      expect(read).toEqual({ id, object: 'customer', deleted: true });
      await expect(stripe.customers.del(id)).rejects.toMatchObject({
        statusCode: 404,
        code: 'resource_missing',
        param: 'id',
      });
    },
  },
  {
    title: 'a lookup key belongs to one price until another takes it over',
    from: from.reference,
    async run({ stripe, run, price, later }) {
      const { product } = await price();
      const key = `lookup_${run}`;
      const make = async (transfer?: boolean) => {
        const made = await stripe.prices.create({
          product: String(product),
          currency: 'eur',
          unit_amount: 100,
          lookup_key: key,
          ...(transfer && { transfer_lookup_key: true }),
        });
        later(() => stripe.prices.update(made.id, { active: false }));
        return made;
      };
      const first = await make();
      await expect(make()).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
      const second = await make(true);
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
      expect(data.map(({ id }) => id)).toEqual([second.id]);
      expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    },
  },
  {
    title: 'a product id is given once',
    from: from.reference,
    async run({ stripe, run, later }) {
      const id = `prod_${run}`;
      await stripe.products.create({ id, name: run });
      later(() => stripe.products.update(id, { active: false }));
      await expect(stripe.products.create({ id, name: run })).rejects.toMatchObject({
        statusCode: 400,
        code: 'resource_already_exists',
      });
    },
  },
  {
    title: 'a test card is attached as a card of its own',
    from: from.observed,
    async run({ stripe, customer }) {
      const { id } = await customer();
      const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer: id });
      expect(card).toMatchObject({ customer: id, card: { brand: 'mastercard', last4: '4444' } });
      expect(card.id).toMatch(/^pm_(?!card_)/);
      expect((await stripe.customers.listPaymentMethods(id)).data.map((one) => one.id)).toEqual([card.id]);
    },
  },
  {
    title: 'a webhook verifies with the secret of its endpoint, as it was sent and soon after',
    from: from.reference,
    onlySandbox: 'Stripe has to reach the receiver',
    async run({ stripe, run, later }) {
      const receiver = await startReceiver();
      later(receiver.close);
      const endpoint = await stripe.webhookEndpoints.create({
        url: receiver.url,
        enabled_events: ['customer.created'],
      });
      later(() => stripe.webhookEndpoints.del(endpoint.id));
      const secret = endpoint.secret ?? '';
      const customer = await stripe.customers.create({ metadata: { run } });
      later(() => stripe.customers.del(customer.id));
      const { headers, body } = await receiver.holding(customer.id);
      const signature = String(headers['stripe-signature']);
      const event = stripe.webhooks.constructEvent(body, signature, secret);
      expect(event).toMatchObject({ type: 'customer.created', data: { object: { id: customer.id } } });
      const verify = (payload: string, key: string, at?: number) =>
        stripe.webhooks.constructEvent(payload, signature, key, 300, undefined, at);
      expect(() => verify(`${body} `, secret)).toThrow('No signatures found');
      expect(() => verify(body, 'whsec_other')).toThrow('No signatures found');
      expect(() => verify(body, secret, Date.now() + 301_000)).toThrow('outside the tolerance zone');
      expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
    },
  },
];
