import { expect, test, type Page } from '@playwright/test';
import { answerWith } from '../support/answers.ts';
import { expectAnnouncedOnce, recordAnnouncements } from '../support/announced.ts';
import { freshEmail, password, signInAs, sharedMember } from '../support/members.ts';
import { cardNumber, cards, discountCode, fillCard, upgrade } from '../support/payment.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** News is announced to people who do not see it, exactly once. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await recordAnnouncements(page);
  await page.goto(`${appUrl()}${path}`);
  // The toast layer loads with the first thing that a person does.
  await expect(async () => {
    // The first key may come before the app has started.
    await page.keyboard.press('Shift');
    await expect(page.locator('.Toastify')).toBeAttached({ timeout: 1000 });
  }).toPass();
}

test('a rejected login', async ({ page }) => {
  await open(page, '/sign-in');
  await page.getByLabel('Email').fill(freshEmail('nobody'));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Login');
  await expectAnnouncedOnce(page, 'The email address or the password is not right.');
});

test('a wrong code, after another one was sent', async ({ page }) => {
  await open(page, '/forgot-password');
  await page.getByLabel('Email').fill(freshEmail('nobody'));
  await answerWith(page, '/auth/forgotPassword', { body: { message: 'A code is on its way.', data: null } });
  await press(page, 'Forgot Password');
  await expectAnnouncedOnce(page, 'A code is on its way.');
  for (const digit of [1, 2, 3, 4, 5, 6]) await page.getByLabel(`Digit ${digit} of 6`).fill('1');
  await answerWith(page, '/auth/verify-otp', { status: 500, body: { message: '' } });
  await press(page, 'Verify OTP');
  await expectAnnouncedOnce(page, 'Invalid OTP. Please try again.');
});

test('a question: pending, answered, copied, and one that was not sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, await sharedMember('premium'));
  await open(page, consultantPath);
  const box = page.getByPlaceholder('Message Breakaway');
  await box.fill('How long for a flat 40 km time trial at 250 W?');
  await press(page, 'Send message');
  await expectAnnouncedOnce(page, 'Generating answer for you');
  await expectAnnouncedOnce(page, 'Answer ready');
  await press(page, 'Copy');
  await expectAnnouncedOnce(page, 'The answer is on the clipboard.');
  await answerWith(page, '/gpt-prompt/createChat', { status: 500, body: { message: '' } });
  await box.fill('And at 280 W?');
  await press(page, 'Send message');
  await expectAnnouncedOnce(page, 'Something went wrong');
});

test('a saved profile, and one that could not be saved', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  await open(page, '/app/settings');
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  const change = async (weight: string) => {
    await press(page, 'Edit Weight');
    await page.getByRole('textbox', { name: /^Weight/ }).fill(weight);
    await press(page, 'Save');
  };
  await change('62.5');
  await expectAnnouncedOnce(page, 'Profile updated successfully.');
  await answerWith(page, '/users/editProfile', { status: 503, body: { message: 'Please try later.' } });
  await change('63');
  await expectAnnouncedOnce(page, 'Please try later.');
});

test('a discount, and a declined card', async ({ page }) => {
  await signInAs(page, await sharedMember());
  await open(page, '/subscription');
  await expect(cardNumber(page)).toBeVisible();
  const code = await discountCode(page);
  await code.fill('NOSUCHCODE');
  await press(page, 'Apply');
  await expectAnnouncedOnce(page, 'We do not know this discount code.');
  await code.fill('WELCOME20');
  await press(page, 'Apply');
  await expectAnnouncedOnce(page, 'applied successfully!');
  await expectAnnouncedOnce(page, 'Total amount: €71.99');
  await fillCard(page, { number: cards.declined });
  await upgrade(page);
  await expectAnnouncedOnce(page, 'Your card was declined.');
});
