import type { LiveReleases } from '@breakaway/releases/follow';
import { satisfies } from '@breakaway/releases/release';
import type { Candidate, PageRegistry } from '../src/remotes/page-registry.ts';
import { routes } from '../src/routing/routes.ts';
import { screensOf } from '../src/routing/screens-of.ts';
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
  for (const [name, { previous, ...newest }] of Object.entries(live)) {
    page[name] = [newest, ...previous]
      .filter((release) => satisfies(hostApi, release.hostApi))
      .slice(0, CANDIDATES)
      .map(({ version, entry }): Candidate => ({
        version,
        base: `${baseOf(name) ?? `/remotes/${name}`}/${version}/`,
        entry,
      }));
  }
  return page;
}

/** The hash of every script of the releases that a page may load, by the folder of the release. */
export function scriptHashes(live: LiveReleases, page: PageRegistry): ScriptHashes {
  const hashes: ScriptHashes = {};
  for (const [name, candidates] of Object.entries(page))
    for (const { version, base } of candidates) {
      const release = [live[name]!, ...live[name]!.previous].find((one) => one.version === version)!;
      const scripts = Object.entries(release.integrity).filter(([file]) => file.endsWith('.js'));
      hashes[base] = Object.fromEntries(scripts);
    }
  return hashes;
}

/** The remotes that the screens of the route table come from. */
const routed = [...new Set(routes.flatMap(screensOf).map((id) => id.split('/')[0]!))].sort();

/** The remotes that routes need and that have no release which this shell can load. */
export const missingRemotes = (page: PageRegistry): string[] =>
  routed.filter((name) => (page[name] ?? []).length === 0);
