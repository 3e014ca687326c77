import { expect, test, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { faultyRemote, type Fault, type FaultyRemote } from '../support/faulty-remote.ts';
import { ownStack } from '../support/own-stack.ts';
import { appUrl } from '../support/addresses.ts';

/** One remote fails in every possible way; the rest works, and Retry recovers it without a reload. */

let stack: Stack;
let end: () => Promise<void>;
let auth: FaultyRemote;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
  auth = await faultyRemote(stack, 'auth', { exposed: 'SignIn', text: 'Welcome Back!' });
});
test.afterAll(async () => {
  await auth?.close();
  await end?.();
});
test.beforeEach(() => auth.fail('none'));

const panel = (page: Page) => page.getByRole('heading', { name: 'Sign in could not be loaded' });

/** A marker in the window distinguishes the page from a reloaded one. */
async function staysWithoutReload(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { pageMark: true }));
  await action();
  expect(await page.evaluate(() => 'pageMark' in window)).toBe(true);
}

const entry = /remoteEntry/;
const screenChunk = /__federation_expose_SignIn/;
const sharedChunk = /\/\d+\.[0-9a-f]{8}\.js/;

const faults: [string, Fault, RegExp][] = [
  ['entry answers 503 with HTML', '503 html', entry],
  ['entry answers 503 with JSON', '503 json', entry],
  ['entry is not there', '404', entry],
  ['entry is cut off', 'reset', entry],
  ['entry hangs', 'hang', entry],
  ['screen chunk answers 503', '503 json', screenChunk],
  ['screen chunk hangs', 'hang', screenChunk],
  ['shared chunk answers 503', '503 html', sharedChunk],
  ['module throws at import', 'throws at import', /./],
  ['screen throws in render', 'throws in render', /./],
];

for (const [name, fault, target] of faults) {
  test(`${name}: a panel in its place, the rest works, Retry recovers`, async ({ page }) => {
    auth.fail(fault, target);
    await page.goto(`${appUrl()}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await staysWithoutReload(page, async () => {
      await page.getByRole('link', { name: 'Login' }).first().click();
      if (fault === 'hang') await expect(page.getByText('is still loading')).toBeVisible({ timeout: 7_000 });
      await expect(panel(page)).toBeVisible({ timeout: 14_000 });
      await expect(page.locator('code')).toHaveText(/^auth(\/SignIn)? 0\.1\.0-\w+ /);

      await page.goBack();
      await expect(
        page.getByRole('heading', { name: 'FAQ' }).or(page.getByRole('heading', { level: 1 })),
      ).toBeVisible();
      await page.goForward();
      await expect(panel(page)).toBeVisible({ timeout: 14_000 });

      auth.fail('none');
      const before = auth.asked.length;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
      expect(auth.asked.length).toBeGreaterThan(before);
    });
  });
}

test('a remote that is down affects nothing else, and comes back', async ({ page }) => {
  await auth.close();
  await page.goto(`${appUrl()}/sign-in`);
  await expect(panel(page)).toBeVisible({ timeout: 14_000 });
  for (const path of ['/', '/faq', '/about-us']) {
    const visit = await page.context().newPage();
    await visit.goto(`${appUrl()}${path}`);
    await expect(visit.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
    await visit.close();
  }
  stack.service('remote-auth').start();
  await stack.service('remote-auth').ready();
  await staysWithoutReload(page, async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  });
});
