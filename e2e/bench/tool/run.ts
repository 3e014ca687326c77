import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { staticSite } from '@breakaway/federation/static-site';
import { findChromium, root } from 'stack';
import { longRide } from '../engine/long-ride.ts';
import { launch } from '../page-load.ts';
import { drag, drop, replan, useAll, watch, watched } from './watched.ts';

/**
 * The Race Analyzer as it is built, in Chromium, its processor slowed four times, with courses of 64, 135 and 220 km: that
 * of 135 km is real where `RIDES_DIR` has it, and so is the longest where it has one of 22 000 points; the others are
 * generated. Only the page's own thread is slowed by Chromium: the time of the workers on the way to an answer is taken from a
 * visit at full speed, four times, which is what the whole would take. Beside each time stands what the computing alone takes, in the
 * same run: that ratio means something on a busy machine too. A round that does not come to its end is reported, and the
 * next one runs.
 */
const SLOWER = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const chromium = findChromium(console.log);
if (chromium) process.env.CHROMIUM_PATH = chromium;

/** Most ms, slowed, and most bytes. */
const LIMITS: Record<string, number> = {
  'drop to profile': 500,
  'drop to plan': 1200,
  'frame while dragging': 16,
  'release to exact plan': 400,
  '500 simulations': 1000,
  replan: 300,
};
const MOST_SCRIPT_BYTES = 140_000;
/** Fewer points say nothing of a long course. */
const LONG_POINTS = 22_000;
/** What is computed after the plan is waited for so long, ms. */
const AFTER_PLAN_MS = 60_000;

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

const dir = join(root, 'tool-race-analyzer');
console.log('Building the tool …');
const webpackCli = createRequire(join(dir, 'package.json')).resolve('webpack-cli/bin/cli.js');
execFileSync(process.execPath, [webpackCli, '--mode', 'production'], { cwd: dir, stdio: 'ignore' });
const server = await staticSite(join(dir, 'dist'));
const url = await server.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });

const courses = {
  '64 km': longRide(64),
  '135 km': ventoux() ?? longRide(135),
  '220 km': longReal() ?? longRide(220),
};

const browser = await launch();
const { empty, verdict, detail } = await firstView(browser, courses['64 km']);
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.log(
  `\nJavaScript of the first view, as transferred: ${kB(empty)} without a course, ${kB(verdict)} until the verdict on the course of the last visit, ${kB(detail)} with its chart and tables (limit ${kB(MOST_SCRIPT_BYTES)})`,
);
for (const [name, content] of Object.entries(courses)) await measure(browser, name, content);
await unslowed(browser, courses['220 km']);
await browser.close();
await server.close();

function ventoux(): string | null {
  const file = resolve(root, process.env.RIDES_DIR ?? '../shared/data', 'gpx/optiride-cingle-du-ventoux.gpx');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The longest ride there is, if it is long enough. */
function longReal(): string | null {
  const folder = resolve(root, process.env.RIDES_DIR ?? '../shared/data', 'gpx');
  if (!existsSync(folder)) return null;
  const [longest] = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => ({ text, points: text.split('<trkpt').length - 1 }))
    .filter(({ points }) => points >= LONG_POINTS)
    .toSorted((a, b) => b.points - a.points);
  return longest?.text ?? null;
}

async function openPage(of: Browser, slower: number) {
  const context = await of.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // It would load the rest of the tool for the next visit meanwhile.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await watch(page);
  return { context, page, devtools };
}

