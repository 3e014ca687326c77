import type { Release } from '@breakaway/releases/release';

/** How large a release may be, in bytes. Scripts are counted as browsers get them, compressed with brotli. */
export interface Budget {
  entry: number;
  /** Entry and scripts of any one screen. */
  screen: number;
  /** All public files with their compressed forms, and the source maps. */
  release: number;
}

/** About one and a half times the largest remote of today. */
export const BUDGET: Budget = { entry: 16_000, screen: 120_000, release: 8_000_000 };

const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/**
 * What of a release is larger than it may be, as one sentence; undefined when nothing is.
 * @param sizes of its files by hash, in bytes
 */
export function overBudget(
  { entry, screens, integrity, maps }: Release,
  sizes: Map<string, number>,
  budget: Budget,
): string | undefined {
  const sizeOf = (path: string) => sizes.get(integrity[`${path}.br`] ?? integrity[path] ?? '') ?? 0;
  const atEntry = sizeOf(entry);
  if (atEntry > budget.entry) return `Its entry has ${kB(atEntry)}; at most ${kB(budget.entry)} are allowed.`;
  for (const [screen, scripts] of Object.entries(screens)) {
    const size = scripts.reduce((sum, script) => sum + sizeOf(script), atEntry);
    if (size > budget.screen)
      return `Its screen ${screen} loads ${kB(size)} of scripts; at most ${kB(budget.screen)} are allowed.`;
  }
  const all = [...Object.values(integrity), ...Object.values(maps)];
  const total = all.reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0);
  return total > budget.release
    ? `Its files have ${kB(total)}; at most ${kB(budget.release)} are allowed.`
    : undefined;
}
