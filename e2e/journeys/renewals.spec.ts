import { expect, test, type Locator, type Page } from '@playwright/test';
import { toast } from '../support/app-frame.ts';
import { mailTo } from '../support/mailbox.ts';
import { signInAs } from '../support/members.ts';
import { answerChallenge, cardNumber, cards, fillCard } from '../support/payment.ts';
import {
  advancePaypal,
  advanceStripe,
  customersOf,
  moneyOfPlan,
  newPayingMember,
  PRICE_CENTS,
  setFunding,
  stripe,
} from '../support/provider.ts';
import { appUrl } from '../support/addresses.ts';

/** A plan after its first year: it renews automatically, or its payment fails and is fixed. */

const DAY_MS = 86_400_000;
const failedNotice = 'Your last payment did not go through.';

const fact = (page: Page, name: string) => page.locator(`xpath=//dt[.="${name}"]/following-sibling::dd[1]`);
const nextBilling = (page: Page) => fact(page, 'Next billing date');
/** Rows of the list of payments, without its header. */
const payments = (page: Page) => page.locator('tbody').getByRole('row');
const form = (page: Page) => page.getByRole('form', { name: 'Pay by card' });
const payNow = (page: Page) => page.getByRole('button', { name: /^Pay €/ }).click();

const longDate = (date: Date) =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const aYearAfter = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate()));
const dayOf = async (date: Locator) => new Date(`${await date.innerText()} 00:00 UTC`);

async function atManageSubscription(page: Page, member: Parameters<typeof signInAs>[1]): Promise<void> {
  await signInAs(page, member);
  await page.goto(`${appUrl()}/manage-subscription`);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
}

/** Two payments. PayPal is queried for payments up to now, and the API's own clock has not been moved: one of them. */
async function expectListed(page: Page, by: 'card' | 'paypal'): Promise<void> {
  await expect(payments(page)).toHaveCount(by === 'card' ? 2 : 1);
  for (const row of await payments(page).all()) await expect(row).toContainText('€89.99');
}

/** Automatic changes at a provider reach the API with a notice, and the page on a reload. */
async function untilShown(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(what).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

for (const by of ['card', 'paypal'] as const) {
  test(`a plan by ${by} renews automatically: a year later, a second payment, a receipt @2.manage.current @9.billing-date`, async ({
    page,
  }) => {
    const member = await newPayingMember(by);
    await atManageSubscription(page, member);
    const first = await dayOf(nextBilling(page));
    await expect(payments(page)).toHaveCount(1);

    if (by === 'card') await advanceStripe(member, 366);
    else await advancePaypal(member.plan, 366);
    await untilShown(page, nextBilling(page).getByText(longDate(aYearAfter(first))));
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(failedNotice)).toHaveCount(0);
    expect(await moneyOfPlan(member.plan)).toEqual([PRICE_CENTS, PRICE_CENTS]);
    await expectListed(page, by);
    if (by === 'card') {
      // Stripe charges an hour after the period has ended, which is the next day late in the evening.
      const days = [first, new Date(first.getTime() + DAY_MS)].map(longDate).join('|');
      await mailTo(member.data.email, new RegExp(`receipt for €89\\.99[^]*on (${days})`));
    }
  });
}

test('a failed card renewal: what happened, until when, what to do; declined, stopped by the bank, then paid', async ({
  page,
}) => {
  test.slow();
  const member = await newPayingMember();
  await atManageSubscription(page, member);
  const due = await dayOf(nextBilling(page));
  const grace = longDate(new Date(due.getTime() + 7 * DAY_MS));

  const [customer] = await customersOf(member);
  const failing = await stripe<{ id: string }>('POST', 'payment_methods/pm_card_chargeCustomerFail/attach', {
    customer: customer!,
  });
  await stripe('POST', `subscriptions/${member.plan}`, { default_payment_method: failing.id });
  await advanceStripe(member, 366);
  await untilShown(page, page.getByText(failedNotice));
  await expect(page.getByText(`You keep PRO until ${grace}.`)).toBeVisible();
  await expect(
    page.getByText('Pay now, with the same card or another one, and your plan goes on.'),
  ).toBeVisible();
  await expect(fact(page, 'Payment due since')).toHaveText(longDate(due));
  await expect(fact(page, 'Access until')).toHaveText(grace);
  await expect(payments(page)).toHaveCount(1);
  await mailTo(member.data.email, /Your payment did not go through/);

  await payNow(page);
  await page.getByLabel('Postal code').fill('6900');
  await fillCard(page, { number: cards.declined });
  await expect(form(page)).toContainText('Amount due: €89.99');
  await payNow(page);
  await expect(form(page)).toContainText('Your card was declined.');
  await expect(cardNumber(page)).toHaveValue(cards.declined);
  await expect(page.getByLabel('Postal code')).toHaveValue('6900');

  await fillCard(page, { number: cards.asksTheBank });
  await payNow(page);
  await answerChallenge(page, 'Fail');
  await expect(form(page)).toContainText(/authenticat/i);
  await expect(page.getByText(failedNotice)).toBeVisible();
  expect(await moneyOfPlan(member.plan)).toEqual([PRICE_CENTS]);

  await payNow(page);
  await answerChallenge(page, 'Complete');
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText(failedNotice)).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectListed(page, 'card');
  await expect(nextBilling(page)).toHaveText(longDate(aYearAfter(due)));
  expect(await moneyOfPlan(member.plan)).toEqual([PRICE_CENTS, PRICE_CENTS]);
});

test('a failed PayPal renewal: it is fixed at PayPal, and "Refresh status" shows it', async ({ page }) => {
  test.slow();
  const member = await newPayingMember('paypal');
  await atManageSubscription(page, member);
  const due = await dayOf(nextBilling(page));
  await setFunding(member.plan, false);
  await advancePaypal(member.plan, 366);
  await untilShown(page, page.getByText(failedNotice));
  await expect(
    page.getByText(`You keep PRO until ${longDate(new Date(due.getTime() + 7 * DAY_MS))}.`),
  ).toBeVisible();
  await expect(
    page.getByText('PayPal tries again by itself, so there is nothing to pay here.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open PayPal' })).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('button', { name: /^Pay €/ })).toHaveCount(0);

  const refresh = page.getByRole('button', { name: 'Refresh status' });
  await refresh.click();
  await expect(page.getByText('PayPal has not been able to take the payment yet.')).toBeVisible();

  await setFunding(member.plan, true);
  // The day on which PayPal retries.
  await advancePaypal(member.plan, 6);
  await expect(async () => {
    if (await refresh.isVisible()) await refresh.click();
    await expect(page.getByText(failedNotice)).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectListed(page, 'paypal');
  expect(await moneyOfPlan(member.plan)).toEqual([PRICE_CENTS, PRICE_CENTS]);
});
