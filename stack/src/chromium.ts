import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    // The same browser without its windows and bars: a test's page costs a third of the processor time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));

const attempt = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * A Chromium to test with: one that is installed, else Playwright's own, else Debian's package where that may be
 * installed. Gives its path, or undefined for Playwright's own.
 */
export function findChromium(say: (line: string) => void): string | undefined {
  const found = installed();
  if (found) return found;
  say('No Chromium is installed; asking Playwright for one …');
  if (attempt(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'])) return undefined;
  say('Playwright cannot download one; installing the package chromium-headless-shell …');
  attempt('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
  const packaged = installed();
  if (!packaged)
    throw new Error('No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.');
  return packaged;
}
