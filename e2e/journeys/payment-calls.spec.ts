import { expect, test, type Page, type Response } from '@playwright/test';
import { toast } from '../support/app-frame.ts';
import { newMember, signInAs } from '../support/members.ts';
import { answerPaypal, discountCode, fillCard, upgrade } from '../support/payment.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The calls of the payment pages on the wire: their requests and responses. */

const YEAR_MS = 365 * 86_400_000;

const answerOf = (page: Page, method: string, path: string): Promise<Response> =>
  page.waitForResponse((one) => one.request().method() === method && new URL(one.url()).pathname === path);

interface Seen<T> {
  query: Record<string, string>;
  sent: unknown;
  bearer: string | null;
  data: T;
}

/** A call's request and response. */
async function seen<T>(call: Promise<Response>): Promise<Seen<T>> {
  const response = await call;
  const request = response.request();
  return {
    query: Object.fromEntries(new URL(response.url()).searchParams),
    sent: request.postData() === null ? null : (request.postDataJSON() as unknown),
    bearer: await request.headerValue('authorization'),
    data: ((await response.json()) as { data: T }).data,
  };
}

test('by card, with a discount code, and cancelled @7.validate-coupon @7.create-payment-intent @7.card-confirmation @7.subscription @7.cancel-subscription @3.coupon @3.payment-intent @3.payment-form @3.subscription @6.bearer', async ({
  page,
}) => {
  const { data: user, token } = await newMember();
  const bearer = `Bearer ${token}`;
  await signInAs(page, { data: user, token, message: '' });
  await page.goto(`${appUrl()}/subscription`);
  await (await discountCode(page)).fill('WELCOME20');
  const validated = seen<{ finalAmount: number; appliedCouponId: string }>(
    answerOf(page, 'GET', '/stripe/validate-coupon'),
  );
  await page.getByRole('button', { name: 'Apply' }).click();
  const coupon = await validated;
  expect(coupon).toMatchObject({ bearer, query: { couponCode: 'WELCOME20', originalAmount: '89.99' } });
  expect(coupon.data).toMatchObject({ finalAmount: 71.99, appliedCouponId: expect.any(String) });

  await page.getByLabel('Name').fill('A. Rider');
  await page.getByLabel('Country').selectOption('IT');
  await page.getByLabel('Postal code').fill('39100');
  await fillCard(page);
  const opened = seen<{ clientSecret: string }>(answerOf(page, 'POST', '/stripe/create-payment-intent'));
  const confirmed = page.waitForRequest(/\/v1\/payment_intents\/[^/]+\/confirm/);
  const before = Date.now();
  await upgrade(page);
  const intent = await opened;
  expect(intent.bearer).toBe(bearer);
  expect(intent.sent).toEqual({
    userId: user._id,
    type: 'year',
    expireDate: expect.any(Number),
    couponCode: 'WELCOME20',
  });
  const { expireDate } = intent.sent as { expireDate: number };
  expect(expireDate).toBeGreaterThanOrEqual(before + YEAR_MS);
  expect(expireDate).toBeLessThanOrEqual(Date.now() + YEAR_MS);
  const confirmation = new URLSearchParams((await confirmed).postData()!);
  expect(confirmation.get('client_secret')).toBe(intent.data.clientSecret);
  expect(Object.fromEntries(confirmation)).toMatchObject({
    'payment_method_data[billing_details][name]': 'A. Rider',
    'payment_method_data[billing_details][address][country]': 'IT',
    'payment_method_data[billing_details][address][postal_code]': '39100',
  });
  await expect(page).toHaveURL(new RegExp(consultantPath));

  const read = seen<{ subscription: { subscriptionId: string } }>(
    answerOf(page, 'GET', '/stripe/subscription'),
  );
  await page.goto(`${appUrl()}/manage-subscription`);
  const plan = await read;
  expect(plan).toMatchObject({ bearer, query: { userId: user._id } });
  expect(plan.data.subscription).toMatchObject({
    subscriptionId: expect.stringMatching(/^(?!FREE)/),
    platform: 'stripe',
    subscriptionPeriod: 'year',
    amount: 71.99,
    price: 89.99,
    finalAmount: 71.99,
    nextBillingDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    cancelAtPeriodEnd: false,
  });
  const cancelled = seen<{ message: string }>(answerOf(page, 'POST', '/stripe/cancel-subscription'));
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  const cancel = await cancelled;
  expect(cancel).toMatchObject({
    bearer,
    sent: { subscriptionId: plan.data.subscription.subscriptionId },
  });
  await expect(toast(page, cancel.data.message)).toBeVisible();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
});

test('by PayPal @7.paypal-create-subscription @7.verify-paypal-transaction @6.bearer', async ({ page }) => {
  const { data: user, token } = await newMember();
  const bearer = `Bearer ${token}`;
  await signInAs(page, { data: user, token, message: '' });
  await page.goto(`${appUrl()}/subscription`);
  const created = seen<{ id: string }>(answerOf(page, 'POST', '/paypal/create-subscription'));
  const verified = seen<{ message: string }>(answerOf(page, 'POST', '/stripe/verify-paypal-transaction'));
  await answerPaypal(page, 'Agree & Subscribe');
  const creation = await created;
  expect(creation).toMatchObject({
    bearer,
    sent: { planId: expect.stringMatching(/^P-/), currency: 'EUR', intent: 'subscription' },
  });
  const verification = await verified;
  expect(verification).toMatchObject({
    bearer,
    sent: { transactionId: creation.data.id, userId: user._id },
  });
  expect(verification.data.message).toBe('Payment Successful');
  await expect(page).toHaveURL(new RegExp(consultantPath));
});

test('a free year has a number that begins with FREE @3.subscription @9.free-amount', async ({ page }) => {
  await signInAs(page, await newMember());
  await page.goto(`${appUrl()}/subscription`);
  await (await discountCode(page)).fill('FREERIDE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Total amount: €0.00')).toBeVisible();
  const opened = seen<{ clientSecret: string | null; subscriptionId: string }>(
    answerOf(page, 'POST', '/stripe/create-payment-intent'),
  );
  await upgrade(page);
  const { data } = await opened;
  expect(data).toMatchObject({ clientSecret: null, subscriptionId: expect.stringMatching(/^FREE/) });
  await expect(page).toHaveURL(new RegExp(consultantPath));
});
