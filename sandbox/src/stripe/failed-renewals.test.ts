import { seconds, startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

const PAID = '2027-03-10T12:00:00Z';
const DUE = '2028-03-10T12:00:00Z';

/** A plan that was paid with one card and renews from another, two hours after the attempt of its renewal. */
async function failedRenewal(card = 'pm_card_chargeCustomerFail') {
  const { customer, clock } = await t.customerAt(PAID);
  const plan = await t.subscribe(customer);
  await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: 'pm_card_visa' });
  const bad = await t.stripe.paymentMethods.attach(card, { customer });
  await t.stripe.subscriptions.update(plan.id, { default_payment_method: bad.id });
  await t.advance(clock, '2028-03-10T14:00:00Z');
  return { id: plan.id, customer, clock, bad: bad.id };
}

const hours = (moment: string) => seconds(moment) + 3600;

async function charges(customer: string): Promise<string[]> {
  return (await t.stripe.charges.list({ customer })).data.map(({ status }) => status).toReversed();
}

test('a failed renewal leaves the plan past due, and is retried after 3, 5 and 7 more days', async () => {
  const { id, customer, clock } = await failedRenewal();
  const { subscription, invoice, intent } = await t.latest(id);
  expect(subscription).toMatchObject({
    status: 'past_due',
    items: { data: [{ current_period_start: seconds(DUE) }] },
  });
  expect(invoice).toMatchObject({
    status: 'open',
    attempted: true,
    attempt_count: 1,
    next_payment_attempt: hours('2028-03-13T12:00:00Z'),
  });
  expect(await t.stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
  });
  expect(await t.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
  for (const [to, count, next] of [
    ['2028-03-14T00:00:00Z', 2, '2028-03-18T12:00:00Z'],
    ['2028-03-19T00:00:00Z', 3, '2028-03-25T12:00:00Z'],
  ] as const) {
    await t.advance(clock, to);
    const again = await t.latest(id);
    expect(again.subscription.status).toBe('past_due');
    expect(again.invoice).toMatchObject({ attempt_count: count, next_payment_attempt: hours(next) });
  }
  await t.advance(clock, '2028-03-26T00:00:00Z');
  const ended = await t.latest(id);
  expect(ended.subscription).toMatchObject({
    status: 'canceled',
    ended_at: hours('2028-03-25T12:00:00Z'),
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(ended.invoice).toMatchObject({
    status: 'open',
    attempt_count: 4,
    auto_advance: false,
    next_payment_attempt: null,
  });
  expect(await charges(customer)).toEqual(['succeeded', 'failed', 'failed', 'failed', 'failed']);
});

test('paying the open invoice with another card reactivates the plan', async () => {
  const { id, customer, clock } = await failedRenewal();
  const { invoice } = await t.latest(id);
  const good = await t.stripe.paymentMethods.attach('pm_card_mastercard', { customer });
  expect((await t.stripe.invoices.pay(invoice.id, { payment_method: good.id })).status).toBe('paid');
  const { subscription } = await t.latest(id);
  expect(subscription).toMatchObject({ status: 'active', default_payment_method: good.id });
  expect(await t.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
  await t.advance(clock, '2029-03-11T00:00:00Z');
  expect(await charges(customer)).toEqual(['succeeded', 'failed', 'succeeded', 'succeeded']);
});

test('confirming the renewal’s payment with a new card that requires 3-D Secure reactivates the plan', async () => {
  const { id, customer } = await failedRenewal();
  const { intent, clientSecret } = await t.latest(id);
  const browser = t.client('pk_test_unit');
  const card = { number: '4000002500003155', exp_month: 1, exp_year: 2030, cvc: '123' };
  const waiting = await browser.paymentIntents.confirm(intent, {
    client_secret: clientSecret,
    payment_method_data: { type: 'card', card },
  } as never);
  expect(waiting.status).toBe('requires_action');
  expect((await t.latest(id)).subscription.status).toBe('past_due');
  await t.answerChallenge(intent, clientSecret, 'complete');
  const { subscription } = await t.latest(id);
  expect(subscription).toMatchObject({ status: 'active', default_payment_method: waiting.payment_method });
  const cards = await t.stripe.customers.listPaymentMethods(customer);
  expect(cards.data.map((method) => method.card?.last4)).toContain('3155');
});

test('a failed manual attempt neither counts nor moves the schedule', async () => {
  const { id, customer } = await failedRenewal();
  const { invoice } = await t.latest(id);
  await expect(
    t.stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect((await t.latest(id)).invoice).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: hours('2028-03-13T12:00:00Z'),
  });
  expect(await charges(customer)).toEqual(['succeeded', 'failed', 'failed']);
});

test('a new default card pays at the next attempt', async () => {
  const { id, customer, clock } = await failedRenewal();
  const good = await t.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await t.stripe.subscriptions.update(id, { default_payment_method: good.id });
  await t.advance(clock, '2028-03-14T00:00:00Z');
  const { subscription, invoice } = await t.latest(id);
  expect(subscription.status).toBe('active');
  expect(invoice.status_transitions.paid_at).toBe(hours('2028-03-13T12:00:00Z'));
});

test('a card that always requires 3-D Secure leaves the renewal waiting for its holder, and is not retried without them', async () => {
  const { id, customer, clock } = await failedRenewal('pm_card_authenticationRequired');
  const { subscription, invoice, intent, clientSecret } = await t.latest(id);
  expect(subscription.status).toBe('past_due');
  expect(await t.stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: 'requires_action' });
  await expect(t.stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    statusCode: 402,
    code: 'invoice_payment_intent_requires_action',
  });
  const types = (await t.stripe.events.list({ limit: 50 })).data.map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
  );
  await t.advance(clock, '2028-03-14T00:00:00Z');
  expect((await t.latest(id)).invoice.attempt_count).toBe(2);
  expect(await charges(customer)).toEqual(['succeeded']);
  await t.answerChallenge(intent, clientSecret, 'complete');
  expect((await t.latest(id)).subscription.status).toBe('active');
});

