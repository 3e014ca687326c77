import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { expectOneToast, failureCases } from '../support/failures.ts';
import { mailCount, mailTo } from '../support/mailbox.ts';
import { freshEmail, newUnverifiedMember, password, sharedMember } from '../support/members.ts';
import { appUrl } from '../support/addresses.ts';

/** The error catalogue, account: each message is shown once, and nothing typed is lost. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const secret = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await secret(page).fill(word);
  await press(page, 'Login');
}

test('a failed login shows the reason, and the form stays as it was @8.login-other @8.pattern @4.sign-in.failure', async ({
  page,
}) => {
  const { data } = await sharedMember();
  await page.goto(`${appUrl()}/sign-in`);
  const stays = async () => {
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByLabel('Email')).toHaveValue(data.email);
    await expect(secret(page)).toHaveValue('not-their-password');
  };
  await signIn(page, data.email, 'not-their-password');
  await expectOneToast(page, 'The email address or the password is not right. Please try again.');
  await stays();
  for (const { reply, said } of failureCases('Login failed')) {
    await answerWith(page, '/auth/login', reply);
    await press(page, 'Login');
    await expectOneToast(page, said);
    await stays();
  }
  await page.unrouteAll();
  await secret(page).fill(password);
  await press(page, 'Login');
  // Without a plan the guard redirects to the payment page.
  await expect(page).toHaveURL(/\/subscription$/);
});

test('an unverified address: the dialog closes in three ways, and a new mail is sent @8.login-403 @4.sign-in.403 @2.sign-in.modal @2.sign-in.modal-close', async ({
  page,
}) => {
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
    await expect(dialog).toContainText(
      "Your email address is not verified yet. We've sent you a verification email. Please check your inbox and click the verification link to activate your account.",
    );
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await expect.poll(() => mailCount(email)).toBeGreaterThanOrEqual(2);
});

test('a failed registration shows the reason, and the form stays as it was @8.registration @8.pattern @4.sign-up.failure', async ({
  page,
}) => {
  const typed = {
    Name: 'Anna Rider',
    Email: freshEmail(),
    // Among the most commonly leaked passwords, which only the server knows.
    Password: 'jordan23',
    'Confirm Password': 'jordan23',
  };
  await page.goto(`${appUrl()}/sign-up`);
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  const stays = async () => {
    await expect(page).toHaveURL(/\/sign-up$/);
    for (const [label, value] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  };
  for (const { reply, said } of failureCases('Registration failed')) {
    await answerWith(page, '/auth/signUp', reply);
    await press(page, 'Sign up');
    await expectOneToast(page, said);
    await stays();
  }
  // Only the server knows the most common passwords.
  await page.unrouteAll();
  await press(page, 'Sign up');
  await expectOneToast(page, 'This password is too easy to guess. Please choose another one.');
  await stays();
});

test('a forgotten password whose mail cannot be requested @8.forgot-password @8.pattern', async ({
  page,
}) => {
  const { data } = await sharedMember();
  await page.goto(`${appUrl()}/forgot-password`);
  await page.getByLabel('Email').fill(data.email);
  for (const { reply, said } of failureCases('Something went wrong')) {
    await answerWith(page, '/auth/forgotPassword', reply);
    await press(page, 'Forgot Password');
    await expectOneToast(page, said);
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByLabel('Email')).toHaveValue(data.email);
  }
});

/** The three screens of a reset pass these on to each other in the browser. */
async function inTheMiddleOfAReset(page: Page, email: string, ticket?: string): Promise<void> {
  await page.goto(`${appUrl()}/faq`);
  await page.evaluate(
    ([address, permission]) => {
      localStorage.setItem('breakaway_reset_email', address!);
      if (permission) localStorage.setItem('breakaway_reset_token', permission);
    },
    [email, ticket],
  );
}

test('a rejected one-time code, and one that cannot be checked, stay in their boxes @8.otp @8.pattern', async ({
  page,
}) => {
  const { data } = await sharedMember();
  await inTheMiddleOfAReset(page, data.email);
  await page.goto(`${appUrl()}/otp-verify`);
  const box = (digit: number) => page.getByLabel(`Digit ${digit} of 6`);
  for (const digit of [1, 2, 3, 4, 5, 6]) await box(digit).fill(String(digit));
  const stays = async () => {
    await expect(page).toHaveURL(/\/otp-verify$/);
    for (const digit of [1, 2, 3, 4, 5, 6]) await expect(box(digit)).toHaveValue(String(digit));
  };
  await press(page, 'Verify OTP');
  await expectOneToast(page, 'This code is not right or has expired. Please check it or ask for a new one.');
  await stays();
  for (const { reply, said } of failureCases('Invalid OTP. Please try again.')) {
    await answerWith(page, '/auth/verify-otp', reply);
    await press(page, 'Verify OTP');
    await expectOneToast(page, said);
    await stays();
  }
});

test('without the reset email the code screen says so and links back @8.otp-missing-email @2.otp.missing-email', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/otp-verify`);
  await expectOneToast(page, 'Email not found. Please try forgot password again.');
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a new password that is not accepted stays typed @8.reset-password @8.pattern', async ({ page }) => {
  const { data } = await sharedMember();
  await inTheMiddleOfAReset(page, data.email, 'a-ticket-that-has-expired');
  await page.goto(`${appUrl()}/new-password`);
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  const stays = async () => {
    await expect(page).toHaveURL(/\/new-password$/);
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(password);
    await expect(page.getByLabel('Confirm Password')).toHaveValue(password);
  };
  await press(page, 'Submit New Password');
  await expectOneToast(page, 'Please ask for a new code before you set a new password.');
  await stays();
  for (const { reply, said } of failureCases('Operation failed')) {
    await answerWith(page, '/auth/resetPassword', reply);
    await press(page, 'Submit New Password');
    await expectOneToast(page, said);
    await stays();
  }
});

test('a failed email verification shows the reason and links back to the sign-up @8.verify-email @8.pattern @2.verify-email.failed', async ({
  page,
}) => {
  const at = `${appUrl()}/verify-email?token=nonsense`;
  const failed = async (said: string) => {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1, name: 'Email verification failed' })).toBeVisible();
    await expect(page.getByText(said, { exact: true })).toHaveCount(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  };
  await failed('This link is not valid.');
  for (const { reply, said } of failureCases('Email verification failed. Please try again.')) {
    await answerWith(page, '/auth/verify-email', reply);
    await failed(said);
  }
  await press(page, 'Back to Sign Up');
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('a mail that cannot be resent: the default texts of toasts @8.default.error @8.default.success', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/verify-email`);
  await page.getByLabel('Email').fill(freshEmail());
  await answerWith(page, '/auth/emailVerify', { status: 500, body: {} });
  await press(page, 'Send the email again');
  await expectOneToast(page, 'Something went wrong!');
  await answerWith(page, '/auth/emailVerify', { body: { message: '' } });
  await press(page, 'Send the email again');
  await expect(toast(page, 'Success!')).toHaveCount(1);
});
