import { expect, test, type Page } from '@playwright/test';
import { changeAnswer } from '../support/answers.ts';
import { expectOneToast } from '../support/failures.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { freshEmail, newPremiumMember, password, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** From the sign-up to a new password and out again, with the message after each successful step. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** The calls on the way, and the message when the server's response has none. */
const defaults = {
  signUp: 'Signup Successful!',
  'verify-email': 'Signup Successful!',
  login: 'Login Successful!',
  forgotPassword: 'Operation Successful!',
  resetPassword: 'Password Changed Successful!',
};
type Call = keyof typeof defaults;
const calls = Object.keys(defaults) as Call[];
const ownWords = (call: Call) => `The server has done ${call}.`;

/** Replaces the messages in the real server's responses. */
async function letTheServerSay(page: Page, words: (call: Call) => string): Promise<void> {
  for (const call of calls)
    await changeAnswer(page, `/auth/${call}`, ({ data, ...rest }: { data: object | null }) => ({
      ...rest,
      message: words(call),
      data: data && { ...data, ...('message' in data && { message: words(call) }) },
    }));
}

const rows =
  '@4.sign-up.success @4.sign-in.success-text @4.forgot.success @4.otp.success @4.reset.success @9.otp-length';

for (const hasWords of [true, false]) {
  const whose = hasWords
    ? 'the server’s words'
    : 'the product’s words where the server has none @8.success.signup @8.success.login';
  test(`sign-up, verification, sign-in, a new password: ${whose} @8.success.otp @2.sign-up.lands @2.verify-email.token @2.verify-email.session @2.verify-email.message @2.verify-email.no-token @2.forgot.lands @2.otp.lands @2.otp.stored-email @2.new-password.lands ${rows}`, async ({
    page,
  }) => {
    const email = freshEmail();
    const said = (call: Call) => (hasWords ? ownWords(call) : defaults[call]);
    await letTheServerSay(page, (call) => (hasWords ? ownWords(call) : ''));
    await page.goto(`${appUrl()}/sign-up`);
    await page.getByLabel('Name').fill('Anna Rider');
    // As a phone's keyboard writes it.
    await page.getByLabel('Email').fill(email.replace('rider', 'Rider'));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await press(page, 'Sign up');
    await expectOneToast(page, said('signUp'));
    await expect(page).toHaveURL(/\/verify-email$/);
    await expect(page.getByText(`A verification email was sent to ${email}.`)).toBeVisible();

    await page.goto(linkIn(await mailTo(email, /verify/i), /verify-email/));
    await expectOneToast(page, said('verify-email'));
    await expect(page).toHaveURL(/\/subscription$/);
    expect(await stored(page)).toContain('breakaway_ai_user');

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${appUrl()}/sign-in`);
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Login');
    await expectOneToast(page, said('login'));
    expect(await stored(page)).toContain('breakaway_ai_user');

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${appUrl()}/forgot-password`);
    await page.getByLabel('Email').fill(email.toUpperCase());
    await press(page, 'Forgot Password');
    await expectOneToast(page, said('forgotPassword'));
    await expect(page).toHaveURL(/\/otp-verify$/);
    expect(await page.evaluate(() => localStorage.getItem('breakaway_reset_email'))).toBe(email);
    const [code] = /\b\d{6}\b/.exec((await mailTo(email, /set a new password/)).text)!;
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(code);
    await press(page, 'Verify OTP');
    await expectOneToast(page, 'OTP verified successfully!');
    await expect(page).toHaveURL(/\/new-password$/);
    await page.getByLabel('New Password', { exact: true }).fill(`${password}-2`);
    await page.getByLabel('Confirm Password').fill(`${password}-2`);
    await press(page, 'Submit New Password');
    await expectOneToast(page, said('resetPassword'));
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(await stored(page)).toEqual([]);
  });
}

test('a login leads a premium member to the consultant; logout clears the browser and leads to the landing page @2.sign-in.lands @2.route.home.logout @4.sign-in.success @4.chat.logout @8.success.signed-out', async ({
  page,
}) => {
  const { data } = await newPremiumMember();
  await page.goto(`${appUrl()}/sign-in`);
  await page.getByLabel('Email').fill(data.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
  await expectOneToast(page, 'Login Successful!');
  await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);
  expect(await stored(page)).toContain('breakaway_ai_user');
  await page.getByPlaceholder('Message Breakaway').fill('A draft');
  await press(page, 'User menu');
  await press(page, 'Logout');
  await expectOneToast(page, 'Signed out successfully');
  await expect(page).toHaveURL(`${appUrl()}/`);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('Sign Out and Delete Account clear the browser and lead to sign-in @2.app.sign-out @2.settings.delete @4.settings.sign-out @4.settings.deleted @8.success.deleted', async ({
  page,
}) => {
  const session = await newPremiumMember();
  await signInAs(page, session);
  await page.goto(`${appUrl()}/app/settings`);
  await press(page, 'Delete Account');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await press(page, 'Delete Account');
  await dialog.getByLabel('Your password').fill(password);
  await press(page, 'Yes, Delete Account');
  await expectOneToast(page, 'Account Deleted Successfully');
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(await stored(page)).toEqual([]);

  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  await press(page, 'Your account');
  await press(page, 'Sign Out');
  await expect(page).toHaveURL(/\/sign-in$/);
  await expectOneToast(page, 'Signed out successfully');
  expect(await stored(page)).toEqual([]);
});
