import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedSinceBuild } from '@breakaway/federation/build-record';
import { apps, type App } from '@breakaway/federation/local-ports';

export const root = resolve(import.meta.dirname, '../..');

const AT_ONCE = 2;

/** What is built: the front ends, and the page for operators, which the registry serves. */
type Built = App | 'operators';
const all: readonly Built[] = [...apps, 'operators'];

const isBuilt = (app: Built): boolean => changedSinceBuild(join(root, app)) === undefined;

function build(app: Built, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'shared/federation/src/build.ts')], {
      cwd: join(root, app),
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
 * Builds every front end of which something has changed that its last build read.
 * @returns the names of those that were built
 */
export async function buildApps(say: (line: string) => void, signal?: AbortSignal): Promise<Built[]> {
  const queue = all.filter((app) => !isBuilt(app));
  if (queue.length === 0) return [];
  const built = [...queue];
  say(`Building ${queue.length} of ${all.length} front ends …`);
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      await build(app, signal);
      say(`  ${app}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return built;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildApps(console.log);
