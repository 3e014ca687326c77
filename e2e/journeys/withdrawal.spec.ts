import { expect, test } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { failureCases } from '../support/failures.ts';
import { mailTo } from '../support/mailbox.ts';
import { signInAs } from '../support/members.ts';
import { answerPaypal, fillCard, upgrade } from '../support/payment.ts';
import {
  activeSubscription,
  isPremium,
  moneyOfPlan,
  newPayingMember,
  PRICE_CENTS,
} from '../support/provider.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** The fourteen days within which a distance contract can be withdrawn from. */

const ways = {
  card: { back: 'to the card that you paid with', again: 'paypal' },
  paypal: { back: 'to your PayPal account', again: 'card' },
} as const;

for (const by of ['card', 'paypal'] as const) {
  const { back, again } = ways[by];
  test(`withdrawn after a payment by ${by}: stated, confirmed, acknowledged, refunded; and subscribed again by ${again}`, async ({
    page,
  }) => {
    test.slow();
    const member = await newPayingMember(by);
    await mailTo(member.data.email, /receipt for €89\.99/);
    await signInAs(page, member);
    await page.goto(`${appUrl()}/manage-subscription`);
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw from the contract?' });
    await expect(dialog.getByText('I withdraw from this contract:')).toBeVisible();
    for (const [name, value] of [
      ['Name', member.data.name],
      ['Contract', 'PRO, €89.99/year'],
      ['Confirmation goes to', member.data.email],
      ['You get back', '€89.99'],
    ] as const)
      await expect(dialog.locator(`xpath=.//dt[.="${name}"]/following-sibling::dd[1]`)).toHaveText(value);

    // Waited for before it is triggered: it stays for only three seconds.
    await Promise.all([
      expect(toast(page, `You have withdrawn from your contract. We pay back €89.99 ${back}.`)).toBeVisible(),
      dialog.getByRole('button', { name: 'Confirm withdrawal' }).click(),
    ]);
    await expect(page).toHaveURL(`${appUrl()}/subscription`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isPremium(member)).toBe(false);
    const mail = await mailTo(member.data.email, /Your withdrawal from the contract/);
    expect(mail.text).toContain(member.plan);
    expect(mail.text).toContain(`We pay back €89.99 ${back}`);
    await expect.poll(() => moneyOfPlan(member.plan)).toEqual([PRICE_CENTS, -PRICE_CENTS]);

    if (again === 'card') {
      await fillCard(page);
      await upgrade(page);
    } else await answerPaypal(page, 'Agree & Subscribe');
    await expect(page).toHaveURL(new RegExp(consultantPath));
    expect(await isPremium(member)).toBe(true);
    await page.goto(`${appUrl()}/manage-subscription`);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).not.toContainText('Refunded');
    await expect(rows.last()).toContainText('Refunded');
  });
}

test('a failed withdrawal shows a message, and the dialog stays for a retry', async ({ page }) => {
  const member = await newPayingMember();
  await signInAs(page, member);
  await page.goto(`${appUrl()}/manage-subscription`);
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Confirm withdrawal' });
  for (const { reply, said } of failureCases('The withdrawal could not be made. Please try again.')) {
    await answerWith(page, '/stripe/withdraw-subscription', reply);
    await Promise.all([expect(toast(page, said)).toBeVisible(), confirm.click()]);
    await expect(confirm).toBeEnabled();
  }
  expect(await activeSubscription(member)).toBe(member.plan);
  expect(await moneyOfPlan(member.plan)).toEqual([PRICE_CENTS]);

  await page.unrouteAll();
  await confirm.click();
  await expect(page).toHaveURL(`${appUrl()}/subscription`);
  await expect.poll(() => moneyOfPlan(member.plan)).toEqual([PRICE_CENTS, -PRICE_CENTS]);
});
