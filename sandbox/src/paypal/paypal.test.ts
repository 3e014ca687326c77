import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { WEBHOOK_ID, startPayPal } from './testing.ts';

let paypal: Awaited<ReturnType<typeof startPayPal>>;

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.close());

test('a subscription is approved, paid and cancelled, and then has no next billing time', async () => {
  const order = { plan_id: await paypal.plan(), custom_id: 'u1' };
  const made = await paypal.call('POST', 'v1/billing/subscriptions', order, {
    'paypal-request-id': 'attempt-1',
  });
  const again = await paypal.call('POST', 'v1/billing/subscriptions', order, {
    'paypal-request-id': 'attempt-1',
  });
  expect(again.body.id).toBe(made.body.id);
  expect(made.body).toMatchObject({ status: 'APPROVAL_PENDING' });
  expect(made.body.links[0]).toMatchObject({ rel: 'approve' });
  expect((await fetch(made.body.links[0].href)).status).toBe(200);

  await paypal.approve(made.body.id, 'approve');
  const active = await paypal.call('GET', `v1/billing/subscriptions/${made.body.id}`);
  expect(active.body).toMatchObject({
    status: 'ACTIVE',
    custom_id: 'u1',
    billing_info: { last_payment: { amount: { value: '89.99' } } },
  });
  expect(active.body.billing_info.next_billing_time).toMatch(/^\d{4}-.*Z$/);
  expect(await paypal.payments(made.body.id)).toHaveLength(1);

  expect(
    (await paypal.call('POST', `v1/billing/subscriptions/${made.body.id}/cancel`, { reason: 'done' })).status,
  ).toBe(204);
  const ended = await paypal.call('GET', `v1/billing/subscriptions/${made.body.id}`);
  expect(ended.body.status).toBe('CANCELLED');
  expect(ended.body.billing_info.next_billing_time).toBeUndefined();
  expect(
    (await paypal.call('POST', `v1/billing/subscriptions/${made.body.id}/cancel`, { reason: 'twice' }))
      .status,
  ).toBe(422);
});

test('a cancelled approval leaves the subscription pending', async () => {
  const made = await paypal.call('POST', 'v1/billing/subscriptions', { plan_id: await paypal.plan() });
  expect((await paypal.approve(made.body.id, 'cancel')).body).toMatchObject({ approved: false });
  expect((await paypal.call('GET', `v1/billing/subscriptions/${made.body.id}`)).body.status).toBe(
    'APPROVAL_PENDING',
  );
});

test('an unmodified webhook verifies, a changed one does not', async () => {
  const made = await paypal.call('POST', 'v1/billing/subscriptions', { plan_id: await paypal.plan() });
  // oxlint-disable-next-line typescript/no-explicit-any -- events are read as untyped JSON
  const isMine = ({ event }: { event: any }) => event.resource.id === made.body.id;
  for (let attempt = 0; attempt < 100 && !paypal.received.some(isMine); attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { headers, event } = paypal.received.find(isMine)!;
  expect(event.event_type).toBe('BILLING.SUBSCRIPTION.CREATED');
  const certificate = await (await fetch(String(headers['paypal-cert-url']))).text();
  const signed = [
    headers['paypal-transmission-id'],
    headers['paypal-transmission-time'],
    WEBHOOK_ID,
    crc32(JSON.stringify(event)),
  ].join('|');
  const signature = String(headers['paypal-transmission-sig']);
  expect(createVerify('sha256').update(signed).verify(certificate, signature, 'base64')).toBe(true);
  const verify = async (webhook_event: object) => {
    const { body } = await paypal.call('POST', 'v1/notifications/verify-webhook-signature', {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: WEBHOOK_ID,
      webhook_event,
    });
    return body.verification_status as string;
  };
  expect(await verify(event)).toBe('SUCCESS');
  expect(await verify({ ...event, event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' })).toBe('FAILURE');
});

test('a product id is unique', async () => {
  const product = { id: 'PRODUCT-PRO', name: 'PRO', type: 'SERVICE' };
  expect((await paypal.call('POST', 'v1/catalogs/products', product)).status).toBe(201);
  const again = await paypal.call('POST', 'v1/catalogs/products', product);
  expect(again.body.details[0].issue).toBe('DUPLICATE_RESOURCE_IDENTIFIER');
});

test('without a token no data is returned', async () => {
  const answer = await fetch(`${paypal.sandbox.url}/paypal/v1/billing/plans`);
  expect(answer.status).toBe(401);
});

test('the button and the approval page ignore clicks until their script runs', async () => {
  const { body } = await paypal.call('POST', 'v1/billing/subscriptions', { plan_id: await paypal.plan() });
  for (const path of ['sdk/button.html', `approve?subscription_id=${body.id}`]) {
    const page = await (await fetch(`${paypal.sandbox.url}/paypal/${path}`)).text();
    const buttons = page.match(/<button[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) expect(button).toMatch(/ disabled>$/);
  }
});
