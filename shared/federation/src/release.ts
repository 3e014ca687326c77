import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compress, filesBelow } from './compress.ts';
import { whileLocked } from './lock.ts';
import {
  parseRegistry,
  release,
  withNewRelease,
  withRelease,
  withRollback,
  type Registry,
  type Release,
} from './registry.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string; assets: { js: { sync: string[] } } }[];
}

/** Writes a file so that a reader sees the old or the new text, never half of one. */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** Describes a remote's build in `<dir>/dist`: entry, the scripts of each screen, integrity, contract range. */
export function describe(dir: string): Release {
  const dist = join(dir, 'dist');
  const json = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const manifest = json('mf-manifest.json') as Manifest;
  // formik and yup travel with the first remote that needs them, so its screens preload them too.
  const shared = manifest.shared.flatMap((entry) => entry.assets.js.sync);
  const screens = manifest.exposes
    .filter((expose) => expose.name !== 'probe')
    .map((expose) => [expose.name, [...new Set([...expose.assets.js.sync, ...shared])]] as const);
  const integrity = filesBelow(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const digest = createHash('sha384').update(readFileSync(file)).digest('base64');
      return [relative(dist, file), `sha384-${digest}`] as const;
    });
  return release.parse({
    ...(json('build.json') as Pick<Release, 'name' | 'version' | 'hostApi'>),
    entry: manifest.metaData.remoteEntry.name,
    screens: Object.fromEntries(screens),
    integrity: Object.fromEntries(integrity),
  });
}

/**
 * Publishes the build of a remote into `<remotesDir>/<name>/<version>/`. A folder that is there is never written
 * again: the same sources are the same version.
 */
export function publish(dir: string, remotesDir: string): Release {
  const next = describe(dir);
  const target = join(remotesDir, next.name, next.version);
  if (!existsSync(target)) {
    const draft = `${target}.${randomUUID()}.tmp`;
    cpSync(join(dir, 'dist'), draft, { recursive: true });
    writeFileSync(join(draft, 'release.json'), JSON.stringify(next, null, 2));
    compress(draft);
    try {
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another replica was quicker; what it published is the same.
      if (!existsSync(target)) throw error;
    }
  }
  return next;
}

/** A published release, read back. */
export function published(remotesDir: string, name: string, version: string): Release {
  return release.parse(JSON.parse(readFileSync(join(remotesDir, name, version, 'release.json'), 'utf8')));
}

/**
 * Reads the registry, changes it, writes it; one change at a time, so that remotes which are deployed at the same
 * moment do not undo each other. Bad entries of others are kept out; they were not served anyway.
 */
function change(registryFile: string, edit: (registry: Registry) => Registry): void {
  mkdirSync(dirname(registryFile), { recursive: true });
  whileLocked(`${registryFile}.lock`, () => {
    const text = existsSync(registryFile) ? readFileSync(registryFile, 'utf8') : '{"remotes":{}}';
    const remotes = edit(parseRegistry(text).registry);
    writeAtomically(registryFile, `${JSON.stringify({ remotes }, null, 2)}\n`);
  });
}

/** Makes a release live: the next page load gets it. */
export const deploy = (registryFile: string, next: Release): void =>
  change(registryFile, (registry) => withRelease(registry, next));

/**
 * Makes a release live unless the registry has known it before: a server that starts again does not undo a rollback.
 */
export const deployIfNew = (registryFile: string, next: Release): void =>
  change(registryFile, (registry) => withNewRelease(registry, next));

/** Makes the release before the live one live again. */
export const rollback = (registryFile: string, name: string): void =>
  change(registryFile, (registry) => withRollback(registry, name));
