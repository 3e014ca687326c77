import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HistoryMessage } from '@breakaway/contract';
import type { Page } from '@playwright/test';
import { findChromium, freePorts, startStack } from 'stack';
import { consultantPath } from '../support/addresses.ts';
import { stored } from '../support/conversations.ts';
import { call, newPremiumMember } from '../support/members.ts';
import { launch } from './page-load.ts';

/**
 * A conversation of 300 turns on a phone whose processor is four times slower: from the press in the list until its end
 * is painted, beside a conversation of 3 turns in the same run, and the frames while it is scrolled to its beginning. The
 * answers are the consultant's own, repeated: it takes twenty questions a minute.
 */
const SLOWER = 4;
const TURNS = { short: 3, long: 300 } as const;
/** A fast flick through some thirty turns. */
const FLICK = { px: 20_000, pxPerSecond: 4800 } as const;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Most ms until the end is painted. */
const LIMIT_MS = 1000;
const chromium = findChromium(console.log);
if (chromium) process.env.CHROMIUM_PATH = chromium;

const questions = [
  'What power do I need for 13.8 km at 8.1 % in 55 minutes?',
  'How much should I eat on a 4 hour ride?',
  'Give me a 60 min VO2max session',
  'What are my zones?',
  'Plan my week: 8 hours, two hard days',
  '12 weeks to a gran fondo of 160 km with 2500 m, 9 hours a week',
  'Pacing plan for 90 km with 1500 m of climbing',
  'How do I taper for a race on Sunday?',
  'what does sweet spot mean',
  'How much does drafting save at 40 km/h?',
];

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;

const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-bench-'));
const stack = await startStack({ ports: await freePorts(), dataDir, env: {} }, console.log);
const { api } = stack.addresses;
const app = stack.addresses.app.shell;
process.env.API_URL = api;
process.env.SANDBOX_URL = stack.addresses.sandbox;

const session = await newPremiumMember();
const { token } = session;
await call('POST', '/users/onBoarding', {
  token,
  body: { bodyMatrix: { weight: 70, height: 178 }, powerMatrix: { ftp: 250 } },
});
const id = await stored(session, ...questions);
const { data } = await call<{ data: HistoryMessage[] }>(
  'GET',
  `/gpt-prompt/promptChatHistory?promptId=${id}`,
  {
    token,
  },
);
/** As many turns, newest first, of the same answers; the newest question is numbered. */
const talk = (turns: number) =>
  Array.from({ length: Math.ceil(turns / questions.length) }, () => data)
    .flat()
    .slice(0, 2 * turns)
    .map((one, index) => ({
      ...one,
      createdAt: new Date(Date.now() - 100_000 - index * 1000).toISOString(),
    }));
const bodies = Object.fromEntries(
  Object.entries(TURNS).map(([name, turns]) => [name, JSON.stringify({ message: '', data: talk(turns) })]),
);
console.log(
  `${TURNS.long} turns are ${Math.round(bodies['long']!.length / 1000)} kB, ${Math.round(gzipSync(bodies['long']!).length / 1000)} kB as sent`,
);
const server = createServer((request, response) => {
  const body = gzipSync(
    bodies[new URL(request.url ?? '/', 'http://localhost').searchParams.get('promptId')!]!,
  );
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'access-control-allow-origin': app,
    'access-control-allow-credentials': 'true',
  });
  response.end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const browser = await launch();

