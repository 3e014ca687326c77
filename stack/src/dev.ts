import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { apps, remoteApps, type App } from '@breakaway/federation/local-ports';
import { watchRemote, type BuildFacts } from '@breakaway/federation/watch';
import { describe, remoteIn } from '@breakaway/releases/team';
import Watchpack from 'watchpack';
import { buildApps, root } from './build.ts';
import { releaseRemotes } from './release.ts';
import { developmentDirOf } from './services.ts';
import type { Stack } from './stack.ts';
import { runUntilStopped } from './until-stopped.ts';

/**
 * `npm run dev [remote …]`: the whole product, following the sources. Screens of a remote that change are built within a
 * moment and take the place of the released ones, and open pages reload; no other remote is built. What else changes is
 * built and released, and API and sandbox restart. A remote that is named is made ready at the start, the others with
 * their first change. (For one remote alone, with its state kept across edits: `pnpm --filter remote-chat dev`.)
 */
const SETTLE_MS = 200;

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const development = developmentDirOf(dataDir);

/** Shows a build to the shell's server. */
function show(facts: BuildFacts, folder: string): void {
  const { release } = describe(folder, facts, () => []);
  const file = join(development, `${facts.name}.json`);
  // At once: the server must not read half of it.
  writeFileSync(`${file}.new`, JSON.stringify(release));
  renameSync(`${file}.new`, file);
  console.log(`${facts.name} ${facts.version}`);
}

const watched = new Set<App>();
/** Builds a remote from now on whenever its sources change. */
async function watch(app: App): Promise<void> {
  if (watched.has(app)) return;
  watched.add(app);
  await watchRemote(join(root, app), join(development, remoteIn(app)), show, console.error);
}

let building = false;
let again = false;
async function follow(stack: Stack): Promise<void> {
  if (building) {
    again = true;
    return;
  }
  building = true;
  do {
    again = false;
    try {
      const built = await buildApps(console.log);
      await releaseRemotes(dataDir, stack.addresses.registry);
      if (built.includes('shell')) await stack.service('shell').restart();
      if (built.length > 0) console.log('Live.');
    } catch (error) {
      console.error((error as Error).message);
    }
  } while (again);
  building = false;
}

/** The remote to whose screens a file belongs. The landing page and pictures are made by a whole build. */
const remoteOf = (file: string): App | undefined =>
  remoteApps.find((app) => relative(root, file).startsWith(join(app, 'src')));

function changed(stack: Stack, files: Iterable<string>): void {
  const owners = [...files].map(remoteOf);
  for (const app of owners) if (app) void watch(app);
  if (owners.includes(undefined)) void follow(stack);
}

const named = process.argv.slice(2).map((name) => {
  const app = remoteApps.find((one) => remoteIn(one) === remoteIn(name));
  if (app) return app;
  console.error(`There is no remote ${name}. There are: ${remoteApps.map(remoteIn).join(', ')}.`);
  process.exit(1);
});

// What an earlier run has shown is not what the sources give now.
rmSync(development, { recursive: true, force: true });
mkdirSync(development, { recursive: true });

await runUntilStopped({ dataDir, env: process.env, follow: true }, (stack) => {
  // Not fs.watch: on Linux it loses a file that an editor saves by renaming another one onto it.
  const watcher = new Watchpack({
    aggregateTimeout: SETTLE_MS,
    ignored: /(^|[\\/])(node_modules|dist|\.cache)([\\/]|$)/,
  });
  let files = new Set<string>();
  for (const event of ['change', 'remove'] as const)
    watcher.on(event, (file: string) => void files.add(file));
  watcher.on('aggregated', () => {
    const settled = files;
    files = new Set();
    changed(stack, settled);
  });
  watcher.watch({
    directories: [...apps, 'shared'].map((folder) => join(root, folder)),
    startTime: Date.now(),
  });
  for (const app of named) void watch(app);
  const { app, sandbox } = stack.addresses;
  console.log(`\nFollowing the sources. The app: ${app.shell}   Mail: ${sandbox}/mail\n`);
});
