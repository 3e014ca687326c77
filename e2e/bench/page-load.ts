import { chromium, type Browser } from '@playwright/test';
import { askedAgain, bytesOf, followTraffic } from '../support/page-traffic.ts';

const mbit = 125_000;
/**
 * Latency in ms, bytes per second; and how many times slower than the processor here the visitor's is: a phone's on the
 * first two, a laptop's on the last.
 */
const networks = {
  slow: { latency: 150, downloadThroughput: 1.6 * mbit, uploadThroughput: 0.75 * mbit, cpuSlowdown: 4 },
  '4g': { latency: 60, downloadThroughput: 9 * mbit, uploadThroughput: 3 * mbit, cpuSlowdown: 4 },
  cable: { latency: 20, downloadThroughput: 50 * mbit, uploadThroughput: 10 * mbit, cpuSlowdown: 1 },
};
export const networkName = (process.env.BENCH_NETWORK || 'slow') as keyof typeof networks;
if (!networks[networkName]) throw new Error(`BENCH_NETWORK is one of ${Object.keys(networks).join(', ')}.`);
const { cpuSlowdown, ...network } = networks[networkName];

export interface PageLoad {
  /** Transferred bytes of everything from the app's origin, of its scripts, and of what came before the page was usable. */
  bytes: number;
  scriptBytes: number;
  bytesBeforeUsable: number;
  requests: number;
  largestPaintMs: number;
  /** When the control was there, in the HTML or drawn by the app. */
  usableMs: number;
  /** When the app had drawn it: it answers, too. */
  drawnMs: number;
  /** What was asked for more than once, of the app or of the API. */
  duplicates: string[];
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

interface Marks {
  largest: number;
  usable: number;
  drawn: number;
}

/** A page that measures itself, throttled. `loaded` waits until nothing comes any more. */
async function measured(browser: Browser, origin: string, usable: string, stored: Record<string, string>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addInitScript(
    ({ selector, entries }) => {
      // Frames of other origins get this script, too.
      if (window !== top) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      const marks = { usable: 0, drawn: 0, largest: 0 };
      Object.assign(window, { benchMarks: marks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) marks.largest = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      const there = (root: ParentNode | null) => {
        const found = root?.querySelectorAll<HTMLInputElement>(selector) ?? [];
        return [...found].some((control) => !control.disabled && control.getClientRects().length > 0);
      };
      Object.assign(window, {
        benchLook: () => {
          const look = () => {
            if (!marks.usable && there(document)) marks.usable = performance.now();
            if (there(document.getElementById('root'))) marks.drawn = performance.now();
            else requestAnimationFrame(look);
          };
          look();
        },
      });
    },
    { selector: usable, entries: stored },
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await followTraffic(devtools, origin);
  await devtools.send('Network.emulateNetworkConditions', { ...network, offline: false });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  const settle = async () => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
  };
  /** @param from when the load began, ms since the page's own beginning and since 1970 */
  const load = async (from: { page: number; clock: number }): Promise<PageLoad> => {
    await page.waitForFunction(
      () => (window as unknown as { benchMarks: Marks }).benchMarks.drawn > 0,
      null,
      { timeout: 60_000 },
    );
    await settle();
    const marks = await page.evaluate(() => (window as unknown as { benchMarks: Marks }).benchMarks);
    await context.close();
    const requests = traffic.all();
    const own = requests.filter(({ isOwn }) => isOwn);
    const usableMs = marks.usable - from.page;
    return {
      bytes: bytesOf(own),
      scriptBytes: bytesOf(own.filter(({ isScript }) => isScript)),
      bytesBeforeUsable: bytesOf(own.filter(({ endedAt }) => endedAt - from.clock <= usableMs)),
      requests: own.length,
      largestPaintMs: Math.max(0, marks.largest - from.page),
      usableMs,
      drawnMs: marks.drawn - from.page,
      duplicates: askedAgain(requests),
    };
  };
  return { page, traffic, settle, load };
}

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
  const { page, load } = await measured(browser, new URL(url).origin, usable, stored);
  await page.addInitScript(() => {
    if (window === top) (window as unknown as { benchLook: () => void }).benchLook();
  });
  const clock = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  return load({ page: 0, clock });
}

/** A person's pointer rests on a link this long before they press. */
const HOVER_MS = 150;

/** Opens a page, and measures the way from there by a link, from the press on. What hovering loads counts as bytes. */
export async function loadByNavigation(
  browser: Browser,
  url: string,
  to: string,
  usable: string,
  stored: Record<string, string> = {},
): Promise<PageLoad> {
  const { page, traffic, settle, load } = await measured(browser, new URL(url).origin, usable, stored);
  await page.goto(url);
  await settle();
  const link = page.locator(`a[href="${to}"]:visible`).first();
  if (!(await link.isVisible())) await page.getByRole('button', { name: /menu/i }).first().click();
  await link.scrollIntoViewIfNeeded();
  traffic.forget();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const from = await page.evaluate(() => {
    const bench = window as unknown as { benchLook: () => void; benchMarks: Marks };
    addEventListener('click', () => bench.benchLook(), { capture: true, once: true });
    return { page: performance.now(), clock: Date.now() };
  });
  await link.click();
  return load(from);
}
