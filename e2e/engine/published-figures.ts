import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesNeeded, runCases, type Outcome } from '@breakaway/cycling/validation';
import type { Page } from '@playwright/test';
import { root } from 'stack';
import { engineBundle } from './bundle.ts';

const ridesDir = resolve(root, process.env.RIDES_DIR ?? '../shared/data');

/** Every published case, computed in Node. */
export function inNode(): Promise<Outcome[]> {
  return runCases((path) => {
    const file = join(ridesDir, path);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
  });
}

/** The same, computed by the browser bundle of the engine on an empty page. */
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

/** JavaScript engines may differ in the last bits of exp, log and sine: the allowed relative difference. */
const CLOSE = 1e-9;

/** The cases whose figures differ by more than the last bits. */
export function different(a: readonly Outcome[], b: readonly Outcome[]): string[] {
  return a.filter((one, i) => apart(one, b[i]) > CLOSE).map(({ title }) => title);
}

/** How many figures differ at all, and the largest relative difference. */
export function lastBits(a: readonly Outcome[], b: readonly Outcome[]): { count: number; largest: number } {
  const gaps = a.map((one, i) => apart(one, b[i])).filter((gap) => gap > 0);
  return { count: gaps.length, largest: Math.max(0, ...gaps) };
}

function apart(one: Outcome, other: Outcome | undefined): number {
  if (Object.is(one.ours, other?.ours)) return 0;
  if (one.ours === null || typeof other?.ours !== 'number') return Infinity;
  const gap = Math.abs(one.ours - other.ours) / Math.max(1, Math.abs(one.ours));
  return Number.isNaN(gap) ? Infinity : gap;
}
