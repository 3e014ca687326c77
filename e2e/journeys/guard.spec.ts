import { expect, test, type Page } from '@playwright/test';
import type { Session } from '@breakaway/contract';
import { newPremiumMember, signInAs, sharedMember } from '../support/members.ts';
import { routeTable, type RouteCase } from '../support/route-table.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';

/** Access: every route of the table for each kind of visitor, opened cold and reached inside the app. */

type Visitor = 'guest' | 'member' | 'premium';

/** Where the specification's guard redirects a visitor. */
function destination({ path, access, leadsTo }: RouteCase, visitor: Visitor): string {
  if (access === 'public') return path;
  if (access === 'guest') return visitor === 'premium' ? consultantPath : path;
  if (visitor === 'guest') return '/sign-in';
  if (visitor === 'member') return '/subscription';
  return path === '/subscription' ? '/manage-subscription' : (leadsTo ?? path);
}

/** The code screen redirects, because no reset was started. */
const seen = (path: string) => (path === '/otp-verify' ? '/forgot-password' : path);

function titleAt(path: string): string {
  const { title } = routeTable.find((route) => route.path === seen(path))!;
  return title ? `${title} · Breakaway` : 'Breakaway';
}

async function expectAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(`${appUrl()}${seen(path)}`);
  await expect(page).toHaveTitle(titleAt(path));
}

const sessionOf: Record<Visitor, () => Promise<Session | null>> = {
  guest: async () => null,
  member: () => sharedMember(),
  premium: () => sharedMember('premium'),
};
const visitors = Object.keys(sessionOf) as Visitor[];

for (const route of routeTable) {
  const row = route.row ? ` @${route.row}` : '';
  test(`${route.path} opened by a guest, a member without a plan, a premium member${row}`, async ({
    page,
  }) => {
    for (const visitor of visitors) {
      const session = await sessionOf[visitor]();
      await page.addInitScript(
        (stored) => {
          if (stored && self === top) localStorage.setItem('breakaway_ai_user', stored);
        },
        session && JSON.stringify(session),
      );
      await page.goto(`${appUrl()}${route.path}`, { waitUntil: 'commit' });
      // Rendered, not only titled by the server's page.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAt(page, destination(route, visitor));
    }
  });
}

/** Simulates a link of the app: another address without another page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const rowsOf: Record<Visitor, string> = {
  guest: '@2.guard.no-session @6.guest',
  member: '@2.guard.non-premium @6.non-premium',
  premium: '@2.guard.premium-subscription @2.route.sign-in.premium @2.route.sign-up.premium @6.premium',
};

for (const visitor of visitors) {
  test(`the whole table inside the app, as ${visitor} ${rowsOf[visitor]}`, async ({ page }) => {
    const session = await sessionOf[visitor]();
    if (session) await signInAs(page, session);
    await page.goto(`${appUrl()}/faq`);
    await expectAt(page, '/faq');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (const route of routeTable) {
      await follow(page, route.path);
      await expectAt(page, destination(route, visitor));
    }
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
}

const kept = (page: Page) => page.evaluate(() => localStorage.length);
const store = (page: Page, value: string) =>
  page.evaluate((text) => localStorage.setItem('breakaway_ai_user', text), value);

test('both shapes of a stored session are understood; without a token there is no session @2.guard.no-token', async ({
  page,
}) => {
  const { message, token, data } = await sharedMember('premium');
  await page.goto(`${appUrl()}/faq`);
  for (const stored of [
    { message, token, data },
    { token, data },
  ]) {
    await store(page, JSON.stringify(stored));
    await page.goto(`${appUrl()}/app/settings`);
    await expectAt(page, '/app/settings');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(data.email);
  }
  const none = [JSON.stringify({ message, data }), '{"token":""}', 'not json', 'null'];
  for (const stored of none) {
    await store(page, stored);
    await page.goto(`${appUrl()}/app/settings`, { waitUntil: 'commit' });
    await expectAt(page, '/sign-in');
  }
});

test('two tabs stay in sync: a sign-in and a sign-out in one affect the other', async ({ page, context }) => {
  const session = await newPremiumMember();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${appUrl()}/sign-in`);
    await expectAt(tab, '/sign-in');
  }
  await store(page, JSON.stringify(session));
  await expectAt(other, consultantPath);
  await page.goto(`${appUrl()}/app/settings`);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectAt(page, '/sign-in');
  await expectAt(other, '/sign-in');
  expect(await kept(other)).toBe(0);
});
