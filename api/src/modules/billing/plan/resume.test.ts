import type { TestApp } from '../../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';

const DAY = 86_400_000;
let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
});
afterAll(() => farEnd.stop());
beforeEach(async () => {
  await farEnd.reset();
  api = await openBillingApp(farEnd.url);
});
afterEach(() => api.close());

const newMember = async () => {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  const resume = (subscriptionId: string) =>
    browser.call('POST', '/stripe/resume-subscription', { subscriptionId });
  return { ...member, ...browser, resume };
};

async function subscriber() {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  return { ...rider, id: body.data.subscriptionId as string };
}

async function moveOn(milliseconds: number): Promise<void> {
  api.advance(milliseconds);
  await farEnd.moveTo(api.context.clock());
}

test('a cancelled plan is resumed and renews at its end; a second call answers the same', async () => {
  const rider = await subscriber();
  expect((await rider.subscription()).canResume).toBe(false);
  await rider.cancel(rider.id);
  expect(await rider.subscription()).toMatchObject({ cancelAtPeriodEnd: true, canResume: true });
  for (const press of [1, 2]) {
    const { status, body } = await rider.resume(rider.id);
    expect([press, status, body.message]).toEqual([
      press,
      200,
      expect.stringMatching(/^Your plan goes on. It renews on \w+ \d+, \d{4}.$/),
    ]);
    expect(body.data.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
      status: 'active',
      canResume: false,
    });
  }
  await moveOn(366 * DAY);
  await rider.call('GET', '/users/getUserDetails');
  const { body } = await rider.call('GET', '/stripe/payments');
  expect(body.data.payments).toHaveLength(2);
  expect(await rider.isPremium()).toBe(true);
});

test('a plan that is over cannot be resumed, nor one of somebody else', async () => {
  const rider = await subscriber();
  const stranger = await newMember();
  expect((await stranger.resume(rider.id)).status).toBe(404);
  await rider.cancel(rider.id);
  await moveOn(366 * DAY);
  const late = await rider.resume(rider.id);
  expect([late.status, late.body.message]).toEqual([409, 'This plan cannot be resumed any more.']);
  expect(await rider.isPremium()).toBe(false);
});

test('a free plan ends by itself: there is nothing to resume', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment('FREERIDE');
  await rider.cancel(body.data.subscriptionId);
  expect(await rider.subscription()).toMatchObject({ canResume: false });
  expect((await rider.resume(body.data.subscriptionId)).status).toBe(409);
});

test('a PayPal plan cannot be resumed, and the reason is said', async () => {
  const rider = await newMember();
  const { body } = await rider.call('POST', '/paypal/create-subscription', {
    currency: 'EUR',
    intent: 'subscription',
  });
  await farEnd.approve(body.data.id);
  await rider.call('POST', '/stripe/verify-paypal-transaction', {
    transactionId: body.data.id,
    userId: rider.userId,
  });
  expect(await rider.isPremium()).toBe(true);
  await rider.cancel(body.data.id);
  const { status, body: answer } = await rider.resume(body.data.id);
  expect([status, answer.message]).toEqual([
    409,
    'PayPal has ended this plan for good. You can subscribe again when it is over.',
  ]);
});

test('the payments name the seller', async () => {
  const rider = await newMember();
  const { body } = await rider.call('GET', '/stripe/payments');
  expect(body.data.seller).toEqual({ name: 'Breakaway', address: [], vatId: null });
});
