import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteApps, remoteNames } from '@breakaway/federation/local-ports';
import type { Screens } from '@breakaway/federation/screens';
import { singleBundle } from '@breakaway/federation/single-bundle';
import { findChromium, freePorts, root, serviceSpecs, Service, startStack } from 'stack';
import webpack from 'webpack';
import { newMember, newPremiumMember } from '../support/members.ts';
import { consultantPath } from '../support/addresses.ts';
import { launch, loadByNavigation, loadCold, networkName, type PageLoad } from './page-load.ts';

/**
 * What the platform costs and saves, on seven pages, each loaded cold and reached by a link: the same sources as shell and
 * remotes, and as one bundle with lazy routes, in turn, with the same throttling. Prints the medians and their ratios
 * federated / single bundle. All are served by the shell's server, with its page; the single bundle once as it is, and
 * once (`with HTML`) with the prerendered HTML of our releases: that ratio is the cost of federation alone.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
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
    'bytes before the first field': of((load) => load.bytesBeforeUsable),
    requests: of((load) => load.requests),
    'largest paint, ms': of((load) => load.largestPaintMs),
    'usable, ms': of((load) => load.usableMs),
    'drawn by the app, ms': of((load) => load.drawnMs),
    'asked again': of((load) => load.duplicates.length),
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

/**
 * A shell's server and its origin. The federated app gets one beside the stack's too: the API and the landing page answer
 * the stack's own origin alone, so that all three have the same refusals.
 */
async function serve(name: string, port: number, env: Record<string, string>) {
  const service = new Service(
    {
      ...shellSpec,
      name,
      env: {
        ...shellSpec.env,
        PORT: String(port),
        LIVE_FILE: join(dataDir, `${name}.live.json`),
        ...env,
      },
      readyUrl: `http://localhost:${port}/readyz`,
    },
    join(dataDir, 'logs'),
  );
  service.start();
  await service.ready();
  return { service, origin: `http://localhost:${port}` };
}
const bundle = { SHELL_ASSETS: output, REMOTE_BASES: nowhere };
const federated = await serve('federated', ports.registry + 1, {});
const single = await serve('single', ports.registry + 2, { ...bundle, REMOTE_ORIGINS: nowhere });
const singleWithHtml = await serve('single-with-html', ports.registry + 3, bundle);

const origins = {
  federated: federated.origin,
  single: single.origin,
  singleWithHtml: singleWithHtml.origin,
};
type Kind = keyof typeof origins;
const stored = (session: object) => ({ breakaway_ai_user: JSON.stringify(session) });
const rider = stored(await newPremiumMember());
const withoutPlan = stored(await newMember());

/** The control that makes each page usable, who opens it, and from where a link leads to it. */
const pages = [
  { path: '/', usable: 'iframe', from: '/faq' },
  { path: '/sign-in', usable: 'input[type=email]', from: '/faq' },
  { path: '/faq', usable: 'main h1', from: '/' },
  { path: '/subscription', usable: 'main h1', stored: withoutPlan },
  { path: consultantPath, usable: 'textarea', stored: rider, from: '/app/settings' },
  { path: '/app/settings', usable: 'input[name=name]', stored: rider, from: consultantPath },
  { path: '/manage-subscription', usable: 'main h1', stored: rider },
];

const browser = await launch();
let failed = false;

async function compare(title: string, load: (origin: string) => Promise<PageLoad>): Promise<void> {
  const kinds = Object.keys(origins) as Kind[];
  const loads: Record<Kind, PageLoad[]> = { federated: [], single: [], singleWithHtml: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of kinds) {
      const one = await load(origins[kind]);
      if (round > 0) loads[kind].push(one); // the first round warms the servers
    }
  }
  const federated = summarise(loads.federated);
  const alone = summarise(loads.single);
  const withHtml = summarise(loads.singleWithHtml);
  const ratio = (one: number, other: number) => (other ? Number((one / other).toFixed(3)) : '');
  console.log(`\n${title}: federated against single bundle, medians of ${rounds}, network ${networkName}`);
  console.table(
    Object.fromEntries(
      (Object.keys(federated) as (keyof typeof federated)[]).map((key) => [
        key,
        {
          federated: Math.round(federated[key]),
          single: Math.round(alone[key]),
          ratio: ratio(federated[key], alone[key]),
          'with HTML': Math.round(withHtml[key]),
          'ratio to it': ratio(federated[key], withHtml[key]),
        },
      ]),
    ),
  );
  const duplicates = loads.federated.flatMap((one) => one.duplicates);
  if (duplicates.length > 0) console.log('Asked again:', [...new Set(duplicates)]);
  failed ||= duplicates.length > 0;
}

for (const { path, usable, stored: entries = {}, from } of pages.filter(({ path }) =>
  path.includes(process.env.BENCH_PAGE ?? ''),
)) {
  await compare(`${path}, cold`, (origin) => loadCold(browser, origin + path, usable, entries));
  if (from)
    await compare(`${path}, by a link on ${from}`, (origin) =>
      loadByNavigation(browser, origin + from, path, usable, entries),
    );
}
await browser.close();
for (const { service } of [federated, single, singleWithHtml]) await service.stop();
await stack.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;
