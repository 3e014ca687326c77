import type { TestApp } from '../../../testing/app.ts';
import { commands } from '../operator/commands.ts';
import { paypalOf, stripeOf } from '../providers.ts';
import { syncDue } from '../sync/periodic.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';

/** Refunds: by the member's right, by an operator, by the bank. And what an operator sees of them. */

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

async function subscriber(how: 'card' | 'paypal' = 'card', card = 'pm_card_visa') {
  const member = await api.createMember();
  const browser = browserOf(api, farEnd.url, member);
  let id: string;
  let intent = '';
  if (how === 'card') {
    const { body } = await browser.openPayment();
    id = body.data.subscriptionId;
    intent = body.clientSecret.split('_secret_')[0];
    await browser.payByCard(body.clientSecret, card);
  } else {
    ({ id } = (await browser.call('POST', '/paypal/create-subscription', {})).body);
    await farEnd.approve(id);
  }
  const withdraw = () => browser.call('POST', '/stripe/withdraw-subscription', { subscriptionId: id });
  const payments = async () => (await browser.call('GET', '/stripe/payments')).body.data.payments;
  return { ...member, ...browser, id, intent, withdraw, payments };
}

const lines = async (name: string, argument?: string) => {
  const printed: string[] = [];
  for await (const line of commands[name]!(api.context, argument)) printed.push(line);
  return printed;
};

const exitCode = async (name: string) => {
  const running = commands[name]!(api.context, undefined);
  let next = await running.next();
  while (!next.done) next = await running.next();
  return next.value;
};

test.each([
  ['card', 'to the card that you paid with'],
  ['paypal', 'to your PayPal account'],
] as const)('by %s: the plan ends now and everything is refunded, once', async (how, means) => {
  const rider = await subscriber(how);
  expect(await rider.isPremium()).toBe(true);
  const { withdrawUntil } = await rider.subscription();
  const left = (Date.parse(withdrawUntil) - api.context.clock().getTime()) / DAY;
  expect(left).toBeGreaterThan(14.9);
  const first = await rider.withdraw();
  expect([first.status, first.body.message, first.body.data.refund]).toEqual([
    200,
    `You have withdrawn from your contract. We pay back €89.99 ${means}.`,
    89.99,
  ]);
  expect(await rider.isPremium()).toBe(false);
  expect(await rider.withdraw()).toEqual(first);
  await api.context.outbox.runDue();
  expect(await rider.payments()).toEqual([expect.objectContaining({ amount: 89.99, refunded: 89.99 })]);
  const mails = api.smtp.mails.filter((mail) => mail.to === rider.email);
  expect(mails.filter((mail) => mail.source.includes('Subject: Your withdrawal'))).toHaveLength(1);
  expect(mails.filter((mail) => /Subject: .*went_back/.test(mail.source))).toHaveLength(1);
  expect(mails.map((mail) => mail.source).join()).toMatch(/received your withdrawal[\s\S]*at \d\d:\d\d UTC/);
  // And the member may come back.
  expect((await rider.openPayment()).status).toBe(200);
});

test('an outage of the provider delays the refund, not the withdrawal', async () => {
  const rider = await subscriber();
  expect(await rider.isPremium()).toBe(true);
  const stripe = stripeOf(api.context);
  const cancel = jest.spyOn(stripe.subscriptions, 'cancel').mockRejectedValue(new Error('down'));
  expect((await rider.withdraw()).status).toBe(200);
  expect(await rider.isPremium()).toBe(false);
  expect(await rider.payments()).toEqual([expect.objectContaining({ refunded: 0 })]);
  cancel.mockRestore();
  await api.context.outbox.runDue();
  expect(await rider.payments()).toEqual([expect.objectContaining({ refunded: 89.99 })]);
  expect((await stripe.subscriptions.retrieve(rider.id)).status).toBe('canceled');
});

test('only of an own plan, only in time, and not for a free one', async () => {
  const rider = await subscriber();
  expect(await rider.isPremium()).toBe(true);
  const other = browserOf(api, farEnd.url, await api.createMember());
  expect(
    (await other.call('POST', '/stripe/withdraw-subscription', { subscriptionId: rider.id })).status,
  ).toBe(404);
  api.advance(15 * DAY);
  const late = await rider.withdraw();
  expect([late.status, late.body.message]).toEqual([
    409,
    'The fourteen days in which you can withdraw are over. You can cancel at any time.',
  ]);
  expect((await rider.subscription()).withdrawUntil).toBeNull();
  const member = await api.createMember();
  const free = browserOf(api, farEnd.url, member);
  const { body } = await free.openPayment('FREERIDE');
  expect((await free.subscription()).withdrawUntil).toBeNull();
  expect(
    (
      await free.call('POST', '/stripe/withdraw-subscription', {
        subscriptionId: body.data.subscriptionId,
      })
    ).status,
  ).toBe(409);
});