async function openApp(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addInitScript(
    (stored) => localStorage.setItem('breakaway_ai_user', stored),
    JSON.stringify(session),
  );
  const page = await context.newPage();
  await page.route(/allPromptsHistory/, (route) =>
    route.fulfill({
      json: { message: '', data: Object.keys(TURNS).map((name) => ({ _id: name, promptName: name })) },
    }),
  );
  await page.route(/promptChatHistory\?/, (route) =>
    route.request().method() === 'GET'
      ? route.continue({ url: local + new URL(route.request().url()).search })
      : route.continue(),
  );
  const devtools = await context.newCDPSession(page);
  await page.goto(app + consultantPath);
  await page.getByPlaceholder('Message Breakaway').waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** @returns ms from the press until the last answer is painted in view */
async function open(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
  return page.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        [...document.querySelectorAll('a')].find((one) => one.title === link)!.click();
        const look = () => {
          const last = [...document.querySelectorAll('[role="log"] h2')].at(-1)?.parentElement;
          const { top = -1, height = 0 } = last?.getBoundingClientRect() ?? {};
          const title = document.querySelector('main h1')?.textContent;
          if (title === link && height > 0 && top > 0 && top < innerHeight)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
}

/** Scrolls as a hand does. @returns the times between the frames that reach the screen, ms */
async function flick(page: Page): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['cc'] });
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 420,
    yDistance: FLICK.px,
    speed: FLICK.pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number }[];
  };
  const drawn = traceEvents
    .filter(({ name }) => name === 'ProxyImpl::ScheduledActionDraw')
    .map(({ ts }) => ts / 1000)
    .toSorted((a, b) => a - b);
  return drawn.slice(1).map((ms, index) => ms - drawn[index]!);
}

/** Scrolls to the beginning by script, a third of a view in each frame, which waits for each layout. @returns the time of each frame, ms, and how far the view jumped, px */
const scroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ frames: number[]; jumps: number }>((resolve) => {
        const view = document.querySelector('[role="region"][aria-label="Conversation"]')!;
        const frames: number[] = [];
        let before = performance.now();
        let jumps = 0;
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          if (view.scrollTop <= 0 || frames.length > 3000) return resolve({ frames: frames.slice(1), jumps });
          // What is in the middle of the view must move by as much as was scrolled.
          const { left, top, width, height } = view.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          const from = seen?.getBoundingClientRect().top ?? 0;
          const by = Math.min(view.scrollTop, height / 3);
          view.scrollTop -= by;
          requestAnimationFrame((later) => {
            if (seen?.isConnected)
              jumps = Math.max(jumps, Math.abs(seen.getBoundingClientRect().top - from - by));
            step(later);
          });
        };
        requestAnimationFrame(step);
      }),
  );

const opened: Record<keyof typeof TURNS, number[]> = { short: [], long: [] };
const frames: number[] = [];
const flicked: number[] = [];
const drawn: number[] = [];
let jumps = 0;
for (let round = 0; round <= rounds; round += 1) {
  const page = await openApp();
  for (const name of ['short', 'long'] as const) {
    const ms = await open(page, name);
    // The first round warms the servers.
    if (round > 0) opened[name].push(ms);
  }
  if (round > 0) {
    // The turns before the end are drawn once it is there.
    const began = performance.now();
    await page.waitForFunction(
      (turns) => document.querySelectorAll('[role="log"] h2').length === 2 * turns,
      TURNS.long,
      { timeout: 60_000, polling: 100 },
    );
    drawn.push(performance.now() - began);
    flicked.push(...(await flick(page)));
    const scrolled = await scroll(page);
    frames.push(...scrolled.frames);
    jumps = Math.max(jumps, scrolled.jumps);
  }
  await page.context().close();
}
await browser.close();
server.close();
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });

const [short, long] = [at(opened.short, 0.5), at(opened.long, 0.5)];
console.log(
  `\nFrom the press until the end is painted, a processor ${SLOWER} times slower, medians of ${rounds}`,
);
console.table({
  [`${TURNS.short} turns`]: { ms: Math.round(short) },
  [`${TURNS.long} turns`]: {
    ms: Math.round(long),
    ratio: Number((long / short).toFixed(2)),
    'limit, ms': LIMIT_MS,
  },
});
console.log(`All turns are drawn ${Math.round(at(drawn, 0.5))} ms later.`);
console.log('While it is scrolled, ms between frames on the screen');
const spread = (times: number[]) => ({
  median: Math.round(at(times, 0.5)),
  p95: Math.round(at(times, 0.95)),
  longest: Math.round(at(times, 1)),
});
console.table({
  [`by hand, ${FLICK.pxPerSecond} px a second`]: spread(flicked),
  'by script to its beginning': spread(frames),
});
console.log(`What is read moved by at most ${Math.round(jumps)} px more than was scrolled.`);
