import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'test-results']);

/** Every source file below a folder, sorted, without build and test output. */
export function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(dir, entry.name)) : [join(dir, entry.name)]))
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort();
}

/**
 * A short hash of everything that goes into a build: the same sources give the same id on every machine.
 * @param paths folders and files, for example the package, `shared` and the lockfile
 * @param root names are hashed relative to it
 */
export function buildId(paths: string[], root: string): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = path.endsWith('.yaml') ? [path] : sourceFiles(path);
    for (const file of files)
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

const root = join(import.meta.dirname, '../../..');

/** `<version of package.json>-<hash of the sources>`: the folder name of a published release. */
export function releaseVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${buildId([dir, join(root, 'shared'), join(root, 'pnpm-lock.yaml')], root)}`;
}
