import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { expectOneToast, noConnection, failureCases } from '../support/failures.ts';
import { call, newMember, signInAs, sharedMember } from '../support/members.ts';
import { newPayingMember } from '../support/provider.ts';
import {
  answerPaypal,
  cardNumber,
  cards,
  discountCode,
  fillCard,
  paypalButton,
  upgrade,
} from '../support/payment.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The error catalogue, payments: each message is shown once, and nothing typed is lost. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a declined card, and a payment that cannot be made @8.card-refused @8.card-thrown @8.pattern', async ({
  page,
}) => {
  await signInAs(page, await sharedMember());
  await page.goto(`${appUrl()}/subscription`);
  await expect(cardNumber(page)).toBeVisible();
  await page.getByLabel('Postal code').fill('6900');
  await fillCard(page, { number: cards.declined });
  const stays = async () => {
    await expect(page.getByLabel('Name')).toHaveValue('Anna Rider');
    await expect(page.getByLabel('Postal code')).toHaveValue('6900');
    await expect(cardNumber(page)).toHaveValue(cards.declined);
    await expect(page.getByRole('button', { name: 'Upgrade to PRO' })).toBeEnabled();
  };
  await upgrade(page);
  await expectOneToast(page, 'Your card was declined.');
  await stays();

  // The provider answers without a reason.
  const confirmation = '/v1/payment_intents/[^/]+/confirm';
  await answerWith(page, confirmation, { body: { id: 'pi_1', status: 'requires_payment_method' } });
  await upgrade(page);
  await expectOneToast(page, 'Payment Failed');
  await stays();

  for (const { reply, said } of failureCases('Payment failed. Please try again.')) {
    await answerWith(page, '/stripe/create-payment-intent', reply);
    await upgrade(page);
    await expectOneToast(page, said);
    await stays();
  }
});

test('a discount code that cannot be applied @8.coupon @8.coupon-empty @8.pattern @5.payment.discount-code', async ({
  page,
}) => {
  await signInAs(page, await sharedMember());
  await page.goto(`${appUrl()}/subscription`);
  const code = await discountCode(page);
  await press(page, 'Apply');
  await expect(page.getByText('Please enter a discount code', { exact: true })).toHaveCount(1);
  await code.fill('NOSUCHCODE');
  const stays = async () => {
    await expect(code).toHaveValue('NOSUCHCODE');
    await expect(page.getByText('Total amount: €89.99')).toBeVisible();
  };
  await press(page, 'Apply');
  await expectOneToast(page, 'We do not know this discount code. Please check the spelling.');
  await stays();
  for (const { reply, said } of failureCases('Failed to apply discount')) {
    await answerWith(page, '/stripe/validate-coupon', reply);
    await press(page, 'Apply');
    await expectOneToast(page, said);
    await stays();
  }
});

test('PayPal: failed creation, cancelled, not verified, and finally a plan @8.paypal-create @8.paypal-cancelled @8.paypal-error @8.pattern @4.paypal.approved @2.subscription.paypal-option', async ({
  page,
}) => {
  const session = await newMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}/subscription`);
  await page.getByText('PayPal', { exact: true }).first().click();
  for (const { reply, said } of failureCases('PayPal subscription failed. Please try again.')) {
    await answerWith(page, '/paypal/create-subscription', reply);
    await paypalButton(page).click();
    await expectOneToast(page, said);
  }
  await page.unrouteAll();
  await answerPaypal(page, 'Cancel and return');
  await expectOneToast(page, 'PayPal payment cancelled.');
  await expect(page).toHaveURL(/\/subscription$/);

  const [first, ...rest] = failureCases('PayPal payment failed. Please try again.');
  const verification = '/stripe/verify-paypal-transaction';
  await answerWith(page, verification, first!.reply);
  await answerPaypal(page, 'Agree & Subscribe');
  await expectOneToast(page, first!.said);
  for (const { reply, said } of rest) {
    await answerWith(page, verification, reply);
    await press(page, 'Check again');
    await expectOneToast(page, said);
  }
  await page.unrouteAll();
  await press(page, 'Check again');
  await expect(page).toHaveURL(new RegExp(consultantPath));
  const stored = await page.evaluate(() => localStorage.getItem('breakaway_ai_user')!);
  expect(JSON.parse(stored)).toMatchObject({ data: { isPremium: true } });
  const path = `/stripe/subscription?userId=${session.data._id}`;
  const plan = await call<{ data: { subscription: { platform: string } } }>('GET', path, session);
  expect(plan.data.subscription.platform).toBe('paypal');
});

test('a plan that cannot be loaded, and Retry @8.subscription-load', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  for (const reply of [{ status: 500, body: { message: 'Not shown.' } }, 'offline'] as const) {
    await answerWith(page, '/stripe/subscription', reply);
    await page.goto(`${appUrl()}/manage-subscription`);
    await expect(page.getByText('Failed to load subscription details', { exact: true })).toHaveCount(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  }
  await page.unrouteAll();
  await press(page, 'Retry');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('a plan that cannot be cancelled stays, with the server’s message @8.cancel', async ({ page }) => {
  await signInAs(page, await newPayingMember());
  await page.goto(`${appUrl()}/manage-subscription`);
  const cancel = async () => {
    await press(page, 'Cancel Subscription');
    await press(page, 'Yes, cancel');
  };
  // The request is changed on its way: the server's own error.
  await page.route(/\/stripe\/cancel-subscription/, (route) =>
    route.continue({ postData: JSON.stringify({ subscriptionId: 'sub_of_nobody' }) }),
  );
  await cancel();
  await expectOneToast(page, 'We could not find this subscription on your account.');
  await page.unrouteAll();
  await answerWith(page, '/stripe/cancel-subscription', 'offline');
  await press(page, 'Yes, cancel');
  await expectOneToast(page, noConnection);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
