import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId } from '@breakaway/federation/build-id';
import { apps, type App } from '@breakaway/federation/local-ports';

export const root = resolve(import.meta.dirname, '../..');

const AT_ONCE = 2;

const stampFile = (app: App) => join(root, app, '.cache', 'built');
const sourcesOf = (app: App) =>
  buildId([join(root, app), join(root, 'shared'), join(root, 'pnpm-lock.yaml')], root);

/** True when `dist/` was built from the current sources. */
function isBuilt(app: App, sources: string): boolean {
  return (
    existsSync(join(root, app, 'dist')) &&
    existsSync(stampFile(app)) &&
    readFileSync(stampFile(app), 'utf8') === sources
  );
}

function webpack(app: App, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(join(root, app, 'node_modules/.bin/webpack'), ['--mode', 'production'], {
      cwd: join(root, app),
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The build of ${app} failed:\n${output}`)),
    );
  });
}

/**
 * Builds every front end whose sources changed since its last build.
 * @returns the names of those that were built
 */
export async function buildApps(say: (line: string) => void, signal?: AbortSignal): Promise<App[]> {
  const queue = apps
    .map((app) => ({ app, sources: sourcesOf(app) }))
    .filter(({ app, sources }) => !isBuilt(app, sources));
  if (queue.length === 0) return [];
  const built = queue.map(({ app }) => app);
  say(`Building ${queue.length} of ${apps.length} front ends …`);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await webpack(next.app, signal);
      mkdirSync(join(root, next.app, '.cache'), { recursive: true });
      writeFileSync(stampFile(next.app), next.sources);
      say(`  ${next.app}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildApps(console.log);
