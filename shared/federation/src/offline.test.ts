import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { offline } from './offline.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a page with one part that is loaded later. @returns the list in its service worker, and the files on the disk */
async function built(text: string) {
  writeFileSync(join(folder, 'main.js'), `import('./later.js'); console.log(${JSON.stringify(text)});`);
  writeFileSync(join(folder, 'later.js'), 'export const later = 1;');
  const path = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    devtool: 'source-map',
    output: { path, clean: true, filename: '[name].[contenthash:8].js' },
    plugins: [offline('tool', { name: 'The tool', shortName: 'Tool', start: '/#race' })],
  });
  await new Promise<void>((done, fail) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
    ),
  );
  await new Promise<void>((done) => compiler?.close(() => done()));
  const worker = readFileSync(join(path, 'service-worker.js'), 'utf8');
  const [, version, list] = /version:\s*"(\w+)",\s*files:\s*(\[[^\]]*\])/.exec(worker) ?? [];
  return {
    version,
    files: (JSON.parse(list ?? '[]') as string[]).toSorted(),
    onDisk: readdirSync(path).toSorted(),
    manifest: JSON.parse(readFileSync(join(path, 'app.webmanifest'), 'utf8')),
  };
}

test('the service worker lists every file of its build, and none of another', async () => {
  const first = await built('one');
  const needed = (names: string[]) => names.filter((name) => !/\.map$|^service-worker/.test(name));
  expect(first.files).toEqual(needed(first.onDisk));
  expect(first.files).toHaveLength(3);
  expect(await built('one')).toEqual(first);
  const second = await built('two');
  expect(second.version).not.toBe(first.version);
  expect(second.files).toEqual(needed(second.onDisk));
  expect(second.files.find((name) => name.startsWith('main'))).not.toBe(
    first.files.find((name) => name.startsWith('main')),
  );
});

test('the manifest opens the tool at its start, as an app with icons', async () => {
  const { manifest } = await built('one');
  expect(manifest).toMatchObject({
    name: 'The tool',
    start_url: '/#race',
    scope: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual([
    '192x192',
    '512x512',
    '512x512',
  ]);
});
