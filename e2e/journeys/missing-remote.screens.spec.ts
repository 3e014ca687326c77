import { expect, test, type Page } from '@playwright/test';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { expectNoPageProblems, expectReflow, expectTouchTargets } from '../support/page-checks.ts';
import { sharedMember, signInAs } from '../support/members.ts';

/** Each remote is missing: on each of its routes there is a panel, and a way to everything else. */

interface Missing {
  remote: string;
  visitor: 'guest' | 'without a plan' | 'premium';
  paths: string[];
  /** The panel's subject on the last of the paths, which is looked at closely. */
  feature: string;
}

const cases: Missing[] = [
  { remote: 'billing', visitor: 'without a plan', paths: ['/subscription'], feature: 'Subscription' },
  { remote: 'billing', visitor: 'premium', paths: ['/manage-subscription'], feature: 'Manage subscription' },
  { remote: 'marketing', visitor: 'guest', paths: ['/', '/about-us', '/faq'], feature: 'This page' },
  { remote: 'marketing', visitor: 'without a plan', paths: ['/', '/faq'], feature: 'This page' },
  {
    remote: 'auth',
    visitor: 'guest',
    paths: ['/sign-up', '/forgot-password', '/otp-verify', '/new-password', '/verify-email', '/sign-in'],
    feature: 'Sign in',
  },
  { remote: 'chat', visitor: 'premium', paths: [consultantPath], feature: 'AI Consultant' },
  { remote: 'profile', visitor: 'premium', paths: ['/app/settings'], feature: 'Settings' },
];

const panel = (page: Page) => page.getByRole('heading', { level: 1, name: /could not be loaded$/ });

/** What leads to other pages: in the app its sidebar or tabs, elsewhere the entries of the header. */
const ways = (page: Page, path: string) =>
  path.startsWith('/app')
    ? page.getByRole('navigation', { name: /^(Sections|Tabs)$/ }).getByRole('link')
    : page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');

for (const { remote, visitor, paths, feature } of cases) {
  test(`${remote} is missing for ${visitor === 'guest' ? 'a guest' : `a member, ${visitor}`}: ${paths.join(' ')}`, async ({
    page,
  }) => {
    test.slow();
    if (visitor !== 'guest') await signInAs(page, await sharedMember(visitor));
    await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
    for (const path of paths) {
      await page.goto(`${appUrl()}${path}`);
      await expect(panel(page)).toBeVisible();
      expect.soft(await ways(page, path).count(), path).toBeGreaterThanOrEqual(2);
      await expect(
        page.getByRole('link', { name: /home$|start page$/, includeHidden: true }),
      ).toHaveAttribute('href', '/');
    }
    await expect(panel(page)).toHaveText(`${feature} could not be loaded`);
    await expectNoPageProblems(page, `${remote} missing ${visitor}`);
    await expectReflow(page, `${remote} missing ${visitor}`);
    await expectTouchTargets(page, `${remote} missing ${visitor}`);
    // With everything else in place the first of the ways leads somewhere, without a reload.
    if (remote === 'marketing' || paths[0]!.startsWith('/app')) return;
    await ways(page, paths[0]!).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  });
}

test('marketing is missing for a member without a plan: the payment page is whole', async ({ page }) => {
  await signInAs(page, await sharedMember('without a plan'));
  await page.route('**/remotes/marketing/**', (route) => route.abort());
  await page.goto(`${appUrl()}/subscription`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();
  await page.getByRole('link', { name: 'Breakaway' }).first().click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});
