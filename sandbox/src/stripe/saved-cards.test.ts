import { startStripe } from './testing.ts';

let t: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => (t = await startStripe()));
afterAll(() => t.sandbox.close());

async function openSetup() {
  const { id: customer } = await t.stripe.customers.create();
  const setup = await t.stripe.setupIntents.create({ customer, allowed_payment_method_types: ['card'] });
  const confirm = (card: string) => t.stripe.setupIntents.confirm(setup.id, { payment_method: card });
  return { customer, id: setup.id, clientSecret: setup.client_secret ?? '', confirm };
}

test.each(['pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_card_authenticationRequiredSetupForOffSession'])(
  '%s is saved without a question',
  async (card) => {
    const { customer, confirm } = await openSetup();
    const saved = await confirm(card);
    expect(saved.status).toBe('succeeded');
    const cards = await t.stripe.customers.listPaymentMethods(customer, { type: 'card' });
    expect(cards.data.map(({ id }) => id)).toEqual([saved.payment_method]);
  },
);

test.each([
  'pm_card_authenticationRequired',
  'pm_card_authenticationRequiredOnSetup',
  'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
])('%s is saved only when its holder agrees', async (card) => {
  const { customer, id, clientSecret, confirm } = await openSetup();
  expect(await confirm(card)).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  });
  await t.answerChallenge(id, clientSecret, 'fail');
  expect(await t.stripe.setupIntents.retrieve(id)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
  await confirm(card);
  await t.answerChallenge(id, clientSecret, 'complete');
  expect(await t.stripe.setupIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    last_setup_error: null,
  });
  expect((await t.stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
});

test('a card that its bank declines is not saved', async () => {
  const { customer, id, confirm } = await openSetup();
  await expect(confirm('pm_card_chargeDeclinedInsufficientFunds')).rejects.toMatchObject({
    statusCode: 402,
    decline_code: 'insufficient_funds',
  });
  expect((await t.stripe.setupIntents.retrieve(id)).last_setup_error?.code).toBe('card_declined');
  expect((await t.stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
});

test('a card that was saved with 3-D Secure pays a first invoice without its holder', async () => {
  const { customer, id, clientSecret, confirm } = await openSetup();
  const { payment_method } = await confirm('pm_card_authenticationRequiredOnSetup');
  await t.answerChallenge(id, clientSecret, 'complete');
  const plan = await t.subscribe(customer, {
    payment_behavior: 'allow_incomplete',
    off_session: true,
    default_payment_method: String(payment_method),
  });
  expect(plan.subscription.status).toBe('active');
});

test('an intent that was abandoned during a challenge is confirmed again, and the old challenge changes nothing', async () => {
  const { id: customer } = await t.stripe.customers.create();
  const { intent, clientSecret } = await t.subscribe(customer);
  const browser = t.client('pk_test_unit');
  const sourceOf = (row: { next_action: object | null }) =>
    (row.next_action as { use_stripe_sdk: { source: string } }).use_stripe_sdk.source;
  const left = await t.stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_authenticationRequired',
  });
  const found = await browser.paymentIntents.retrieve(intent, { client_secret: clientSecret });
  expect(found).toMatchObject({ status: 'requires_action', payment_method: left.payment_method });
  const anew = await browser.paymentIntents.confirm(intent, { client_secret: clientSecret } as never);
  expect(sourceOf(anew)).not.toBe(sourceOf(left));
  const answer = async (source: string) => {
    const reply = await fetch(`${t.sandbox.url}/stripe/challenge/${intent}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, source, outcome: 'complete' }),
    });
    return ((await reply.json()) as { status: string }).status;
  };
  expect(await answer(sourceOf(left))).toBe('requires_action');
  expect(await answer(sourceOf(anew))).toBe('succeeded');
  expect((await t.stripe.charges.list({ payment_intent: intent })).data).toHaveLength(1);
});
