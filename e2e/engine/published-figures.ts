import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesNeeded, runCases, type Outcome } from '@breakaway/cycling/validation';
import type { Page } from '@playwright/test';
import { root } from 'stack';
import { engineBundle } from './bundle.ts';

const ridesDir = resolve(root, process.env.RIDES_DIR ?? '../shared/data');

/** Every published case, computed here in Node. */
export function inNode(): Promise<Outcome[]> {
  return runCases((path) => {
    const file = join(ridesDir, path);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
  });
}

/** The same, computed by the browser's bundle of the engine in an empty page. */
export async function inBrowser(page: Page): Promise<Outcome[]> {
  const files = Object.fromEntries(
    filesNeeded()
      .filter((path) => existsSync(join(ridesDir, path)))
      .map((path) => [path, readFileSync(join(ridesDir, path)).toString('base64')]),
  );
  await page.addScriptTag({ content: await engineBundle('shared/cycling/validation/in-browser.ts') });
  return page.evaluate((given) => {
    const { runCases: run } = globalThis as unknown as {
      runCases: (files: Record<string, string>) => Promise<Outcome[]>;
    };
    return run(given);
  }, files);
}

/** The cases whose figure is not the same to the last bit. */
export function different(a: readonly Outcome[], b: readonly Outcome[]): string[] {
  return a.filter((one, i) => !Object.is(one.ours, b[i]?.ours)).map(({ title }) => title);
}
