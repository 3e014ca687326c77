import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './build.ts';
import { jestParts, playwrightParts, tableOf, type JestReport, type PlaywrightSuite } from './times-table.ts';

/**
 * `npm run test-times`: where the time of the last `npm test` went, as a Markdown table; `-- --write` puts it into
 * CONTRIBUTING.md. Files that ran in parallel share the time of their step in proportion to their own times, so that
 * the shares add up to the whole run.
 */

const kept = join(root, '.cache/test-times.json');

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Records the duration of a step. */
export function recordTime(step: string, seconds: number): void {
  writeFileSync(kept, JSON.stringify({ ...read<Record<string, number>>(kept), [step]: seconds }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const steps = read<Record<string, number>>(kept);
  if (!steps) {
    console.error('There are no times yet. Run npm test first.');
    process.exit(1);
  }
  const partsOf = {
    unit: jestParts(read<JestReport>(join(root, '.cache/jest.json')) ?? {}, root),
    e2e: playwrightParts(read<PlaywrightSuite>(join(root, '.cache/playwright.json')) ?? {}),
  };
  const table = tableOf(steps, partsOf);
  console.log(table);
  if (process.argv.includes('--write')) {
    const file = join(root, 'CONTRIBUTING.md');
    const day = new Date().toISOString().slice(0, 10);
    const made = `${day}, on ${availableParallelism()} processors:\n\n${table}`;
    const place = /(<!-- npm run test-times -->\n)[^]*?(\n<!-- end -->)/;
    writeFileSync(file, readFileSync(file, 'utf8').replace(place, `$1\n${made}\n$2`));
  }
}
