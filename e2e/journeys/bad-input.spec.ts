import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { ask, toast } from '../support/app-frame.ts';
import { hillyRoute } from '../support/files.ts';
import { freshEmail, newMember, newPremiumMember, password, signInAs } from '../support/members.ts';
import { cardNumber, discountCode, fillCard, upgrade } from '../support/payment.ts';
import { watch } from '../support/watch.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Invalid input everywhere: one message says what is wrong, what was typed stays, nothing breaks. */

const nonsense = `<img src=x onerror="throw 1">'; drop table users; -- 🚴‍♀️ ${'\u202e'}%00 {{7*7}}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('sign-in @5.when.touched @5.when.change-and-blur @5.sign-in.email-required @5.sign-in.email-format @5.sign-in.password-required', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  await page.goto(`${appUrl()}/sign-in`);
  await button(page, 'Login');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.reload();
  await page.getByLabel('Email').fill(nonsense);
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(nonsense);
  await button(page, 'Login');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email').fill(freshEmail('nobody'));
  await button(page, 'Login');
  await expect(toast(page, 'The email address or the password is not right.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(nonsense);
  await expectCalm();
});

test('sign-up @5.sign-up.name-required @5.sign-up.email-required @5.sign-up.email-format @5.sign-up.password-required @5.sign-up.password-length @5.sign-up.confirm-required @5.sign-up.confirm-match', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  const email = freshEmail();
  await page.goto(`${appUrl()}/sign-up`);
  await button(page, 'Sign up');
  for (const message of ['Name', 'Email', 'Password', 'Confirm Password'])
    await expect(page.getByText(`${message} is required`, { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill(nonsense);
  await page.getByLabel('Email').fill('anna@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await button(page, 'Sign up');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(page.getByText('Please enter only a name, without links')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(nonsense);

  // Only the server knows the most common passwords.
  await page.getByLabel('Name').fill('Anna O’Neill');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('iloveyou1');
  await page.getByLabel('Confirm Password').fill('iloveyou1');
  await button(page, 'Sign up');
  await expect(page.locator('.Toastify__toast').first()).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByLabel('Name')).toHaveValue('Anna O’Neill');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await button(page, 'Sign up');
  await expect(page).toHaveURL(/\/verify-email$/);
  await expectCalm();
});

test('a password that is easy to guess shows a warning while it is typed, on sign-up', async ({ page }) => {
  const { expectCalm } = watch(page);
  await page.goto(`${appUrl()}/sign-up`);
  const field = page.getByLabel('Password', { exact: true });
  await expect(page.getByText('At least 6 characters. Not your name')).toBeVisible();
  for (const easy of ['breakaway1', 'strava2024', '123456a']) {
    await field.fill(easy);
    await expect(page.getByText('This password is too easy to guess.')).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(password);
  await expect(page.getByText('This password is too easy to guess.')).toHaveCount(0);
  await expectCalm();
});

test('forgotten password, one-time code, and an invalid link @5.forgot.email-format @5.otp.required @5.otp.length', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  const { data } = await newMember();
  await page.goto(`${appUrl()}/forgot-password`);
  await page.getByLabel('Email').fill('anna@');
  await button(page, 'Forgot Password');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email').fill(data.email);
  await button(page, 'Forgot Password');
  await expect(page).toHaveURL(/\/otp-verify$/);
  const box = (digit: number) => page.getByLabel(`Digit ${digit} of 6`);
  await button(page, 'Verify OTP');
  await expect(page.getByText('OTP is required')).toBeVisible();
  await box(1).fill('1');
  await button(page, 'Verify OTP');
  await expect(page.getByText('OTP must be exactly 6 digits')).toBeVisible();
  for (const digit of [1, 2, 3, 4, 5, 6]) await box(digit).fill('0');
  await button(page, 'Verify OTP');
  await expect(toast(page, 'This code is not right or has expired.')).toBeVisible();
  await expect(box(6)).toHaveValue('0');

  await page.goto(`${appUrl()}/verify-email?token=${encodeURIComponent(nonsense)}`);
  await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible();
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  await expectCalm();
});

test('card payment @5.payment.name @5.payment.card-number @5.payment.expiry @5.payment.cvc @5.payment.provider-errors', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  await signInAs(page, await newMember());
  await page.goto(`${appUrl()}/subscription`);
  await expect(cardNumber(page)).toBeVisible();
  await page.getByLabel('Name').fill('');
  await upgrade(page);
  for (const message of [
    'Please Enter Name',
    'Please enter a valid card number',
    'Please enter a valid expiry date',
    'Please enter a valid CVC',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel('Name').fill(nonsense);
  await fillCard(page, { number: '1234 5678 9012 3456', expiry: '01 / 20', cvc: '1' });
  await upgrade(page);
  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await expect(page.getByText("Your card's expiration year is in the past.")).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);
  await (await discountCode(page)).fill(nonsense);
  await button(page, 'Apply');
  await expect(page.locator('.Toastify__toast').first()).toBeVisible();
  await expect(page.getByLabel('Discount code')).toHaveValue(nonsense);
  await expect(page.getByLabel('Name')).toHaveValue(nonsense);
  await expectCalm();
});

test('settings and photo @5.settings.photo @5.settings.numbers @8.success.profile', async ({ page }) => {
  const { expectCalm } = watch(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  const weight = page.getByRole('textbox', { name: /^Weight/ });
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  for (const [typed, sentence] of [
    [nonsense.slice(0, 80), 'Please enter a number, for example 72.5.'],
    ['-5', 'Value must be a positive.'],
  ] as const) {
    await weight.fill(typed);
    await button(page, 'Save');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(weight).toHaveValue(typed);
  }
  // A number that no rider weighs.
  await weight.fill('99999');
  await button(page, 'Save');
  await expect(page.getByText('Weight can be at most 300 kg.')).toBeVisible();
  await expect(weight).toHaveValue('99999');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await weight.fill('62,5');

  const photo = page.locator('input[type="file"]');
  await photo.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') });
  await expect(page.getByText('Please choose an image file.')).toBeVisible();
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(nonsense) });
  await button(page, 'Save');
  await expect(page.getByText('Please choose a photo in JPEG, PNG or WebP format.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await button(page, 'Undo');
  await button(page, 'Save');
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
  await expect(weight).toHaveValue('62.5');
  await expectCalm();
});

test('consultant @5.chat.message', async ({ page }) => {
  test.slow();
  const { expectCalm } = watch(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}${consultantPath}?c=${encodeURIComponent(nonsense)}`);
  await expect(page.getByRole('heading', { level: 1, name: /Hi Anna/ })).toBeVisible();
  const box = page.getByPlaceholder('Message Breakaway');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await box.fill('   ');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await box.fill('x'.repeat(4001));
  await expect(page.getByText('That message is too long')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await expect(box).toHaveValue('x'.repeat(4001));
  for (const message of [nonsense, 'asdf qwer', 'A climb of -5 km at 900 % in 0 minutes, at 99999 W', '0']) {
    const answer = await ask(page, message);
    await expect(answer).not.toContainText(/NaN|Infinity|undefined|null/);
    // The answer is more than one word.
    expect((await answer.innerText()).length).toBeGreaterThan(20);
  }
  await expect(page.getByRole('log').getByText(nonsense.slice(0, 20)).first()).toBeVisible();
  await expectCalm();
});

