import { expect, test, type Page, type Request, type Response } from '@playwright/test';
import type { RuntimeConfig } from '@breakaway/contract';
import { newMember, signInAs, sharedMember } from '../support/members.ts';
import { cardNumber, paypalButton } from '../support/payment.ts';
import { routeTable } from '../support/route-table.ts';
import { apiUrl, appUrl, consultantPath, sandboxUrl } from '../support/addresses.ts';

/**
 * The production build contains no trace of the sandbox: only the configuration in the page says where providers are.
 */

/** Allowed mentions of sandboxes in our scripts: the attribute of a frame, and PayPal's library about PayPal's own. */
const ofOthers = [
  /\bsandbox[:=]"allow-[a-z -]+"/g,
  /"production"!==\w+&&"sandbox"!==\w+/g,
  /must be either "production" or "sandbox"/g,
  /"sandbox"===\w+\?"https:\/\/www\.sandbox\.paypal\.com/g,
];

/** The places in a text that mention the sandbox. */
function traces(text: string): string[] {
  const own = ofOthers.reduce((rest, known) => rest.replaceAll(known, ''), text);
  const address = new URL(sandboxUrl()).host.replaceAll('.', '\\.');
  const trace = new RegExp(`.{0,60}(sandbox|${address}|/stripe/stripe\\.js|/paypal/sdk/js).{0,60}`, 'gi');
  return [...own.matchAll(trace)].map(([found]) => found);
}

/** Where the configuration stands in a page: for our scripts, and as the origins of the providers' scripts. */
const configuration =
  /<script type="application\/json" id="runtime-config"[^>]*>[^<]*<\/script>|const foreign = \[[^\]]*\];/g;
const hostOf = (url: string) => URL.parse(url)?.host;
const fromSandbox = (url: string) => hostOf(url) === hostOf(sandboxUrl());
const isText = (response: Response) =>
  /html|javascript|css|json/.test(response.headers()['content-type'] ?? '');

/** Observes a page: our scripts and styles that it loads, and its own requests to the sandbox. */
function follow(page: Page) {
  const texts = new Map<string, string>();
  const asked = new Set<string>();
  const reading = new Set<Promise<void>>();
  page.on('response', (response) => {
    const url = response.url();
    if (fromSandbox(url) || hostOf(url) === hostOf(apiUrl()) || !isText(response)) return;
    const read = response.text().then(
      (text) => void texts.set(url, text),
      // The page was left before it arrived; scripts that load late are checked in the release lists as well.
      () => {},
    );
    reading.add(read);
    void read.finally(() => reading.delete(read));
  });
  page.on('request', (request: Request) => {
    // Requests from frames of the sandbox are its own.
    if (fromSandbox(request.url()) && !request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.add(request.url().split('?')[0]!);
  });
  return { texts, asked, read: () => Promise.all(reading) };
}

/** Every script and style of the releases that the page would load, by their lists. */
async function filesOfReleases(page: Page): Promise<Map<string, string>> {
  const texts = await page.evaluate(async () => {
    const live = Object.values(
      JSON.parse(document.getElementById('remote-registry')!.textContent) as Record<
        string,
        { base: string }[]
      >,
    ).map(([first]) => first!.base);
    const found: [string, string][] = [];
    for (const base of live) {
      const { integrity } = (await (await fetch(`${base}release.json`)).json()) as { integrity: object };
      for (const file of Object.keys(integrity).filter((name) => /\.(js|css|html)$/.test(name)))
        found.push([base + file, await (await fetch(base + file)).text()]);
    }
    return found;
  });
  return new Map(texts);
}

test('no page, script or style of the product has a trace of the sandbox; only the configuration refers to it', async ({
  page,
}) => {
  test.slow();
  const { texts, asked, read } = follow(page);
  const visit = async (path: string) => {
    await page.goto(`${appUrl()}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await read();
  };
  for (const { path, access } of routeTable) if (access !== 'protected') await visit(path);
  await signInAs(page, await newMember());
  await visit('/subscription');
  await expect(cardNumber(page)).toBeVisible();
  await page.getByText('PayPal', { exact: true }).first().click();
  await expect(paypalButton(page)).toBeVisible();
  const { stripe, paypal } = JSON.parse(
    await page.locator('#runtime-config').evaluate((element) => element.textContent),
  ) as RuntimeConfig;
  await signInAs(page, await sharedMember('premium'));
  for (const path of ['/manage-subscription', '/app/settings', consultantPath]) await visit(path);
  for (const path of ['/app/kom-analysis-software', '/app/race-analyzer']) {
    await visit(path);
    await expect(page.frameLocator('iframe').getByRole('textbox').first()).toBeAttached();
    await read();
  }

  const released = await filesOfReleases(page);
  expect(released.size).toBeGreaterThan(20);
  expect(texts.size).toBeGreaterThan(20);
  for (const [url, text] of [...texts, ...released])
    expect.soft(traces(text.replace(configuration, '')), url).toEqual([]);
  // Both are requested, and nothing else.
  expect([...asked].toSorted()).toEqual([paypal.sdkBaseUrl, stripe.jsUrl].toSorted());
});

test('a trace would be found', async () => {
  for (const script of ['/stripe/stripe.js', '/paypal/sdk/js'])
    expect(traces(await (await fetch(sandboxUrl() + script)).text()), script).not.toEqual([]);
  const page = await (await fetch(`${appUrl()}/subscription`)).text();
  expect(traces(page)).not.toEqual([]);
  expect(traces(page.replace(configuration, ''))).toEqual([]);
  for (const given of [
    'frame.name="__sandboxStripeChallenge"',
    `u="${sandboxUrl()}/x"`,
    '"Breakaway sandbox"',
  ])
    expect(traces(given), given).toHaveLength(1);
  for (const ofPaypal of [
    'return"sandbox"===e?"https://www.sandbox.paypal.com/sdk/js":"https://www.paypal.com/sdk/js"',
    'if(n&&"production"!==n&&"sandbox"!==n)throw new Error(\'must be either "production" or "sandbox".\')',
  ])
    expect(traces(ofPaypal), ofPaypal).toEqual([]);
});
