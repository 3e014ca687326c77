import { startPayPal } from './testing.ts';

let paypal: Awaited<ReturnType<typeof startPayPal>>;

beforeAll(async () => {
  paypal = await startPayPal();
});
afterAll(() => paypal.close());

const euros = (value: string) => ({ amount: { currency_code: 'EUR', value } });

async function paid(): Promise<{ id: string; payment: string }> {
  const id = await paypal.subscribe();
  const [payment] = await paypal.payments(id);
  return { id, payment: payment.id };
}

async function statusOf(id: string): Promise<string> {
  const [payment] = await paypal.payments(id);
  return payment.status;
}

test('a payment can be refunded in parts, and never beyond its amount', async () => {
  const { id, payment } = await paid();
  const path = `v2/payments/captures/${payment}/refund`;
  expect(await paypal.call('POST', path, euros('30.00'))).toMatchObject({
    status: 201,
    body: { status: 'COMPLETED' },
  });
  expect(await statusOf(id)).toBe('PARTIALLY_REFUNDED');
  const tooMuch = await paypal.call('POST', path, euros('60.00'));
  expect(tooMuch.body.details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED');
  const rest = await paypal.call('POST', path, {}, { prefer: 'return=representation' });
  expect(rest.body.amount.value).toBe('59.99');
  expect(await statusOf(id)).toBe('REFUNDED');
  const none = await paypal.call('POST', path, {});
  expect(none.body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED');
  const read = await paypal.call('GET', `v2/payments/refunds/${rest.body.id}`);
  expect(read.body).toMatchObject({ id: rest.body.id, status: 'COMPLETED', amount: { value: '59.99' } });
});

test('a refund repeated with its request id refunds once', async () => {
  const { id, payment } = await paid();
  const once = { 'paypal-request-id': `refund-${payment}` };
  const path = `v2/payments/captures/${payment}/refund`;
  const first = await paypal.call('POST', path, euros('10.00'), once);
  const again = await paypal.call('POST', path, euros('10.00'), once);
  expect(again.body.id).toBe(first.body.id);
  const { body } = await paypal.control('GET', 'ledger');
  const moves = body.filter(({ subscription }: { subscription: string }) => subscription === id);
  expect(moves).toMatchObject([
    { kind: 'charge', amountCents: 8999 },
    { kind: 'refund', amountCents: 1000, id: first.body.id },
  ]);
});

test('the same payment is also shown as a sale', async () => {
  const { id, payment } = await paid();
  const sale = `v1/payments/sale/${payment}`;
  expect((await paypal.call('GET', sale)).body).toMatchObject({
    state: 'completed',
    amount: { total: '89.99', currency: 'EUR' },
    billing_agreement_id: id,
  });
  const part = await paypal.call('POST', `${sale}/refund`, { amount: { total: '9.99', currency: 'EUR' } });
  expect(part).toMatchObject({
    status: 201,
    body: { sale_id: payment, total_refunded_amount: { value: '9.99' } },
  });
  expect((await paypal.call('GET', sale)).body.state).toBe('partially_refunded');
  const read = await paypal.call('GET', `v1/payments/refund/${part.body.id}`);
  expect(read.body.amount.total).toBe('9.99');
});

test('a reversal takes the payment back and is reported as by PayPal', async () => {
  const { id, payment } = await paid();
  const taken = await paypal.control('POST', `paypal/transactions/${payment}/reverse`);
  expect(taken.body.amountCents).toBe(8999);
  expect(await statusOf(id)).toBe('REFUNDED');
  const told = paypal.received.find(({ event }) => event.event_type === 'PAYMENT.SALE.REVERSED');
  expect(told?.event.resource).toMatchObject({ id: payment, amount: { total: '-89.99', currency: 'EUR' } });
  const { body } = await paypal.control('GET', 'ledger');
  expect(body.at(-1)).toMatchObject({ provider: 'paypal', kind: 'dispute', subscription: id });
  expect((await paypal.control('POST', `paypal/transactions/${payment}/reverse`)).status).toBe(400);
});

test('a control call for a missing object gets an error', async () => {
  for (const [method, path, body] of [
    ['POST', 'paypal/transactions/NONE/reverse', {}],
    ['POST', 'paypal/subscriptions/I-NONE/advance', { days: 1 }],
    ['PUT', 'paypal/subscriptions/I-NONE/funding', { works: true }],
  ] as const) {
    const answer = await paypal.control(method, path, body);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/^There is no PayPal \w+ \S+\.$/);
  }
  const { id } = await paid();
  expect((await paypal.advance(id, -1)).status).toBe(400);
  expect((await paypal.control('PUT', `paypal/subscriptions/${id}/funding`, { works: 'no' })).body).toEqual({
    message: '"works" must be true or false.',
  });
});