test('a full refund by an operator ends the plan; a partial one does not', async () => {
  const [whole, part] = [await subscriber(), await subscriber()];
  await Promise.all([whole.isPremium(), part.isPremium()]);
  const stripe = stripeOf(api.context);
  await stripe.refunds.create({ payment_intent: whole.intent });
  await stripe.refunds.create({ payment_intent: part.intent, amount: 1000 });
  api.advance(DAY + 1000);
  await syncDue(api.context);
  await api.context.outbox.runDue();
  expect([await whole.isPremium(), await part.isPremium()]).toEqual([false, true]);
  expect((await stripe.subscriptions.retrieve(whole.id)).status).toBe('canceled');
  expect((await part.payments())[0]).toMatchObject({ amount: 89.99, refunded: 10 });
});

test('a plan that PayPal suspends in mid-period gives access for the paid period, and no longer', async () => {
  const rider = await subscriber('paypal');
  expect(await rider.isPremium()).toBe(true);
  const grant = await fetch(`${farEnd.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('id:secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  await fetch(`${farEnd.url}/paypal/v1/billing/subscriptions/${rider.id}/suspend`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'At paypal.com' }),
  });
  api.advance(DAY + 1000);
  expect(await rider.subscription()).toMatchObject({ status: 'cancelled', cancelAtPeriodEnd: true });
  expect(await rider.isPremium()).toBe(true);
  api.advance(366 * DAY);
  expect(await rider.isPremium()).toBe(false);
});

test('a chargeback ends the plan', async () => {
  const rider = await subscriber('card', 'pm_card_createDispute');
  expect(await rider.isPremium()).toBe(false);
  await api.context.outbox.runDue();
  expect((await stripeOf(api.context).subscriptions.retrieve(rider.id)).status).toBe('canceled');
  expect(await rider.payments()).toEqual([expect.objectContaining({ refunded: 89.99 })]);
});

describe('an operator', () => {
  test('provisions a new account once, however often it is requested', async () => {
    const first = await lines('provision');
    expect(first).toEqual([
      expect.stringMatching(/^Stripe: the plan's price is price_/),
      expect.stringMatching(/^PayPal: the plan is P-/),
    ]);
    expect(await lines('provision')).toEqual(first);
    const { data } = await stripeOf(api.context).prices.list({ limit: 100 });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ unit_amount: 8999, currency: 'eur', recurring: { interval: 'year' } });
  });

  test('sees differences, changes nothing by looking, and fixes them by a sync', async () => {
    const rider = await subscriber('paypal');
    expect(await rider.isPremium()).toBe(true);
    expect(await lines('drift')).toEqual(['Everything is in step.']);
    await paypalOf(api.context).cancelSubscription(rider.id, 'At paypal.com');
    const found = await lines('drift');
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${rider.userId}: subscription ${rider.id}: here active, .*; at the provider active, cancelled, `,
        ),
      ),
      '1 out of step. "sync" mends a member\'s.',
    ]);
    expect(await lines('drift')).toEqual(found);
    expect(await exitCode('drift')).toBe(1);
    expect(await lines('sync', rider.email)).toEqual([
      expect.stringMatching(new RegExp(`^${rider.email}: ${rider.id} is cancelled, access until \\d{4}-`)),
    ]);
    expect(await lines('drift')).toEqual(['Everything is in step.']);
    expect(await exitCode('drift')).toBe(0);
  });

  test('sees a subscription at the provider that belongs to no member', async () => {
    const rider = await subscriber();
    expect(await rider.isPremium()).toBe(true);
    await api.context.db.deleteFrom('users').where('id', '=', rider.userId).execute();
    expect((await lines('drift'))[0]).toBe(
      `subscription ${rider.id} is active at Stripe and belongs to nobody`,
    );
  });

  test('gets one sentence when a member does not exist', async () => {
    await expect(lines('sync', 'nobody@example.org')).rejects.toThrow(
      'There is no member "nobody@example.org".',
    );
    await expect(lines('sync')).rejects.toThrow('Please name a member by email address or id.');
  });
});
