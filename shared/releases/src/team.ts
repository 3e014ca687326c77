import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changedSinceBuild } from '@breakaway/federation/build-record';
import { compressedForms, filesIn } from '@breakaway/federation/compress';
import { Refused, type Registry } from './client.ts';
import { signRelease, type PrivateKey } from './keys.ts';
import type { Audience, ChangeAnswer, RemoteStatus } from './protocol.ts';
import { integrityOf, release, type Release } from './release.ts';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
  shared: { name: string; assets: { js: { sync: string[] } } }[];
}

/** Data about the build for this step, not for browsers. */
const FACTS = ['build.json', 'mf-manifest.json', 'mf-stats.json'];

/** The name in the registry of the remote in a folder. */
export const remoteIn = (dir: string): string => basename(dir).replace(/^remote-/, '');

/** What the build says of itself in `build.json`. */
type Facts = Pick<Release, 'name' | 'version' | 'hostApi' | 'bringsRuntime'> & {
  /** The shared packages that each screen needs before it runs; a build that does not know them needs all. */
  shares?: Record<string, string[]>;
};

/** The facts of the build in `<dir>/dist`. Throws one sentence when there is none. */
export function builtFacts(dir: string): Facts {
  const file = join(dir, 'dist/build.json');
  if (!existsSync(file))
    throw new Error(`There is no build in ${join(dir, 'dist')}. Build ${remoteIn(dir)} first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Facts;
}

/**
 * The facts of a build that is to be published.
 * @throws when it is missing, of another remote, or older than the sources next to it. (An image has no sources.)
 */
function factsOf(dir: string): Facts {
  const name = remoteIn(dir);
  const facts = builtFacts(dir);
  if (facts.name !== name)
    throw new Error(
      `${join(dir, 'dist')} is a build of ${facts.name}, not of ${name}. Nothing was published.`,
    );
  const changed = existsSync(join(dir, 'package.json')) && changedSinceBuild(dir);
  if (changed)
    throw new Error(
      `The build of ${name} (${facts.version}) is not what its sources give: ${changed}. Build it again, then publish. Nothing was published.`,
    );
  return facts;
}

export interface BuiltRelease {
  release: Release;
  /** The content of each file by its integrity hash. */
  contents: Map<string, Uint8Array>;
}

/**
 * Describes a build: entry, the scripts of each screen, integrity of every file and its compressed forms.
 * @param formsOf development leaves out the compressed forms, which take longest
 */
export function describe(dist: string, facts: Facts, formsOf = compressedForms): BuiltRelease {
  const manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8')) as Manifest;
  const shared = manifest.shared.flatMap(({ name, assets }) =>
    assets.js.sync.map((script) => [script, name]),
  );
  // formik and yup are loaded with the first remote that needs them, so screens that begin with them preload them too.
  const sharedBy = (screen: string) =>
    manifest.shared
      .filter(({ name }) => facts.shares?.[screen]?.includes(name) ?? true)
      .flatMap(({ assets }) => assets.js.sync);
  const screens = manifest.exposes
    .filter(({ name }) => name !== 'probe')
    .map(({ name, assets }) => [name, [...new Set([...assets.js.sync, ...sharedBy(name)])]] as const);
  const contents: BuiltRelease['contents'] = new Map();
  const lists = { integrity: {} as Record<string, string>, maps: {} as Record<string, string> };
  const add = (list: keyof typeof lists, path: string, bytes: Uint8Array) => {
    const hash = integrityOf(bytes);
    lists[list][path] = hash;
    contents.set(hash, bytes);
  };
  const paths = filesIn(dist).map((file) => relative(dist, file));
  for (const path of paths.filter((one) => !FACTS.includes(one)).sort()) {
    const bytes = readFileSync(join(dist, path));
    if (path.endsWith('.map')) add('maps', path, bytes);
    else {
      add('integrity', path, bytes);
      for (const [ending, compressed] of formsOf(path, bytes)) add('integrity', path + ending, compressed);
    }
  }
  const { name, version, hostApi, bringsRuntime } = facts;
  const entry = manifest.metaData.remoteEntry.name;
  const scripts = { entry, screens: Object.fromEntries(screens), shared: Object.fromEntries(shared) };
  return {
    release: release.parse({ name, version, hostApi, bringsRuntime, ...scripts, ...lists }),
    contents,
  };
}

/**
 * The same sources give the same files. Other files under the same version are somebody else's. (Compressed forms may
 * differ with the compressor.)
 */
function expectSameFiles(dist: string, { name, version, integrity }: Release): void {
  const own = filesIn(dist)
    .map((file) => relative(dist, file))
    .filter((path) => !FACTS.includes(path) && !path.endsWith('.map'));
  const other = own.find((path) => integrity[path] !== integrityOf(readFileSync(join(dist, path))));
  if (other)
    throw new Error(
      `${name} ${version} is published with another ${other} than this build has. Find out who published it. Nothing was published.`,
    );
}

export interface Published {
  name: string;
  version: string;
  /** What happened, for people. */
  message: string;
}

/** Signs and uploads the build in a remote's folder. A version that the registry has stays as it is. */
export async function publish(dir: string, registry: Registry, key: PrivateKey): Promise<Published> {
  const facts = factsOf(dir);
  const { name, version } = facts;
  const there = await registry.lastingRelease(name, version);
  if (there) {
    expectSameFiles(join(dir, 'dist'), there);
    return { name, version, message: `${name} ${version} was published before; its files stay as they are.` };
  }
  const { release: described, contents } = describe(join(dir, 'dist'), facts);
  const message = await registry.upload(described, await signRelease(described, key), contents);
  return { name, version, message };
}

/** How often a decision that somebody else's change made out of date is taken again. */
const ATTEMPTS = 20;

/**
 * Decides on a change by the remote's current state, and takes the decision again when somebody else was faster.
 * @param decide returns null to leave things as they are
 */
async function decideAnew(
  registry: Registry,
  remote: string,
  decide: (status: RemoteStatus) => Parameters<Registry['change']>[1],
): Promise<ChangeAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await registry.status(remote);
    try {
      return await registry.change(remote, decide(status));
    } catch (error) {
      const isLate = error instanceof Refused && error.status === 412;
      if (!isLate || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * 50);
    }
  }
}

/** Makes a published release live: the next page load gets it. */
export const deploy = (
  registry: Registry,
  { name, version, reason = '' }: { name: string; version: string; reason?: string },
): Promise<ChangeAnswer> =>
  decideAnew(registry, name, ({ revision, fingerprint }) => ({
    action: 'deploy',
    version,
    expected: revision,
    expectedFingerprint: fingerprint,
    id: randomUUID(),
    reason,
  }));

/**
 * Makes a release live unless it was live at any time before: a server that restarts does not undo a rollback.
 * @param patienceMs how long to wait for a shell that it fits, when shell and remotes are deployed together
 */
export async function deployIfNew(
  registry: Registry,
  { name, version }: Pick<Release, 'name' | 'version'>,
  patienceMs = 0,
): Promise<ChangeAnswer> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await decideAnew(registry, name, ({ revision, fingerprint }) => ({
        action: 'deploy',
        version,
        expected: revision,
        expectedFingerprint: fingerprint,
        id: randomUUID(),
        onlyIfNew: true,
      }));
    } catch (error) {
      const isEarly = error instanceof Refused && error.status === 425;
      if (!isEarly || Date.now() >= until) throw error;
      await pause(1000);
    }
  }
}

/**
 * Makes the release before the live one live again. Not repeated when somebody else was faster: what was bad may not be
 * live any more.
 */
export async function rollback(
  registry: Registry,
  { name, version, reason = '' }: { name: string; version?: string | undefined; reason?: string },
): Promise<ChangeAnswer> {
  const { revision, fingerprint } = await registry.status(name);
  return registry.change(name, {
    action: 'rollback',
    version,
    expected: revision,
    expectedFingerprint: fingerprint,
    id: randomUUID(),
    reason,
  });
}

/** Gives a published release to some visitors, or changes to whom a canary is given. */
export const canary = (
  registry: Registry,
  {
    name,
    version,
    audience,
    reason = '',
  }: { name: string; version: string; audience: Audience; reason?: string },
): Promise<ChangeAnswer> =>
  decideAnew(registry, name, ({ revision, fingerprint }) => ({
    action: 'canary',
    version,
    audience,
    expected: revision,
    expectedFingerprint: fingerprint,
    id: randomUUID(),
    reason,
  }));

/** Takes the canary back from everybody. */
export const withdraw = (
  registry: Registry,
  { name, reason = '' }: { name: string; reason?: string },
): Promise<ChangeAnswer> =>
  decideAnew(registry, name, ({ revision, fingerprint, state }) => ({
    action: 'withdraw',
    version: state.canary?.version,
    expected: revision,
    expectedFingerprint: fingerprint,
    id: randomUUID(),
    reason,
  }));
