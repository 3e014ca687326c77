import type { TestApp } from '../../../testing/app.ts';
import { openSession } from '../../auth/sessions.ts';
import { stripeOf } from '../providers.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';

/** The same request twice at the same moment, by a double click, two tabs or two servers: one effect, one answer. */

let farEnd: SandboxProcess;
let api: TestApp;
let replica: Awaited<ReturnType<TestApp['openReplica']>>;

beforeAll(async () => {
  farEnd = await startSandbox();
  api = await openBillingApp(farEnd.url);
  replica = await api.openReplica();
});
afterAll(async () => {
  await api.close();
  await farEnd.stop();
});

type How = 'card' | 'PayPal';

async function subscriber(how: How) {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  let id: string;
  if (how === 'card') {
    const { body } = await browser.openPayment();
    id = body.data.subscriptionId;
    await browser.payByCard(body.clientSecret);
  } else {
    ({ id } = (await browser.call('POST', '/paypal/create-subscription', {})).body);
    await farEnd.approve(id);
  }
  return { ...member, ...browser, id };
}
type Subscriber = Awaited<ReturnType<typeof subscriber>>;

/** Four in parallel: two on each server. */
const atOnce = async (member: Subscriber, url: string, payload: object) => {
  const answers = await Promise.all(
    [api.app, replica.app, api.app, replica.app].map((app) =>
      app.inject({ method: 'POST', url, headers: member.headers, payload }),
    ),
  );
  return answers.map((answer) => [answer.statusCode, answer.json()] as const);
};

const mailsTo = async ({ email }: Subscriber, subject: RegExp) => {
  await api.context.outbox.runDue();
  return api.smtp.mails.filter((mail) => mail.to === email && subject.test(mail.source)).length;
};

test.each<How>(['card', 'PayPal'])('withdrawals by %s', async (how) => {
  const rider = await subscriber(how);
  expect(await rider.isPremium()).toBe(true);
  const [first, ...others] = await atOnce(rider, '/stripe/withdraw-subscription', {
    subscriptionId: rider.id,
  });
  expect(first).toEqual([200, expect.objectContaining({ data: expect.objectContaining({ refund: 89.99 }) })]);
  for (const other of others) expect(other).toEqual(first);
  expect(await mailsTo(rider, /Subject: Your withdrawal/)).toBe(1);
  expect(await mailsTo(rider, /Subject: .*went_back/)).toBe(1);
  expect((await rider.call('GET', '/stripe/payments')).body.data.payments).toEqual([
    expect.objectContaining({ amount: 89.99, refunded: 89.99 }),
  ]);
});

test.each<How>(['card', 'PayPal'])('cancellations by %s', async (how) => {
  const rider = await subscriber(how);
  expect(await rider.isPremium()).toBe(true);
  const [first, ...others] = await atOnce(rider, '/stripe/cancel-subscription', { subscriptionId: rider.id });
  expect(first).toEqual([
    200,
    expect.objectContaining({
      message: expect.stringMatching(/^Your subscription is cancelled. You keep PRO until /),
    }),
  ]);
  for (const other of others) expect(other).toEqual(first);
  expect(await rider.isPremium()).toBe(true);
});

test('approvals at PayPal that are verified', async () => {
  const rider = await subscriber('PayPal');
  const [first, ...others] = await atOnce(rider, '/stripe/verify-paypal-transaction', {
    transactionId: rider.id,
    userId: rider.userId,
  });
  expect(first).toEqual([200, expect.objectContaining({ message: 'Payment Successful' })]);
  for (const other of others) expect(other).toEqual(first);
  expect(await mailsTo(rider, /Subject: .*receipt/)).toBe(1);
});

test('cancellations of a plan with a failed renewal', async () => {
  const rider = await subscriber('card');
  expect(await rider.isPremium()).toBe(true);
  const stripe = stripeOf(api.context);
  const { customer } = await stripe.subscriptions.retrieve(rider.id);
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer as string,
  });
  await stripe.subscriptions.update(rider.id, { default_payment_method: card.id });
  api.advance(366 * 86_400_000);
  await farEnd.moveTo(api.context.clock());
  const headers = {
    authorization: `Bearer ${await openSession(api.context.db, rider.userId, api.context.clock())}`,
  };
  const [first, ...others] = await atOnce({ ...rider, headers }, '/stripe/cancel-subscription', {
    subscriptionId: rider.id,
  });
  expect(first).toEqual([200, expect.objectContaining({ message: 'Your subscription is cancelled.' })]);
  for (const other of others) expect(other).toEqual(first);
  expect((await stripe.subscriptions.retrieve(rider.id)).status).toBe('canceled');
});
