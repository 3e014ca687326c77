import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesIn } from './compress.ts';

const repository = resolve(import.meta.dirname, '../../..');
const nameOf = (path: string): string => relative(repository, path);
/** What builds write themselves. */
const generated = /(^|\/)(dist|\.cache|\.federation)(\/|$)/;

/** What a build read and wrote. It is kept in `<dir>/.cache/`. */
interface BuildRecord {
  node: string;
  /** hash of `dist/` */
  output: string;
  /**
   * By path from the root of the repository: the hash of a file, what a folder holds, the version of an installed
   * package, where a link to a package leads, or that a file was looked for and is missing. With such a file, an import
   * could lead elsewhere.
   */
  read: Record<string, string>;
}

const MISSING = 'missing';
const CHANGED_MEANWHILE = 'changed while it was built';

/** What a finished build says of itself. */
export interface BuildInputs {
  /** absolute paths of files, links and folders */
  read: Iterable<string>;
  /** absolute paths of folders whose lists of files were read */
  listed: Iterable<string>;
  /** absolute paths that were tried */
  missing: Iterable<string>;
  /** ms since 1970 */
  startedAt: number;
}

const recordFile = (dir: string): string => join(dir, '.cache', 'build.json');

/** The folder of the installed package that a path leads into, if it leads into one. */
const packageIn = (path: string): string | undefined =>
  /^.*\/node_modules\/(@[^/]+\/[^/]+|[^/.@][^/]*)/.exec(path)?.[0];

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

const hashOf = (file: string): string => digest(readFileSync(file));

const filesOf = (folder: string): string => `files ${digest(filesIn(folder).sort().map(nameOf).join('\0'))}`;

const linkTo = (path: string): string => `-> ${nameOf(realpathSync(path))}`;

const versionOf = (folder: string): string =>
  `version ${(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }).version}`;

/** The hash of all that is in `<dir>/dist`, without source maps. */
function outputOf(dir: string): string {
  const dist = join(dir, 'dist');
  const files = existsSync(dist) ? filesIn(dist).filter((file) => !file.endsWith('.map')) : [];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${relative(dist, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The `package.json` above a file of the workspace: it says what imports of its package mean. */
function manifestAbove(path: string): string[] {
  const manifest = join(dirname(path), 'package.json');
  if (existsSync(manifest)) return [manifest];
  return dirname(path) === path ? [] : manifestAbove(dirname(path));
}

/** Writes down what the build that is now in `<dir>/dist` was made from. */
export function recordBuild(dir: string, { read, listed, missing, startedAt }: BuildInputs): void {
  const record: BuildRecord = { node: process.version, output: outputOf(dir), read: {} };
  const add = (path: string) => {
    const link = packageIn(path);
    if (link && realpathSync(link) !== link) record.read[nameOf(link)] = linkTo(link);
    const file = realpathSync(path);
    const folder = packageIn(file);
    if (folder) record.read[nameOf(folder)] ??= versionOf(folder);
    else if (statSync(file).isFile() && !(nameOf(file) in record.read)) {
      record.read[nameOf(file)] = statSync(file).ctimeMs > startedAt ? CHANGED_MEANWHILE : hashOf(file);
      manifestAbove(file).forEach(add);
    }
  };
  for (const path of read) if (!generated.test(nameOf(path)) && existsSync(path)) add(path);
  for (const path of listed) record.read[nameOf(path)] = filesOf(path);
  // A folder is there, and still no file with that name.
  for (const path of missing)
    if (!generated.test(nameOf(path)) && !existsSync(path)) record.read[nameOf(path)] = MISSING;
  mkdirSync(dirname(recordFile(dir)), { recursive: true });
  writeFileSync(recordFile(dir), JSON.stringify(record, null, 1));
}

/** What a path of a record is now, in the words of the record. */
function now(name: string, then: string): string {
  const path = join(repository, name);
  if (!existsSync(path)) return MISSING;
  if (then.startsWith('-> ')) return linkTo(path);
  if (then.startsWith('version ')) return versionOf(path);
  if (then.startsWith('files ')) return filesOf(path);
  return then === MISSING ? 'there' : hashOf(path);
}

/**
 * Why `<dir>/dist` is not what its sources give, in a few words; undefined when it is. Only what the last build read
 * counts, so a change elsewhere in the repository makes no build necessary.
 */
export function changedSinceBuild(dir: string): string | undefined {
  if (!existsSync(recordFile(dir))) return 'it was not built by the build command';
  const { node, output, read } = JSON.parse(readFileSync(recordFile(dir), 'utf8')) as BuildRecord;
  if (node !== process.version) return `it was built with Node ${node}`;
  if (output !== outputOf(dir)) return 'it is of another build';
  const changed = Object.keys(read).find((name) => now(name, read[name]!) !== read[name]);
  return changed && `${changed} ${read[changed] === MISSING ? 'is new' : 'has changed'}`;
}
