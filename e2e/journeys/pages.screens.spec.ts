import { expect, test } from '@playwright/test';
import {
  expectForcedColours,
  expectNoPageProblems,
  expectReflow,
  expectTouchTargets,
} from '../support/page-checks.ts';
import { newMember, signInAs, sharedMember } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/**
 * Every route as it is opened: title, one heading, nothing cut off, no accessibility violations, light and dark and in
 * forced colours; at 400 % zoom; targets for a finger.
 */

type Visitor = 'guest' | 'without a plan' | 'premium';
interface Screen {
  path: string;
  title: string;
  visitor: Visitor;
  /** The frame that has to load before the page is checked. */
  frame?: string;
}

const screens: Screen[] = [
  { path: '/', title: 'Breakaway', visitor: 'guest', frame: 'About Breakaway' },
  { path: '/sign-in', title: 'Sign in · Breakaway', visitor: 'guest' },
  { path: '/sign-up', title: 'Sign up · Breakaway', visitor: 'guest' },
  { path: '/faq', title: 'FAQ · Breakaway', visitor: 'guest' },
  { path: '/about-us', title: 'About us · Breakaway', visitor: 'guest' },
  { path: '/forgot-password', title: 'Forgot password · Breakaway', visitor: 'guest' },
  { path: '/otp-verify', title: 'Forgot password · Breakaway', visitor: 'guest' },
  { path: '/new-password', title: 'Set new password · Breakaway', visitor: 'guest' },
  { path: '/verify-email', title: 'Verify your email · Breakaway', visitor: 'guest' },
  { path: '/verify-email?token=nonsense', title: 'Verify your email · Breakaway', visitor: 'guest' },
  { path: '/nowhere', title: 'Page not found · Breakaway', visitor: 'guest' },
  { path: '/subscription', title: 'Subscription · Breakaway', visitor: 'without a plan' },
  { path: '/manage-subscription', title: 'Manage subscription · Breakaway', visitor: 'premium' },
  { path: consultantPath, title: 'AI Consultant · Breakaway', visitor: 'premium' },
  {
    path: '/app/kom-analysis-software',
    title: 'Kom Analysis Software · Breakaway',
    visitor: 'premium',
    frame: 'Kom Analysis Software',
  },
  {
    path: '/app/race-analyzer',
    title: 'Race Analyzer · Breakaway',
    visitor: 'premium',
    frame: 'Race Analyzer',
  },
  { path: '/app/settings', title: 'Settings · Breakaway', visitor: 'premium' },
  { path: '/app/nowhere', title: 'Page not found · Breakaway', visitor: 'premium' },
];

for (const { path, title, visitor, frame } of screens) {
  test(`${path} as a ${visitor}`, async ({ page, isMobile }) => {
    if (visitor !== 'guest') await signInAs(page, await sharedMember(visitor));
    await page.goto(`${appUrl()}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (frame)
      await expect(page.frameLocator(`iframe[title="${frame}"]`).getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expectNoPageProblems(page, path);
    await expectForcedColours(page, path);
    if (isMobile) await expectTouchTargets(page, path);
    else await expectReflow(page, path);
  });
}

test('after a navigation the focus is on the heading of the new page', async ({ page, isMobile }) => {
  await page.goto(`${appUrl()}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const follow = async (name: string, heading: string) => {
    const menu = page.getByRole('button', { name: 'Menu' });
    if (isMobile && (await menu.isVisible())) await menu.click();
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };
  await follow('Login', 'Welcome Back!');
  await follow('Sign up', 'Join the Cycling Revolution!');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeFocused();
  await follow('Forgot Password', 'Forgot Password');
});

test('an unknown address gets the fallback page, and /app/subscription leads to the payment page @2.generic.app-subscription', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await signInAs(page, await newMember());
  await page.goto(`${appUrl()}/app/subscription`);
  await expect(page).toHaveURL(`${appUrl()}/subscription`);
});

test('with reduced motion the theme changes immediately, without a fade', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const fades = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  expect(await page.evaluate(fades)).toBe(0);
});
