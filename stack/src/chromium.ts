import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

/** The same browser without windows and toolbars: a test's page needs a third of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const firstThere = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));
const quick = () => firstThere([process.env.CHROMIUM_PATH, SHELL]);
const installed = () =>
  quick() ?? firstThere(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);

const attempt = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

function installPackage(...names: string[]): void {
  attempt('apt-get', ['update', '-qq']);
  for (const name of names)
    if (attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
}

/**
 * Finds a Chromium for tests: an installed one, else Playwright's own, else Debian's package if it may be installed. On
 * CI machines, where installing is fine, the headless shell is installed even next to a complete Chromium: without it
 * the end-to-end suite takes longer. Returns its path, or undefined for Playwright's own.
 */
export function findChromium(say: (line: string) => void): string | undefined {
  if (process.env.CI && !quick()) installPackage('chromium-headless-shell');
  const found = installed();
  if (found) return found;
  say('No Chromium is installed; asking Playwright for one …');
  if (attempt(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'])) return undefined;
  say('Playwright cannot download one; installing the package chromium-headless-shell …');
  installPackage('chromium-headless-shell', 'chromium');
  const packaged = installed();
  if (!packaged)
    throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.');
  return packaged;
}