const notARoute = { name: 'ride.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(nonsense) };
const cutOff = { ...hillyRoute(), buffer: hillyRoute().buffer.subarray(0, 700) };

const notARouteSentence = 'This is not a GPX, TCX or FIT file.';
const cutOffRemark = 'The file ends in the middle. Everything before that was read.';

async function expectSane(tool: FrameLocator): Promise<void> {
  expect(await tool.locator('body').innerText()).not.toMatch(/NaN|Infinity|undefined|\[object/);
}

test('KOM tool', async ({ page }) => {
  const { expectCalm } = watch(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/kom-analysis-software`);
  const kom = page.frameLocator('iframe[title="Kom Analysis Software"]');
  const field = (name: RegExp) => kom.getByRole('textbox', { name });
  await field(/^Length/).fill(nonsense);
  await field(/^Height gain/).fill('99999999');
  await field(/^Record time/).fill('soon');
  await field(/^Length/).focus();
  await expect(kom.getByText('Length must be a number, such as')).toBeVisible();
  await expect(kom.getByText('Height gain must be between')).toBeVisible();
  await expect(kom.getByText('Write the record time as mm:ss or h:mm:ss')).toBeVisible();
  for (const [file, sentence] of [
    [notARoute, notARouteSentence],
    [cutOff, 'A note on this file'],
  ] as const) {
    await kom.locator('input[type="file"]').setInputFiles(file);
    await expect(kom.getByText(sentence)).toBeVisible();
  }
  await expect(field(/^Record time/)).toHaveValue('soon');
  await expectSane(kom);
  await expectCalm();
});

test('race analyzer', async ({ page }) => {
  const { expectCalm } = watch(page);
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/race-analyzer`);
  const race = page.frameLocator('iframe[title="Race Analyzer"]');
  const picker = race.locator('input[type="file"]');
  await picker.setInputFiles(hillyRoute());
  const profile = race.getByRole('img', { name: /^Profile/ });
  await expect(profile).toBeVisible();
  for (const [file, sentence] of [
    [notARoute, notARouteSentence],
    [cutOff, cutOffRemark],
  ] as const) {
    await picker.setInputFiles(file);
    await expect(race.getByText(sentence)).toBeVisible();
    await expect(profile).toBeVisible();
  }
  await race.getByRole('textbox', { name: /^Temperature/ }).fill(nonsense);
  await race.getByRole('textbox', { name: /^Wind/ }).fill('-3');
  await race.getByRole('textbox', { name: /^Temperature/ }).focus();
  await race.getByRole('textbox', { name: /^Wind/ }).focus();
  await expect(race.getByText('Temperature must be a number, such as').first()).toBeVisible();
  await expectSane(race);
  await expectCalm();
});
