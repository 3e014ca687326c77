import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { appUrl } from '../support/addresses.ts';

/** The public shell on a phone, by keyboard, and when the landing page's server is down. */

const phone = { width: 390, height: 844 };
const landing = (page: Page) => page.frameLocator('iframe[title="About Breakaway"]');
const open = async (page: Page, path: string) => {
  await page.goto(`${appUrl()}${path}`);
  await expect(page.getByRole('banner')).toBeVisible();
};

const entries = [
  ['FAQ', '/faq'],
  ['About Us', '/about-us'],
  ['Sign Up', '/sign-up'],
  ['Login', '/sign-in'],
] as const;

test('the phone menu: 12rem, four entries, by button, Escape and choice @2.header.menu @2.header.menu-icons @4.header-menu @9.menu-height', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/faq');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const panel = page.getByRole('navigation', { name: 'Menu' });
  const closedIcon = await toggle.innerHTML();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await toggle.innerHTML()).not.toBe(closedIcon);
  expect((await panel.boundingBox())?.height).toBe(12 * 16);
  await expect(panel.getByRole('link')).toHaveText(entries.map(([name]) => name));
  await toggle.click();
  await expect(panel).toHaveCount(0);
  expect(await toggle.innerHTML()).toBe(closedIcon);

  await toggle.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'FAQ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await toggle.click();
  await panel.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(panel).toHaveCount(0);
});

for (const [button, heading, row] of [
  ['Terms & Services', 'Terms and conditions', ' @2.route.home.show-terms'],
  ['Cookies Policy', 'Cookies policy', ''],
  ['Privacy Policy', 'Privacy policy', ''],
] as const)
  test(`${button} shows that legal text @2.footer.legal${row}`, async ({ page }) => {
    await open(page, '/about-us');
    await page.getByRole('contentinfo').getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const title = landing(page).getByRole('heading', { name: heading, exact: true });
    await expect(title).toBeInViewport();
    // At the top of the window, not somewhere in it.
    await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(200);
  });

test('a legal text begins with its sections, and each leads to its place below the header', async ({
  page,
}) => {
  await open(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms & Services' }).click();
  await landing(page).getByRole('link', { name: '8. Liability and changes' }).click();
  const section = landing(page).getByRole('heading', { name: '8. Liability and changes' });
  await expect(section).toBeInViewport();
  await expect.poll(async () => (await section.boundingBox())!.y).toBeGreaterThan(64);
});

test('the landing page is framed behind a spinner, and its links lead into the app @2.route.home', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/live/landing/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  letGo();
  await expect(landing(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
  await landing(page).getByRole('link', { name: 'Create your account' }).first().click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('the app may frame the landing page from its own server; a stranger may not, nor through the app', async ({
  page,
}) => {
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  /** The addresses that frames show on this page. */
  const framed = async (address: string, asked: string[]) => {
    await page.goto(address);
    await page.evaluate(
      (all) =>
        Promise.all(
          all.map((src) => {
            const frame = document.body.appendChild(document.createElement('iframe'));
            const loaded = new Promise((resolve) => (frame.onload = resolve));
            frame.src = src;
            return loaded;
          }),
        ),
      asked,
    );
    return () =>
      page
        .frames()
        .slice(-asked.length)
        .map((frame) => frame.url());
  };
  await page.goto(appUrl());
  const landing = (await page.locator('iframe').first().getAttribute('src'))!;
  await expect.poll(await framed(`${appUrl()}/faq`, [landing])).toEqual([landing]);
  const refused = 'chrome-error://chromewebdata/';
  const throughTheApp = `${appUrl()}/remotes/marketing/live/landing/`;
  // An empty frame has an address for a moment.
  await expect.poll(await framed(elsewhere, [landing, throughTheApp])).toEqual([refused, refused]);
  stranger.close();
});

test('the promise and the picture are there before any script has run', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await expect(landing(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(landing(page).getByRole('img', { name: /^The climb/ })).toBeInViewport();
});

test('a visitor changes the question, and the page answers it', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.url().endsWith('/live/landing/'))));
  await open(page, '/');
  const frame = landing(page);
  const watts = async () => Number(await frame.locator('#answer .number strong').textContent());
  const before = await watts();
  await frame.getByRole('textbox', { name: 'Time' }).fill('80');
  await expect.poll(watts).toBeLessThan(before);
  await expect(frame.getByText(/^Yes\. You have \d+/)).toBeVisible();
  await frame.getByRole('textbox', { name: 'Gradient' }).fill('81');
  await expect(frame.getByRole('alert')).toHaveText('Gradient: enter 2 to 20 %.');
  await expect(frame.getByRole('textbox', { name: 'Gradient' })).toHaveAttribute('aria-invalid', 'true');
  // The frame of the HTML was taken over, not loaded once more, and the window has the only scroll bar.
  expect(loads).toBe(1);
  await expect
    .poll(() => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight))
    .toBe(0);
  await frame.getByRole('link', { name: /a year$/ }).click();
  await expect(frame.getByRole('heading', { name: 'One plan. Everything in it.' })).toBeInViewport();
});

test('a landing page that cannot be had: a sentence, and a second try that heals', async ({ page }) => {
  await page.route('**/live/landing/**', (route) => route.abort('connectionrefused'));
  await open(page, '/');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded');
  await page.unroute('**/live/landing/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(landing(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the carousel by keyboard, to both ends @2.faq.carousel @2.faq.carousel-keys @2.faq.carousel-ends', async ({
  page,
}) => {
  await open(page, '/faq');
  const [previous, next] = ['Previous slide', 'Next slide'].map((name) => page.getByRole('button', { name }));
  const slide = (n: number) => page.getByRole('group', { name: `Slide ${n} of 5` });
  await expect(previous!).toBeDisabled();
  await next!.focus();
  for (let n = 2; n <= 5; n += 1) {
    await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'Enter');
    await expect(slide(n)).toBeVisible();
    const picture = slide(n).getByRole('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(next!).toBeDisabled();
  await expect(previous!).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slide(5)).toBeVisible();
  for (let n = 4; n >= 1; n -= 1) {
    await page.keyboard.press('ArrowLeft');
    await expect(slide(n)).toBeVisible();
  }
  await expect(previous!).toBeDisabled();
  await expect(next!).toBeFocused();
});
