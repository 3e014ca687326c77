import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteApps, remoteNames } from '@breakaway/federation/local-ports';
import type { Screens } from '@breakaway/federation/screens';
import { singleBundle } from '@breakaway/federation/single-bundle';
import { findChromium, freePorts, root, serviceSpecs, Service, startStack } from 'stack';
import webpack from 'webpack';
import { newPremiumMember } from '../support/members.ts';
import { consultantPath } from '../support/addresses.ts';
import { launch, loadCold, type PageLoad } from './page-load.ts';

/**
 * The cost of federation. The same sources as shell and remotes, and as one bundle with lazy routes, both served by the
 * shell's server, loaded alternately, cold, with the same throttling. Prints the ratios federated / single-bundle of
 * the medians.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const chromium = findChromium(console.log);
if (chromium) process.env.CHROMIUM_PATH = chromium;

/** Every screen of every remote. */
async function screensOfRemotes(): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const app of remoteApps) {
    const dir = join(root, app);
    const { screens } = (await import(join(dir, 'screens.ts'))) as { screens: Screens };
    for (const [screen, { file }] of Object.entries(screens))
      all[`${app.replace('remote-', '')}/${screen}`] = join(dir, file);
  }
  return all;
}

async function build(output: string, screens: Record<string, string>): Promise<void> {
  const { drawAtBuild, emitPictures } = await import(join(root, 'remote-marketing/charts/build-rules.ts'));
  return new Promise((resolve, reject) =>
    webpack(singleBundle({ screens, output, plugins: [drawAtBuild, emitPictures] }), (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
}

/** The single-bundle app has every screen: it preloads nothing of a remote. */
const nowhere = remoteNames.map((name) => `${name}=http://unused.invalid`).join(',');

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

function summarise(loads: PageLoad[]) {
  const of = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  return {
    'script bytes': of((load) => load.scriptBytes),
    'all bytes': of((load) => load.bytes),
    requests: of((load) => load.requests),
    'largest paint, ms': of((load) => load.largestPaintMs),
    'usable, ms': of((load) => load.usableMs),
    'fetched twice': of((load) => load.duplicates.length),
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-bench-'));
const ports = await freePorts();
const stack = await startStack({ ports, dataDir, env: {} }, console.log);
process.env.API_URL = stack.addresses.api;
process.env.SANDBOX_URL = stack.addresses.sandbox;

console.log('Building the single-bundle app …');
const output = join(root, '.cache', 'single-bundle');
await build(output, await screensOfRemotes());
const shellSpec = serviceSpecs({ ports, dataDir, env: {} }).find(({ name }) => name === 'shell')!;
const singlePort = String(ports.registry + 1);
const single = new Service(
  {
    ...shellSpec,
    name: 'single-bundle',
    env: {
      ...shellSpec.env,
      PORT: singlePort,
      SHELL_ASSETS: output,
      REMOTE_BASES: nowhere,
      LIVE_FILE: join(dataDir, 'single.live.json'),
    },
    readyUrl: `http://localhost:${singlePort}/readyz`,
  },
  join(dataDir, 'logs'),
);
single.start();
await single.ready();

const origins = { federated: stack.addresses.app.shell, single: `http://localhost:${singlePort}` };
const session = JSON.stringify(await newPremiumMember());
const pages: { path: string; usable: string; stored: Record<string, string> }[] = [
  { path: '/sign-in', usable: 'input[type=email]', stored: {} },
  { path: consultantPath, usable: 'textarea', stored: { breakaway_ai_user: session } },
];

const browser = await launch();
let failed = false;
for (const { path, usable, stored } of pages.filter(({ path }) =>
  path.includes(process.env.BENCH_PAGE ?? ''),
)) {
  const loads: Record<keyof typeof origins, PageLoad[]> = { federated: [], single: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ['federated', 'single'] as const) {
      const load = await loadCold(browser, origins[kind] + path, usable, stored);
      if (round > 0) loads[kind].push(load); // the first round warms the servers
    }
  }
  const federated = summarise(loads.federated);
  const plain = summarise(loads.single);
  console.log(`\n${path}: federated against single-bundle, medians of ${rounds} cold loads each`);
  console.table(
    Object.fromEntries(
      (Object.keys(federated) as (keyof typeof federated)[]).map((key) => [
        key,
        {
          federated: Math.round(federated[key]),
          single: Math.round(plain[key]),
          ratio: plain[key] ? Number((federated[key] / plain[key]).toFixed(3)) : '',
        },
      ]),
    ),
  );
  const duplicates = loads.federated.flatMap((load) => load.duplicates);
  if (duplicates.length > 0) console.log('Fetched twice:', [...new Set(duplicates)]);
  failed ||= duplicates.length > 0;
}
await browser.close();
await single.stop();
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
