import { readFile, stat } from 'node:fs/promises';
import { parseRegistry, satisfies, type Registry } from '@breakaway/federation/registry';
import type { Candidate, PageRegistry } from '../src/remotes/page-registry.ts';

/** How many releases of a remote a page is told of: the live one and the one to fall back to. */
const CANDIDATES = 2;

/**
 * The registry as a page may use it. Releases that were built for another major or a newer version of host-api are
 * left out here, before the browser loads a byte of them.
 */
export function pageRegistry(registry: Registry, hostApi: string): PageRegistry {
  const page: PageRegistry = {};
  for (const [name, { base, previous, ...live }] of Object.entries(registry)) {
    page[name] = [live, ...previous]
      .filter((release) => satisfies(hostApi, release.hostApi))
      .slice(0, CANDIDATES)
      .map(({ version, entry }): Candidate => ({
        version,
        base: `${base ?? `/remotes/${name}`}/${version}/`,
        entry,
      }));
  }
  return page;
}

/**
 * Follows the registry file: each call gives what the file says now. What cannot be read, whether the whole file or
 * one entry, keeps its last good reading, and is logged once per change.
 */
export function followRegistry(file: string, log: (problem: string) => void): () => Promise<Registry> {
  let seen = '';
  let current: Registry = {};
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs}-${size}-${ino}`;
      if (stamp === seen) return current;
      seen = stamp;
      const { registry, problems } = parseRegistry(await readFile(file, 'utf8'));
      problems.forEach(log);
      current = problems.length > 0 ? { ...current, ...registry } : registry;
    } catch (error) {
      if (seen !== 'unreadable') log(`The registry ${file} cannot be read: ${(error as Error).message}`);
      seen = 'unreadable';
    }
    return current;
  };
}
