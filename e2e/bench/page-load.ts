import { chromium, type Browser } from '@playwright/test';

/** A phone on a slow network: 150 ms latency, 1.6 Mbit/s, a processor four times slower than this one. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000, offline: false };
const cpuSlowdown = 4;

export interface PageLoad {
  /** Transferred bytes of everything from the app's origin, and of its scripts. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  largestPaintMs: number;
  usableMs: number;
  /** Addresses that were fetched more than once. */
  duplicates: string[];
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/**
 * Loads a page cold, throttled, and measures it.
 * @param usable selector of the control that makes the page usable
 * @param stored the content of local storage before the page is opened
 */
export async function loadCold(
  browser: Browser,
  url: string,
  usable: string,
  stored: Record<string, string> = {},
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addInitScript(
    ({ selector, entries }) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      const marks = { usable: 0, largest: 0 };
      Object.assign(window, { benchMarks: marks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) marks.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const look = () => {
        const control = document.querySelector<HTMLInputElement>(selector);
        if (control && !control.disabled) requestAnimationFrame(() => (marks.usable = performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    },
    { selector: usable, entries: stored },
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const { origin } = new URL(url);
  const requests = new Map<string, { url: string; script: boolean }>();
  let bytes = 0;
  let scriptBytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith(origin))
      requests.set(requestId, { url: request.url, script: type === 'Script' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    bytes += encodedDataLength;
    if (request.url.includes('.js')) scriptBytes += encodedDataLength;
  });

  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => (window as unknown as { benchMarks: { usable: number } }).benchMarks.usable > 0,
    null,
    {
      timeout: 60_000,
    },
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const marks = await page.evaluate(
    () => (window as unknown as { benchMarks: { usable: number; largest: number } }).benchMarks,
  );
  const urls = [...requests.values()].map((request) => request.url);
  await context.close();
  return {
    bytes,
    scriptBytes,
    requests: urls.length,
    largestPaintMs: marks.largest,
    usableMs: marks.usable,
    duplicates: urls.filter((one, index) => urls.indexOf(one) !== index),
  };
}
