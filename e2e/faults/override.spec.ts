import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { installedVersion } from '@breakaway/federation/share-policy';
import { expect, test, type Page } from '@playwright/test';
import { root, type Stack } from 'stack';
import { appUrl } from '../support/addresses.ts';
import { ownStack } from '../support/own-stack.ts';
import { expectNoPageProblems } from '../support/page-checks.ts';
import { TeamRemote, type MyMachine } from '../support/team-release.ts';
import { watch } from '../support/watch.ts';

/** A shell that lets a browser take a remote from the machine of whoever looks at it. */

let stack: Stack;
let end: () => Promise<void>;
let team: TeamRemote;
let machine: MyMachine;
/** The product of the whole suite, where nobody has allowed it. */
const closed = appUrl();

const HEADING = 'Welcome Back!';
const MINE = 'Welcome to my machine!';

test.beforeAll(async () => {
  test.slow();
  process.env.REMOTE_OVERRIDES = 'on';
  ({ stack, end } = await ownStack());
  delete process.env.REMOTE_OVERRIDES;
  team = new TeamRemote(stack, 'auth');
  team.build('0.1.0-mine', HEADING, MINE);
  machine = await team.serve(appUrl());
});
test.afterAll(async () => {
  await machine?.end();
  await end?.();
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Overridden remotes' });
const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true });
const calm = () => `Auth comes from localhost:${machine.port}, not from the registry.`;

/** A person opens the address that the command has printed, and presses the button. */
async function useMyMachine(page: Page): Promise<void> {
  await page.goto(`${appUrl()}/overrides?auth=${machine.port}`);
  await page.getByRole('button', { name: 'Use my machine for Auth' }).click();
  await expect(page.getByText(`From localhost:${machine.port}`)).toBeVisible();
}