test.each(['pm_card_authenticationRequiredOnSetup', 'pm_card_authenticationRequiredSetupForOffSession'])(
  '%s renews without its holder once it was set up',
  async (card) => {
    const { customer, clock } = await t.customerAt(PAID);
    const plan = await t.subscribe(customer);
    const waiting = await t.stripe.paymentIntents.confirm(plan.intent, { payment_method: card });
    expect(waiting.status).toBe('requires_action');
    await t.answerChallenge(plan.intent, plan.clientSecret, 'complete');
    await t.advance(clock, '2028-03-11T00:00:00Z');
    expect((await t.latest(plan.id)).invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_cycle',
    });
  },
);

test('a stolen card is not charged again', async () => {
  const { id, customer, clock } = await failedRenewal();
  const { intent } = await t.latest(id);
  const stolen = t.stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa_chargeDeclinedStolenCard',
  });
  await expect(stolen).rejects.toMatchObject({ decline_code: 'stolen_card' });
  await t.advance(clock, '2028-03-14T00:00:00Z');
  expect(await charges(customer)).toEqual(['succeeded', 'failed', 'failed', 'failed']);
});

test('cancelling a plan that is past due ends it and leaves its invoice unchanged', async () => {
  const { id, customer, clock } = await failedRenewal();
  const canceled = await t.stripe.subscriptions.cancel(id, {
    cancellation_details: { feedback: 'too_expensive', comment: 'No more' },
  });
  expect(canceled).toMatchObject({
    status: 'canceled',
    cancellation_details: {
      reason: 'cancellation_requested',
      feedback: 'too_expensive',
      comment: 'No more',
    },
  });
  await t.advance(clock, '2028-05-01T00:00:00Z');
  const { invoice } = await t.latest(id);
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: null });
  expect((await t.stripe.invoices.voidInvoice(invoice.id)).status).toBe('void');
  expect(await charges(customer)).toEqual(['succeeded', 'failed']);
});
