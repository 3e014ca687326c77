import { startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

async function paidPlan(card = 'pm_card_visa') {
  const { id: customer } = await t.stripe.customers.create();
  const plan = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: card });
  const [charge] = (await t.stripe.charges.list({ payment_intent: plan.intent })).data;
  if (!charge) throw new Error('nothing was charged');
  return { ...plan, customer, charge: charge.id };
}

test('refunds in parts add up on the charge and never exceed it', async () => {
  const { charge, intent } = await paidPlan();
  await expect(t.stripe.refunds.create({ charge, amount: 9000 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
    message: 'Refund amount (€90.00) is greater than charge amount (€89.99)',
  });
  await t.stripe.refunds.create({ charge, amount: 4000 });
  expect(await t.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 4000, refunded: false });
  await expect(t.stripe.refunds.create({ charge, amount: 5000 })).rejects.toMatchObject({ param: 'amount' });
  const rest = await t.stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' });
  expect(rest.amount).toBe(4999);
  const refunded = await t.stripe.charges.retrieve(charge, { expand: ['refunds'] });
  expect(refunded).toMatchObject({ amount_refunded: 8999, refunded: true });
  expect(refunded.refunds?.data.map(({ amount }) => amount)).toEqual([4999, 4000]);
  await expect(t.stripe.refunds.create({ charge })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a payment that failed cannot be refunded', async () => {
  const { id: customer } = await t.stripe.customers.create();
  const { intent } = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclined' }).catch(() => {});
  await expect(t.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
    param: 'payment_intent',
  });
});

test('a disputed payment is charged back, and cannot be refunded as well', async () => {
  const { charge, intent, id } = await paidPlan('pm_card_createDispute');
  const { data } = await t.stripe.disputes.list({ charge });
  expect(data).toMatchObject([
    { amount: 8999, reason: 'fraudulent', status: 'needs_response', payment_intent: intent },
  ]);
  const dispute = await t.stripe.disputes.retrieve(data[0]?.id ?? '', { expand: ['charge'] });
  expect(dispute.charge).toMatchObject({ id: charge, disputed: true, status: 'succeeded' });
  const told = await t.stripe.events.list({ type: 'charge.dispute.created', limit: 1 });
  expect(told.data[0]?.data.object).toMatchObject({ id: dispute.id });
  await expect(t.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
  expect((await t.latest(id)).subscription.status).toBe('active');
});

test('the ledger lists every payment and refund once, oldest first', async () => {
  await fetch(`${t.sandbox.url}/sandbox/reset`, { method: 'POST' });
  const kept = await paidPlan();
  const back = await paidPlan('pm_card_createDispute');
  await t.stripe.paymentIntents
    .create({ amount: 500, currency: 'eur', confirm: true, payment_method: 'pm_card_chargeDeclined' })
    .catch(() => {});
  const refund = await t.stripe.refunds.create({ charge: kept.charge, amount: 1000 });
  const [dispute] = (await t.stripe.disputes.list()).data;
  const ledger = (await (await fetch(`${t.sandbox.url}/sandbox/ledger`)).json()) as object[];
  const of = (plan: typeof kept) => ({ provider: 'stripe', customer: plan.customer, subscription: plan.id });
  expect(ledger).toHaveLength(4);
  expect(ledger).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...of(kept), kind: 'charge', id: kept.charge, amountCents: 8999 }),
      expect.objectContaining({ ...of(kept), kind: 'refund', id: refund.id, amountCents: 1000 }),
      expect.objectContaining({ ...of(back), kind: 'charge', id: back.charge, amountCents: 8999 }),
      expect.objectContaining({ ...of(back), kind: 'dispute', id: dispute?.id, amountCents: 8999 }),
    ]),
  );
});

test.each([
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  ['pm_card_threeDSecureRequiredProcessingError', 'card_declined', 'Your card was declined.'],
])('%s fails with %s, when it is charged and when it is saved', async (card, code, message) => {
  const { id: customer } = await t.stripe.customers.create();
  const { intent } = await t.subscribe(customer);
  const refusal = { type: 'StripeCardError', statusCode: 402, code, message };
  await expect(t.stripe.paymentIntents.confirm(intent, { payment_method: card })).rejects.toMatchObject(
    refusal,
  );
  await expect(t.stripe.paymentMethods.attach(card, { customer })).rejects.toMatchObject(refusal);
});

test.each(['pm_card_amex', 'pm_card_threeDSecureOptional'])('%s pays without a challenge', async (card) => {
  const { id } = await paidPlan(card);
  expect((await t.latest(id)).subscription.status).toBe('active');
});

test('a card that fails every charge can be saved', async () => {
  const { id: customer } = await t.stripe.customers.create();
  const card = await t.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  const { intent } = await t.subscribe(customer);
  await expect(t.stripe.paymentIntents.confirm(intent, { payment_method: card.id })).rejects.toMatchObject({
    code: 'card_declined',
  });
});
