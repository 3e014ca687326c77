import { from } from '../case.ts';
import type { Case } from '../case.ts';
import { startReceiver } from '../receiver.ts';
import type { PayPalWorld } from './world.ts';

const SUBSCRIPTIONS = '/v1/billing/subscriptions';
const NEEDS_PERSON = 'a person has to approve at PayPal';
const WRONG_STATE = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'SUBSCRIPTION_STATUS_INVALID' }] };
const NOT_FOUND = { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] };

/** A time span that contains a whole run. */
const aroundNow = () => {
  const at = (ms: number) => encodeURIComponent(new Date(Date.now() + ms).toISOString());
  return `start_time=${at(-3_600_000)}&end_time=${at(3_600_000)}`;
};

async function approved({ subscribe, approve }: PayPalWorld): Promise<string> {
  const { body } = await subscribe();
  await approve?.(body.id);
  return body.id as string;
}

export const payPalCases: Case<PayPalWorld>[] = [
  {
    title: 'a token is given for id and secret, and nothing without one',
    from: from.specification,
    async run({ signIn, anonymously }) {
      expect(await signIn('', '')).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
      expect(await anonymously('/v1/billing/plans')).toMatchObject({
        status: 401,
        body: { name: 'AUTHENTICATION_FAILURE' },
      });
    },
  },
  {
    title: 'a product id that is taken is refused as a duplicate',
    from: from.specification,
    async run({ call, run }) {
      const product = { id: `BREAKAWAY-${run}`.toUpperCase(), name: 'PRO', type: 'SERVICE' };
      expect((await call('POST', '/v1/catalogs/products', product)).status).toBe(201);
      expect(await call('POST', '/v1/catalogs/products', product)).toMatchObject({
        status: 422,
        body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_RESOURCE_IDENTIFIER' }] },
      });
    },
  },
  {
    title: 'a plan is active with its price, and is found by its product',
    from: from.specification,
    async run({ call, plan }) {
      const id = await plan();
      const { body } = await call('GET', `/v1/billing/plans/${id}`);
      expect(body).toMatchObject({ id, status: 'ACTIVE' });
      expect(Number(body.billing_cycles[0].pricing_scheme.fixed_price.value)).toBe(89.99);
      const list = await call('GET', `/v1/billing/plans?product_id=${body.product_id}&page_size=20`);
      expect(list.body.plans).toEqual([expect.objectContaining({ id, status: 'ACTIVE' })]);
    },
  },
  {
    title: 'a subscription waits for its payer, with a link on which to approve',
    from: from.specification,
    async run({ subscribe, call, plan, run }) {
      const { status, body } = await subscribe();
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: 'APPROVAL_PENDING', plan_id: await plan(), custom_id: run });
      expect(body.links).toContainEqual(expect.objectContaining({ rel: 'approve', method: 'GET' }));
      const read = await call('GET', `${SUBSCRIPTIONS}/${body.id}`);
      expect(read.body).toMatchObject({ id: body.id, status: 'APPROVAL_PENDING', custom_id: run });
      expect(read.body.billing_info?.last_payment).toBeUndefined();
    },
  },
  {
    title: 'without return=representation the answer to a creation is short',
    from: from.specification,
    async run({ subscribe }) {
      const { body } = await subscribe({ prefer: 'return=minimal' });
      expect(body).toMatchObject({
        status: 'APPROVAL_PENDING',
        id: expect.any(String),
        links: expect.any(Array),
      });
      expect(body.plan_id).toBeUndefined();
    },
  },
  {
    title: 'a creation repeated with its PayPal-Request-Id makes one subscription',
    from: from.guide,
    async run({ subscribe, run }) {
      const headers = { 'paypal-request-id': `${run}-replay` };
      const [first, again] = [await subscribe(headers), await subscribe(headers)];
      expect(again.body.id).toBe(first.body.id);
      expect((await subscribe({ 'paypal-request-id': `${run}-other` })).body.id).not.toBe(first.body.id);
    },
  },
  {
    title: 'what was never approved cannot be cancelled',
    from: from.specification,
    async run({ subscribe, call }) {
      const { body } = await subscribe();
      const refused = await call('POST', `${SUBSCRIPTIONS}/${body.id}/cancel`, { reason: 'Changed my mind' });
      expect(refused).toMatchObject({ status: 422, body: WRONG_STATE });
    },
  },
  {
    title: 'what was never approved has no payments',
    from: from.specification,
    async run({ subscribe, call }) {
      const { body } = await subscribe();
      const list = await call('GET', `${SUBSCRIPTIONS}/${body.id}/transactions?${aroundNow()}`);
      expect(list.status).toBe(200);
      expect(list.body.transactions ?? []).toEqual([]);
    },
  },
  {
    title: 'what does not exist is answered with 404 and the issue INVALID_RESOURCE_ID',
    from: from.specification,
    async run({ call }) {
      for (const path of [
        `${SUBSCRIPTIONS}/I-NONE00000000`,
        '/v1/billing/plans/P-NONE00000000000000000000',
      ]) {
        expect(await call('GET', path)).toMatchObject({ status: 404, body: NOT_FOUND });
      }
    },
  },
  {
    title: 'a creation without a plan is answered with 400 and the missing field',
    from: from.specification,
    async run({ call }) {
      expect(await call('POST', SUBSCRIPTIONS, { custom_id: 'nobody' })).toMatchObject({
        status: 400,
        body: {
          name: 'INVALID_REQUEST',
          details: [{ issue: 'MISSING_REQUIRED_PARAMETER', field: '/plan_id' }],
        },
      });
    },
  },
  {
    title: 'a forged webhook does not verify',
    from: from.guide,
    async run({ call }) {
      const { status, body } = await call('POST', '/v1/notifications/verify-webhook-signature', {
        auth_algo: 'SHA256withRSA',
        cert_url: 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
        transmission_id: 'a6f1b1a0-4d1c-11f0-9f5b-2b5d3f0f7c11',
        transmission_sig: Buffer.from('nobody signed this').toString('base64'),
        transmission_time: new Date().toISOString(),
        webhook_id: '0EH40505U7160970P',
        webhook_event: {
          id: 'WH-0-0',
          event_type: 'BILLING.SUBSCRIPTION.ACTIVATED',
          resource: { id: 'I-NONE' },
        },
      });
      expect([status, body.verification_status]).toEqual([200, 'FAILURE']);
    },
  },
  {
    title: 'an approved subscription runs, was paid once, and says when it is billed next',
    from: from.specification,
    onlySandbox: NEEDS_PERSON,
    async run(world) {
      const id = await approved(world);
      const { body } = await world.call('GET', `${SUBSCRIPTIONS}/${id}`);
      expect(body).toMatchObject({
        status: 'ACTIVE',
        billing_info: {
          last_payment: { amount: { currency_code: 'EUR', value: '89.99' } },
          failed_payments_count: 0,
        },
      });
      expect(Date.parse(body.billing_info.next_billing_time)).toBeGreaterThan(Date.now() + 364 * 86_400_000);
      const list = await world.call('GET', `${SUBSCRIPTIONS}/${id}/transactions?${aroundNow()}`);
      expect(list.body.transactions).toEqual([
        expect.objectContaining({
          status: 'COMPLETED',
          amount_with_breakdown: expect.objectContaining({
            gross_amount: { currency_code: 'EUR', value: '89.99' },
          }),
        }),
      ]);
    },
  },
  {
    title: 'a running subscription is cancelled once, and forgets its next billing',
    from: from.guide,
    onlySandbox: NEEDS_PERSON,
    async run(world) {
      const id = await approved(world);
      const cancel = () => world.call('POST', `${SUBSCRIPTIONS}/${id}/cancel`, { reason: 'Enough' });
      expect((await cancel()).status).toBe(204);
      const { body } = await world.call('GET', `${SUBSCRIPTIONS}/${id}`);
      expect(body.status).toBe('CANCELLED');
      expect(body.billing_info.next_billing_time).toBeUndefined();
      expect(await cancel()).toMatchObject({ status: 422, body: WRONG_STATE });
    },
  },
  {
    title: 'a payment is given back whole, once',
    from: from.specification,
    onlySandbox: NEEDS_PERSON,
    async run(world) {
      const id = await approved(world);
      const list = await world.call('GET', `${SUBSCRIPTIONS}/${id}/transactions?${aroundNow()}`);
      const refund = () =>
        world.call('POST', `/v2/payments/captures/${list.body.transactions[0].id}/refund`, {});
      expect(await refund()).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
      expect(await refund()).toMatchObject({
        status: 422,
        body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] },
      });
    },
  },
  {
    title: 'a webhook verifies as it was sent, and not when it was changed',
    from: from.guide,
    onlySandbox: 'PayPal has to reach the receiver',
    async run({ call, subscribe }) {
      const receiver = await startReceiver();
      const hook = await call('POST', '/v1/notifications/webhooks', {
        url: receiver.url,
        event_types: [{ name: '*' }],
      });
      const { body: subscription } = await subscribe();
      const { headers, body } = await receiver.holding(subscription.id);
      await receiver.close();
      const verify = async (event: object) => {
        const { body: answer } = await call('POST', '/v1/notifications/verify-webhook-signature', {
          auth_algo: headers['paypal-auth-algo'],
          cert_url: headers['paypal-cert-url'],
          transmission_id: headers['paypal-transmission-id'],
          transmission_sig: headers['paypal-transmission-sig'],
          transmission_time: headers['paypal-transmission-time'],
          webhook_id: hook.body.id,
          webhook_event: event,
        });
        return answer.verification_status as string;
      };
      const event = JSON.parse(body) as object;
      expect(event).toMatchObject({
        event_type: 'BILLING.SUBSCRIPTION.CREATED',
        resource: { id: subscription.id },
      });
      expect(await verify(event)).toBe('SUCCESS');
      expect(await verify({ ...event, event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' })).toBe('FAILURE');
    },
  },
];
