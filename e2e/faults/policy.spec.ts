import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Stack } from 'stack';
import { appUrl } from '../support/addresses.ts';
import { ownStack } from '../support/own-stack.ts';

/** What the page does not load or run: anything that no team has signed, and anything that nobody of ours has written. */

let stack: Stack;
let end: () => Promise<void>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  ({ stack, end } = await ownStack());
});
test.afterAll(() => end?.());

const hasRun = (page: Page) => page.evaluate(() => 'evil' in globalThis);
const violations = () =>
  readFileSync(join(stack.dataDir, 'logs/shell.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"policy"'))
    .map((line) => JSON.parse(line) as { directive: string; blocked: string });

/** Every script that is requested with an address like this has one more statement at its end. */
const alter = (page: Page, address: RegExp) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.evil = true;` });
  });

async function openSignIn(page: Page) {
  await page.goto(`${appUrl()}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
}

test('no altered script of any remote runs', async ({ page }) => {
  await openSignIn(page);
  await alter(page, /\/remotes\/.*\.js/);
  const outcome = await page.evaluate(async () => {
    const ask = globalThis as unknown as { scriptIntegrity: (url: string) => string };
    const html = await (await fetch('/')).text();
    const folders = html.match(/const hashes = (\{.*\});/)![1]!;
    const hashes = JSON.parse(folders) as Record<string, Record<string, string>>;
    const all = Object.entries(hashes)
      .filter(([folder]) => folder.startsWith('/remotes/'))
      .flatMap(([folder, files]) => Object.keys(files).map((file) => folder + file));
    const loads = all.map(
      (url) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.integrity = ask.scriptIntegrity(url);
          script.onload = () => resolve(`${url} ran`);
          script.onerror = () => resolve('refused');
          script.src = `${url}?again`;
          document.head.append(script);
        }),
    );
    return { all: all.length, results: [...new Set(await Promise.all(loads))] };
  });
  expect(outcome.results).toEqual(['refused']);
  expect(outcome.all).toBeGreaterThan(30);
  expect(await hasRun(page)).toBe(false);
});

for (const [what, address] of [
  ['entry', /auth\/.*remoteEntry/],
  ['screen', /auth\/.*__federation_expose_SignIn/],
  ['shared package', /auth\/[^_]*\/\d+\.[0-9a-f]+\.js/],
] as const)
  test(`an altered ${what} is refused, everything else works, and it is reported`, async ({ page }) => {
    await alter(page, address);
    await page.goto(`${appUrl()}/sign-in`);
    await expect(page.getByText(/^auth .* integrity$/)).toBeVisible();
    expect(await hasRun(page)).toBe(false);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  });

test('a chunk whose hash is gone is not requested', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.route(`${appUrl()}/sign-in`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /"__federation_expose_ForgotPassword\.[^"]+":"sha384-[^"]+",/,
      '',
    );
    await route.fulfill({ response: answer, body });
  });
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  expect(requested.filter((path) => path.includes('ForgotPassword'))).toEqual([]);
});

test('foreign scripts, inline code, markup from strings and frames of strangers are stopped and reported', async ({
  page,
}) => {
  await openSignIn(page);
  const before = violations().length;
  const stopped = await page.evaluate(async () => {
    const tried: Record<string, string> = {};
    const attempt = (name: string, work: () => unknown) => {
      try {
        work();
        tried[name] = 'done';
      } catch {
        tried[name] = 'refused';
      }
    };
    attempt('foreign script', () => {
      document.head.append(
        Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      );
    });
    attempt('own script without a hash', () => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/uploads/x.js' }));
    });
    attempt('markup', () => (document.body.innerHTML += '<b>x</b>'));
    // What the test itself evaluates is exempt; what runs later is not.
    await new Promise<void>((done) =>
      setTimeout(() => {
        attempt('code from a string', () => new Function('globalThis.evil = true')());
        done();
      }),
    );
    attempt('worker of a string', () => new Worker('data:text/javascript,1'));
    const handler = document.createElement('a');
    handler.setAttribute('href', 'javascript:globalThis.evil=true');
    attempt('inline handler', () => handler.setAttribute('onclick', 'globalThis.evil = true'));
    document.body.append(handler);
    handler.click();
    const inline = document.createElement('script');
    attempt('inline script', () => (inline.textContent = 'globalThis.evil = true'));
    document.body.append(inline);
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
    return tried;
  });
  expect(stopped).toEqual({
    'foreign script': 'refused',
    'own script without a hash': 'refused',
    markup: 'refused',
    'code from a string': 'refused',
    'worker of a string': 'refused',
    'inline handler': 'refused',
    'inline script': 'refused',
  });
  await expect
    .poll(() =>
      violations()
        .slice(before)
        .map(({ directive }) => directive),
    )
    .toEqual(expect.arrayContaining(['require-trusted-types-for', 'frame-src']));
  expect(await hasRun(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
});
