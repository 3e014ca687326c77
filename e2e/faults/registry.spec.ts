import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { registryOf, type Stack } from 'stack';
import { ownStack } from '../support/own-stack.ts';
import { TeamRemote } from '../support/team-release.ts';
import { appUrl } from '../support/addresses.ts';

/** Deploying and rolling back one remote through the registry only, and broken registries. */

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

test('a release that needs a newer host-api is skipped in favour of the previous one', async ({ page }) => {
  const file = registryOf(stack.dataDir);
  const registry = JSON.parse(readFileSync(file, 'utf8')) as {
    remotes: Record<string, Record<string, unknown>>;
  };
  const good = JSON.stringify(registry);
  const { previous, ...live } = registry.remotes.marketing!;
  registry.remotes.marketing = { ...live, version: '9.0.0', hostApi: '^9.0.0', previous: [live] };
  writeFileSync(file, JSON.stringify(registry));
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();

  registry.remotes.marketing = { ...live, version: '9.0.0', hostApi: '^9.0.0', previous: [] };
  writeFileSync(file, JSON.stringify(registry));
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByText('marketing - contract')).toBeVisible();
  expect(previous).toBeDefined();

  writeFileSync(file, good);
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('when the registry becomes invalid, the last good one stays in force', async ({ page }) => {
  const file = registryOf(stack.dataDir);
  const good = readFileSync(file, 'utf8');
  for (const bad of [
    '{ "remotes": ',
    '[]',
    '',
    good.replace(/"entry":\s*"[^"]+"/, '"entry":"../../etc/passwd"'),
  ]) {
    writeFileSync(file, bad);
    await page.goto(`${appUrl()}/sign-in`);
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await page.goto(`${appUrl()}/faq`);
    await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
  }
  writeFileSync(file, good);
});

test('a deployment to a damaged registry changes nothing; after a restore it continues from the last good one', async ({
  page,
}) => {
  const file = registryOf(stack.dataDir);
  const good = readFileSync(file, 'utf8');
  const marketing = new TeamRemote(stack, 'marketing');
  marketing.build('0.1.2-next', heading, newHeading);
  marketing.run('publish');

  for (const bad of [
    good.slice(0, good.length / 2),
    good.replace(/"name":\s*"auth"/, '"name":"somebody else"'),
  ]) {
    writeFileSync(file, bad);
    for (const command of ['deploy', 'rollback', 'release'])
      expect(() => marketing.run(command)).toThrow(
        /cannot be read in full: .* Nothing was changed\. .* restore/,
      );
    expect(readFileSync(file, 'utf8')).toBe(bad);
    // What is live stays live, also for a shell that starts now.
    await stack.service('shell').restart();
    expect(await readiness()).toMatchObject({
      code: 200,
      status: 'ready, from the last good registry',
      missing: [],
      problems: [expect.any(String)],
    });
    await page.goto(`${appUrl()}/sign-in`);
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    expect(marketing.run('restore')).toContain('The registry is as it was at');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(good));
  }

  expect(marketing.run('deploy')).toContain('marketing 0.1.2-next is live');
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready', problems: [] });
  await page.goto(`${appUrl()}/about-us`);
  await expect(page.getByRole('heading', { name: newHeading })).toBeVisible();
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  marketing.run('rollback');
});

async function readiness() {
  const answer = await fetch(`${appUrl()}/readyz`);
  return { code: answer.status, ...((await answer.json()) as object) };
}

test('a shell that starts with a broken registry and no backup names what is missing, shows panels, and recovers later', async ({
  page,
}) => {
  const file = registryOf(stack.dataDir);
  const backups = join(stack.dataDir, 'registry.backups');
  const good = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Record<string, object> };
  const shell = stack.service('shell');
  await shell.stop();
  renameSync(backups, `${backups}.away`);
  writeFileSync(
    file,
    JSON.stringify({ remotes: { ...good.remotes, marketing: { name: 'marketing', version: 'x' } } }),
  );
  shell.start();
  await expect.poll(() => readiness().catch(() => null)).toMatchObject({ code: 503, missing: ['marketing'] });
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await page.goto(`${appUrl()}/faq`);
  await expect(page.getByText('marketing - unknown')).toBeVisible();
  writeFileSync(file, JSON.stringify(good));
  renameSync(`${backups}.away`, backups);
  await page.goto(`${appUrl()}/faq`);
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeVisible();
  expect(await readiness()).toMatchObject({ code: 200 });
});