/** What a page has asked for since. */
function requests(page: Page): { scripts: () => string[]; reports: () => string[] } {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  return {
    scripts: () => all.filter((url) => /\.js$/.test(url) && !url.includes('/assets/')),
    reports: () => all.filter((url) => /page-reports|policy-reports/.test(url)),
  };
}
/** Has the page say what it has loaded, as it does when it is left. */
const sayLoaded = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));
const logged = (event: string) =>
  readFileSync(join(stack.dataDir, 'logs/shell.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`));

test('where no operator has allowed it, it is not there', async ({ page, context }) => {
  await context.addCookies([
    { name: 'remote-overrides', value: `auth=${machine.port}`, url: closed, sameSite: 'Strict' },
  ]);
  expect((await page.goto(`${closed}/overrides`))?.status()).toBe(404);
  await page.goto(`${closed}/sign-in`);
  await expect(heading(page, HEADING)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('one remote comes from this machine, for this browser, and all others from the registry, until it is reset', async ({
  page,
  browser,
}) => {
  const seen = requests(page);
  const quiet = watch(page);
  // The address alone changes nothing.
  await page.goto(`${appUrl()}/overrides?auth=${machine.port}`);
  await expectNoPageProblems(page, 'overrides');
  await page.goto(`${appUrl()}/sign-in`);
  await expect(heading(page, HEADING)).toBeVisible();
  await sayLoaded(page);
  await expect.poll(seen.reports).toHaveLength(1);

  await useMyMachine(page);
  const before = seen.scripts().length;
  await page.getByRole('link', { name: 'Open the app' }).click();
  await expect(banner(page)).toContainText(calm());
  await page.goto(`${appUrl()}/about-us`);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(heading(page, MINE)).toBeVisible();
  await expect(banner(page)).toContainText(calm());
  await expectNoPageProblems(page, 'override banner');
  const scripts = seen.scripts().slice(before);
  const mine = scripts.filter((url) => url.startsWith(`http://localhost:${machine.port}/0.1.0-mine/`));
  const released = scripts.filter((url) => url.startsWith(`${appUrl()}/remotes/marketing/`));
  expect(mine.length).toBeGreaterThan(1);
  expect(released.length).toBeGreaterThan(1);
  expect(scripts.filter((url) => url.includes('/remotes/auth/'))).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${appUrl()}/sign-in`);
  await expect(heading(other, HEADING)).toBeVisible();
  await other.context().close();

  // Nothing was counted. By keyboard, and the page stays where it is.
  await sayLoaded(page);
  expect(seen.reports()).toHaveLength(1);
  await banner(page).getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, HEADING)).toBeVisible();
  await expect(page).toHaveURL(`${appUrl()}/sign-in`);
  await expect(banner(page)).toHaveCount(0);
  await quiet.expectCalm();
  expect(logged('policy')).toEqual([]);
});

test('an altered file is refused, said in the banner and reported to nobody; without it, a press of Try again shows the screen', async ({
  page,
}) => {
  const file = readdirSync(machine.folder).find((one) => one.startsWith('__federation_expose_SignIn.'))!;
  const path = join(machine.folder, file);
  const script = readFileSync(path, 'utf8');
  writeFileSync(path, `${script}\nglobalThis.evil = true;`);
  await useMyMachine(page);
  const seen = requests(page);
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.locator('code')).toHaveText(`auth localhost:${machine.port} integrity`);
  await expect(banner(page)).toContainText(
    `The build of Auth on localhost:${machine.port} has a file that is not the one that it names.`,
  );
  expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);

  writeFileSync(path, script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, MINE)).toBeVisible();
  await expect(banner(page)).toContainText(calm());
  await page.goto('about:blank');
  expect(seen.reports()).toEqual([]);
  expect(logged('remote-failure')).toEqual([]);
});

test('the page’s policy lets nothing else from this machine through', async ({ page }) => {
  await useMyMachine(page);
  await page.goto(`${appUrl()}/sign-in`);
  await expect(heading(page, MINE)).toBeVisible();
  const origin = `http://localhost:${machine.port}`;
  const refused = await page.evaluate(
    (addresses) =>
      addresses.filter((src) => {
        try {
          document.head.append(Object.assign(document.createElement('script'), { src }));
          return false;
        } catch {
          return true;
        }
      }),
    [
      `${origin}/evil.js`,
      `${origin}/0.1.0-mine/evil.js`,
      `http://localhost:${machine.port + 1}/0.1.0-mine/e.js`,
    ],
  );
  expect(refused).toHaveLength(3);
});

test('while nobody answers, the failure is shown and not the live release; then it goes on without a reload', async ({
  page,
}) => {
  await useMyMachine(page);
  await machine.end();
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.locator('code')).toHaveText(`auth localhost:${machine.port} network`);
  await expect(banner(page)).toContainText(`Nothing answers on localhost:${machine.port}`);
  await expect(heading(page, HEADING)).toHaveCount(0);
  machine = await team.serve(appUrl(), machine.port);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, MINE)).toBeVisible();
  await expect(banner(page)).toContainText(calm());
});

test('a build for another host-api or another React does not run, and the banner says why', async ({
  page,
}) => {
  await useMyMachine(page);
  await machine.end();
  const has = installedVersion('react', join(root, 'remote-auth'))!;
  team.build(
    '0.1.0-react',
    `requiredVersion:"^${has}",strictVersion:!0`,
    'requiredVersion:"^18.3.1",strictVersion:!0',
  );
  machine = await team.serve(appUrl(), machine.port);
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.locator('code')).toHaveText(`auth localhost:${machine.port} contract`);
  await expect(banner(page)).toContainText('it needs another version of React');

  await machine.end();
  team.build('0.1.0-next', MINE, MINE, { hostApi: '^99.0.0' });
  machine = await team.serve(appUrl(), machine.port);
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.locator('code')).toHaveText(`auth localhost:${machine.port} contract`);
  await expect(banner(page)).toContainText('it needs host-api ^99.0.0, and this shell has ');
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page, HEADING)).toBeVisible();
});

test('a foreign page cannot switch it on, and a cookie that names another host counts for nothing', async ({
  page,
  context,
}) => {
  const form = `<form method="post" action="${appUrl()}/overrides"><input name="remote" value="auth"><input name="port" value="${machine.port}"><button>Win</button></form>`;
  const stranger = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(form),
  );
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByText('Only the page /overrides of this app can change that.')).toBeVisible();
  stranger.close();
  expect(await context.cookies(appUrl())).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await context.addCookies([
    { name: 'remote-overrides', value: 'auth=evil.example:80', url: appUrl(), sameSite: 'Strict' },
  ]);
  await page.goto(`${appUrl()}/sign-in`);
  await expect(heading(page, HEADING)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
});
