import type { TestApp } from '../../../testing/app.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';
import { stripeOf } from '../providers.ts';
import { syncDue } from '../sync/periodic.ts';

/** Payments for a plan that has ended: they buy nothing, so they must be prevented or refunded. */

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

const moved = async (): Promise<number> => {
  const ledger = (await (await fetch(`${farEnd.url}/sandbox/ledger`)).json()) as {
    kind: string;
    amountCents: number;
  }[];
  return ledger.reduce((sum, one) => sum + (one.kind === 'charge' ? one.amountCents : -one.amountCents), 0);
};

/** A renewal fails; the member opens its payment in a tab and leaves it open until Stripe has given up. */
async function leftOpen() {
  const rider = await subscriber();
  await failRenewals(rider.id);
  await moveOn(366 * DAY + 2 * HOUR);
  const due = await rider.call('POST', '/stripe/pay-renewal', { subscriptionId: rider.id });
  await moveOn(20 * DAY);
  expect((await stripeOf(api.context).subscriptions.retrieve(rider.id)).status).toBe('canceled');
  return { ...rider, pay: () => rider.payByCard(due.body.clientSecret) };
}

test('the invoice of a plan that Stripe gave up is closed: a tab left open cannot pay it', async () => {
  const rider = await leftOpen();
  await syncDue(api.context);
  await api.context.outbox.runDue();
  expect((await rider.pay()).error?.message).toContain('canceled');
  expect(await moved()).toBe(8999);
});

test('if it is paid before that, it is refunded', async () => {
  const rider = await leftOpen();
  expect((await rider.pay()).status).toBe('succeeded');
  await syncDue(api.context);
  await api.context.outbox.runDue();
  expect(await moved()).toBe(8999);
  expect(await rider.isPremium()).toBe(false);
  expect(
    await api.context.db.selectFrom('outbox').select('kind').where('kind', 'like', 'billing.%').execute(),
  ).toEqual([]);
  expect((await rider.call('GET', '/stripe/payments')).body.data.payments).toEqual([
    expect.objectContaining({ refunded: 89.99 }),
    expect.objectContaining({ refunded: 0 }),
  ]);
});
