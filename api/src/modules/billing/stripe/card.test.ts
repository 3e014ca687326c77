import type { TestApp } from '../../../testing/app.ts';
import { attachSubscription, beginAttempt } from '../purchase/attempts.ts';
import { browserOf, openBillingApp, startSandbox, type SandboxProcess } from '../testing.ts';

let farEnd: SandboxProcess;
let api: TestApp;

beforeAll(async () => {
  farEnd = await startSandbox();
  api = await openBillingApp(farEnd.url);
});
afterAll(async () => {
  await api.close();
  await farEnd.stop();
});

const newMember = async () => {
  const member = await api.createMember();
  return { ...member, ...browserOf(api, farEnd.url, member) };
};

const subscriptionsAtStripe = async (userId: string) => {
  const { stripe_customer_id: customer } = await api.context.db
    .selectFrom('billing_customers')
    .select('stripe_customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const answer = await fetch(`${farEnd.url}/v1/subscriptions?customer=${customer}&status=all`, {
    headers: { authorization: 'Bearer sk_test_billing' },
  });
  return ((await answer.json()) as { data: { id: string; status: string }[] }).data;
};

const customersAtStripe = async (email: string) => {
  const answer = await fetch(`${farEnd.url}/v1/customers?email=${encodeURIComponent(email)}`, {
    headers: { authorization: 'Bearer sk_test_billing' },
  });
  return ((await answer.json()) as { data: { id: string }[] }).data;
};

const receipts = async (email: string) => {
  const rows = await api.context.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute();
  return rows
    .map((row) => row.payload as { to: string; subject: string })
    .filter((mail) => mail.to === email);
};

describe('paying by card', () => {
  test('makes the member premium at the next call, without a webhook, for a year, and sends one receipt @9.pro-price @9.plan-expiry', async () => {
    const rider = await newMember();
    const { status, body } = await rider.openPayment();
    expect({ status, amount: body.data.finalAmount, currency: body.currency }).toEqual({
      status: 200,
      amount: 89.99,
      currency: 'EUR',
    });
    expect(await rider.isPremium()).toBe(false);
    expect((await rider.payByCard(body.clientSecret)).status).toBe('succeeded');
    expect(await rider.isPremium()).toBe(true);
    const plan = await rider.subscription();
    // A calendar year, as the provider counts it.
    const days = (Date.parse(plan!.nextBillingDate!) - Date.now()) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));
    expect(plan).toEqual({
      subscriptionId: body.data.subscriptionId,
      platform: 'stripe',
      subscriptionPeriod: 'year',
      amount: 89.99,
      price: 89.99,
      finalAmount: 89.99,
      nextBillingDate: expect.stringMatching(/^2\d{3}-.*Z$/),
      cancelAtPeriodEnd: false,
      canResume: false,
      status: 'active',
      accessUntil: new Date(Date.parse(plan.nextBillingDate) + 7 * 86_400_000).toISOString(),
      withdrawUntil: expect.stringMatching(/Z$/),
    });
    expect((await receipts(rider.email)).map((mail) => mail.subject)).toEqual(['Your receipt for €89.99']);
    const again = await rider.openPayment();
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
  });

  test('a declined card changes nothing, and the next attempt creates no second subscription', async () => {
    const rider = await newMember();
    const first = (await rider.openPayment()).body;
    expect((await rider.payByCard(first.clientSecret, 'pm_card_chargeDeclined')).error?.message).toMatch(
      /declined/,
    );
    expect(await rider.isPremium()).toBe(false);
    const second = (await rider.openPayment()).body;
    expect(second.clientSecret).toBe(first.clientSecret);
    expect((await rider.payByCard(second.clientSecret)).status).toBe('succeeded');
    expect(await rider.isPremium()).toBe(true);
    expect(await subscriptionsAtStripe(rider.userId)).toHaveLength(1);
  });

  test('ten parallel calls create one payment', async () => {
    const rider = await newMember();
    const answers = await Promise.all(Array.from({ length: 10 }, () => rider.openPayment()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body.clientSecret)).size).toBe(1);
    expect(await subscriptionsAtStripe(rider.userId)).toHaveLength(1);
  });

  test('parallel calls to two replicas create one payment', async () => {
    const rider = await newMember();
    const replica = await openReplica();
    const elsewhere = browserOf(replica, farEnd.url, rider);
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].flatMap(() => [rider.openPayment(), elsewhere.openPayment()]),
    );
    expect(new Set(answers.map((answer) => answer.body.clientSecret)).size).toBe(1);
    expect(
      (await subscriptionsAtStripe(rider.userId)).filter((one) => one.status === 'incomplete'),
    ).toHaveLength(1);
    expect(await customersAtStripe(rider.email)).toHaveLength(1);
  });

  test('a week cannot be bought: it is the free trial @9.no-weekly', async () => {
    const rider = await newMember();
    const week = await rider.call('POST', '/stripe/create-payment-intent', {
      userId: rider.userId,
      type: 'week',
    });
    expect([week.body.data.clientSecret, week.body.data.finalAmount]).toEqual([null, 0]);
  });

  test('a notice that is read before the creation has answered is no conflict', async () => {
    const { db } = api.context;
    const rider = await newMember();
    const offer = { platform: 'stripe', priceCents: 0, promotionId: null } as const;
    const attempt = await beginAttempt(api.context, rider.userId, offer);
    const done = { state: 'completed', provider_subscription_id: 'sub_free' } as const;
    await db.updateTable('checkout_attempts').set(done).where('id', '=', attempt.id).execute();
    expect(await attachSubscription(db, attempt.id, 'sub_free')).toBe(true);
    expect(await attachSubscription(db, attempt.id, 'sub_other')).toBe(false);
  });

  test('a price or owner from the browser is ignored', async () => {
    const rider = await newMember();
    const other = await newMember();
    const foreign = await rider.call('POST', '/stripe/create-payment-intent', {
      userId: other.userId,
      type: 'year',
    });
    expect(foreign.status).toBe(403);
    const cheap = await rider.call('POST', '/stripe/create-payment-intent', {
      userId: rider.userId,
      type: 'year',
      amount: 1,
      expireDate: 0,
    });
    expect(cheap.body.data.finalAmount).toBe(89.99);
  });

  /** A second API process on the same database. */
  async function openReplica(): Promise<TestApp> {
    const { buildApp } = await import('../../../app.ts');
    const context = { ...api.context, config: { ...api.context.config } };
    return { ...api, context, app: await buildApp(context) };
  }
});

