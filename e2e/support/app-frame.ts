import { expect, type Page } from '@playwright/test';

/** Follows an entry of the app's sidebar, which is behind the menu button on a phone. */
export async function openSection(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
}

export const openSettings = (page: Page) =>
  page.getByRole('link', { name: 'Settings', exact: true }).first().click();

/** Sends a message to the consultant and waits until its answer is shown; returns the answer. */
export async function ask(page: Page, message: string) {
  const answers = page.getByRole('heading', { name: 'Coach said' });
  const before = await answers.count();
  await page.getByPlaceholder('Message Breakaway').fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(answers).toHaveCount(before + 1);
  return answers.nth(before).locator('..');
}

/** A toast of the shell's layer; one that is closing while the same text appears again does not count. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.Toastify__toast[data-in="true"]', { hasText: text });
