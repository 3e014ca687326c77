import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'stack';
import { compose } from '../support/docker-compose.ts';
import type { Checkout } from './checkout.ts';
import { fits, sidesWith } from './deployment.ts';
import { overrideFor } from './compose-override.ts';
import type { PairName } from './pairs.ts';

/** A set-up of its own beside one that may be there; only the published port is the same. */
const PROJECT = 'breakaway-skew';

/**
 * Runs the suite in Compose with the images of a pair, all started at once, and takes everything down.
 * @returns whether all passed
 * @throws Error with one sentence for a pair whose shell takes no release of its remotes, so nothing would be live
 */
export async function runInCompose(pair: PairName, old: Checkout, args: string[]): Promise<boolean> {
  const sides = sidesWith(pair, old);
  if (pair === 'old-shell' && !fits(old.dir, root))
    throw new Error('The old shell takes no release of this tree, and in Compose there is none from before.');
  const file = join(root, '.cache/skew/compose.json');
  mkdirSync(join(root, '.cache/skew'), { recursive: true });
  writeFileSync(file, JSON.stringify(overrideFor(sides, old.dir, args), null, 2));
  const run = (...command: string[]): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const [program, ...first] = compose();
      const files = ['--project-name', PROJECT, '-f', join(root, 'docker-compose.yml'), '-f', file];
      const child = spawn(program, [...first, ...files, ...command], { cwd: root, stdio: 'inherit' });
      child.on('error', reject);
      child.on('exit', (code) => resolve(code === 0));
    });
  try {
    return await run('up', '--build', '--abort-on-container-exit', '--exit-code-from', 'e2e');
  } finally {
    await run('down', '--volumes');
  }
}
