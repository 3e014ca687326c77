import { expect, test, type Page } from '@playwright/test';
import { failureReports } from '../support/failure-reports.ts';
import { hillyRoute } from '../support/files.ts';
import { newPremiumMember, signInAs, sharedMember } from '../support/members.ts';
import { rewriteSigned } from '../support/signed-scripts.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** What is shown when something is broken. Every fault is simulated in the network, none in our code. */

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const fallback = 'Unexpected Application Error!';
const home = (page: Page) => page.getByRole('link', { name: 'Breakaway, home' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Answers scripts of matching addresses with the result of `rewrite`. */
async function rewriteScripts(page: Page, address: RegExp, rewrite: (source: string) => string) {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const source = await answer.text();
    const body = rewrite(source);
    if (body === source) throw new Error(`Nothing to break in ${route.request().url()}.`);
    // Not cached: the page that is loaded after the fault gets the real one.
    await route.fulfill({
      response: answer,
      body,
      headers: { ...answer.headers(), 'cache-control': 'no-store' },
    });
  });
}
/** Throws where it draws the text, until the test says that it is mended. */
const throwsWhereItDraws = (text: string) => (source: string) =>
  source.replaceAll(
    `"${text}"`,
    `(()=>{if(!window.mended)throw new Error("drawn no further");return "${text}"})()`,
  );

