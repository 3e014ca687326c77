import { expect, test, type Page } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { ask } from '../support/app-frame.ts';
import { expectOneToast } from '../support/failures.ts';
import { newPremiumMember, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** A new member is asked once for the values that everything is computed from. */

const stored = async (page: Page) =>
  JSON.parse(
    (await page.evaluate(() => localStorage.getItem('breakaway_ai_user'))) ?? 'null',
  ) as Session | null;

test('four values on the first visit: stored with the member, used immediately, cleared at sign-out @4.user-state', async ({
  page,
}) => {
  await signInAs(page, await newPremiumMember({ onboarded: false }));
  await page.goto(`${appUrl()}${consultantPath}`);
  const card = page.getByRole('region', { name: 'Four values to begin with' });
  const values = { Height: '171', Weight: '62.5', FTP: '255', 'CHO tolerance': '80' };
  for (const [label, value] of Object.entries(values))
    await card.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
  await card.getByRole('button', { name: 'Save' }).click();
  await expectOneToast(page, 'Profile updated successfully.');
  await expect(card).toHaveCount(0);
  expect((await stored(page))!.data).toMatchObject({ isOnboarded: true, bodyMatrix: { weight: 62.5 } });
  const answer = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
  await answer.getByText('How this was worked out').click();
  await expect(answer.getByText('62.5 kg')).toBeVisible();

  await page.reload();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
  expect(await stored(page)).toBeNull();
});

test('it can be skipped, and is not asked again', async ({ page }) => {
  await signInAs(page, await newPremiumMember({ onboarded: false }));
  await page.goto(`${appUrl()}${consultantPath}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  const question = page.getByRole('heading', { name: 'Four values to begin with' });
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await stored(page))!.data.isOnboarded).toBe(true);
});
