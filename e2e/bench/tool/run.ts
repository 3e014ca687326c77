import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { staticSite } from '@breakaway/federation/static-site';
import { findChromium, root } from 'stack';
import { longRide } from '../engine/long-ride.ts';
import { launch } from '../page-load.ts';
import { drag, drop, watch, watched } from './watched.ts';

/**
 * The Race Analyzer as it is built, in Chromium, its processor slowed four times, with courses of 64, 135 and 220 km: the one
 * of 135 km is real where `RIDES_DIR` has it, the others are generated, 220 km with 22 000 points. Only the page's own thread
 * is slowed by Chromium: the time of the workers on the way to an answer is added three times more, which is what the whole
 * would take.
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
};
const MOST_SCRIPT_BYTES = 140_000;

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

const courses = { '64 km': longRide(64), '135 km': ventoux() ?? longRide(135), '220 km': longRide(220) };

const browser = await launch();
const script = await firstView(browser);
console.log(
  `\nJavaScript of the first view, as transferred: ${Math.round(script / 1000)} kB (limit ${MOST_SCRIPT_BYTES / 1000} kB)`,
);
for (const [name, content] of Object.entries(courses)) await measure(browser, name, content);
await browser.close();
await server.close();

function ventoux(): string | null {
  const file = resolve(root, process.env.RIDES_DIR ?? '../shared/data', 'gpx/optiride-cingle-du-ventoux.gpx');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function slowPage(of: Browser) {
  const context = await of.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  return { context, page, devtools };
}

async function firstView(of: Browser): Promise<number> {
  const { context, page, devtools } = await slowPage(of);
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

async function measure(of: Browser, name: string, content: string): Promise<void> {
  const seen: Record<string, number[]> = {};
  const note = (what: string, ms: number) => (seen[what] ??= []).push(ms);
  const tasks: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await slowPage(of);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = (await watched(page)).longTasksMs.length;
    const dropped = await drop(page, `${name}.gpx`, content);
    const calls = async (call: string) => (await watched(page)).calls.filter((one) => one.call === call);
    const first = async (call: string) => (await calls(call))[0]?.ms ?? 0;
    const [read, planned] = [await first('read'), await first('plan')];
    note('drop to profile', dropped.profile + (SLOWER - 1) * read);
    note('drop to plan', dropped.plan + (SLOWER - 1) * (read + planned));
    await page.waitForFunction(
      () =>
        (window as unknown as { watched: { calls: { call: string }[] } }).watched.calls.some(
          ({ call }) => call === 'comparison',
        ),
      null,
      { timeout: 120_000 },
    );
    note('500 simulations', SLOWER * (await first('band')));
    note('beside even power and the slope rule', SLOWER * (await first('comparison')));
    const { framesMs, exactMs, plans } = await drag(page);
    for (const ms of framesMs) note('frame while dragging', ms);
    const workers = (await calls('plan')).slice(plans).reduce((sum, { ms }) => sum + ms, 0);
    note('release to exact plan', exactMs + (SLOWER - 1) * workers);
    tasks.push(...(await watched(page)).longTasksMs.slice(before));
    await context.close();
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
          'of the limit': LIMITS[what] ? Number((at(ms, 0.95) / LIMITS[what]).toFixed(2)) : '',
        },
      ]),
    ),
  );
  console.log(
    `tasks over 50 ms on the page's thread: ${(tasks.length / rounds).toFixed(1)} a round, longest ${Math.round(Math.max(0, ...tasks))} ms`,
  );
}
