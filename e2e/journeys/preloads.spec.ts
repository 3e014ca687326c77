import { expect, test, type Browser } from '@playwright/test';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { routeTable } from '../support/route-table.ts';
import { appUrl } from '../support/addresses.ts';

/** Chromium waits three seconds after `load` before it warns about unused preloads. */
const WARNING_WAIT_MS = 5_000;
const TABS = 10;

const visitors = {
  'a guest': null,
  'a member without a plan': () => newMember(),
  'a premium member': () => newPremiumMember(),
};

/** The console's messages about preloads on one page, opened as the first of a visit. */
async function complaints(context: Awaited<ReturnType<Browser['newContext']>>, path: string) {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (/preload|Permissions-Policy/i.test(message.text())) said.push(`${path}: ${message.text()}`);
  });
  await page.goto(appUrl() + path);
  await page.waitForTimeout(WARNING_WAIT_MS);
  await page.close();
  return said;
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
