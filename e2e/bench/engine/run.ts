import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { findChromium, root } from 'stack';
import { engineBundle } from '../../engine/bundle.ts';
import { launch } from '../page-load.ts';
import { compareWithOptimum } from './compare-optimum.ts';
import { longRide } from './long-ride.ts';
import { planQuality } from './plan-quality.ts';
import { recordAnswers } from './record-answers.ts';
import { searching } from './searching.ts';

/**
 * The cost of the engine, as ratios within one run: the race analyzer's worker in Chromium compared with one plain ride
 * of the same course, readers compared with the usual libraries, plans compared with the optimum of another method.
 * Medians; the first round is left out.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const chromium = findChromium(console.log);
if (chromium) process.env.CHROMIUM_PATH = chromium;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const rounded = (value: number, digits = 3) => Number(value.toPrecision(digits));

const folder = mkdtempSync(join(tmpdir(), 'breakaway-bench-'));
const longFile = join(folder, 'long.gpx');
const text = longRide(200);
writeFileSync(longFile, text);

await inOneWorker();
reading();
searching(folder);
console.log(
  '\nAnswers about a segment record, on this processor as it is, and in plain rides of the same road',
);
console.table(await recordAnswers());
console.log('\nPlans on short courses beside an optimum found by dynamic programming (time / its time)');
console.table(compareWithOptimum());
const roads = Number(process.env.BENCH_ROADS ?? 60);
console.log(`\nPlans on ${roads} random roads of the day, for each detail`);
console.table(planQuality(roads));
rmSync(folder, { recursive: true, force: true });

/** A new worker; the response calls one of its stages. */
async function workerIn(page: Page, code: string) {
  const worker = await page.evaluateHandle((script) => {
    const made = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    return {
      call: (message: unknown) =>
        new Promise<Record<string, number>>((done, fail) => {
          made.onmessage = ({ data }) => (data.failed ? fail(new Error(data.failed)) : done(data.result));
          made.onerror = (event) => fail(new Error(event.message));
          made.postMessage(message);
        }),
      end: () => made.terminate(),
    };
  }, code);
  return {
    stage: (stage: string, given?: unknown) =>
      worker.evaluate((one, message) => one.call(message), { stage, given }),
    file: (content: string) =>
      worker.evaluate(
        (one, body) => one.call({ stage: 'fromFile', given: new TextEncoder().encode(body) }),
        content,
      ),
    end: () => worker.evaluate((one) => one.end()),
  };
}

async function inOneWorker(): Promise<void> {
  const code = await engineBundle('e2e/bench/engine/in-worker.ts');
  const browser = await launch();
  const page = await browser.newPage();
  const seen: Record<string, number[]> = {};
  const note = (name: string, ms: number) => (seen[name] ??= []).push(ms);
  const lengths = [25, 50, 100, 200, 400];
  for (let round = 0; round < rounds; round++) {
    const worker = await workerIn(page, code);
    const whole = await worker.file(text);
    note(`read ${(text.length / 1e6).toFixed(1)} MB of GPX`, whole.read!);
    note('clean, resample, find climbs', whole.clean!);
    note('plan', whole.plan!);
    note('… beside even power and a rule by slope', whole.compare!);
    note('from file to plan', whole.all!);
    const plain: number[] = [];
    for (let i = 0; i < 5; i++) plain.push((await worker.stage('plainRide')).ms!);
    note('one plain ride', median(plain));
    note('a quick plan', (await worker.stage('quick')).ms!);
    note('a slider moved', (await worker.stage('slider')).ms!);
    note('500 simulations', (await worker.stage('band')).ms!);
    if (round > 0 || rounds === 1)
      for (const km of lengths) note(`${km} km`, (await worker.stage('ofLength', km)).ms!);
    await worker.end();
  }
  await browser.close();
  const plain = median(seen['one plain ride']!);
  const goals: Record<string, number> = {
    'from file to plan': 1500,
    'a slider moved': 100,
    '500 simulations': 2000,
  };
  console.log(
    `\n200 km in cells of 10 m, in one worker of Chromium, each round a fresh one; medians of ${rounds}`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(seen)
        .filter(([name]) => !/^\d+ km$/.test(name))
        .map(([name, times]) => [
          name,
          {
            ms: Math.round(median(times)),
            'in plain rides': rounded(median(times) / plain),
            goal: goals[name] ? `${goals[name]} ms` : '',
          },
        ]),
    ),
  );
  const hundred = median(seen['100 km']!);
  console.log('\nA plan against the length of the course (cost of 100 km = 1)');
  console.table(
    Object.fromEntries(
      lengths.map((km) => {
        const cost = median(seen[`${km} km`]!) / hundred;
        return [`${km} km`, { cost: rounded(cost), 'cost / length': rounded(cost / (km / 100)) }];
      }),
    ),
  );
}

/** Each reader in its own process, alternating. */
function reading(): void {
  const ride = join(
    resolve(root, process.env.RIDES_DIR ?? '../shared/data'),
    'fit/sweatpy-4078723797-edge1000-power-1hz.fit',
  );
  const run = (reader: string, file: string) => {
    const runs = Array.from({ length: 3 }, () => {
      const printed = execFileSync(
        process.execPath,
        [join(import.meta.dirname, 'readers.ts'), reader, file],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
          maxBuffer: 1e8,
        },
      );
      return JSON.parse(printed.trim().split('\n').at(-1)!) as { ms: number; peakMb: number; points: number };
    });
    return {
      ms: median(runs.map(({ ms }) => ms)),
      peakMb: median(runs.map(({ peakMb }) => peakMb)),
      points: runs[0]!.points,
    };
  };
  const table = (title: string, ours: string, others: string[], file: string) => {
    const empty = run('nothing (the bytes alone)', file);
    const own = run(ours, file);
    const rows = [ours, ...others].map((reader) => {
      const one = reader === ours ? own : run(reader, file);
      return [
        reader,
        {
          'time / ours': rounded(one.ms / own.ms),
          'memory / ours': rounded((one.peakMb - empty.peakMb) / Math.max(1, own.peakMb - empty.peakMb)),
          points: one.points,
        },
      ];
    });
    console.log(`\n${title}`);
    console.table(Object.fromEntries(rows));
  };
  table(
    'Reading a GPX file of 200 km beside the usual libraries',
    'ours, points',
    ['ours, points and cleaned route', 'fast-xml-parser, elements', 'togeojson with xmldom, GeoJSON'],
    longFile,
  );
  try {
    table(
      'Reading a FIT file of 2 h 19 min',
      'ours, points',
      ['fit-file-parser, records', 'Garmin FIT SDK, messages'],
      ride,
    );
  } catch {
    console.log(`\nNo FIT file at ${ride} (RIDES_DIR), or a reader of it is not installed: not compared.`);
  }
}
