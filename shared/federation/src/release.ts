import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { releaseVersion } from './build-id.ts';
import { compress, filesIn } from './compress.ts';
import { changeRegistry } from './registry-store.ts';
import {
  release,
  releaseName,
  satisfies,
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

/** The name in the registry of the remote in a folder. */
export const remoteIn = (dir: string): string => basename(dir).replace(/^remote-/, '');

/** The integrity hash of a file, as browsers compute it. */
const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Describes a remote's build in `<dir>/dist`: entry, the scripts of each screen, integrity, contract range. */
export function describe(dir: string): Release {
  const dist = join(dir, 'dist');
  if (!existsSync(join(dist, 'build.json')))
    throw new Error(`There is no build in ${dist}. Build ${remoteIn(dir)} first.`);
  const json = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const manifest = json('mf-manifest.json') as Manifest;
  // formik and yup are loaded with the first remote that needs them, so its screens preload them too.
  const shared = manifest.shared.flatMap((entry) => entry.assets.js.sync);
  const screens = manifest.exposes
    .filter((expose) => expose.name !== 'probe')
    .map((expose) => [expose.name, [...new Set([...expose.assets.js.sync, ...shared])]] as const);
  const integrity = filesIn(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [relative(dist, file), integrityOf(file)] as const);
  return release.parse({
    ...(json('build.json') as Pick<Release, 'name' | 'version' | 'hostApi'>),
    entry: manifest.metaData.remoteEntry.name,
    screens: Object.fromEntries(screens),
    integrity: Object.fromEntries(integrity),
  });
}

/** Rejects a build of another remote, and one that is older than the sources next to it. (An image has no sources.) */
function expectOwnAndFresh(dir: string, next: Release): void {
  const name = remoteIn(dir);
  if (next.name !== name)
    throw new Error(
      `${join(dir, 'dist')} is a build of ${next.name}, not of ${name}. Nothing was published.`,
    );
  if (!existsSync(join(dir, 'package.json')) || releaseVersion(dir) === next.version) return;
  throw new Error(
    `The sources of ${name} have changed since dist/ was built (${next.version}). Build it again, then publish. Nothing was published.`,
  );
}

/**
 * Publishes the build of a remote into `<remotesDir>/<name>/<version>/`. An existing folder is never overwritten: the
 * same sources are the same version.
 * @throws when `dist/` does not match the sources of this remote
 */
export function publish(dir: string, remotesDir: string): Release {
  const next = describe(dir);
  expectOwnAndFresh(dir, next);
  const target = join(remotesDir, next.name, next.version);
  if (!existsSync(target)) {
    const draft = `${target}.${randomUUID()}.tmp`;
    try {
      cpSync(join(dir, 'dist'), draft, { recursive: true });
      writeFileSync(join(draft, 'release.json'), JSON.stringify(next, null, 2));
      compress(draft);
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another replica was faster; its release is the same.
      if (!existsSync(target)) throw error;
    }
  }
  return next;
}

/** Where releases are, and which of them is live. */
export interface ReleaseStore {
  /** `<remotesDir>/<name>/<version>/` */
  remotesDir: string;
  registryFile: string;
  /** The shell's version of host-api, if known: only compatible releases are made live. */
  hostApi?: string | undefined;
}

/** The description of a release in `release.json`, or undefined when it is missing or unreadable. */
function described(remotesDir: string, name: string, version: string): Release | undefined {
  try {
    return release.parse(JSON.parse(readFileSync(join(remotesDir, name, version, 'release.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * A published release of a remote; every script is checked against its hash.
 * @throws when it cannot be made live: missing, of another remote, incomplete, or incompatible with the shell
 */
export function published({ remotesDir, hostApi }: ReleaseStore, name: string, version: string): Release {
  const refuse = (why: string): never => {
    throw new Error(`${why} Nothing was changed.`);
  };
  if (!releaseName.safeParse({ name, version }).success) refuse(`"${version}" is no version of ${name}.`);
  const found =
    described(remotesDir, name, version) ??
    refuse(`${name} ${version} is not published in ${remotesDir}, or not in full.`);
  if (found.name !== name || found.version !== version)
    refuse(`The release.json of ${name} ${version} says that it is ${found.name} ${found.version}.`);
  for (const script of [found.entry, ...Object.values(found.screens).flat()])
    if (!(script in found.integrity)) refuse(`${script} of ${name} ${version} has no hash.`);
  for (const [script, integrity] of Object.entries(found.integrity)) {
    const file = join(remotesDir, name, version, script);
    if (!existsSync(file)) refuse(`${script} is missing from ${name} ${version}.`);
    if (integrityOf(file) !== integrity)
      refuse(`${script} in ${name} ${version} is not the file that was published.`);
  }
  if (hostApi && !satisfies(hostApi, found.hostApi))
    refuse(
      `${name} ${version} needs host-api ${found.hostApi}, but the shell has ${hostApi}: deploy the shell first.`,
    );
  return found;
}

/** The live release of a remote, as its `release.json` describes it. */
const liveOnDisk = ({ remotesDir }: ReleaseStore, registry: Registry, name: string): Release | undefined =>
  registry[name] && described(remotesDir, name, registry[name].version);

/** Makes a published release live: the next page load gets it. */
export function deploy(place: ReleaseStore, name: string, version: string): void {
  const next = published(place, name, version);
  changeRegistry(place.registryFile, (registry) =>
    withRelease(registry, next, liveOnDisk(place, registry, name)),
  );
}

/**
 * Makes a release live unless it is already known to the registry: a server that restarts does not undo a rollback.
 * @returns the version that is live now
 */
export function deployIfNew(place: ReleaseStore, { name, version }: Release): string {
  const next = published(place, name, version);
  const registry = changeRegistry(place.registryFile, (current) =>
    withNewRelease(current, next, liveOnDisk(place, current, name)),
  );
  return registry[name]!.version;
}

/**
 * Makes the previous release live again.
 * @returns its version
 */
export function rollback(place: ReleaseStore, name: string): string {
  const registry = changeRegistry(place.registryFile, (current) => {
    const next = withRollback(current, name, liveOnDisk(place, current, name));
    published(place, name, next[name]!.version);
    return next;
  });
  return registry[name]!.version;
}
