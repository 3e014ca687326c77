import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@breakaway/federation/local-ports';
import { expect, test, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { ownStack } from '../support/own-stack.ts';
import { TeamRemote } from '../support/team-release.ts';
import { appUrl } from '../support/addresses.ts';

/** Deploying and rolling back one remote through the registry only, and a registry that is away. */

let stack: Stack;
let end: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
});
test.afterAll(() => end?.());

const heading = 'Democratizing Performance';
const newHeading = 'Democratising Performance';
const openAbout = (page: Page) => page.getByRole('link', { name: 'About Us' }).first().click();

test('a new version is live at the next load, can be rolled back, and open tabs keep theirs', async ({
  browser,
}) => {
  const shellPid = stack.service('shell').pid;
  const team = new TeamRemote(stack, 'marketing');
  const openPage = async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${appUrl()}/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };

  const oldTab = await openPage();
  team.build('0.1.1-next', heading, newHeading);
  team.run('publish');
  team.run('deploy');

  const newTab = await openPage();
  await openAbout(newTab);
  await expect(newTab.getByRole('heading', { name: newHeading })).toBeVisible();

  // The tab from before the deployment has not loaded About yet: its version is still served.
  await openAbout(oldTab);
  await expect(oldTab.getByRole('heading', { name: heading })).toBeVisible();

  const midTab = await openPage();
  team.run('rollback');
  const afterRollback = await openPage();
  await openAbout(afterRollback);
  await expect(afterRollback.getByRole('heading', { name: heading })).toBeVisible();
  await openAbout(midTab);
  await expect(midTab.getByRole('heading', { name: newHeading })).toBeVisible();

  // Nothing of the shell was rebuilt or restarted.
  expect(stack.service('shell').pid).toBe(shellPid);
});

test('what no shell can load, and what another team has, is not made live', async ({ page }) => {
  const marketing = new TeamRemote(stack, 'marketing');
  marketing.build('0.1.2-next', heading, newHeading, { hostApi: '^9.0.0' });
  marketing.run('publish');
  expect(() => marketing.run('deploy')).toThrow(
    /marketing 0\.1\.2-next needs host-api \^9\.0\.0, but the shell has .*: deploy the shell first\. Nothing was changed\./,
  );
  const chat = new TeamRemote(stack, 'marketing', 'chat');
  expect(() => chat.run('rollback')).toThrow(/may not deploy marketing\. Nothing was changed\./);
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

async function readiness() {
  const answer = await fetch(`${appUrl()}/readyz`);
  return { code: answer.status, ...((await answer.json()) as object) };
}

async function expectPages(page: Page) {
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

test('while the registry is away the product goes on, also after restarts; deployments wait for its return', async ({
  page,
}) => {
  const registry = stack.service('registry');
  await registry.kill();
  await expectPages(page);
  for (const name of ['shell', 'remote-auth', 'remote-marketing']) await stack.service(name).restart();
  await expect
    .poll(readiness)
    .toMatchObject({ code: 200, status: 'ready, from what was live last', missing: [] });
  await expectPages(page);
  const team = new TeamRemote(stack, 'marketing');
  team.build('0.1.3-next', heading, newHeading);
  expect(() => team.run('publish')).toThrow(/does not answer\. Nothing was changed\./);

  await registry.restart();
  team.run('publish');
  expect(team.run('deploy')).toContain('marketing 0.1.3-next is live from the next page load on.');
  await expect.poll(readiness).toMatchObject({ code: 200, status: 'ready', problems: [] });
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: newHeading })).toBeVisible();
  team.run('rollback');
});

test('a shell that starts without a registry and without memory says so, and recovers by itself', async ({
  page,
}) => {
  const registry = stack.service('registry');
  const shell = stack.service('shell');
  await shell.stop();
  await registry.stop();
  rmSync(join(stack.dataDir, 'shell.live.json'));
  shell.start();
  await expect.poll(() => readiness().catch(() => null)).toMatchObject({ code: 503, missing: remoteNames });
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByText('auth - unknown')).toBeVisible();
  await registry.restart();
  await expect.poll(() => readiness().catch(() => null)).toMatchObject({ code: 200 });
  await expectPages(page);
});
