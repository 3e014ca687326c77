import { expect, test, type Page } from '@playwright/test';
import { newMember, newPremiumMember, signInAs } from '../support/members.ts';
import { appUrl, consultantPath } from '../support/addresses.ts';
import { isPrerendered } from '../support/prerendered.ts';
import { askedAgain, bytesOf, followTraffic } from '../support/page-traffic.ts';

/**
 * What a first visit may transfer: compressed bodies, so that it is the same on every machine. Times are measured by
 * `npm run bench -- pages`.
 */

async function firstVisit(page: Page, path: string, ready: string) {
  const traffic = await followTraffic(await page.context().newCDPSession(page), appUrl());
  await page.goto(appUrl() + path, { waitUntil: 'commit' });
  await page.locator(`#root ${ready}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const own = traffic.all().filter(({ isOwn }) => isOwn);
  return {
    again: askedAgain(traffic.all()),
    requests: own.length,
    scriptBytes: bytesOf(own.filter(({ isScript }) => isScript)),
  };
}

const pages = [
  { path: '/', ready: 'header', who: null, kB: 116, requests: 8 },
  { path: '/sign-in', ready: 'input[type=email]', who: null, kB: 146, requests: 11 },
  { path: '/faq', ready: 'main h1', who: null, kB: 121, requests: 9 },
  { path: '/subscription', ready: 'main h1', who: newMember, kB: 168, requests: 14 },
  { path: consultantPath, ready: 'textarea', who: newPremiumMember, kB: 171, requests: 9 },
  { path: '/app/settings', ready: 'input[name=name]', who: newPremiumMember, kB: 181, requests: 12 },
  { path: '/manage-subscription', ready: 'main h1', who: newPremiumMember, kB: 134, requests: 8 },
];

for (const { path, ready, who, kB, requests } of pages)
  test(`a first visit to ${path} stays within its budget, and asks for nothing again`, async ({ page }) => {
    if (who) await signInAs(page, await who());
    const visit = await firstVisit(page, path, ready);
    expect.soft(visit.again).toEqual([]);
    expect.soft(visit.requests, 'requests').toBeLessThanOrEqual(requests);
    expect.soft(visit.scriptBytes / 1024, 'kB of scripts').toBeLessThanOrEqual(kB);
  });

/** All that comes before a visitor can type: the page and its fonts. */
const BEFORE_TYPING_KB = 130;

test('sign-in can be typed in before 130 kB, and without a script', async ({ page }) => {
  await isPrerendered('/sign-in');
  const traffic = await followTraffic(await page.context().newCDPSession(page), appUrl());
  await page.route(/\.js$/, () => {});
  await page.goto(`${appUrl()}/sign-in`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('anna@example.com');
  await page.evaluate(() => document.fonts.ready);
  const before = bytesOf(traffic.all());
  expect(before).toBeGreaterThan(0);
  expect(before / 1024).toBeLessThanOrEqual(BEFORE_TYPING_KB);
});
