import { expect, test, type Browser, type Page } from '@playwright/test';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { routeTable } from '../support/route-table.ts';
import { appUrl } from '../support/addresses.ts';
import { askedAgain, followTraffic } from '../support/page-traffic.ts';

/** Chromium waits three seconds after `load` before it warns about unused preloads. */
const WARNING_WAIT_MS = 5_000;
const TABS = 10;

const visitors = {
  'a guest': null,
  'a member without a plan': () => newMember(),
  'a premium member': () => newPremiumMember(),
};

/** What the console says of preloads, from now on. */
function preloadMessages(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/preload|Permissions-Policy/i.test(message.text())) said.push(message.text());
  });
  return said;
}

/** The console's messages about preloads on one page, opened as the first of a visit. */
async function complaints(context: Awaited<ReturnType<Browser['newContext']>>, path: string) {
  const page = await context.newPage();
  const said = preloadMessages(page);
  await page.goto(appUrl() + path);
  await page.waitForTimeout(WARNING_WAIT_MS);
  await page.close();
  return said.map((message) => `${path}: ${message}`);
}

for (const [who, session] of Object.entries(visitors)) {
  test(`nothing is preloaded in vain for ${who}, on any route`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext();
    if (session) {
      const page = await context.newPage();
      await signInAs(page, await session());
      await page.close();
    }
    const paths = [...new Set([...routeTable.map(({ path }) => path), '/nowhere', '/app/nowhere'])];
    // This only waits: several in parallel do not slow down other tests.
    for (let at = 0; at < paths.length; at += TABS) {
      const some = await Promise.all(paths.slice(at, at + TABS).map((path) => complaints(context, path)));
      expect.soft(some.flat()).toEqual([]);
    }
    await context.close();
  });
}

/** The addresses of all script elements that this page ever has, from its next load on. */
async function scriptElements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { addedScripts: added });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) added.push(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { addedScripts: string[] }).addedScripts);
}

for (const [who, session, path, field] of [
  ['a guest', null, '/sign-in', 'Email'],
  ['a premium member', () => newPremiumMember(), '/app/settings', 'Name'],
] as const) {
  test(`each script of the first page of ${who} is requested by one element`, async ({ page }) => {
    if (session) await signInAs(page, await session());
    const elements = await scriptElements(page);
    // Slow enough that the shell asks for chunks that are on their way.
    await page.route(/__federation_expose_|\/assets\/http-client/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fallback();
    });
    await page.goto(appUrl() + path);
    await expect(page.locator('#root').getByLabel(field, { exact: true })).toBeVisible();
    await page.waitForTimeout(1_000);
    const all = await elements();
    expect(all.length).toBeGreaterThan(3);
    expect([...new Set(all)].sort()).toEqual(all.sort());
  });
}

test('without the page’s font, the shell’s first line requests the chunks', async ({ page }) => {
  await signInAs(page, await newPremiumMember());
  await page.route(/\.woff2$/, (route) => route.abort());
  // An element of webpack has this attribute; one that webpack found on its way has not.
  await page.route(/\/assets\/http-client/, async (route) => {
    await expect(page.locator('script[src*="/assets/http-client"]:not([data-webpack])')).toHaveCount(1);
    await expect(page.locator('script[src*="/assets/http-client"]')).toHaveCount(1);
    await route.fallback();
  });
  const arrived = page.waitForResponse(/\/assets\/http-client/);
  await page.goto(`${appUrl()}/app/settings`);
  await arrived;
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a chunk of the shell that fails at first is requested again, and nobody hears of a failed start', async ({
  page,
}) => {
  await signInAs(page, await newPremiumMember());
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.id === 'start-failure')
          Object.assign(window, { startFailed: true });
    }).observe(document, { attributes: true, attributeFilter: ['hidden'], subtree: true });
  });
  let asked = 0;
  await page.route(/\/assets\/http-client/, (route) =>
    (asked += 1) === 1 ? route.abort() : route.fallback(),
  );
  // The shell arrives when the first request has failed.
  await page.route(/\/assets\/shell\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fallback();
  });
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  expect(asked).toBe(2);
  expect(await page.evaluate(() => (window as unknown as { startFailed?: boolean }).startFailed)).not.toBe(
    true,
  );
});

type Traffic = Awaited<ReturnType<typeof followTraffic>>;
/** Reports of what was loaded may go out more than once. */
const scriptsAskedAgain = (traffic: Traffic) => askedAgain(traffic.all().filter(({ isScript }) => isScript));
const follow = async (page: Page) => followTraffic(await page.context().newCDPSession(page), appUrl());

test('a link to another remote fetches its screen beside the entry, and nothing again', async ({ page }) => {
  const traffic = await follow(page);
  const said = preloadMessages(page);
  await page.goto(`${appUrl()}/faq`);
  // The entry is held until the screen's own script was asked for.
  const asked = page.waitForRequest(/__federation_expose_SignIn/);
  await page.route(/\/auth\/.*remoteEntry/, async (route) => {
    await asked;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page.locator('#root').getByLabel('Email')).toBeVisible();
  await page.waitForTimeout(WARNING_WAIT_MS);
  expect(scriptsAskedAgain(traffic)).toEqual([]);
  expect(said).toEqual([]);
});

test('a shared package that the page has is not fetched for the next remote', async ({ page }) => {
  await signInAs(page, await newPremiumMember());
  const traffic = await follow(page);
  const said = preloadMessages(page);
  await page.goto(`${appUrl()}/app/settings`);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  const formik = await page.evaluate(() => {
    const registry = JSON.parse(document.getElementById('remote-registry')!.textContent!) as Record<
      string,
      { base: string; screens: Record<string, string[]>; shared: Record<string, string> }[]
    >;
    const { base, screens, shared } = registry.auth![0]!;
    return base + screens.SignIn!.find((file) => shared[file] === 'formik')!;
  });
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.locator('#root').getByLabel('Email')).toBeVisible();
  await page.waitForTimeout(WARNING_WAIT_MS);
  expect(traffic.all().map(({ asked }) => asked)).not.toContain(`GET ${appUrl()}${formik}`);
  expect(scriptsAskedAgain(traffic)).toEqual([]);
  expect(said).toEqual([]);
});
