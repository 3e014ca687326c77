import { expect, test } from '@playwright/test';
import type { RuntimeConfig } from '@breakaway/contract';
import { answerWith } from '../support/answers.ts';
import { toast } from '../support/app-frame.ts';
import { holdToasts } from '../support/page-checks.ts';
import { newPremiumMember, sharedMember, signInAs } from '../support/members.ts';
import { appUrl } from '../support/addresses.ts';

/** Sizes, times and other constants from the specification, in the browser. */

test('toasts: top right, 8px apart, green for 3 s and red for 4 s @9.toast-place @9.toast-colours @9.toast-duration', async ({
  page,
}) => {
  // Two actions that are not tries of the same thing: their toasts stand together.
  await signInAs(page, await newPremiumMember());
  await page.goto(`${appUrl()}/app/settings`);
  await answerWith(page, '/users/editProfile', { status: 500, body: { message: 'Refused.' } });
  await page.getByText('mi, ft', { exact: true }).click();
  const bad = toast(page, 'Refused.');
  await expect(bad).toBeVisible();
  await holdToasts(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Edit Weight' }).click();
  await page.getByRole('textbox', { name: /^Weight/ }).fill('61');
  await page.getByRole('button', { name: 'Save' }).click();
  const good = toast(page, 'Profile updated successfully.');
  await expect(good).toBeVisible();
  await holdToasts(page);

  const look = async (one: typeof good) => {
    await one.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
    const box = (await one.boundingBox())!;
    const [colour, duration] = await one.evaluate((node) => [
      getComputedStyle(node).backgroundColor.match(/\d+/g)!.map(Number),
      getComputedStyle(node.querySelector('.Toastify__progress-bar--animated')!).animationDuration,
    ]);
    return { ...box, colour: colour as number[], duration };
  };
  const [top, below] = [await look(good), await look(bad)];
  expect(top.x + top.width).toBeGreaterThan(1440 - 24);
  expect(top.y).toBeLessThan(100);
  expect(Math.round(below.y - top.y - top.height)).toBe(8);
  const [red, green, blue] = top.colour as [number, number, number];
  expect(green).toBeGreaterThan(red + blue);
  expect(below.colour[0]).toBeGreaterThan(below.colour[1]! + below.colour[2]!);
  expect([top.duration, below.duration]).toEqual(['3s', '4s']);
});

for (const width of [390, 700, 768, 1440])
  test(`at ${width} px no toast covers the link that closes the payment or the plan page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const refused = { status: 500, body: { message: 'Not now.' } };
    await answerWith(page, '/stripe/create-payment-intent', refused);
    await answerWith(page, '/users/getUserDetails', refused);
    await answerWith(page, '/stripe/subscription', {
      body: { message: '', data: { subscription: null }, subscription: null },
    });
    for (const [path, member, action] of [
      ['/subscription', 'without a plan', 'Start my free trial'],
      ['/manage-subscription', 'premium', 'Subscribe Now'],
    ] as const) {
      await signInAs(page, await sharedMember(member));
      await page.goto(`${appUrl()}${path}`);
      await page.getByRole('button', { name: action }).click();
      const news = page.locator('.Toastify__toast').first();
      await expect(news).toBeVisible();
      await holdToasts(page);
      await page.getByRole('link', { name: 'Close', exact: true }).click({ trial: true });
    }
  });

test('the page contains the publishable key and the PayPal client id, and no secrets @9.provider-ids', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/sign-in`);
  const config = JSON.parse((await page.locator('#runtime-config').textContent())!) as RuntimeConfig;
  expect(config.stripe.publishableKey).toMatch(/^pk_/);
  expect(config.paypal.clientId).not.toBe('');
  expect(await page.content()).not.toMatch(/\b[sr]k_(test|live)_|whsec_/);
});

test('the annual plan and its saving; no weekly one @2.subscription.annual @2.subscription.no-weekly @9.pro-price @9.no-weekly', async ({
  page,
}) => {
  await signInAs(page, await sharedMember());
  await page.goto(`${appUrl()}/subscription`);
  await expect(page.getByText('Total amount: €89.99')).toBeVisible();
  await expect(page.getByText('Save 42%')).toBeVisible();
  await expect(page.locator('body')).toContainText('€89.99 per year per member');
  await expect(page.locator('body')).not.toContainText(/week|2\.99/i);
});

test('the coach plan is announced, and cannot be chosen @6.coach-plan @9.coach-price @2.subscription.ultra', async ({
  page,
}) => {
  await signInAs(page, await sharedMember());
  await page.goto(`${appUrl()}/subscription`);
  const plan = page.locator('[aria-disabled="true"]').filter({ hasText: 'ULTRA Version for Coach' });
  for (const text of [
    '10 athlete profiles',
    'Unlimited AI access',
    'Algorithm customization',
    '€100 per month',
    'Soon coming...',
  ])
    await expect(plan.getByText(text, { exact: true })).toBeVisible();
  await expect(plan.locator('button, a, input')).toHaveCount(0);
});

test('a picture beside the account forms, where there is space @2.sign-in.image @2.sign-up.illustration', async ({
  page,
}) => {
  for (const path of ['/sign-in', '/sign-up']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${appUrl()}${path}`);
    const picture = page.locator('main > [aria-hidden="true"] svg').first();
    await expect(picture).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the Menu toggle opens a panel of 12rem with the four entries, and swaps its icon @9.menu-height @2.header.menu @2.header.menu-icons @4.header-menu', async ({
    page,
  }) => {
    await page.goto(`${appUrl()}/faq`);
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: 'Menu' });
    await expect(header.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const icon = () => toggle.locator('svg').innerHTML();
    const closed = await icon();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await icon()).not.toBe(closed);
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect.poll(async () => (await panel.boundingBox())!.height).toBe(192);
    await expect(panel.getByRole('link')).toHaveText(['FAQ', 'About Us', 'Sign Up', 'Login']);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(panel.getByRole('link').first()).toBeHidden();
    expect(await icon()).toBe(closed);
  });
});
