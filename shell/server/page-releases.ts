import { satisfies } from '@breakaway/federation/caret';
import type { LiveReleases } from '@breakaway/releases/follow';
import { withMarks } from '@breakaway/releases/member-mark';
import type { Release } from '@breakaway/releases/release';
import type { Candidate, PageRegistry } from '../src/remotes/page-registry.ts';
import { routes } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';
import type { Canaries } from './canary-choice.ts';
import type { ScriptHashes } from './trusted-scripts.ts';

/** How many releases of a remote a page gets: the live one and the one to fall back to. */
const CANDIDATES = 2;

/**
 * What is live, as a page may use it. Releases built for another major or a newer version of host-api are left out here,
 * before the browser loads a byte of them.
 */
export function pageRegistry(
  live: LiveReleases,
  hostApi: string,
  baseOf: (remote: string) => string | undefined = () => undefined,
): PageRegistry {
  const page: PageRegistry = {};
  for (const [name, { previous, canary, ...newest }] of Object.entries(live)) {
    const candidate = ({ version, entry, bringsRuntime }: Release): Candidate => ({
      version,
      base: `${baseOf(name) ?? `/remotes/${name}`}/${version}/`,
      entry,
      ...(!bringsRuntime && { needsCore: true }),
    });
    // A page comes to the release behind it only by a failure, and then gets nothing ahead of the entry.
    const first = (release: Release): Candidate => {
      const { screens, shared } = release;
      return { ...candidate(release), ...(shared && { screens, shared }) };
    };
    const fits = (release: Release) => satisfies(hostApi, release.hostApi);
    const [used, ...behind] = [newest, ...previous].filter(fits).slice(0, CANDIDATES);
    const forEverybody = used ? [first(used), ...behind.map(candidate)] : [];
    const forSome = [canary?.release].filter((one) => one !== undefined).filter(fits);
    page[name] = [...forSome.map((one) => ({ ...first(one), isCanary: true as const })), ...forEverybody];
  }
  return page;
}

/** Whom the canaries that a page may use are for. Everybody can read it, so named members are marks. */
export function canariesOf(live: LiveReleases, page: PageRegistry): Canaries {
  const canaries: Canaries = {};
  for (const [name, candidates] of Object.entries(page)) {
    const audience = live[name]?.canary?.audience;
    if (!audience || !candidates.some(({ isCanary }) => isCanary)) continue;
    const { percent, members, staff, salt } = audience;
    canaries[name] = withMarks({ percent, members, staff, salt });
  }
  return canaries;
}

/** A release that a page may use, as its team has signed it. */
export function releaseOf(live: LiveReleases, name: string, version: string): Release | undefined {
  const remote = live[name];
  const all = remote && [remote, ...remote.previous, ...(remote.canary ? [remote.canary.release] : [])];
  return all?.find((one) => one.version === version);
}

/** The hash of every script of the releases that a page may load, by the folder of the release. */
export function scriptHashes(live: LiveReleases, page: PageRegistry): ScriptHashes {
  const hashes: ScriptHashes = {};
  for (const [name, candidates] of Object.entries(page))
    for (const { version, base } of candidates) {
      const { integrity } = releaseOf(live, name, version)!;
      const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
      hashes[base] = Object.fromEntries(scripts);
    }
  return hashes;
}

/** The remotes that the screens of the route table come from. */
export const routed: readonly string[] = [
  ...new Set(routes.flatMap(screensOf).map((id) => id.split('/')[0]!)),
].sort();

/** The remotes that routes need and that have no release for everybody which this shell can load. */
export const missingRemotes = (page: PageRegistry): string[] =>
  routed.filter((name) => !page[name]?.some(({ isCanary }) => !isCanary));

/** Whether a route needs a remote of this name. */
export const isRouted = (name: string): boolean => routed.includes(name);