/** Bytes of the page's scripts: without a course, and on the next visit with one, up to its verdict and up to its plan in detail. */
async function firstView(of: Browser, content: string) {
  const { context, page, devtools } = await openPage(of, 1);
  await page.addInitScript(() => {
    const shown = { verdict: 0, detail: 0 };
    Object.assign(window, { shown });
    const look = () => {
      const isThere = (label: string) => document.querySelector(`[aria-label="${label}"]`) !== null;
      if (!shown.verdict && isThere('Your plan')) shown.verdict = performance.now();
      if (isThere('The plan in detail')) shown.detail = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  const bytesUntil = (last: number) =>
    page.evaluate(
      (lastMs) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(
            ({ name, initiatorType, startTime }) =>
              ['script', 'link'].includes(initiatorType) && name.endsWith('.js') && startTime <= lastMs,
          )
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      last,
    );
  await page.goto(url, { waitUntil: 'networkidle' });
  const empty = await bytesUntil(Number.MAX_VALUE);
  await drop(page, 'course.gpx', content);
  // The course is written down once the form has rested.
  await page.waitForTimeout(1500);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.reload();
  await page.waitForFunction(
    () => (window as unknown as { shown: { detail: number } }).shown.detail > 0,
    null,
    { timeout: 60_000, polling: 100 },
  );
  const shownMs = await page.evaluate(
    () => (window as unknown as { shown: { verdict: number; detail: number } }).shown,
  );
  const [verdict, detail] = [await bytesUntil(shownMs.verdict), await bytesUntil(shownMs.detail)];
  await context.close();
  return { empty, verdict, detail };
}

/** The page's own thread on this machine as it is. */
async function unslowed(of: Browser, content: string): Promise<void> {
  const { context, page } = await openPage(of, 1);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { tasksBefore } = await drop(page, 'course.gpx', content);
  await page.waitForTimeout(3000);
  const plan = Math.round(Math.max(0, ...(await watched(page)).longTasksMs.slice(tasksBefore)));
  const used = await useAll(page);
  console.log(
    "\n220 km, this processor as it is: longest task over 50 ms on the page's thread, ms (0: none)",
  );
  console.table({ 'file to plan': plan, ...used });
  await context.close();
}

async function measure(of: Browser, name: string, content: string): Promise<void> {
  const seen: Record<string, number[]> = {};
  /** what the workers alone would take */
  const alone: Record<string, number[]> = {};
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round++) {
    try {
      // Chromium slows a page by keeping a core busy, which the workers would feel too: they are timed at full speed.
      const full = await visit(of, 1, name, content);
      const slowed = await visit(of, SLOWER, name, content);
      tasks.push(...slowed.longTasksMs);
      for (const what of Object.keys(slowed.pageMs) as Step[]) {
        const workersMs = SLOWER * full.workersMs[what];
        (seen[what] ??= []).push(Math.max(0, slowed.pageMs[what] - slowed.workersMs[what]) + workersMs);
        if (slowed.pageMs[what] > slowed.workersMs[what]) (alone[what] ??= []).push(workersMs);
      }
      for (const ms of slowed.framesMs) (seen['frame while dragging'] ??= []).push(ms);
    } catch (error) {
      console.log(`${name}, round ${round + 1} did not end: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  console.log(
    `\n${name}, ${(content.length / 1e6).toFixed(1)} MB, processor ${SLOWER} times slower, ${rounds} rounds`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(seen).map(([what, ms]) => [
        what,
        {
          'p50, ms': Math.round(at(ms, 0.5)),
          'p95, ms': Math.round(at(ms, 0.95)),
          limit: LIMITS[what] ? `${LIMITS[what]} ms` : '',
          'p50 / computing alone': alone[what] ? ratio(at(ms, 0.5), at(alone[what], 0.5)) : '',
          'of the limit': LIMITS[what] ? Number((at(ms, 0.95) / LIMITS[what]).toFixed(2)) : '',
        },
      ]),
    ),
  );
  console.log(
    `tasks over 50 ms on the page's thread: ${(tasks.length / rounds).toFixed(1)} a round, longest ${Math.round(Math.max(0, ...tasks))} ms`,
  );
}

type Step =
  | 'drop to profile'
  | 'drop to plan'
  | '500 simulations'
  | 'beside even power and the slope rule'
  | 'release to exact plan'
  | 'best plan after it'
  | 'replan';

/** What one visit took: each step as it was seen, and what of it was spent in the workers, ms. */
interface Visit {
  pageMs: Record<Step, number>;
  workersMs: Record<Step, number>;
  framesMs: number[];
  longTasksMs: number[];
}

function ratio(ms: number, aloneMs: number): number {
  return Number((ms / aloneMs).toFixed(2));
}

/** Opens the page, drops the course, waits for all that is computed, drags the effort, and plans the rest of a race. */
async function visit(of: Browser, slower: number, name: string, content: string): Promise<Visit> {
  const { context, page } = await openPage(of, slower);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const dropped = await drop(page, `${name}.gpx`, content);
    await page.waitForFunction(
      () =>
        (window as unknown as { watched: { calls: { call: string }[] } }).watched.calls.some(
          ({ call }) => call === 'comparison',
        ),
      null,
      { timeout: AFTER_PLAN_MS, polling: 200 },
    );
    const { calls } = await watched(page);
    const first = (wanted: string) => calls.find(({ call }) => call === wanted)?.ms ?? 0;
    const dragged = await drag(page);
    const workersMs = {
      'drop to profile': first('read'),
      'drop to plan': first('read') + first('plan'),
      '500 simulations': first('band'),
      'beside even power and the slope rule': first('comparison'),
      'release to exact plan': dragged.workerMs,
      'best plan after it': dragged.bestMs,
      replan: await replan(page),
    };
    const pageMs = {
      ...workersMs,
      'drop to profile': dropped.profile,
      'drop to plan': dropped.plan,
      'release to exact plan': dragged.exactMs,
    };
    const longTasksMs = (await watched(page)).longTasksMs.slice(dropped.tasksBefore);
    return { pageMs, workersMs, framesMs: dragged.framesMs, longTasksMs };
  } finally {
    await context.close();
  }
}
