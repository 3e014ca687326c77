import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * What images run is bundled into single files by the commands in the Dockerfile. A server that imports what cannot be
 * bundled, such as a build tool, would be found out only when an image is built.
 */
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\s*\\\n\s*/g, ' ');
const commands = [...dockerfile.matchAll(/\.bin\/esbuild (\S+) --outfile=\S+ ([^\n&]+)/g)].map(
  ([, entry = '', options = '']) => ({
    entry,
    options: options
      .trim()
      .split(/\s+(?=["-])/)
      .map((option) => option.replaceAll('"', ''))
      .filter((option) => !option.startsWith('--banner')),
  }),
);
/** A server and its libraries. What drags in a build tool is much larger, where it can be bundled at all. */
const MOST_BYTES = 8_000_000;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'breakaway-bundle-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('the servers of shell, remotes, tools and registry are bundled', () => {
  expect(commands.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining(['shared/releases/src/cli.ts', 'registry/src/main.ts', 'shell/server/main.ts']),
  );
});

test.each(commands)('$entry fits into one file', ({ entry, options }) => {
  const file = join(folder, 'out.mjs');
  execFileSync(join(root, 'api/node_modules/.bin/esbuild'), [entry, `--outfile=${file}`, ...options], {
    cwd: root,
    stdio: 'pipe',
  });
  expect(statSync(file).size).toBeLessThan(MOST_BYTES);
});
