import { randomUUID } from 'node:crypto';
import { Registry } from '@breakaway/releases/client';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { appUrl } from '../support/addresses.ts';
import { newMember, signInAs } from '../support/members.ts';
import { ownStack } from '../support/own-stack.ts';
import { asOtherBuild, releasesOf, untilKnown } from '../support/page-releases.ts';
import { TeamRemote } from '../support/team-release.ts';
import { watch } from '../support/watch.ts';

/** A release that only some get, and one that fails: who gets which, and what becomes of it. */

let stack: Stack;
let end: () => Promise<void>;
let team: TeamRemote;
let registry: Registry;
let live: string;

const HEADING = 'Democratizing Performance';
/** Each visitor comes from a network of their own, as behind the proxy of a deployment. */
const SETTINGS = { TRUST_PROXY: '127.0.0.1', STAFF: '@staff.example' };

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  Object.assign(process.env, SETTINGS);
  ({ stack, end } = await ownStack());
  for (const name of Object.keys(SETTINGS)) delete process.env[name];
  registry = new Registry(stack.addresses.registry);
  live = (await releasesOf('marketing'))[0]!;
});
test.afterAll(() => end?.());

/** Publishes another build, with another heading. */
function published(heading: string): string {
  team = new TeamRemote(stack, 'marketing');
  const version = asOtherBuild(team, live);
  team.build(version, `"${HEADING}"`, heading);
  team.run('publish');
  return version;
}
/** In the app, not in the HTML that the page began with. */
const onAbout = (page: Page, heading: string) =>
  page.locator('#root').getByRole('heading', { name: heading, exact: true });
const newest = async () => (await registry.history('marketing'))[0]!;
const address = (at: number) => `198.${(at >> 8) & 255}.${at & 255}.7`;

test('named members, staff and a share of the visitors get a canary, and stay with it', async ({
  browser,
}) => {
  const version = published('"About the canary"');
  const visitor = async (session?: Awaited<ReturnType<typeof newMember>>) => {
    const page = await (await browser.newContext()).newPage();
    const calm = watch(page);
    if (session) await signInAs(page, session);
    return { page, calm };
  };
  const [named, other, staff] = await Promise.all([
    newMember(),
    newMember(),
    newMember({ email: `rider-${randomUUID()}@staff.example` }),
  ]);
  team.run('canary', version, '--members', named.data._id, '--staff');
  await untilKnown('marketing', version);

  const [one, two, three, guest] = [
    await visitor(named),
    await visitor(other),
    await visitor(staff),
    await visitor(),
  ];
  for (const [{ page }, heading] of [
    [one, 'About the canary'],
    [two, HEADING],
    [three, 'About the canary'],
    [guest, HEADING],
  ] as const) {
    await page.goto(`${appUrl()}/about-us`);
    await expect(onAbout(page, heading)).toBeVisible();
    await page.reload();
    await expect(onAbout(page, heading)).toBeVisible();
  }

  // The pages said what they have loaded: of this one network, one of each release.
  const loaded = async () => (await registry.status('marketing')).health;
  await expect.poll(async () => (await loaded()).map((one) => one.version)).toEqual([version, live].sort());
  expect((await loaded()).map(({ loads, failures }) => [loads, failures])).toEqual([
    [1, 0],
    [1, 0],
  ]);

  // A page stays with what it has got, whatever happens; the next one is as everybody's.
  await one.page.goto(`${appUrl()}/faq`);
  await expect(one.page.getByRole('heading', { level: 1 })).toBeVisible();
  team.run('withdraw', '--reason', 'a look was enough');
  await expect.poll(() => releasesOf('marketing')).not.toContain(version);
  await one.page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(onAbout(one.page, 'About the canary')).toBeVisible();
  await one.page.reload();
  await expect(onAbout(one.page, HEADING)).toBeVisible();
  for (const { calm } of [one, two, three, guest]) await calm.expectCalm();
  expect(await newest()).toMatchObject({
    action: 'withdraw',
    team: 'marketing',
    reason: 'a look was enough',
  });
});

