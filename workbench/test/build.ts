import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { preview } from 'vite';

const workbench = join(import.meta.dirname, '..');

/** Builds the workbench once and serves it on a free port, until the tests have ended. */
export default async function build(): Promise<() => Promise<void>> {
  const built = spawnSync(
    join(workbench, 'node_modules/.bin/storybook'),
    ['build', '--output-dir', 'dist', '--loglevel', 'error'],
    { cwd: workbench, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`The workbench was not built.\n${built.stdout}${built.stderr}`);
  const server = await preview({
    root: workbench,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  process.env.WORKBENCH_URL = server.resolvedUrls!.local[0]!;
  return () => server.close();
}
