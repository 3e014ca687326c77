import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { keysDirOf, type Stack } from 'stack';
import { expectNoPageProblems } from '../support/page-checks.ts';
import { ownStack } from '../support/own-stack.ts';
import { asOtherBuild, releasesOf, untilKnown } from '../support/page-releases.ts';
import { TeamRemote } from '../support/team-release.ts';
import { watch } from '../support/watch.ts';

/** The page for operators, on the registry of a whole product. */

let stack: Stack;
let end: () => Promise<void>;
let first: string;
let second: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
  first = (await releasesOf('auth'))[0]!;
  const team = new TeamRemote(stack, 'auth');
  second = asOtherBuild(team, first);
  team.run('publish');
});
test.afterAll(() => end?.());

const keyOf = (team: string) => join(keysDirOf(stack.dataDir), `${team}.json`);
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, team: string): Promise<void> {
  await page.goto(stack.addresses.registry);
  await page.getByLabel('Key file').setInputFiles(keyOf(team));
  await expect(card(page, 'auth')).toBeVisible();
}

async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  // If it stays open, the failure shows its text.
  await expect.poll(async () => (await dialog.allInnerTexts()).join()).toBe('');
  await expect(page.getByText(/^Done\. 1 of 1 shells/)).toBeVisible();
}

test('nothing is shown without a key that counts, and what is no key is said', async ({ page }) => {
  const calm = watch(page);
  await page.goto(stack.addresses.registry);
  await expect(page.getByRole('heading', { name: 'Releases' })).toBeVisible();
  await page
    .getByLabel('Key file')
    .setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await expect(page.getByText('This is no private key of a team.')).toBeVisible();
  const answer = await page.request.get(`${stack.addresses.registry}/overview`);
  expect(answer.status()).toBe(401);
  await calm.expectCalm();

  const stranger = JSON.parse(readFileSync(keyOf('auth'), 'utf8')) as { kid: string };
  await page.getByLabel('Or paste the key').fill(JSON.stringify({ ...stranger, kid: 'stranger-1' }));
  await page.getByRole('button', { name: 'Use this key' }).click();
  await expect(page.getByText('The registry does not know this key')).toBeVisible();
});

test('an operator starts a canary, widens it, makes it live, and rolls it back', async ({ page }) => {
  // A slow reading: a button pressed right after a change must not begin at what was before it.
  await page.route('**/overview', async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await open(page, 'operators');
  const auth = card(page, 'auth');
  await expect(auth.getByText(first).first()).toBeVisible();
  await auth.getByRole('button', { name: 'Releases (2)' }).click();
  await auth.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: /Start a canary/ }).click();
  const share = page.getByLabel('Share of the visitors, in percent');
  await share.fill('a lot');
  await expect(page.getByText('A number from 0 to 100.')).toBeVisible();
  await share.fill('5');
  await confirm(page, 'Start a canary', 'a first look');
  await expect(auth.getByText('For 5 % of visitors, staff')).toBeVisible();
  await untilKnown('auth', second);

  await auth.getByRole('button', { name: 'Widen' }).click();
  await share.fill('50');
  await confirm(page, 'Change the canary', 'looks well');
  await auth.getByRole('button', { name: 'Make live' }).click();
  await confirm(page, 'Make it live', 'no complaints');
  await expect.poll(async () => (await releasesOf('auth'))[0]).toBe(second);

  await auth.getByRole('button', { name: 'Roll back' }).click();
  await confirm(page, 'Roll back', 'one complaint');
  await expect.poll(async () => (await releasesOf('auth'))[0]).toBe(first);
  const history = card(page, 'History');
  for (const reason of ['one complaint', 'no complaints', 'looks well', 'a first look'])
    await expect(history.getByText(`“${reason}”`)).toBeVisible();
});

test('what somebody else has changed meanwhile is said, and nothing that was typed is lost', async ({
  page,
}) => {
  await open(page, 'operators');
  const auth = card(page, 'auth');
  await auth.getByRole('button', { name: 'Releases (2)' }).click();
  await auth.getByRole('button', { name: `Actions for ${second}` }).click();
  await page.getByRole('menuitem', { name: /Make it live/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('my reason');
  new TeamRemote(stack, 'auth').run('canary', second, '--percent', '1');
  await dialog.getByRole('button', { name: 'Make it live' }).click();
  await expect(dialog.getByText(/^Somebody else has changed auth in the meantime/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('my reason');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a team looks at everything and changes its own', async ({ page }) => {
  await open(page, 'chat');
  await expect(card(page, 'auth').getByText('Your key may look, not change.')).toBeVisible();
  await expect(card(page, 'auth').getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Key file')).toBeVisible();
});

test('servers and shells are seen, and a registry that is away is said while the rest stays', async ({
  page,
}) => {
  await open(page, 'operators');
  const servers = card(page, 'Servers');
  await expect(servers.getByText('Ready', { exact: true })).toHaveCount(9);
  await expect(card(page, 'Shells').getByRole('listitem')).toContainText('Up to date');
  await stack.service('remote-chat').stop();
  await expect(servers.getByRole('listitem').filter({ hasText: 'remote-chat' })).toContainText('No answer.');
  await page.route('**/overview', (route) => route.abort());
  await expect(page.getByText(/^The registry does not answer\. This is from/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(card(page, 'auth')).toBeVisible();
});

for (const width of [1440, 390])
  test(`at ${width} px nothing is cut off, and everybody can read it, in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(stack.addresses.registry);
    await expect(page.getByLabel('Key file')).toBeVisible();
    await expectNoPageProblems(page, `operators ${width} gate`);
    await open(page, 'operators');
    await card(page, 'auth').getByRole('button', { name: 'Releases (2)' }).click();
    await expectNoPageProblems(page, `operators ${width}`);
    await card(page, 'auth').getByRole('button', { name: 'Widen' }).click();
    await expectNoPageProblems(page, `operators ${width} dialog`);
  });
