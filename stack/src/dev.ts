import { join, resolve } from 'node:path';
import { apps } from '@breakaway/federation/local-ports';
import Watchpack from 'watchpack';
import { buildApps, root } from './build.ts';
import { releaseRemotes } from './release.ts';
import type { Stack } from './stack.ts';
import { runUntilStopped } from './until-stopped.ts';

/**
 * `npm run dev`: the whole product, following the sources. A front end that changes is rebuilt and released, and open
 * pages reload; API and sandbox restart. (For one remote alone, with its state kept across edits: `pnpm --filter
 * remote-chat dev`.)
 */
const SETTLE_MS = 200;

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

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

await runUntilStopped({ dataDir, env: process.env, follow: true }, (stack) => {
  // Not fs.watch: on Linux it loses a file that an editor saves by renaming another one onto it.
  const watcher = new Watchpack({
    aggregateTimeout: SETTLE_MS,
    ignored: /(^|[\\/])(node_modules|dist|\.cache)([\\/]|$)/,
  });
  watcher.on('aggregated', () => void follow(stack));
  watcher.watch({
    directories: [...apps, 'shared'].map((folder) => join(root, folder)),
    startTime: Date.now(),
  });
  const { app, sandbox } = stack.addresses;
  console.log(`\nFollowing the sources. The app: ${app.shell}   Mail: ${sandbox}/mail\n`);
});
