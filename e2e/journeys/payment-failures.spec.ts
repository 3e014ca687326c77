import { expect, test, type Page } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { toast } from '../support/app-frame.ts';
import { call, newMember, signInAs } from '../support/members.ts';
import { answerChallenge, cardNumber, cards, discountCode, fillCard, upgrade } from '../support/payment.ts';
import { activeSubscription } from '../support/provider.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Payments that do not succeed immediately, and their results. */

async function atThePaymentPage(page: Page): Promise<Session> {
  const session = await newMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}/subscription`);
  await expect(cardNumber(page)).toBeVisible();
  return session;
}

/** At the consultant, with the record that says premium. */
async function arrives(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(consultantPath));
  const isPremium = () =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('breakaway_ai_user')!) as { data: { isPremium: boolean } }).data
          .isPremium,
    );
  expect(await isPremium()).toBe(true);
}

test('a declined card: the provider’s message, the form stays, another card succeeds, one subscription @8.card-refused @8.success.payment @4.card.succeeded', async ({
  page,
}) => {
  const member = await atThePaymentPage(page);
  const { data, token } = member;
  await page.getByLabel('Postal code').fill('6900');
  await fillCard(page, { number: cards.declined });
  await upgrade(page);
  await expect(toast(page, 'Your card was declined.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Payment by card' })).toContainText('Your card was declined.');
  await expect(page.getByLabel('Name')).toHaveValue('Anna Rider');
  await expect(page.getByLabel('Postal code')).toHaveValue('6900');
  await expect(cardNumber(page)).toHaveValue(cards.declined);

  await cardNumber(page).fill(cards.good);
  await upgrade(page);
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  // Not the outcome of the first try beside that of the second.
  expect(await toast(page, 'Your card was declined.').count()).toBe(0);
  await arrives(page);
  await activeSubscription(member);
  const plan = await call<{ data: { subscription: { cancelAtPeriodEnd: boolean } } }>(
    'GET',
    `/stripe/subscription?userId=${data._id}`,
    { token },
  );
  expect(plan.data.subscription.cancelAtPeriodEnd).toBe(false);
});

test('3-D Secure: a payment that the bank declines can be retried and completed @4.card.processing', async ({
  page,
}) => {
  const member = await atThePaymentPage(page);
  await fillCard(page, { number: cards.asksTheBank });
  await upgrade(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await answerChallenge(page, 'Fail');
  await expect(page.getByRole('form', { name: 'Payment by card' })).toContainText(/authenticat/i);
  await expect(page.getByText('Payment Successful')).toHaveCount(0);

  await upgrade(page);
  await answerChallenge(page, 'Complete');
  await expect(page.getByText('Payment Successful')).toBeVisible();
  await arrives(page);
  await activeSubscription(member);
});

test('a wrong discount code says so; the price stays, and the code can be cleared @8.coupon-empty @8.success.coupon @8.success.discount @4.coupon.applied @4.coupon.cleared', async ({
  page,
}) => {
  await atThePaymentPage(page);
  const code = await discountCode(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter a discount code')).toBeVisible();
  await code.fill('NOSUCHCODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'We do not know this discount code. Please check the spelling.')).toBeVisible();
  await expect(code).toHaveValue('NOSUCHCODE');
  await expect(page.getByText('Total amount: €89.99')).toBeVisible();

  await code.fill('WELCOME20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon applied successfully!')).toBeVisible();
  await expect(toast(page, 'Discount applied successfully!')).toBeVisible();
  await expect(code).toBeDisabled();
  await expect(page.getByText('Total amount: €71.99')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Total amount: €89.99')).toBeVisible();
});

test('a code that leaves nothing due leads into the app without a card, and costs nothing @4.card.free @9.free-amount', async ({
  page,
}) => {
  await atThePaymentPage(page);
  await (await discountCode(page)).fill('FREERIDE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Total amount: €0.00')).toBeVisible();
  await expect(page.locator('iframe[title="Secure card number input frame"]')).toHaveCount(0);
  await upgrade(page);
  await arrives(page);
  await page.goto(`${appUrl()}/manage-subscription`);
  await expect(page.getByText('€0.00/year')).toBeVisible();
});
