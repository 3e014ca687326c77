import { expect, test, type Page } from '@playwright/test';
import { toast } from '../support/app-frame.ts';
import { mailCount, mailTo } from '../support/mailbox.ts';
import {
  call,
  newMember,
  newPremiumMember,
  newUnverifiedMember,
  password,
  signInAs,
} from '../support/members.ts';
import { appUrl, consultantPath } from '../support/where.ts';

/** What keeps somebody out, and what she is told. */

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a wrong password: the server’s sentence, and the form as it was', async ({ page }) => {
  const { data } = await newMember();
  await page.goto(`${appUrl()}/sign-in`);
  await signIn(page, data.email, 'not-her-password');
  await expect(
    toast(page, 'The email address or the password is not right. Please try again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByLabel('Email')).toHaveValue(data.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-her-password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  // Without a plan the guard leads on to the payment page.
  await expect(page).toHaveURL(/\/subscription$/);
});

test('an unverified address: the dialog closes in three ways, and a new mail is sent', async ({ page }) => {
  const email = await newUnverifiedMember();
  await mailTo(email, /verify/i);
  await page.goto(`${appUrl()}/sign-in`);
  const dialog = page.getByRole('dialog', { name: 'Email Verification Required' });
  const ways = [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Close dialog' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await signIn(page, email);
    await expect(dialog).toContainText('Your email address is not verified yet.');
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await expect.poll(() => mailCount(email)).toBeGreaterThanOrEqual(2);
});

test('a session that was ended elsewhere: the next call clears the browser and leads to sign-in', async ({
  page,
}) => {
  const session = await newPremiumMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await call('POST', '/auth/logout', { token: session.token });
  await page.getByRole('button', { name: 'Edit Height' }).click();
  await page.getByRole('textbox', { name: /^Height/ }).fill('171');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a session without a token, or that is no session, counts as none', async ({ page }) => {
  await page.goto(`${appUrl()}/faq`);
  for (const stored of ['{"message":"ok","data":{"_id":"1"}}', 'not json', 'null', '{"token":""}']) {
    await page.evaluate((text) => localStorage.setItem('breakaway_ai_user', text), stored);
    await page.goto(`${appUrl()}/app/settings`);
    await expect(page).toHaveURL(/\/sign-in$/);
  }
});

const guarded = ['/subscription', '/manage-subscription', '/chat', '/app', consultantPath, '/app/settings'];

test('addresses opened cold by a guest, a member without a plan, and a premium member', async ({ page }) => {
  const lands = async (path: string, expected: string) => {
    await page.goto(`${appUrl()}${path}`);
    await expect(page).toHaveURL(`${appUrl()}${expected}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  };
  for (const path of guarded) await lands(path, '/sign-in');

  await signInAs(page, await newMember());
  for (const path of guarded) await lands(path, '/subscription');
  await lands('/sign-in', '/sign-in');

  await signInAs(page, await newPremiumMember());
  for (const path of ['/chat', '/app', '/sign-in', '/sign-up']) await lands(path, consultantPath);
  await lands('/subscription', '/manage-subscription');
  await lands('/app/subscription', '/manage-subscription');
  await lands('/app/settings', '/app/settings');
});
