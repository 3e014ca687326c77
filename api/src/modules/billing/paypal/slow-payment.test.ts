import type { TestApp } from '../../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { paypalOf } from '../providers.ts';
import { syncDue } from '../sync/periodic.ts';

/** Approved at PayPal, but the first payment comes from a bank account and takes days. */

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
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const newMember = async () => {
  const member = await api.createMember();
  return { ...member, ...browserOf(api, farEnd.url, member) };
};

async function waitingForHerBank() {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await farEnd.approve(id);
  const paypal = paypalOf(api.context);
  const { getSubscription } = paypal;
  const slow = jest.spyOn(paypal, 'getSubscription').mockImplementation(async (one) => {
    const { billing_info: billing, ...subscription } = await getSubscription(one);
    const { last_payment: _notYet, ...rest } = billing!;
    return { ...subscription, billing_info: rest };
  });
  return { ...rider, id, arrive: () => slow.mockRestore() };
}

test('no failure is reported, and no second plan is sold', async () => {
  const rider = await waitingForHerBank();
  const verified = await rider.call('POST', '/stripe/verify-paypal-transaction', {
    transactionId: rider.id,
    userId: rider.userId,
  });
  expect([verified.status, verified.body.data.status]).toEqual([200, 'processing']);
  const second = await rider.openPayment();
  expect([second.status, second.body.message]).toEqual([
    409,
    'PayPal is still working on your payment. Your plan starts as soon as PayPal confirms it.',
  ]);
});

test('a week later it is found even without a notice from PayPal', async () => {
  const rider = await waitingForHerBank();
  expect(await rider.isPremium()).toBe(false);
  for (let day = 0; day < 7; day += 1) {
    api.advance(DAY);
    await syncDue(api.context);
  }
  rider.arrive();
  api.advance(DAY);
  expect(await syncDue(api.context)).toBe(1);
  expect(await rider.isPremium()).toBe(true);
});
