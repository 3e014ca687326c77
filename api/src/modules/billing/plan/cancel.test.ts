import type { TestApp } from '../../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { paypalOf, stripeOf } from '../providers.ts';

/** Cancelling while something else happens. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
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

async function subscriber() {
  const rider = await newMember();
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  return { ...rider, id: body.data.subscriptionId as string };
}

/** Time passes at the providers; our server does nothing. */
async function moveOn(milliseconds: number): Promise<void> {
  api.advance(milliseconds);
  await farEnd.moveTo(api.context.clock());
}

/** From now on the card is declined when a renewal is charged. */
async function failRenewals(id: string) {
  const stripe = stripeOf(api.context);
  const { customer } = await stripe.subscriptions.retrieve(id);
  const card = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: customer as string,
  });
  await stripe.subscriptions.update(id, { default_payment_method: card.id });
}

test('a renewal that is paid during the cancellation: the period it paid for is the last', async () => {
  const rider = await subscriber();
  await failRenewals(rider.id);
  await moveOn(366 * DAY + 2 * HOUR);
  const due = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.id });
  const { invoices, subscriptions } = stripeOf(api.context);
  const close = invoices.voidInvoice.bind(invoices);
  jest.spyOn(invoices, 'voidInvoice').mockImplementationOnce(async (id: string) => {
    await rider.payByCard(due.body.clientSecret);
    return close(id);
  });
  const { body } = await rider.cancel(rider.id);
  expect(body.message).toMatch(/^Your subscription is cancelled. You keep PRO until /);
  expect(body.data.subscription).toMatchObject({ cancelAtPeriodEnd: true, status: 'cancelled' });
  expect((await subscriptions.retrieve(rider.id)).cancel_at_period_end).toBe(true);
});

test('cancelling an earlier plan in an old tab does not affect the running one', async () => {
  const rider = await subscriber();
  await rider.call('POST', '/stripe/withdraw-subscription', { subscriptionId: rider.id });
  const { body } = await rider.openPayment();
  await rider.payByCard(body.clientSecret);
  const cancelled = await rider.cancel(rider.id);
  expect(cancelled.body.message).toBe('Your subscription is cancelled.');
  expect(await rider.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
});

test('PayPal: a paid year counts, although the member cancelled at PayPal before it was read', async () => {
  const rider = await newMember();
  const { id } = (await rider.call('POST', '/paypal/create-subscription', {})).body;
  await farEnd.approve(id);
  expect(await rider.isPremium()).toBe(true);
  const first = Date.parse((await rider.subscription()).nextBillingDate);
  await moveOn(366 * DAY);
  await paypalOf(api.context).cancelSubscription(id, 'At paypal.com');
  expect(await rider.isPremium()).toBe(true);
  const plan = await rider.subscription();
  expect(plan).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: true });
  expect(Date.parse(plan.nextBillingDate)).toBeGreaterThan(first + 364 * DAY);
});