describe('discount codes', () => {
  test('are priced by the server', async () => {
    const rider = await newMember();
    const valid = await rider.call('GET', '/stripe/validate-coupon?couponCode=welcome20&originalAmount=1');
    expect([valid.status, valid.body.finalAmount]).toEqual([200, 71.99]);
    expect(valid.body.appliedCouponId).toMatch(/^promo_/);
    const payment = await rider.openPayment('WELCOME20');
    expect(payment.body.data.finalAmount).toBe(71.99);
    await rider.payByCard(payment.body.clientSecret);
    expect(await rider.subscription()).toMatchObject({ finalAmount: 71.99, price: 89.99, status: 'active' });
    const again = await rider.call('GET', '/stripe/validate-coupon?couponCode=WELCOME20');
    expect([again.status, again.body.message]).toEqual([400, 'You have already used this discount code.']);
  });

  test.each([
    ['NOSUCHCODE', 'We do not know this discount code. Please check the spelling.'],
    ['EXPIRED', 'This discount code has expired.'],
    ['', 'Please enter a discount code'],
  ])('rejects %p with its own message', async (code, message) => {
    const rider = await newMember();
    const answer = await rider.call('GET', `/stripe/validate-coupon?couponCode=${code}`);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('one that is applied later replaces the open payment', async () => {
    const rider = await newMember();
    const full = (await rider.openPayment()).body;
    const less = (await rider.openPayment('WELCOME20')).body;
    expect(less.data.subscriptionId).not.toBe(full.data.subscriptionId);
    expect((await rider.payByCard(full.clientSecret)).error).toBeDefined();
    const open = (await subscriptionsAtStripe(rider.userId)).filter((one) => one.status === 'incomplete');
    expect(open.map((one) => one.id)).toEqual([less.data.subscriptionId]);
  });

  test('a 100 % code gives the year without a card', async () => {
    const rider = await newMember();
    const { status, body } = await rider.openPayment('FREERIDE');
    expect({ status, secret: body.clientSecret, amount: body.data.finalAmount }).toEqual({
      status: 200,
      secret: null,
      amount: 0,
    });
    expect(body.data.subscriptionId).toMatch(/^FREE_/);
    expect(await rider.isPremium()).toBe(true);
    const plan = await rider.subscription();
    expect(plan).toMatchObject({ amount: 0, finalAmount: 0, cancelAtPeriodEnd: false, status: 'active' });
    const cancelled = await rider.cancel(plan.subscriptionId);
    expect(cancelled.body.data.subscription).toMatchObject({ cancelAtPeriodEnd: true, status: 'cancelled' });
    expect(await rider.isPremium()).toBe(true);
    expect(await receipts(rider.email)).toEqual([]);
  });
});

describe('cancelling', () => {
  test('keeps the paid period, and a second call changes nothing', async () => {
    const rider = await newMember();
    const { body } = await rider.openPayment();
    await rider.payByCard(body.clientSecret);
    await rider.isPremium();
    const first = await rider.cancel(body.data.subscriptionId);
    expect(first.body.message).toMatch(
      /^Your subscription is cancelled. You keep PRO until \w+ \d+, \d{4}\.$/,
    );
    expect(first.body.data.subscription).toMatchObject({ cancelAtPeriodEnd: true, status: 'cancelled' });
    expect(await rider.cancel(body.data.subscriptionId)).toEqual(first);
    expect(await rider.isPremium()).toBe(true);
    const again = await rider.openPayment();
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/still runs until/)]);
  });

  test("another member's subscription is not found", async () => {
    const rider = await newMember();
    const { body } = await rider.openPayment();
    await rider.payByCard(body.clientSecret);
    expect(await rider.isPremium()).toBe(true);
    const other = await newMember();
    const answer = await other.cancel(body.data.subscriptionId);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await rider.subscription()).cancelAtPeriodEnd).toBe(false);
  });
});

test('no key and no secret reaches the log', () => {
  expect(api.logLines.join('')).not.toMatch(/sk_test|whsec|_secret_/);
});
