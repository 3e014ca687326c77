import type { TestApp } from '../../../testing/app.ts';
import { syncDue } from '../sync/periodic.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';

/** A plan over time: notices, renewals, failures, grace, recovery, and the end. */

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
afterEach(() => api.close());

/** Advances the API and both providers, and lets the server do its own work. */
async function pass(milliseconds: number): Promise<void> {
  api.advance(milliseconds);
  await farEnd.moveTo(api.context.clock());
  await syncDue(api.context);
  await api.context.outbox.runDue();
}

const stripe = async <T>(method: string, path: string, body: Record<string, string> = {}): Promise<T> => {
  const answer = await fetch(`${farEnd.url}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer sk_test_billing' },
    ...(method === 'POST' && { body: new URLSearchParams(body) }),
  });
  return (await answer.json()) as T;
};

async function subscriber() {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  const { body } = await browser.openPayment();
  await browser.payByCard(body.clientSecret);
  expect(await browser.isPremium()).toBe(true);
  return { ...member, ...browser, subscriptionId: body.data.subscriptionId as string };
}

async function giveCard(subscriptionId: string, card: string): Promise<void> {
  const { customer } = await stripe<{ customer: string }>('GET', `subscriptions/${subscriptionId}`);
  const method = await stripe<{ id: string }>('POST', `payment_methods/${card}/attach`, { customer });
  await stripe('POST', `subscriptions/${subscriptionId}`, { default_payment_method: method.id });
}

const mailsTo = (email: string) =>
  api.smtp.mails
    .filter((mail) => mail.to === email)
    .map((mail) => /^Subject: (.*)$/m.exec(mail.source)![1]!.replace(/.*Your_receipt.*/, 'a receipt'));

test('a plan renews automatically, with a mail thirty and seven days before, and a receipt', async () => {
  const rider = await subscriber();
  const first = (await rider.subscription()).nextBillingDate as string;
  await pass(336 * DAY);
  await pass(DAY);
  await pass(23 * DAY);
  await pass(DAY);
  await pass(10 * DAY);
  const plan = await rider.subscription();
  expect(plan).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, withdrawUntil: null });
  expect(Date.parse(plan.nextBillingDate) - Date.parse(first)).toBeGreaterThanOrEqual(365 * DAY);
  expect(mailsTo(rider.email)).toEqual([
    'a receipt',
    expect.stringMatching(/^Your plan renews on \w+ \d+, \d{4}$/),
    expect.stringMatching(/^Your plan renews on \w+ \d+, \d{4}$/),
    'a receipt',
  ]);
});

test('while the renewal’s invoice is a draft the member keeps access, and no payment is shown', async () => {
  const rider = await subscriber();
  const end = (await rider.subscription()).nextBillingDate as string;
  await pass(Date.parse(end) - api.context.clock().getTime() + 60_000);
  expect(await rider.isPremium()).toBe(true);
  expect(await rider.subscription()).toMatchObject({ status: 'active', nextBillingDate: end });
});

test('a failed renewal: seven days of grace, one mail, no second purchase; another card fixes it', async () => {
  const rider = await subscriber();
  await giveCard(rider.subscriptionId, 'pm_card_chargeCustomerFail');
  const end = (await rider.subscription()).nextBillingDate as string;
  const tooEarly = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.subscriptionId });
  expect([tooEarly.status, tooEarly.body.message]).toEqual([
    409,
    'There is nothing to pay: your plan is up to date.',
  ]);
  await pass(Date.parse(end) - api.context.clock().getTime() + 2 * HOUR);
  await pass(DAY);
  expect(await rider.isPremium()).toBe(true);
  expect(await rider.subscription()).toMatchObject({
    status: 'past_due',
    nextBillingDate: end,
    accessUntil: new Date(Date.parse(end) + 7 * DAY).toISOString(),
  });
  expect(
    mailsTo(rider.email).filter((subject) => subject === 'Your payment did not go through'),
  ).toHaveLength(1);
  const second = await rider.openPayment();
  expect([second.status, second.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);

  const other = await api.createMember();
  const foreign = await browserOf(api, farEnd.url, other).call('POST', '/stripe/pay-renewal', {
    subscriptionId: rider.subscriptionId,
  });
  expect(foreign.status).toBe(404);

  const due = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.subscriptionId });
  expect([due.status, due.body.data.finalAmount]).toEqual([200, 89.99]);
  expect((await rider.payByCard(due.body.clientSecret, 'pm_card_chargeDeclined')).error?.message).toBe(
    'Your card was declined.',
  );
  expect((await rider.payByCard(due.body.clientSecret, 'pm_card_mastercard')).status).toBe('succeeded');
  // Without webhook and timer: the next call knows.
  expect(await rider.subscription()).toMatchObject({ status: 'active' });
  const payments = await rider.call('GET', '/stripe/payments');
  expect(payments.body.data.payments.map((one: { amount: number }) => one.amount)).toEqual([89.99, 89.99]);
  await pass(366 * DAY);
  expect(await rider.subscription()).toMatchObject({ status: 'active' });
});

test('a renewal that is never paid ends access after the grace period; then the member may subscribe again, once', async () => {
  const rider = await subscriber();
  await giveCard(rider.subscriptionId, 'pm_card_chargeCustomerFail');
  await pass(366 * DAY + 2 * HOUR);
  await pass(8 * DAY);
  expect(await rider.isPremium()).toBe(false);
  expect(await rider.subscription()).toBeNull();
  const again = await rider.openPayment();
  expect(again.status).toBe(200);
  // The open invoice of the old plan can no longer be paid.
  const invoices = await stripe<{ data: { status: string }[] }>(
    'GET',
    `invoices?subscription=${rider.subscriptionId}&status=open`,
  );
  expect(invoices.data).toEqual([]);
  await rider.payByCard(again.body.clientSecret);
  expect(await rider.isPremium()).toBe(true);
  await pass(30 * DAY);
  expect(await rider.subscription()).toMatchObject({ subscriptionId: again.body.data.subscriptionId });
});

test('cancelling while a renewal is due ends the plan immediately: nothing is charged any more', async () => {
  const rider = await subscriber();
  await giveCard(rider.subscriptionId, 'pm_card_chargeCustomerFail');
  await pass(366 * DAY + 2 * HOUR);
  const cancelled = await rider.cancel(rider.subscriptionId);
  expect([cancelled.status, cancelled.body.message]).toEqual([200, 'Your subscription is cancelled.']);
  expect(await rider.isPremium()).toBe(false);
  await giveCard(rider.subscriptionId, 'pm_card_visa');
  await pass(30 * DAY);
  expect((await rider.call('GET', '/stripe/payments')).body.data.payments).toHaveLength(1);
});

test('a cancelled plan gives access until its end date and no longer', async () => {
  const rider = await subscriber();
  await rider.cancel(rider.subscriptionId);
  await pass(364 * DAY);
  expect(await rider.isPremium()).toBe(true);
  await pass(2 * DAY);
  expect(await rider.isPremium()).toBe(false);
  expect((await rider.call('GET', '/stripe/payments')).body.data.payments).toHaveLength(1);
});

test('PayPal: a failed payment has a grace period too, and leads to PayPal, not to a card form', async () => {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  const { id } = (await browser.call('POST', '/paypal/create-subscription', {})).body;
  await farEnd.approve(id);
  expect(await browser.isPremium()).toBe(true);
  await fetch(`${farEnd.url}/sandbox/paypal/subscriptions/${id}/funding`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ works: false }),
  });
  await pass(366 * DAY);
  expect(await browser.isPremium()).toBe(true);
  expect(await browser.subscription()).toMatchObject({ status: 'past_due', platform: 'paypal' });
  const answer = await browser.call('POST', '/stripe/pay-renewal', { subscriptionId: id });
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'PayPal tries this payment again by itself. Please check your PayPal account.',
  ]);
  await pass(12 * DAY);
  expect(await browser.isPremium()).toBe(false);
});
