import { expect, test, type Page } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { ask } from '../support/app-frame.ts';
import { newPremiumMember, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** A new member is asked once for the values that everything is computed from. */

const stored = async (page: Page) =>
  JSON.parse(
    (await page.evaluate(() => localStorage.getItem('breakaway_ai_user'))) ?? 'null',
  ) as Session | null;

test('three steps on the first visit, then the first own number: stored with the member, used at once, gone with the sign-out @4.user-state', async ({
  page,
}) => {
  await signInAs(page, await newPremiumMember({ onboarded: false }));
  await page.goto(`${appUrl()}${consultantPath}`);
  const questions = page.getByRole('dialog');
  const fill = (label: RegExp, value: string) => questions.getByRole('textbox', { name: label }).fill(value);
  await fill(/^Height/, '171');
  await fill(/^Weight/, '62.5');
  await page.keyboard.press('Enter');
  await fill(/^FTP/, '255');
  await page.keyboard.press('Enter');
  await questions.getByRole('button', { name: /80 g/ }).click();
  await questions.getByRole('button', { name: 'Save' }).click();
  await expect(questions.getByRole('heading', { name: 'You’re set, Anna' })).toBeFocused();
  await expect(questions.getByText('141–191').first()).toBeVisible();
  await questions.getByRole('button', { name: 'Meet your coach' }).click();
  await expect(questions).toHaveCount(0);
  expect((await stored(page))!.data).toMatchObject({ isOnboarded: true, bodyMatrix: { weight: 62.5 } });
  const answer = await ask(page, 'What power do I need for 13.8 km at 8.1 % in 55 minutes?');
  await answer.getByText('How this was worked out').click();
  await expect(answer.getByText('62.5 kg')).toBeVisible();

  await page.reload();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect(questions).toHaveCount(0);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
  expect(await stored(page)).toBeNull();
});

test('it can be skipped, and is not asked again', async ({ page }) => {
  await signInAs(page, await newPremiumMember({ onboarded: false }));
  await page.goto(`${appUrl()}${consultantPath}`);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect(question).toHaveCount(0);
  expect((await stored(page))!.data.isOnboarded).toBe(true);
});
