import type { TestApp } from '../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from './testing.ts';
import { stripeOf } from './providers.ts';
import { syncDue } from './sync/periodic.ts';

/** The keys now belong to another provider account than before: it has nothing of what is recorded. */

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

const changeAccounts = () => fetch(`${farEnd.url}/sandbox/reset`, { method: 'POST' });

test('an open payment is created again', async () => {
  const rider = await newMember();
  await rider.openPayment();
  await changeAccounts();
  expect((await rider.openPayment()).status).toBe(200);
});

test('another offer can be chosen instead of the open one', async () => {
  const rider = await newMember();
  await rider.openPayment();
  await changeAccounts();
  expect((await rider.openPayment('WELCOME20')).status).toBe(200);
});

test('the plan at PayPal is found or created again at the second attempt', async () => {
  const rider = await newMember();
  await rider.call('POST', '/paypal/create-subscription', {});
  await changeAccounts();
  const other = await newMember();
  const open = () => other.call('POST', '/paypal/create-subscription', {});
  expect((await open()).status).toBe(400);
  expect((await open()).status).toBe(200);
});

test('a paid period still counts, and afterwards the member can buy again', async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  await changeAccounts();
  api.advance(364 * DAY);
  await syncDue(api.context);
  expect(await rider.isPremium()).toBe(true);
  expect((await rider.openPayment()).status).toBe(409);
  api.advance(9 * DAY);
  await syncDue(api.context);
  expect(await rider.isPremium()).toBe(false);
  expect((await rider.openPayment()).status).toBe(200);
});

test("an unexpected rejection by Stripe is logged, and not presented as the member's mistake", async () => {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  const { subscriptions } = stripeOf(api.context);
  const refused = await subscriptions.retrieve('sub_unknown').catch((error: unknown) => error);
  jest.spyOn(subscriptions, 'update').mockRejectedValue(refused);
  const answer = await rider.cancel(body.data.subscriptionId);
  expect([answer.status, answer.body.code]).toEqual([500, 'INTERNAL']);
  expect(api.logLines.some((line) => line.includes('Stripe refused a request: No such subscription'))).toBe(
    true,
  );
});
