import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/where.ts';

/** Every route as it is opened: title, one heading, nothing cut off, nothing that shuts anybody out, light and dark. */

type Visitor = 'guest' | 'member' | 'premium';
interface Screen {
  path: string;
  title: string;
  visitor: Visitor;
  /** The frame whose page has to be there too before the look at all of it. */
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
  { path: '/subscription', title: 'Subscription · Breakaway', visitor: 'member' },
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
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function arrive(page: Page, visitor: Visitor): Promise<void> {
  if (visitor === 'guest') return;
  await signInAs(page, visitor === 'member' ? await newMember() : await newPremiumMember());
}

/** Waits until the page shows everything that it is going to show by itself. */
async function settle(page: Page, frame?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  if (frame)
    await expect(page.frameLocator(`iframe[title="${frame}"]`).getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => {})));
  });
}

for (const { path, title, visitor, frame } of screens) {
  test(`${path} as a ${visitor}`, async ({ page }) => {
    await arrive(page, visitor);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(`${appUrl()}${path}`);
      await settle(page, frame);
      await expect(page).toHaveTitle(title);
      const { wide, view } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        view: document.documentElement.clientWidth,
      }));
      expect(wide, 'the page is wider than the window').toBeLessThanOrEqual(view);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${colorScheme} ${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      );
      expect(found).toEqual([]);
      await test.info().attach(`${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' });
    }
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

test('an unknown address gets the fallback page, and /app/subscription leads to the payment page', async ({
  page,
}) => {
  await page.goto(`${appUrl()}/app/nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await signInAs(page, await newMember());
  await page.goto(`${appUrl()}/app/subscription`);
  await expect(page).toHaveURL(`${appUrl()}/subscription`);
});
