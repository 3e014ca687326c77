import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build.ts';
import { findChromium } from './chromium.ts';

/** `npm run workbench-pictures`: draws the pictures of all stories anew, with the Chromium that the tests use. */
const chromium = findChromium(console.log);
execFileSync(join(root, 'workbench/node_modules/.bin/playwright'), ['test', '--update-snapshots'], {
  cwd: join(root, 'workbench'),
  stdio: 'inherit',
  env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
});
