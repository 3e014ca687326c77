import { expect, test, type Page } from '@playwright/test';
import { toast } from '../support/app-frame.ts';
import { answerWith } from '../support/answers.ts';
import { holdToasts, releaseToasts } from '../support/page-checks.ts';
import { stopClock } from '../support/clock.ts';
import { expectFocusSeen, operate, tabTo, typeInto } from '../support/keyboard.ts';
import { linkIn, mailTo } from '../support/mailbox.ts';
import { freshEmail, newMember, newPremiumMember, password, signInAs } from '../support/members.ts';
import { cardNumber } from '../support/payment.ts';
import { photo } from '../support/files.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Every flow with the keyboard only; the focus is always somewhere, and always visible. */

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const go = (page: Page, path: string) => page.goto(`${appUrl()}${path}`);

test('sign-up, sign-in, and a forgotten password @4.password-visibility', async ({ page }) => {
  test.slow();
  const email = freshEmail();
  await go(page, '/sign-up');
  await expect(heading(page, 'Join the Cycling Revolution!')).toBeVisible();
  await typeInto(page, page.getByLabel('Name'), 'Anna Rider');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await operate(page, button(page, 'Show password').first(), 'Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(button(page, 'Hide password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await typeInto(page, page.getByLabel('Confirm Password'), 'something else');
  await page.keyboard.press('Enter');
  // Rejected: the focus goes to the field, and the error is announced with it.
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription('Passwords must match');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your inbox')).toBeFocused();

  await page.goto(linkIn(await mailTo(email, /verify/i), /verify-email/));
  await expect(heading(page, 'Ride with the PRO plan')).toBeVisible();
  await operate(page, page.getByRole('link', { name: 'Close' }));
  await expect(page).toHaveURL(`${appUrl()}/`);
  await operate(page, button(page, 'Sign Out'));
  await operate(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
  await expect(heading(page, 'Welcome Back!')).toBeFocused();

  await operate(page, page.getByRole('link', { name: 'Forgot Password' }));
  await expect(heading(page, 'Forgot Password')).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/otp-verify$/);
  const { text } = await mailTo(email, /\b\d{6}\b/);
  const code = /\b\d{6}\b/.exec(text)![0];
  await typeInto(page, page.getByLabel('Digit 1 of 6'), code.replace(/\d$/, 'x'));
  await expect(page.getByText('OTP must contain only numbers')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Digit 5 of 6')).toBeFocused();
  await page.keyboard.type(code.slice(4));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Set New Password')).toBeFocused();
  await typeInto(page, page.getByLabel('New Password', { exact: true }), `${password}-2`);
  await typeInto(page, page.getByLabel('Confirm Password'), `${password}-2`);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Welcome Back!')).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), `${password}-2`);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ride with the PRO plan')).toBeFocused();
});

test('a toast: reachable, visible, stays while it has the focus, can be closed, and returns the focus', async ({
  page,
}) => {
  await go(page, '/sign-in');
  await typeInto(page, page.getByLabel('Email'), freshEmail('nobody'));
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  const message = toast(page, 'The email address or the password is not right.');
  await expect(message).toBeVisible();
  // However long reaching it takes here.
  const clock = message.locator('.Toastify__progress-bar');
  await expect(clock).toHaveCSS('animation-play-state', 'running');
  await holdToasts(page);
  await expect(clock).toHaveCSS('animation-play-state', 'paused');
  await tabTo(page, button(page, 'Close message'));
  await releaseToasts(page);
  await expectFocusSeen(page);
  // Longer than a toast stays on its own.
  await page.waitForTimeout(5000);
  await expect(message).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(message).toHaveCount(0);
  await expectFocusSeen(page);
});

