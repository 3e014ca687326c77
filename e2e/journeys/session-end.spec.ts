import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { call, newPremiumMember, password, signInAs, sharedMember } from '../support/members.ts';
import { newPayingMember } from '../support/provider.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Any 401, on any call: all stored data is cleared, and the page reloads at sign-in. */

const send = async (page: Page) => {
  await page.getByPlaceholder('Message Breakaway').fill('How long for a flat 40 km at 250 W?');
  await page.getByRole('button', { name: 'Send message' }).click();
};
const editAndSave = async (page: Page) => {
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  await page
    .getByRole('textbox', { name: /^Weight/ })
    .first()
    .fill('63');
  await page.getByRole('button', { name: 'Save' }).click();
};
const cancel = async (page: Page) => {
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
};

/** The calls that a signed-in page makes, with the page that makes them. */
const calls: { path: string; at: string; by?: (page: Page) => Promise<void> }[] = [
  { path: '/users/getUserDetails', at: '/app/settings' },
  { path: '/users/editProfile', at: '/app/settings', by: editAndSave },
  { path: '/gpt-prompt/allPromptsHistory', at: consultantPath },
  { path: '/gpt-prompt/promptChatHistory', at: `${consultantPath}?c=one` },
  { path: '/gpt-prompt/createPrompt', at: consultantPath, by: send },
  { path: '/stripe/subscription', at: '/manage-subscription' },
  { path: '/stripe/cancel-subscription', at: '/manage-subscription', by: cancel },
  { path: '/tools/session', at: '/app/race-analyzer' },
];

/** Waits for another page load at sign-in; call it before the call that causes it. */
const reloadAtSignIn = (page: Page) =>
  page.waitForRequest((one) => one.isNavigationRequest() && one.url() === `${appUrl()}/sign-in`);

async function expectSignedOut(page: Page, reload: Promise<unknown>): Promise<void> {
  await reload;
  await expect(page).toHaveURL(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

for (const { path, at, by } of calls) {
  test(`401 on ${path} @8.401 @4.401.error-path @2.sign-in.forced-logout`, async ({ page }) => {
    // A page that is left asks about unsaved changes.
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAs(page, await (by === cancel ? newPayingMember() : sharedMember('premium')));
    await answerWith(page, path, { status: 401, body: { message: 'Your session has ended.' } });
    const reload = reloadAtSignIn(page);
    await page.goto(`${appUrl()}${at}`);
    await by?.(page);
    await expectSignedOut(page, reload);
  });
}

test('a success whose body says 401 @4.401.success-path', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  const body = { status: 401, message: 'Your session has ended.', data: null };
  await answerWith(page, '/users/getUserDetails', { status: 200, body });
  const reload = reloadAtSignIn(page);
  await page.goto(`${appUrl()}/app/settings`);
  await expectSignedOut(page, reload);
});

test('a session that was ended elsewhere: the next call to the real server leads to sign-in @8.401 @4.401.error-path', async ({
  page,
}) => {
  const session = await newPremiumMember();
  await signInAs(page, session);
  // Every call of the page is answered before the session ends: the next one is the member's own.
  await page.goto(`${appUrl()}/app/settings`, { waitUntil: 'networkidle' });
  await expect(page.getByText('This device')).toBeVisible();
  await call('POST', '/auth/logout', { token: session.token });
  page.on('dialog', (dialog) => void dialog.accept());
  const reload = reloadAtSignIn(page);
  await editAndSave(page);
  await expectSignedOut(page, reload);
});

test('calls carry the token of the stored session, and none without one @6.bearer', async ({
  page,
  browser,
}) => {
  const session = await sharedMember('premium');
  const history = () => page.waitForRequest(/\/gpt-prompt\/allPromptsHistory$/);
  await signInAs(page, session);
  const [withSession] = await Promise.all([history(), page.goto(`${appUrl()}${consultantPath}`)]);
  expect(await withSession.headerValue('authorization')).toBe(`Bearer ${session.token}`);
  const guest = await browser.newPage();
  await guest.goto(`${appUrl()}/forgot-password`);
  await guest.getByLabel('Email').fill(session.data.email);
  const [asGuest] = await Promise.all([
    guest.waitForRequest(/\/auth\/forgotPassword/),
    guest.getByRole('button', { name: 'Forgot Password' }).click(),
  ]);
  expect(await asGuest.headerValue('authorization')).toBeNull();
  await guest.close();
});

test('another tab that follows a sign-out shows the reason, and returns to its page', async ({
  page,
  context,
}) => {
  const session = await newPremiumMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/settings`);
  const other = await context.newPage();
  await other.goto(`${appUrl()}/app/race-analyzer`);
  // No call of the other tab is under way: its answer could be a 401 that ends the session there first.
  await other.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(`${appUrl()}/sign-in`);
  await expect(
    other.getByText('You were signed out because your session ended in another tab of this browser.'),
  ).toBeVisible();
  await expect(page.getByText('You were signed out')).toHaveCount(0);
  await other.getByLabel('Email').fill(session.data.email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL(`${appUrl()}/app/race-analyzer`);
});