/** A visitor of the page who reports by hand, as the page does. */
async function visit(at: number): Promise<{ say: (version: string, kind: string) => Promise<void> }> {
  const headers = { 'X-Forwarded-For': address(at) };
  const html = await (await fetch(`${appUrl()}/about-us`, { headers })).text();
  const page = /name="page-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return {
    async say(version, kind) {
      await fetch(`${appUrl()}/page-reports`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ page, reports: [{ remote: 'marketing', version, kind, route: '/about-us' }] }),
      });
    },
  };
}
const inTurn = async (count: number, at: (one: number) => Promise<void>, atOnce = 20) => {
  let next = 0;
  const worker = async () => {
    while (next < count) await at(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

test('10 000 forged reports change nothing', async () => {
  test.slow();
  const version = published('"About to be forged"');
  team.run('canary', version, '--percent', '50');
  await untilKnown('marketing', version);
  const { say } = await visit(1);
  // One page again and again; no page; an invented one; and many pages, all of one network.
  await inTurn(4000, () => say(version, 'render'));
  const headers = { 'Content-Type': 'application/json' };
  await inTurn(4000, async (at) => {
    const body = JSON.stringify({
      page: at % 2 ? '' : randomUUID().replaceAll('-', '').slice(0, 32).padEnd(50, 'A'),
      reports: [{ remote: 'marketing', version, kind: 'render', route: '/about-us' }],
    });
    await fetch(`${appUrl()}/page-reports`, { method: 'POST', headers, body });
  });
  await inTurn(2000, async () => (await visit(1)).say(version, 'render'));
  // What is passed on every two seconds has arrived.
  await expect
    .poll(async () => (await registry.status('marketing')).health.find((one) => one.version === version))
    .toMatchObject({ loads: 1, failures: 1 });
  expect(await newest()).toMatchObject({ action: 'canary', to: version });
  team.run('withdraw');
});

test('a release that throws for a tenth of its loads is withdrawn within a minute, with the reason', async () => {
  test.slow();
  const version = published('"About a tenth"');
  team.run('canary', version, '--percent', '50');
  await untilKnown('marketing', version);
  const start = Date.now();
  const isWithdrawn = async () => (await newest()).action === 'withdraw';
  let visitors = 100;
  while (!(await isWithdrawn()) && Date.now() - start < 60_000) {
    // Ten visitors a second, half of them with the canary.
    const second = Date.now() + 1000;
    await inTurn(10, async (at) => {
      const number = visitors + at;
      const { say } = await visit(number);
      await say(number % 2 ? version : live, number % 20 === 1 ? 'render' : 'loaded');
    });
    visitors += 10;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, second - Date.now())));
  }
  const change = await newest();
  expect(change).toMatchObject({ action: 'withdraw', from: version, to: live, team: 'registry' });
  expect(change.reason).toMatch(/^Failed \d+ of \d+ pages, mostly: render\. \S+ failed 0 of \d+\.$/);
  expect(Date.now() - start).toBeLessThan(60_000);
});

/** Opens the page in a browser of a network of its own. */
async function browse(browser: Browser, at: number): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address(at) } });
  const page = await context.newPage();
  await page.goto(`${appUrl()}/about-us`);
  await expect(onAbout(page, HEADING)).toBeVisible();
  // It says what it loaded when it goes.
  await page.close({ runBeforeUnload: false });
  await context.close();
}

test('a deployment that throws in browsers is rolled back by itself, and nobody sees more than the release before', async ({
  browser,
}) => {
  test.slow();
  const version = published(`(()=>{throw new Error("does not start")})()`);
  team.run('deploy', version);
  await untilKnown('marketing', version);
  let visitors = 5000;
  await expect
    .poll(
      async () => {
        await inTurn(3, () => browse(browser, (visitors += 1)), 3);
        return (await newest()).action;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe('rollback');
  expect(await newest()).toMatchObject({ from: version, to: live, team: 'registry' });
  expect((await newest()).reason).toContain('mostly: render');
  await expect.poll(async () => (await releasesOf('marketing'))[0]).toBe(live);
});

test('a canary is widened step by step by a command, until it is live', async () => {
  const version = published('"About more and more"');
  const widen = (...more: string[]) => team.run('canary', version, '--percent', '50,100', ...more);
  expect(() => widen()).toThrow('--every is the number of minutes between two shares.');
  expect(widen('--every', '0.01', '--pages', '0').trimEnd().split('\n')).toEqual([
    expect.stringMatching(/ is a canary \(50 % of visitors\) from the next page load on/),
    expect.stringMatching(/ failed 0 of 0 pages lately\./),
    `marketing ${version} is live from the next page load on.`,
  ]);
  await expect.poll(async () => (await releasesOf('marketing'))[0]).toBe(version);
});
