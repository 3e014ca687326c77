import { expect, test, type Page } from '@playwright/test';
import { signInAs } from '../support/members.ts';
import { fillCard, upgrade } from '../support/payment.ts';
import { isPremium, newPayingMember, stripe } from '../support/provider.ts';
import { openSettings } from '../support/app-frame.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/**
 * The plan ends while the member works in the app: they are redirected to the payment page, and find their work again
 * afterwards.
 */

type PayingMember = Awaited<ReturnType<typeof newPayingMember>>;

/** The provider ends the plan immediately; its notice has reached the API when this returns. */
async function endPlan(member: PayingMember): Promise<void> {
  await stripe('DELETE', `subscriptions/${member.plan}`);
  await expect.poll(() => isPremium(member)).toBe(false);
}

async function payAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${appUrl()}/subscription`);
  await fillCard(page);
  await upgrade(page);
  await expect(page).toHaveURL(new RegExp(consultantPath));
}

const messageBox = (page: Page) => page.getByPlaceholder('Message Breakaway');

test('at the consultant: a message that is sent too late waits in the box until the member has paid again @6.non-premium @2.guard.non-premium', async ({
  page,
}) => {
  const member = await newPayingMember();
  await signInAs(page, member);
  await page.goto(`${appUrl()}${consultantPath}`);
  const question = 'How long for a flat 40 km time trial at 250 W?\nAnd at 260 W?';
  await messageBox(page).fill(question);
  await endPlan(member);
  await page.getByRole('button', { name: 'Send message' }).click();
  await payAgain(page);
  await expect(messageBox(page)).toHaveValue(question);
});

test('in the settings: a field that is edited and not saved waits until the member has paid again', async ({
  page,
  context,
}) => {
  const member = await newPayingMember();
  await signInAs(page, member);
  await page.goto(`${appUrl()}/app/settings`);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  const weight = page.getByRole('textbox', { name: /^Weight/ });
  await weight.fill('62.5');
  await endPlan(member);
  // Another tab reloads the record, and this one follows it to the payment page.
  const other = await context.newPage();
  await other.goto(`${appUrl()}/app/settings`);
  await expect(other).toHaveURL(`${appUrl()}/subscription`);
  await other.close();
  await payAgain(page);
  await openSettings(page);
  await expect(weight).toHaveValue('62.5');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
});

test('in the settings: a save after the end of the plan works', async ({ page }) => {
  const member = await newPayingMember();
  await signInAs(page, member);
  await page.goto(`${appUrl()}/app/settings`);
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  const weight = page.getByRole('textbox', { name: /^Weight/ });
  await weight.fill('62.5');
  await endPlan(member);
  await page.getByRole('button', { name: 'Save' }).click();
  await payAgain(page);
  await openSettings(page);
  await expect(weight).toHaveValue('62.5');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});
