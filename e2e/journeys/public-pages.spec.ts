import { expect, test, type Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { signInAs, sharedMember } from '../support/members.ts';
import { appUrl } from '../support/addresses.ts';

/** The public shell: where its links lead, what the FAQ does, the legal texts inside the framed landing page. */

const go = (page: Page, path: string) => page.goto(`${appUrl()}${path}`);
const landing = (page: Page) => page.frameLocator('iframe[title="About Breakaway"]');

test('header: each entry leads to its page, the logo to the landing page @2.header.links @2.header.logo @2.route.home.logo', async ({
  page,
}) => {
  const entries = { FAQ: '/faq', 'About Us': '/about-us', 'Sign Up': '/sign-up', Login: '/sign-in' };
  const header = page.getByRole('banner');
  for (const [name, path] of Object.entries(entries)) {
    await go(page, '/faq');
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${appUrl()}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await go(page, '/about-us');
  await header.getByRole('link', { name: /^Breakaway/ }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
});

test('footer: three legal texts in the landing page, five icons that lead to it @2.footer.legal @2.footer.social', async ({
  page,
}) => {
  await go(page, '/faq');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Terms & Services', 'Cookies Policy', 'Privacy Policy']) {
    await footer.getByRole('button', { name }).click();
    await expect(page).toHaveURL(`${appUrl()}/`);
    await expect(
      landing(page)
        .getByRole('heading', { name: new RegExp(name.split(' ')[0]!) })
        .first(),
    ).toBeInViewport();
  }
  const icons = footer.getByRole('link').filter({ has: page.locator('svg') });
  await expect(icons).toHaveCount(5);
  for (const icon of await icons.all()) {
    await go(page, '/about-us');
    await expect(icon).toHaveAccessibleName(/\w/);
    await icon.click();
    await expect(page).toHaveURL(`${appUrl()}/`);
  }
});

test('the terms link of the payment page opens the terms in the FAQ of the landing page @2.route.home.show-terms @2.subscription.terms @2.subscription.close', async ({
  page,
}) => {
  await signInAs(page, await sharedMember());
  await go(page, '/subscription');
  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ showTerms: true });
  await expect(landing(page).getByRole('heading', { name: /Terms/ }).first()).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
});

test('FAQ: three items that open and close, a carousel that stops at its ends @2.faq.accordion @2.faq.carousel @2.faq.carousel-keys @2.faq.carousel-ends @4.accordion', async ({
  page,
}) => {
  await go(page, '/faq');
  const items = page.locator('details');
  await expect(items).toHaveCount(3);
  await expect(items.locator('summary')).toHaveText([/^What is/, /replace a coach/, /How do I join/]);
  for (const item of await items.all()) {
    if (await item.evaluate((one: HTMLDetailsElement) => one.open)) await item.locator('summary').click();
    await expect(item).not.toHaveAttribute('open');
    await item.locator('summary').click();
    await expect(item.locator('p').first()).toBeVisible();
    await item.locator('summary').click();
    await expect(item).not.toHaveAttribute('open');
  }
  const previous = page.getByRole('button', { name: 'Previous slide' });
  const next = page.getByRole('button', { name: 'Next slide' });
  const slide = page.locator('[aria-roledescription="slide"]');
  await expect(previous).toBeDisabled();
  const first = await slide.getAttribute('aria-label');
  await next.click();
  await expect(slide).not.toHaveAttribute('aria-label', first!);
  await page.keyboard.press('ArrowLeft');
  await expect(slide).toHaveAttribute('aria-label', first!);
  await expect(previous).toBeDisabled();
  while (await next.isEnabled()) await next.click();
  await expect(previous).toBeEnabled();
});

test('About: the mission and its two sections @2.about.mission @2.about.full-potential @2.about.democratizing', async ({
  page,
}) => {
  await go(page, '/about-us');
  await expect(page.getByText(/Our mission: bring elite-level modelling to every cyclist/)).toBeVisible();
  for (const name of ['Cycling is not at its full potential', 'Democratizing Performance'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a framed tool is covered by a spinner until it has loaded @2.app.tool-spinner', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  const answer = await hold(page, '/tools/session');
  await go(page, '/app/race-analyzer');
  const spinner = page.getByRole('status', { name: 'Loading Race Analyzer' });
  await expect(spinner).toBeVisible();
  await answer();
  await expect(spinner).toHaveCount(0);
  await expect(page.frameLocator('iframe[title="Race Analyzer"]').getByRole('heading').first()).toBeVisible();
});
