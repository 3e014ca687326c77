import { expect, test } from '@playwright/test';
import type { Stack } from 'stack';
import { ownStack } from '../support/own-stack.ts';
import { appUrl } from '../support/addresses.ts';

let stack: Stack;
let end: () => Promise<void>;

test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
});
test.afterAll(() => end?.());

test('a remote that is down affects nothing else, and comes back without a reload', async ({ page }) => {
  await stack.service('remote-auth').stop();
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Sign in could not be loaded' })).toBeVisible();
  await expect(page.locator('code')).toHaveText(/^auth 0\.1\.0-\w+ http 502$/);
  for (const path of ['/', '/faq', '/about-us']) {
    const visit = await page.context().newPage();
    await visit.goto(`${appUrl()}${path}`);
    await expect(visit.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
    await visit.close();
  }
  stack.service('remote-auth').start();
  await stack.service('remote-auth').ready();
  await page.evaluate(() => Object.assign(window, { pageMark: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  expect(await page.evaluate(() => 'pageMark' in window)).toBe(true);
});