async function withoutReload(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await action();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const openSettings = async (page: Page) => {
  await signInAs(page, await sharedMember('premium'));
  await page.goto(`${appUrl()}/app/settings`);
};
const settingsFailed = (page: Page) => h1(page, 'Settings could not be loaded');

test('an unknown address: 404, the fallback page, the logo and a link home @2.generic.unknown-route', async ({
  page,
}) => {
  const answer = await page.goto(`${appUrl()}/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(h1(page, fallback)).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Breakaway');
  await expect(home(page)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
});

for (const [path, title, row] of [
  ['/app/mamba-learning-code', 'Mamba Learning Code', '@2.title.mamba-learning-code'],
  ['/app/climbing-time-predictor', 'Climbing Time Predictor', '@2.title.climbing-time-predictor'],
  ['/app/pace-optimization', 'Pace Optimization', '@2.title.pace-optimization'],
  ['/app/feeding-planner', 'Feeding Planner', '@2.title.feeding-planner'],
  [`${consultantPath}/64f0c2`, 'History', '@2.title.history'],
] as const) {
  test(`${path} is not routed: its title, the frame, the fallback page, a link onwards ${row}`, async ({
    page,
  }) => {
    await page.goto(`${appUrl()}${path}`);
    await expect(page).toHaveURL(`${appUrl()}/sign-in`);
    await signInAs(page, await sharedMember('premium'));
    expect((await page.goto(`${appUrl()}${path}`))?.status()).toBe(404);
    await expect(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { name: fallback })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the AI Consultant' }).click();
    await expect(page).toHaveURL(`${appUrl()}${consultantPath}`);
  });
}

test('a screen that crashes: the frame stays, the heading has the focus, Try again recovers', async ({
  page,
}) => {
  const reports = await failureReports(page);
  await rewriteSigned(page, /__federation_expose_SignIn\./, throwsWhereItDraws('Welcome Back!'));
  await page.goto(`${appUrl()}/sign-in?next=canary-token`);
  const heading = h1(page, 'Sign in could not be loaded');
  await expect(heading).toBeFocused();
  // Announced once, by the focus.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/^Support code: auth \S+ render$/)).toBeVisible();
  await expect(home(page)).toBeVisible();
  // One for each release that the page has: a deployment leaves the one before it behind the live one.
  const versions = new Set(reports.map(({ version }) => version));
  expect(versions.size).toBeGreaterThan(0);
  expect(reports).toEqual(
    [...versions].map((version) => ({ remote: 'auth', version, kind: 'render', route: '/sign-in' })),
  );
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await withoutReload(page, async () => {
    await tryAgain(page).click();
    await expect(h1(page, 'Welcome Back!')).toBeFocused();
  });
});

for (const [fault, breakIt] of [
  ['cannot be reached', (page: Page) => page.route(/\/remotes\/profile\//, (route) => route.abort())],
  [
    'throws as it is loaded',
    (page: Page) =>
      rewriteScripts(
        page,
        /__federation_expose_Settings\./,
        (source) => `throw new Error("loaded no further");${source}`,
      ),
  ],
] as const) {
  test(`a remote that ${fault}: a panel in its place, the rest works, Try again recovers`, async ({
    page,
  }) => {
    await breakIt(page);
    await openSettings(page);
    await expect(settingsFailed(page)).toBeFocused();
    await expect(page.getByText(/^Support code: profile \S+ (network|integrity)$/)).toBeVisible();
    await withoutReload(page, async () => {
      await page.getByRole('link', { name: 'AI Consultant' }).click();
      await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
      await page.goBack();
      await expect(settingsFailed(page)).toBeFocused();
      await page.unrouteAll();
      await tryAgain(page).click();
      await expect(h1(page, 'Settings')).toBeFocused();
    });
  });
}

test('public header and footer cannot be loaded: the logo, a link home and Try again remain', async ({
  page,
}) => {
  await page.route(/\/remotes\/marketing\//, (route) => route.abort());
  await page.goto(`${appUrl()}/faq`);
  await expect(h1(page, 'This page could not be loaded')).toBeFocused();
  await expect(home(page)).toHaveAttribute('href', '/');
  await page.unrouteAll();
  await withoutReload(page, async () => {
    await tryAgain(page).click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
});

test('the shell crashes while rendering: the last error boundary shows its page @2.generic.error-page', async ({
  page,
}) => {
  await rewriteSigned(page, /\/assets\/shell\./, throwsWhereItDraws('Skip to content'));
  await openSettings(page);
  await expect(h1(page, fallback)).toBeFocused();
  await expect(page).toHaveTitle(`${fallback} · Breakaway`);
  await home(page).click();
  await expect(page).toHaveURL(`${appUrl()}/`);
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
});

for (const [fault, breakIt] of [
  ['cannot be fetched', (page: Page) => page.route(/\/assets\/shell\./, (route) => route.abort())],
  [
    'breaks before it draws',
    (page: Page) =>
      rewriteScripts(page, /\/assets\/shell\./, (source) => `throw new Error("no start");${source}`),
  ],
] as const) {
  test(`the shell's script ${fault}: the page says so and can be reloaded`, async ({ page }) => {
    await breakIt(page);
    await page.goto(`${appUrl()}/faq`);
    await expect(h1(page, fallback)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The app could not be started.');
    await page.unrouteAll();
    await page.getByRole('link', { name: 'reload the page' }).click();
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  });
}

test('the connection is lost and comes back: an unobtrusive line, and what was missing loads automatically', async ({
  page,
  context,
}) => {
  await signInAs(page, await sharedMember('premium'));
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeInViewport();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(settingsFailed(page)).toBeVisible();
  await expect(page.getByText('We’ll load this when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(h1(page, 'Settings')).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('Back restores the scroll position, a link leads to the top of the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto(`${appUrl()}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveTitle('About us · Breakaway');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('FAQ · Breakaway');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('the onboarding questions leave the message box in sight; without them nothing is missing', async ({
  page,
}) => {
  const reports = await failureReports(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await newPremiumMember({ onboarded: false });
  await signInAs(page, session);
  await page.goto(`${appUrl()}${consultantPath}`);
  await expect(page.getByPlaceholder('Message Breakaway')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
  await page.route(/\/remotes\/profile\//, (route) => route.abort());
  await page.reload();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expect.poll(() => reports.map(({ remote }) => remote)).toContain('profile');
  await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
});

test('the account popover is opened, navigated and closed by keyboard only', async ({ page }) => {
  await openSettings(page);
  const face = page.getByRole('button', { name: 'Your account' });
  await face.focus();
  await page.keyboard.press('Enter');
  await expect(face).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator('[popover]:popover-open');
  for (const entry of [
    menu.getByRole('link', { name: 'Settings' }),
    menu.getByRole('link', { name: 'Manage Subscription' }),
    menu.getByRole('button', { name: 'Sign Out' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(face).toHaveAttribute('aria-expanded', 'false');
  await expect(face).toBeFocused();
});

test.describe('without its service worker, which would have the file already', () => {
  test.use({ serviceWorkers: 'block' });

  test('a chart whose library does not arrive says so, and is drawn at the second try', async ({ page }) => {
    await signInAs(page, await sharedMember('premium'));
    await page.goto(`${appUrl()}/app/race-analyzer`);
    const race = page.frameLocator('iframe[title="Race Analyzer"]');
    const library = /\/draw\./;
    await page.route(library, (route) => route.abort());
    await race.locator('input[type="file"]').setInputFiles(hillyRoute());
    await expect(race.getByText('The chart could not be loaded.')).toBeVisible();
    await page.unroute(library);
    await race.getByRole('button', { name: 'Try again' }).click();
    await expect(race.locator('[data-drawn] canvas').first()).toBeVisible();
    await expect(race.getByText('The chart could not be loaded.')).toHaveCount(0);
  });
});

test('the account popover leads to the settings and is closed there', async ({ page }) => {
  await signInAs(page, await sharedMember('premium'));
  await page.goto(`${appUrl()}/app/race-analyzer`);
  const face = page.getByRole('button', { name: 'Your account' });
  await face.click();
  await page.locator('[popover]:popover-open').getByRole('link', { name: 'Settings' }).click();
  await expect(h1(page, 'Settings')).toBeVisible();
  await expect(face).toHaveAttribute('aria-expanded', 'false');
});
