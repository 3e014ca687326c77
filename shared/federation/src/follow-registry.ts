import { readFile, stat } from 'node:fs/promises';
import { newestGoodBackup } from './registry-backups.ts';
import { parseRegistry, type Registry } from './registry.ts';

export interface FollowedRegistry {
  registry: Registry;
  /** Current problems of the file; `registry` then holds the last good version. */
  problems: string[];
}

/**
 * Follows the registry file: each call returns its current content. When the whole file or one entry is unreadable, its
 * last good version is used: the one in memory, or after a start the newest good backup. Each problem is logged once
 * per change of the file.
 */
export function followRegistry(
  file: string,
  log: (problem: string) => void,
): () => Promise<FollowedRegistry> {
  let seen = '';
  let good: Registry | undefined;
  let current: FollowedRegistry = { registry: {}, problems: [] };

  const take = (registry: Registry, problems: string[]) => {
    problems.forEach(log);
    if (problems.length > 0) good ??= newestGoodBackup(file)?.registry;
    good = problems.length > 0 ? { ...good, ...registry } : registry;
    current = { registry: good, problems };
  };

  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs}-${size}-${ino}`;
      if (stamp === seen) return current;
      const { registry, problems } = parseRegistry(await readFile(file, 'utf8'));
      seen = stamp;
      take(registry, problems);
    } catch (error) {
      if (seen === 'unreadable') return current;
      seen = 'unreadable';
      take({}, [
        `The registry cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
      ]);
    }
    return current;
  };
}
