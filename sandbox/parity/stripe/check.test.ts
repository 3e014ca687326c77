import Stripe from 'stripe';
import { startSandbox } from '../../src/sandbox.ts';
import { mutantsOf } from '../mutants.ts';
import { runId } from '../provider.ts';
import { createStripeCheck } from './check.ts';
import { stripeWorld } from './world.ts';

const check = createStripeCheck();
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let bodies: Record<string, object>;

async function read(path: string): Promise<object> {
  const answer = await fetch(`${sandbox.url}/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_mutants' },
  });
  return (await answer.json()) as object;
}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const address = { host: '127.0.0.1', port: sandbox.port, protocol: 'http' } as const;
  const { code, open, paid, stripe } = stripeWorld(new Stripe('sk_test_mutants', address), runId());
  const { id } = await code(20);
  const { subscription, intent, customer } = await open({ discounts: [{ promotion_code: id }] });
  await stripe.paymentIntents
    .confirm(intent, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => {});
  const other = await paid();
  const refund = await stripe.refunds.create({ payment_intent: other.intent });
  bodies = {
    subscription: await read(`subscriptions/${subscription.id}?expand[]=latest_invoice.payments`),
    'payment intent': await read(`payment_intents/${intent}`),
    customer: await read(`customers/${customer}`),
    'list of codes': await read('promotion_codes?limit=3&expand[]=data.promotion.coupon'),
    'list of events': await read('events?limit=3&type=invoice.paid'),
    refund: await read(`refunds/${refund.id}`),
    refusal: await read('customers/cus_none'),
  };
});

afterAll(() => sandbox.close());

const survivors = (kind: string) =>
  Object.entries(bodies).flatMap(([name, body]) =>
    mutantsOf(body)
      .filter(({ what, body: mutant }) => what.startsWith(kind) && check(mutant).length === 0)
      .map(({ what }) => `${name}: ${what}`),
  );

test('the sandbox’s responses match Stripe’s description', () => {
  for (const body of Object.values(bodies)) expect(check(body)).toEqual([]);
});

test.each(['unknown field', 'number for text', 'text for number', 'text for a truth value'])(
  'a body with one %s anywhere is rejected',
  (kind) => expect(survivors(kind)).toEqual([]),
);

/** The fields that the product reads in a provider's response; Stripe itself may leave other fields out. */
const READ =
  /\b(id|object|status|items|data|price|unit_amount|current_period_(start|end)|latest_invoice|total|amount_due|amount_paid|parent|subscription|status_transitions|paid_at|created|cancel_at(_period_end)?|metadata|active|promotion|coupon|restrictions|first_time_transaction|minimum_amount|expires_at|max_redemptions|times_redeemed|percent_off|amount_off|valid|type|client_secret)$/;

test('a body without a field that the product reads is rejected', () => {
  const missing = survivors('field missing');
  expect(missing.filter((what) => READ.test(what) && !/metadata\./.test(what))).toEqual([]);
  // Stripe calls few of them optional, so a schema that lost its list of required fields would show here.
  const all = Object.values(bodies)
    .flatMap(mutantsOf)
    .filter(({ what }) => what.startsWith('field missing'));
  expect(missing.length).toBeLessThan(all.length / 8);
});

test.each([
  ['status', 'finished'],
  ['collection_method', 'by_hand'],
  ['object', 'abonnement'],
])('a subscription whose %s is %s is rejected', (field, value) => {
  expect(check({ ...bodies.subscription, [field]: value })).not.toEqual([]);
});