test('the six boxes have labels @2.otp.boxes', async ({ page }) => {
  await go(page, '/forgot-password');
  await answerWith(page, '/auth/forgotPassword', { body: { message: 'On its way.', data: null } });
  await typeInto(page, page.getByLabel('Email'), 'anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'One-time code' })).toMatchAriaSnapshot(`
    - group "One-time code":
      - textbox "Digit 1 of 6"
      - textbox "Digit 2 of 6"
      - textbox "Digit 3 of 6"
      - textbox "Digit 4 of 6"
      - textbox "Digit 5 of 6"
      - textbox "Digit 6 of 6"
  `);
  await operate(page, button(page, 'Verify OTP'));
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(page.getByLabel('Digit 1 of 6')).toHaveAccessibleDescription('OTP is required');
  await expectFocusSeen(page);
});

test('the dialog of an unverified address traps the focus and returns it', async ({ page }) => {
  await go(page, '/sign-in');
  await answerWith(page, '/auth/login', { status: 403, body: { message: 'Not verified.' } });
  await typeInto(page, page.getByLabel('Email'), 'anna@example.com');
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await operate(page, button(page, 'Login'));
  const dialog = page.getByRole('dialog', { name: 'Email Verification Required' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    // After the last of its buttons come the browser's own controls, never the page behind it.
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Login')).toBeFocused();
  await expectFocusSeen(page);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the public menu @4.header-menu', async ({ page }) => {
    await go(page, '/faq');
    await expect(heading(page, /./)).toBeVisible();
    const toggle = button(page, 'Menu');
    await operate(page, toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, page.getByRole('link', { name: 'Login' }).last(), { limit: 5 });
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await operate(page, page.getByRole('link', { name: 'About Us' }).last());
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(heading(page, 'About Us')).toBeFocused();
  });

  test("the app's drawer, with the conversations in it", async ({ page }) => {
    await signInAs(page, await newPremiumMember());
    await go(page, '/app/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await operate(page, button(page, 'Open menu'));
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link').first()).toBeFocused();
    // Nothing behind the open drawer takes the focus.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => document.activeElement?.closest('main, header') !== null);
      expect(behind, 'the focus is behind the drawer').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open menu')).toBeFocused();
    await page.keyboard.press('Enter');
    await operate(page, sections.getByRole('link', { name: 'AI Consultant' }));
    await expect(page).toHaveURL(new RegExp(consultantPath));
    await operate(page, button(page, 'Open menu'));
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Open menu')).toBeFocused();
  });
});

test('questions, carousel and footer @2.faq.carousel-keys @4.accordion', async ({ page }) => {
  await go(page, '/faq');
  const second = page.locator('summary').nth(1);
  await operate(page, second, 'Space');
  await expect(page.getByText('complements a human coach')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('complements a human coach')).toBeHidden();
  const [previous, next] = [button(page, 'Previous slide'), button(page, 'Next slide')];
  await operate(page, next);
  await expect(previous).toBeEnabled();
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  await expectFocusSeen(page);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('ArrowLeft');
  await expect(previous).toBeDisabled();
  await expectFocusSeen(page);
  await operate(page, button(page, 'Cookies Policy'));
  await expect(page).toHaveURL(`${appUrl()}/`);
  const landing = page.frameLocator('iframe[title="About Breakaway"]');
  await expect(landing.getByRole('heading', { name: /Cookies/ })).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('settings: edit, cancel, save, photo, delete', async ({ page }) => {
  test.slow();
  await signInAs(page, await newPremiumMember());
  await go(page, '/app/settings');
  await expect(page.getByText('Loading your latest details…')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const weight = page.getByRole('textbox', { name: /^Weight/ });
  await expect(weight.locator('xpath=ancestor::*[label][1]')).toMatchAriaSnapshot(`
    - textbox /Weight in kg.*essential/
    - button "Edit Weight"
  `);
  await operate(page, button(page, 'Edit Weight'));
  await expect(weight).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type('70');
  await page.keyboard.press('Escape');
  await expect(weight).toHaveValue('');
  await expect(button(page, 'Edit Weight')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('-5');
  await page.keyboard.press('Enter');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/Value must be a positive\./);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('62.5');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile updated successfully.')).toBeVisible();
  await expectFocusSeen(page);

  const choosing = page.waitForEvent('filechooser');
  await operate(page, button(page, 'Add a photo'));
  await (await choosing).setFiles(photo());
  await operate(page, button(page, 'Use photo'));
  await expect(button(page, 'Change photo')).toBeFocused();
  await operate(page, button(page, 'Undo'));
  await expectFocusSeen(page);

  await operate(page, button(page, 'Delete Account'), 'Enter', { limit: 120 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Delete Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, dialog.getByLabel('Your password'), password);
  await operate(page, dialog.getByRole('button', { name: 'Yes, Delete Account' }));
  await expect(heading(page, 'Welcome Back!')).toBeFocused();
});

test('consultant: ask, copy, new chat, an earlier conversation, out', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, await newPremiumMember());
  await go(page, consultantPath);
  const box = page.getByRole('textbox', { name: 'Message Breakaway' });
  await typeInto(page, box, 'How long for a flat 40 km');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('time trial at 250 W?');
  await expect(box).toHaveValue('How long for a flat 40 km\ntime trial at 250 W?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Coach said' })).toHaveCount(1);
  await expect(page.getByRole('log')).toMatchAriaSnapshot(`
    - log "Messages":
      - heading "You said" [level=2]
      - heading "Coach said" [level=2]
      - button "Copy"
  `);
  await expect(box).toBeFocused();
  await tabTo(page, button(page, 'Copy'), { back: true });
  await stopClock(page);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Copied')).toBeFocused();
  await page.clock.resume();
  await operate(page, button(page, 'New Chat'), 'Enter', { back: true });
  await expect(heading(page, /Hi Anna/)).toBeVisible();
  await expect(box).toBeFocused();
  const earlier = page.getByRole('navigation', { name: 'Last Conversations' }).getByRole('link').first();
  await operate(page, earlier, 'Enter', { back: true });
  await expect(page.getByRole('log')).toContainText('time trial at 250 W?');
  await expectFocusSeen(page);
  const menu = button(page, 'User menu');
  await operate(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await operate(page, page.getByText('Logout'));
  await expect(page).toHaveURL(`${appUrl()}/`);
  await expect(heading(page, /Breakaway/)).toBeFocused();
});

test("the app's frame: skip link, sections, account", async ({ page }) => {
  await signInAs(page, await newPremiumMember());
  await go(page, '/app/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await operate(page, page.getByRole('link', { name: 'Skip to content' }));
  await tabTo(page, button(page, 'Add a photo'), { limit: 45 });
  const account = button(page, 'Your account');
  await operate(page, account, 'Enter', { back: true });
  await tabTo(page, button(page, 'Sign Out'), { limit: 4 });
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await operate(page, page.getByRole('link', { name: 'Race Analyzer' }), 'Enter', { back: true });
  await expect(heading(page, 'Race Analyzer')).toBeFocused();
  const race = page.frameLocator('iframe[title="Race Analyzer"]');
  await tabTo(page, race.getByRole('button', { name: /Choose/ }), { limit: 20 });
  await operate(page, account, 'Enter', { back: true });
  await operate(page, button(page, 'Sign Out'));
  await expect(heading(page, 'Welcome Back!')).toBeFocused();
});

test('a plan is paid by card and cancelled', async ({ page }) => {
  test.slow();
  await signInAs(page, await newMember());
  await go(page, '/subscription');
  await expect(cardNumber(page)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Card' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cardNumber(page)).toBeVisible();
  const card = (title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('input').first();
  await typeInto(page, card('Secure card number input frame'), '4242424242424242');
  await typeInto(page, card('Secure expiration date input frame'), '1234');
  await typeInto(page, card('Secure CVC input frame'), '123');
  await typeInto(page, page.getByLabel('Country'), 'Ital');
  await typeInto(page, page.getByLabel('Postal code'), '20121');
  await operate(page, button(page, 'Have a code?'));
  await typeInto(page, page.getByLabel('Discount code'), 'WELCOME20');
  // Enter in this field applies the code; it does not pay.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total amount: €71.99')).toBeVisible();
  await expectFocusSeen(page);
  await operate(page, button(page, 'Upgrade to PRO'));
  await expect(page.getByText('Payment Successful').first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/subscription$/);

  await go(page, '/manage-subscription');
  await operate(page, button(page, 'Cancel Subscription'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Cancel Subscription')).toBeFocused();
  await page.keyboard.press('Enter');
  await operate(page, dialog.getByRole('button', { name: 'Yes, cancel' }));
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await expectFocusSeen(page);
});
