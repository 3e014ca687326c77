import { expect, test, type Page } from '@playwright/test';
import { freshEmail, newMember, newPremiumMember, password, signInAs } from '../support/members.ts';
import { appUrl } from '../support/addresses.ts';
import { isPrerendered } from '../support/prerendered.ts';
import { watch } from '../support/watch.ts';

/** The HTML of a screen that the page begins with, before any script has arrived. */

const early = (page: Page) => page.locator('#prerendered');
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const greeting = (page: Page) => page.getByRole('heading', { name: 'Welcome Back!' });

/** Opens a page whose scripts wait. @returns lets them through */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await isPrerendered(path);
  let go = () => {};
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/shell\.\w+\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(appUrl() + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return go;
}

test('a visitor types before any script has arrived; the app goes on with it, caret and all', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  const { email } = (await newPremiumMember()).data;
  const go = await openWithoutScripts(page, '/sign-in');
  await expect(greeting(page)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill('col-galibier');
  await passwordField(page).press('Home');
  for (let i = 0; i < 'col-'.length; i += 1) await passwordField(page).press('ArrowRight');
  go();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type('du-');
  await expect(passwordField(page)).toHaveValue(password);
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
  await expectCalm();
});

test('a form that is sent before the app is there is sent when it is', async ({ page }) => {
  const { email } = (await newPremiumMember()).data;
  const go = await openWithoutScripts(page, '/sign-in');
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  go();
  await expect(page.getByPlaceholder('Message Breakaway')).toBeVisible();
});

test('the form that is not right gets its messages, also when it was sent too early', async ({ page }) => {
  const go = await openWithoutScripts(page, '/sign-up');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Sign up' }).click();
  go();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('what was typed is there again when a screen that could not be loaded is tried again', async ({
  page,
}) => {
  const remote = /\/remotes\/auth\//;
  await page.route(remote, (route) => route.abort());
  const go = await openWithoutScripts(page, '/sign-in');
  await page.getByLabel('Email').fill('anna@example.com');
  go();
  await expect(page.getByRole('heading', { name: 'Sign in could not be loaded' })).toBeVisible();
  await page.unroute(remote);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com');
});

test('without scripts at all nothing that was typed goes into an address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await isPrerendered('/sign-in');
  await page.goto(`${appUrl()}/sign-in`);
  await page.getByLabel('Email').fill('anna@example.com');
  await passwordField(page).fill(password);
  await passwordField(page).press('Enter');
  await page.waitForLoadState();
  expect(page.url().replace(/\?$/, '')).toBe(`${appUrl()}/sign-in`);
  await context.close();
});

test('a visitor reads before any script has arrived; the app goes on with what they opened', async ({
  page,
}) => {
  const { expectCalm } = watch(page);
  const go = await openWithoutScripts(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const questions = page.locator('details:visible');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  go();
  await expect(early(page)).toHaveCount(0);
  await expect(page.getByText('Slide 2 of 5')).toBeVisible();
  const opened = questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await opened).toEqual([false, true, false]);
  await expectCalm();
});

test('a visitor who has scrolled stays where they are', async ({ page }) => {
  const go = await openWithoutScripts(page, '/about-us');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 600));
  expect(await scrolled()).toBe(600);
  go();
  await expect(early(page)).toHaveCount(0);
  expect(await scrolled()).toBe(600);
});

for (const [path, words] of [
  ['/faq', 'Does Breakaway replace a coach?'],
  ['/about-us', 'Democratizing Performance'],
] as const)
  test(`${path} can be read without scripts at all`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await isPrerendered(path);
    await page.goto(appUrl() + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(words);
    await context.close();
  });

/** Where everything stands that a visitor reads or presses. */
const places = (page: Page) =>
  page
    .locator('h1, h2, label, input, summary, main a, main button, main p, footer a')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as object));

async function expectNothingMoves(page: Page, path: string): Promise<void> {
  const go = await openWithoutScripts(page, path);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  expect(before.length).toBeGreaterThan(4);
  go();
  await expect(early(page)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
}

for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/faq', '/about-us'])
  test(`nothing moves when the app takes over ${path}`, async ({ page }) => {
    await expectNothingMoves(page, path);
  });

test('nothing moves in a browser without passkeys either', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await expectNothingMoves(page, '/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

/** Records whether each larger paint than before was the app's own. */
const watchPaints = (page: Page) =>
  page.addInitScript(() => {
    const ofApp: boolean[] = [];
    Object.assign(window, { ofApp });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        ofApp.push(Boolean(element?.closest('#root')));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/faq', '/about-us'])
  test(`the largest paint of ${path} is its first HTML, also when the letters are late`, async ({ page }) => {
    let send = () => {};
    const letters = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await letters;
      await route.continue();
    });
    await watchPaints(page);
    const go = await openWithoutScripts(page, path);
    const paints = () => page.evaluate(() => (window as unknown as { ofApp: boolean[] }).ofApp);
    await expect.poll(paints).toContain(false);
    const standIns = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('Fallback')).map(({ status }) => status),
    );
    test.skip(standIns.includes('error'), 'There is no Arial on this machine.');
    send();
    await page.evaluate(() => document.fonts.ready);
    go();
    await expect(early(page)).toHaveCount(0);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))),
    );
    expect(await paints()).not.toContain(true);
  });

for (const [who, member] of Object.entries({ 'with a plan': newPremiumMember, 'without one': newMember }))
  test(`a member ${who} gets the app’s own`, async ({ page }) => {
    await signInAs(page, await member());
    const go = await openWithoutScripts(page, '/sign-in');
    await expect(page.locator('#root')).toBeAttached();
    await expect(early(page)).toHaveCount(0);
    await expect(greeting(page)).toHaveCount(0);
    go();
  });

test('an app that does not start says so instead', async ({ page }) => {
  await isPrerendered('/sign-in');
  await page.route(/\/assets\/shell\.\w+\.js$/, (route) => route.abort());
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(early(page)).toHaveCount(0);
});
